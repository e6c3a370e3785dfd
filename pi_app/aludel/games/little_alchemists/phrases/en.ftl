# SPDX-License-Identifier: MIT
# What Little Alchemists says. A message's value is the caption; `.spoken`, where it differs, is what the voice says.

## the second ingredient of a pair
other-frog = { ingredient-frog }
other-fern = { ingredient-fern }
other-foot = { ingredient-foot }
other-scorpion = { ingredient-scorpion }
other-feather = { ingredient-feather }
other-mandrake = { ingredient-mandrake }
other-mushroom = { ingredient-mushroom }
other-flower = { ingredient-flower }

## events: the start
la-welcome = Welcome to Little Alchemists, level { $level }!
la-set-tiles =
    { $players ->
        [2] Two of you play. Take out every tile with a 3+ or a 4 on it.
        [3] Three of you play. Take out every tile with a 4 on it.
       *[other] All tiles are in the game.
    }
    .spoken =
        { $players ->
            [2] Two of you play. Take out every tile with a three or a four on it.
            [3] Three of you play. Take out every tile with a four on it.
           *[other] All tiles are in the game.
        }
la-deal = Closed market below, customers on it. Mix the tiles: 5 face up, 3 for each, the rest on the pile. 2 coins each.
    .spoken = Put the closed market at the bottom and the customers on it. Mix the tiles. Put five tiles face up on the market. Give three tiles to each player. Put the rest face down on the customers. Take two coins each.
la-turn = { $seat }, it is your turn.

## events: a turn
la-potion = { $seat } has made a { $potion }! Mark it in your triangle.
la-mark = { $ingredient } and { $other } make a { $potion }.
la-equal = { $seat }, two of the same make no potion. Take one market tile for free, a different kind if you can.
la-equal-nothing = { $seat }, two of the same make no potion, and the market is empty.
la-taken = { $seat } takes tile number { $place }.
la-bought =
    { $coins ->
        [0] { $seat } buys tile number { $place } with the last coin.
        [one] { $seat } buys tile number { $place } and has one coin left.
       *[other] { $seat } buys tile number { $place } and has { $coins } coins left.
    }
la-sold = Sold! { $seat } gets { $price } coins. Put your bottle on the customer.
la-kept = { $seat } keeps the potion.
la-end-turn =
    { $gaps ->
        [0] { $seat }: two tiles to the discards, face down. Draw two new ones.
        [one] { $seat }: two tiles to the discards, face down. Draw two new ones. Then fill the gap on the market.
       *[other] { $seat }: two tiles to the discards, face down. Draw two new ones. Then fill the { $gaps } gaps on the market.
    }
    .spoken =
        { $gaps ->
            [0] { $seat }, put your two tiles face down on the discard pile. Then draw two new tiles.
            [one] { $seat }, put your two tiles face down on the discard pile. Then draw two new tiles. Then fill the gap on the market.
           *[other] { $seat }, put your two tiles face down on the discard pile. Then draw two new tiles. Then fill the { $gaps } gaps on the market.
        }

## events: the stack and the customers
la-stack-empty = The stack of tiles is empty. Look at the big tile below!
la-customer = A customer comes: wants a { $potion }, pays { $price } coins! Mix the discards into a new stack.
    .spoken = A customer comes, who wants a { $potion } and pays { $price } coins! Mix the discard pile. It is the new stack.
la-next-customer = Next customer: wants a { $potion }, pays { $price } coins! Bottles go home. Mix the discards into a new stack.
    .spoken = The next customer comes, who wants a { $potion } and pays { $price } coins! All bottles go home. Mix the discard pile. It is the new stack.
la-no-discards = There are no discards to mix. Play on without a stack.
la-draw-on =
    { $count ->
        [one] Draw one more tile for your hand.
       *[other] Draw { $count } more tiles for your hand.
    }
la-refill-on =
    { $count ->
        [one] Fill the gap on the market.
       *[other] Fill the { $count } gaps on the market.
    }
la-boring = So much of the same! Mix the market tiles back into the stack and lay out five new ones.
la-ledger-corrected =
    { $count ->
        [one] I thought there was one tile left. I believe you: the stack is empty.
       *[other] I thought there were { $count } tiles left. I believe you: the stack is empty.
    }

