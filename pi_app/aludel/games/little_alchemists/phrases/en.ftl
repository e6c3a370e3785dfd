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

## what ingredients and potions are named by, several in a row
type-fire = fire
type-flying = flying
type-luck = luck
type-love = love
type-ghostly = ghost
type-wishes = wish

## pets
pet-cat = cat
pet-fire = salamander
pet-flying = owl
pet-luck = hare

## artifacts
artifact-purple-1 = basket
artifact-purple-2 = herb book
artifact-purple-3 = bell collar
artifact-purple-4 = scales
artifact-purple-5 = twin flask
artifact-purple-6 = shield
artifact-gold-1 = lantern
artifact-gold-2 = winged boots
artifact-gold-3 = horseshoe
artifact-gold-4 = locket
artifact-gold-5 = crystal ball
artifact-gold-6 = potion rack
artifact-tea-set = tea set

## pieces of this game, as they are offered one by one by hand
piece-pet-cat = The cat.
    .spoken = Would you like the cat?
piece-pet-fire = The salamander.
    .spoken = Would you like the salamander?
piece-pet-flying = The owl.
    .spoken = Would you like the owl?
piece-pet-luck = The hare.
    .spoken = Would you like the hare?
piece-artifact-purple-1 = The basket.
    .spoken = Do you want to buy the basket?
piece-artifact-purple-2 = The herb book.
    .spoken = Do you want to buy the herb book?
piece-artifact-purple-3 = The bell collar.
    .spoken = Do you want to buy the bell collar?
piece-artifact-purple-4 = The scales.
    .spoken = Do you want to buy the scales?
piece-artifact-purple-5 = The twin flask.
    .spoken = Do you want to buy the twin flask?
piece-artifact-purple-6 = The shield.
    .spoken = Do you want to buy the shield?
piece-artifact-gold-1 = The lantern.
    .spoken = Do you want to buy the lantern?
piece-artifact-gold-2 = The winged boots.
    .spoken = Do you want to buy the winged boots?
piece-artifact-gold-3 = The horseshoe.
    .spoken = Do you want to buy the horseshoe?
piece-artifact-gold-4 = The locket.
    .spoken = Do you want to buy the locket?
piece-artifact-gold-5 = The crystal ball.
    .spoken = Do you want to buy the crystal ball?
piece-artifact-gold-6 = The potion rack.
    .spoken = Do you want to buy the potion rack?
piece-artifact-tea-set = The tea set.
    .spoken = Do you want to buy the tea set?
piece-box-2 = The card from the box of level two.
piece-box-3 = The card from the box of level three.
piece-box-4 = The card from the box of level four.
piece-box-5 = The card from the box of level five.
piece-box-6 = The card from the box of level six.
piece-box-7 = The card from the box of level seven.

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
la-set-mushrooms = Tiles with a star stay out. Mushroom tiles come in instead. Put the mushroom part on your triangle.
    .spoken = The tiles with a star stay out. The mushroom tiles come in instead. Put the mushroom part on your triangle.
la-set-flowers = Star and moon tiles stay out, mushrooms and blue flowers come in. Both parts on your triangle.
    .spoken = The tiles with a star or a moon stay out. The mushroom tiles and the blue flower tiles come in instead. Put the mushroom part and the flower part on your triangle. Lay out the result tokens for wishes and for potions without power. The tea set goes to the artifacts.
la-deal = Closed market below, customers on it. Mix the tiles: { $tiles } face up, { $hand } for each, rest on the pile. { $coins } coins each.
    .spoken = Put the closed market at the bottom. Mix the customers and put them on it. Mix the tiles. Put { $tiles } tiles face up on the market. Give { $hand } tiles to each player. Put the rest face down on the customers. Take { $coins } coins each.
la-set-theories = Theory board and { $tokens } theory tokens out. A stack of { $gems } gems, highest on top. Broken gems beside it.
    .spoken = Put out the theory board of this level and { $tokens } theory tokens. Make a stack of { $gems } gems, with the highest on top and the lowest at the bottom. Put the broken gems beside it.
la-set-customers =
    { $count ->
        [3] Three customers come today: for fire, flying and luck.
        [5] All five customers come today. Lay out the result tokens for love and ghost potions, too.
       *[other] This many customers come today: { $count }.
    }