## events: the end
la-closed = The market is closed. The game is over! Count your coins.
la-score =
    { $points ->
        [one] { $seat }: one coin.
       *[other] { $seat }: { $points } coins.
    }
la-winner = { $seat } has won the game. Well done, everybody!
la-shared = { $count } of you win together, with { $points } coins each. Well done!
la-shares = { $seat } is a winner.
la-exam = Now comes the exam. Help each other! There are { $questions } questions. With { $pass } right answers you pass.
la-exam-skipped = The exam can wait for another game.
la-exam-right = That is right: a { $potion }!
la-exam-wrong = Not this time. They make a { $potion }.
la-exam-passed = { $right } of { $questions } are right. You have passed! Level two is open.
la-exam-failed = { $right } of { $questions } are right. Play again and try once more.

## what to do now
la-prompt-brew = { $seat }: two ingredients into the tray, slide it in, press the big button. You may buy market tiles.
    .spoken = { $seat }, put two ingredients into the tray. Slide it in and press the big button. You may buy market tiles at any time.
la-prompt-take = { $seat }, press the button of the market tile that you take.
la-prompt-sell = { $seat }, { $price } coins for your { $potion }? Press the big button to sell it, or back to keep it.
    .spoken = { $seat }, the customer pays { $price } coins for your { $potion }. Press the big button to sell it, or press back to keep it.
la-prompt-end = { $seat }, press the big button to end your turn. You may still buy market tiles.
la-prompt-customer = Who has come? Customer into the tray and big button, or market button 1 fire, 2 flying, 3 luck.
    .spoken = Who has come? Put the customer into the tray and press the big button. Or press a market button: one for fire, two for flying, three for luck.
la-prompt-offer = Would you like to take the exam together? Press the big button for yes, or back for no.
la-prompt-exam = Question { $number } of { $questions }: { $ingredient } and { $other }? Answer in the tray, or button 1 fire, 2 flying, 3 luck.
    .spoken = Question { $number } of { $questions }. What do { $ingredient } and { $other } make? Put one answer into the tray and press the big button. Or press a market button: one for fire, two for flying, three for luck.
la-prompt-over = The game is over. Thank you for playing!

## what a button does now
la-choice-brew = Mix the two ingredients in the tray.
la-choice-buy = Buy this tile for one coin.
la-choice-take = Take this tile for free.
la-choice-sell = Sell the potion.
la-choice-keep = Keep the potion.
la-choice-end = End the turn.
la-choice-boring = Four or five market tiles are the same: deal new ones.
la-choice-stack-empty = The stack is empty on the table.
la-choice-show-customer = Show the customer in the tray.
la-choice-customer-fire = The customer wants a fire potion.
la-choice-customer-flying = The customer wants a flying potion.
la-choice-customer-luck = The customer wants a lucky potion.
la-choice-exam = Yes, take the exam.
la-choice-no-exam = Not today.
la-choice-answer = Answer with the piece in the tray.
la-choice-answer-fire = They make a fire potion.
la-choice-answer-flying = They make a flying potion.
la-choice-answer-luck = They make a lucky potion.

## what is not possible
la-no-answer = That is no potion of this level. Choose one of yours.
la-no-boring-few = There are fewer than four tiles on the market, so they stay.
la-no-boring-late = New market tiles are dealt only at the start of a turn, and only once.
la-no-boring-stack = There are no other tiles in the stack, so the market stays.
la-no-button = That button does nothing now.
la-no-coin = You have no coin left to buy with.
la-no-count = These pieces cannot be right. Look and show them again.
la-no-customer = That customer was here before. Look at the big tile again.
la-no-hand = You do not have two ingredients.
la-no-ingredient = That is no ingredient of this level. Look and show them again.
la-no-now = That is not what I need now.
la-no-over = The game is over.
la-no-place = There is no such place on the market.
la-no-seat = Nobody sits there in this game.
la-no-stack-left = I know that the stack is empty.
la-no-tile = There is no tile on that place.
la-no-tray-empty = The tray is empty. Put the pieces in and press again.
la-no-tray-many = There are too many pieces in the tray. Take some out and press again.
la-no-tray-one = There is one piece missing. Put it in and press again.
la-no-tray-sort = I need other pieces now. Check the tray and press again.
la-no-turn = It is not that player's turn.