la-set-pets = Put the pets beside the market: the cat, the salamander, the owl and the hare.
la-set-artifacts = Mix the artifacts: three purple ones face up, the rest face down as a stack. At the end, coins count half.
    .spoken = Mix the artifacts face down. Turn them over until three purple ones lie face up on the market. Mix the gold ones back in. The rest is a stack. At the end of the game, a coin is worth half a point.
la-turn = { $seat }, it is your turn.

## events: a turn
la-potion = { $seat } has made a { $potion }! Mark it in your triangle.
la-powerless = { $seat } has made a potion without power! Mark it in your triangle.
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
la-bought-free = { $seat } takes tile number { $place } for free.
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
la-end-theory =
    { $gaps ->
        [0] { $seat }, your turn is over. Do not draw any tiles.
        [one] { $seat }, do not draw any tiles. Fill the gap on the market.
       *[other] { $seat }, do not draw any tiles. Fill the { $gaps } gaps on the market.
    }
la-end-theory-draw =
    { $gaps ->
        [0] { $seat }, draw { $draw } new tiles.
        [one] { $seat }, draw { $draw } new tiles. Then fill the gap on the market.
       *[other] { $seat }, draw { $draw } new tiles. Then fill the { $gaps } gaps on the market.
    }

## events: theories
la-theory-right = { $seat } is right: the { $ingredient } makes { $one } and { $two } potions. Put its token on the theory board.
    .spoken = { $seat } is right! The { $ingredient } makes { $one } and { $two } potions. Put its token on the theory board.
la-theory-shown = { $seat } is right and knows what makes { $one }, { $two } and { $three } potions! Now the others guess.
la-guessed = { $seat } guesses: { $ingredient }.
la-guess-declined = { $seat } does not guess.
la-reveal = It is the { $ingredient }! { $seat }, put its token on the theory board.
la-guess-right =
    { $gain ->
        [one] { $seat } has guessed right and gets one coin.
       *[other] { $seat } has guessed right and gets { $gain } coins.
    }
la-guess-none = Nobody has guessed it.
la-gem =
    { $points ->
        [one] { $seat } takes the top gem. It is worth one point.
       *[other] { $seat } takes the top gem. It is worth { $points } points.
    }
la-theory-wrong =
    { $seat }, your theory is wrong. Keep it secret. Take a broken gem.
    { $count ->
        [0] {""}
        [one] Put one stack tile face down on the discards.
       *[other] Put { $count } stack tiles face down on the discards.
    }
    .spoken =
        { $seat }, your theory is wrong. Do not say what it was. Take a broken gem.
        { $count ->
            [0] {""}
            [one] Put the top tile of the stack on the discard pile. Do not look at it.
           *[other] Put the top { $count } tiles of the stack on the discard pile. Do not look at them.
        }
la-theory-wrong-charmed =
    { $seat }, your theory is wrong. Keep it secret. You have the { $artifact }: no broken gem.
    { $count ->
        [0] {""}
        [one] One stack tile on the discards.
       *[other] { $count } stack tiles on the discards.
    }
    .spoken =
        { $seat }, your theory is wrong. Do not say what it was. You have the { $artifact }, so you take no broken gem.
        { $count ->
            [0] {""}
            [one] Put the top tile of the stack on the discard pile. Do not look at it.
           *[other] Put the top { $count } tiles of the stack on the discard pile. Do not look at them.
        }
la-lose-on =
    { $count ->
        [one] Put one more tile from the stack on the discards, face down.
       *[other] Put { $count } more tiles from the stack on the discards, face down.
    }
la-wrong-note =
    { $three ->
        [none] Your wrong theory: the { $ingredient } makes { $one } and { $two } potions.
       *[other] Your wrong theory: the { $ingredient } makes { $one }, { $two } and { $three } potions.
    }

## events: pets, wishes and artifacts
la-pet = { $seat } has a new pet: the { $pet }!
la-pet-coin =
    { $gain ->
        [one] The { $pet } likes it. { $seat } gets one coin.
       *[other] The { $pet } likes it. { $seat } gets { $gain } coins.
    }
la-wished = { $seat } wishes for a { $potion }.
la-wished-powerless = { $seat } wishes for a potion without power.
la-tea-coins =
    { $gain ->
        [one] Time for the { $artifact }! { $seat } gets one coin.
       *[other] Time for the { $artifact }! { $seat } gets { $gain } coins.
    }
la-shop = { $seat } looks at the artifacts.
la-leave = { $seat } buys no artifact.
la-artifact =
    { $coins ->
        [0] { $seat } buys the { $artifact } with the last coins.
        [one] { $seat } buys the { $artifact } and has one coin left.
       *[other] { $seat } buys the { $artifact } and has { $coins } coins left.
    }
la-reveal-artifact = Turn over the next artifact.
la-judged-coin =
    { $coins ->
        [one] { $seat } takes a coin and has one coin now.
       *[other] { $seat } takes a coin and has { $coins } coins now.
    }
la-judged-pay =
    { $coins ->
        [0] { $seat } pays the last coin.
        [one] { $seat } pays a coin and has one coin left.
       *[other] { $seat } pays a coin and has { $coins } coins left.
    }
la-judged-draw = { $seat } draws a tile.
la-judged-discard = { $seat } puts a tile on the discards, face down.

## events: the stack and the customers
la-stack-empty = The stack of tiles is empty. Look at the big tile below!
la-customer = A customer comes: wants a { $potion }, pays { $price } coins! Mix the discards into a new stack.
    .spoken = A customer comes, who wants a { $potion } and pays { $price } coins! Mix the discard pile. It is the new stack.
la-customer-corrected = Not the { $potion } customer, then. Nothing is mixed or drawn again.
    .spoken = So it is not the one who wants a { $potion }. Nothing is mixed or drawn again.
la-customer-named = The customer wants a { $potion } and pays { $price } coins!
la-next-customer = Next customer: wants a { $potion }, pays { $price } coins! Bottles go home. Mix the discards into a new stack.
    .spoken = The next customer comes, who wants a { $potion } and pays { $price } coins! All bottles go home. Mix the discard pile. It is the new stack.
la-no-again-other = No other customer can be on the pile now.
la-no-again-sold = Somebody has sold to this customer, so the customer stays.
la-no-again-twice = You have changed this customer once already.
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

## events: piles that run short
la-short-coins = The bank has too few coins. Use something else for them; I keep counting.
la-short-broken = There are no more broken gems. Use something else for them; I keep counting.
la-short-results = The result tokens may have run out: { $potion }. Use something else for them.
    .spoken = Result tokens may have run out: { $potion }. If there are none left, use something else for them.

## events: the end
la-solved = All theories but one are found, so the last one is clear too. The game is over!
la-keys =
    { $count ->
        [one] Well done! You have won one key!
       *[other] Well done! You have won { $count } keys!
    }
la-closed = The market is closed. The game is over! Let us count.
la-score =
    { $points ->
        [one] { $seat }: one coin.
       *[other] { $seat }: { $points } coins.
    }
la-points =
    { $seat }, points: coins { $coins }
    { $gems ->
        [0] {""}
       *[other] + gems { $gems }
    }
    { $broken ->
        [0] {""}
       *[other] − broken gems { $broken }
    }
    = { $points }.
    .spoken =
        { $seat }. Coins bring { $coins }.
        { $gems ->
            [0] {""}
           *[other] Gems bring { $gems }.
        }
        { $broken ->
            [0] {""}
           *[other] Broken gems take { $broken } away.
        }
        The sum is { $points }.
la-points-half =
    { $seat }, points: coins, half of { $coins },
    { $gems ->
        [0] {""}
       *[other] + gems { $gems }
    }
    { $broken ->
        [0] {""}
       *[other] − broken gems { $broken }
    }
    { $artifacts ->
        [0] {""}
       *[other] + artifacts { $artifacts }
    }
    { $half ->
        [0] = { $points }.
        [-1]
            { $points ->
                [0] = −½.
               *[other] = { $points }½.
            }
       *[other]
            { $points ->
                [0] = ½.
               *[other] = { $points }½.
            }
    }
    .spoken =
        { $seat }. Coins bring half of { $coins }.
        { $gems ->
            [0] {""}
           *[other] Gems bring { $gems }.
        }
        { $broken ->
            [0] {""}
           *[other] Broken gems take { $broken } away.
        }
        { $artifacts ->
            [0] {""}
           *[other] Artifacts bring { $artifacts }.
        }
        { $half ->
            [0] The sum is { $points }.
            [-1]
                { $points ->
                    [0] The sum is minus one half.
                   *[other] The sum is { $points } and a half.
                }
           *[other]
                { $points ->
                    [0] The sum is one half.
                   *[other] The sum is { $points } and a half.
                }
        }
la-winner = { $seat } has won the game. Well done, everybody!
la-shared = { $count } of you win together, with { $points } coins each. Well done!
la-shared-points = { $count } of you win together. Well done!
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
la-prompt-act = { $seat }: two ingredients into the tray for a potion, or answers for a theory. Then the big button.
    .spoken = { $seat }, what would you like to do? To brew, put two ingredients into the tray. To share a theory, put in the answers instead: one ingredient and all its potions. Slide it in and press the big button. You may buy market tiles at any time.
la-prompt-guess = { $seat }: what makes { $one }, { $two } and { $three } potions? Theory token into the tray, or next.
    .spoken = { $seat }, guess! What makes { $one }, { $two } and { $three } potions? Put its theory token into the tray and press the big button. Or press next to choose by name.
la-prompt-pet = { $seat }, choose a pet. Put it into the tray and press the big button, or press next to choose by name.
la-prompt-wish = { $seat }: make a wish! Answer into the tray, or button 1 fire, 2 flying, 3 luck, 4 love, 5 ghost, or next.
    .spoken = { $seat }, make a wish! Put a potion answer into the tray and press the big button. Or press a market button: one for fire, two for flying, three for luck, four for love, five for ghost. Or press next to choose by name.
la-prompt-take = { $seat }, press the button of the market tile that you take.
la-prompt-sell = { $seat }, { $price } coins for your { $potion }? Press the big button to sell it, or back to keep it.
    .spoken = { $seat }, the customer pays { $price } coins for your { $potion }. Press the big button to sell it, or press back to keep it.
la-prompt-end = { $seat }, press the big button to end your turn. You may still buy market tiles.
la-prompt-end-shop = { $seat }, press the big button to end your turn, or next to buy an artifact. You may still buy tiles.
la-prompt-shop = { $seat }, which artifact? Put it into the tray and press the big button. Next: by name. Back: none.
    .spoken = { $seat }, which artifact will you buy? Put it into the tray and press the big button. Or press next to choose by name. Press back to buy none.
la-prompt-judge = { $seat }: how many points for the { $artifact }? Press next until you hear the number, then the big button.
    .spoken = { $seat }, how many points do you get for the { $artifact }? Press next until you hear the number. Then press the big button.
la-prompt-customer = Who has come? Customer into the tray and big button, or market button 1 fire, 2 flying, 3 luck.
    .spoken = Who has come? Put the customer into the tray and press the big button. Or press a market button: one for fire, two for flying, three for luck.
la-prompt-customer-five = Who has come? Customer into the tray, or market button 1 fire, 2 flying, 3 luck, 4 love, 5 ghost.
    .spoken = Who has come? Put the customer into the tray and press the big button. Or press a market button: one for fire, two for flying, three for luck, four for love, five for ghost.
la-prompt-offer = Would you like to take the exam together? Press the big button for yes, or back for no.
la-prompt-exam = Question { $number } of { $questions }: { $ingredient } and { $other }? Answer in the tray, or button 1 fire, 2 flying, 3 luck.
    .spoken = Question { $number } of { $questions }. What do { $ingredient } and { $other } make? Put one answer into the tray and press the big button. Or press a market button: one for fire, two for flying, three for luck.
la-prompt-over = The game is over. Thank you for playing!

## what may be put into the tray, where there are several ways
la-way-brew = Two ingredients for a potion.
la-way-theory = Answers for a theory.
la-way-guess = A theory token for a guess.
la-way-pet = A pet.
la-way-wish = A potion answer for a wish.
la-way-artifact = An artifact.
la-way-customer = A customer.
la-way-answer = A potion answer.

## what a button does now
la-choice-brew = Mix the two ingredients in the tray.
la-choice-brew-or-share = Brew, or share a theory, with the pieces in the tray.
la-choice-guess = Guess with the token in the tray.
la-choice-pet = Take the pet in the tray.
la-choice-wish = Wish for the potion in the tray.
la-choice-wish-fire = Wish for a fire potion.
la-choice-wish-flying = Wish for a flying potion.
la-choice-wish-luck = Wish for a lucky potion.
la-choice-wish-love = Wish for a love potion.
la-choice-wish-ghostly = Wish for a ghost potion.
la-choice-buy-free = Take this tile for free.
la-choice-artifact = Look at the artifacts.
la-choice-show-artifact = Buy the artifact in the tray.
la-choice-leave = Buy no artifact.
la-choice-buy = Buy this tile for one coin.
la-choice-take = Take this tile for free.
la-choice-sell = Sell the potion.
la-choice-keep = Keep the potion.
la-choice-end = End the turn.
la-choice-boring = Four or five market tiles are the same: deal new ones.
la-choice-stack-empty = The stack is empty on the table.
la-choice-customer-again = Another customer has come than the one we told you.
la-choice-show-customer = Show the customer in the tray.
la-choice-customer-fire = The customer wants a fire potion.
la-choice-customer-flying = The customer wants a flying potion.
la-choice-customer-luck = The customer wants a lucky potion.
la-choice-customer-love = The customer wants a love potion.
la-choice-customer-ghostly = The customer wants a ghost potion.
la-choice-exam = Yes, take the exam.
la-choice-no-exam = Not today.
la-choice-answer = Answer with the piece in the tray.
la-choice-answer-fire = They make a fire potion.
la-choice-answer-flying = They make a flying potion.
la-choice-answer-luck = They make a lucky potion.

## what is not possible
la-no-answer = That is no potion of this level. Choose one of yours.
la-no-artifact = Somebody has that artifact already, or it is not in this game.
la-no-artifact-coins = You do not have enough coins for that artifact.
la-no-artifact-count = That artifact cannot lie on the market yet. Look and show it again.
la-no-boring-few = There are fewer than four tiles on the market, so they stay.
la-no-boring-late = New market tiles are dealt only at the start of a turn, and only once.
la-no-boring-stack = There are no other tiles in the stack, so the market stays.
la-no-button = That button does nothing now.
la-no-coin = You have no coin left to buy with.
la-no-count = These pieces cannot be right. Look and show them again.
la-no-customer = That customer was here before. Look at the big tile again.
la-no-guess = That cannot be guessed now. Choose an ingredient that is not on the theory board.
la-no-hand = You do not have two ingredients.
la-no-ingredient = That is no ingredient of this level. Look and show them again.
la-no-judge = Choose a number from zero to twenty.
la-no-judged = No artifact of yours can do that now.
la-no-now = That is not what I need now.
la-no-over = The game is over.
la-no-pet = That pet is taken. Choose another one.
la-no-place = There is no such place on the market.
la-no-seat = Nobody sits there in this game.
la-no-stack-left = I know that the stack is empty.
la-no-theory = That theory has no place on the board now. Look at the theory board and show another one.
la-no-theory-three = A theory needs one ingredient and three different potions.
la-no-theory-two = A theory needs one ingredient and two different potions.
la-no-tile = There is no tile on that place.
la-no-tray-double = The same piece lies there twice. Take one out and press again.
la-no-tray-empty = The tray is empty. Put the pieces in and press again.
la-no-tray-many = There are too many pieces in the tray. Take some out and press again.
la-no-tray-mixed = Tiles and answers do not go together. Take out the tiles or the answers and press again.
la-no-tray-no-ingredient = The ingredient of your theory is missing. Put it in and press again.
la-no-tray-one = There is one piece missing. Put it in and press again.
la-no-tray-sort = I need other pieces now. Check the tray and press again.
la-no-tray-two-ingredients = A theory has only one ingredient. Take one out and press again.
la-no-turn = It is not that player's turn.
la-no-wish = You cannot wish for that. Choose another potion.

## hints, on a player's own page
la-hint-worlds =
    { $count ->
        [one] Only one answer to the whole puzzle is left.
       *[other] { $count } answers to the whole puzzle are left.
    }
la-hint-certain =
    { $three ->
        [none] You can be sure: the { $ingredient } makes { $one } and { $two } potions.
       *[other] You can be sure: the { $ingredient } makes { $one }, { $two } and { $three } potions.
    }
la-hint-pair = You can be sure: the { $ingredient } and the { $other } make a { $potion }.
la-hint-because = You know it because the { $ingredient } and the { $other } make a { $potion }.
la-hint-because-board = You know it because the { $ingredient } is on the theory board.
la-hint-because-wrong = You know it because your theory for the { $ingredient } was wrong.
la-hint-try = Try the { $ingredient } and the { $other } next. That tells you the most.
la-hint-nothing = You cannot be sure of anything yet. Brew some more!
