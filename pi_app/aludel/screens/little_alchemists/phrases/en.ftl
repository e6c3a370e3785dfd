# SPDX-License-Identifier: MIT
# What only the pages say of Little Alchemists.

## table
page-la-prompt-brew = Brew a potion
page-la-prompt-act = Brew a potion or share a theory
page-la-prompt-guess = Guess the ingredient
page-la-prompt-pet = Choose a pet
page-la-prompt-wish = Make a wish
page-la-prompt-take = Take a market tile for free
page-la-prompt-sell = Sell the potion?
page-la-prompt-end = Buy, or end your turn
page-la-prompt-end-shop = Buy, or end your turn
page-la-prompt-shop = Choose an artifact
page-la-prompt-judge = Say the points
page-la-prompt-customer = Who has come?
page-la-prompt-customer-five = Who has come?
page-la-prompt-offer = Take the exam together?
page-la-prompt-exam = Exam: what do they make?
page-la-prompt-over = The game is over
page-la-table-place = Level { $level }, round { $round }
page-la-table-customer = Customer
page-la-table-players = Players
page-la-table-place-off = Place { $place }: empty
page-la-table-place-there = Place { $place }: a tile
page-la-table-place-buy = Place { $place }: may be bought
page-la-table-place-free = Place { $place }: free of charge
page-la-table-mark-buy = buy
page-la-table-mark-free = free
page-la-table-mark-off = empty
page-la-table-customer-wants = Wants a { $potion }, pays { $price }.
page-la-table-customer-none = No customer yet
page-la-table-customers-left = Still to come: { $count }
page-la-table-customer-mistaken = Corrected
page-la-table-made = Just made
page-la-table-made-by = made by { $seat }
page-la-table-made-none = Nothing brewed yet
page-la-table-equal = two of the same: no potion
page-la-table-wish = The wish
page-la-table-role-turn = Turn
page-la-table-role-asked = Asked
page-la-table-role-won = Winner
page-la-table-pets-free = Pets without a home
page-la-table-artifacts-market = Artifacts: { $open } face up, { $stack } on the stack
page-la-table-sold = Has sold a potion
page-la-table-sold-again = Has sold two potions
page-la-table-things = Bottle, pet and artifacts
page-la-table-nothing = none
page-la-table-open = not found yet
page-la-table-solved-by =
    { $points ->
        [one] found by { $seat }, 1 point
       *[other] found by { $seat }, { $points } points
    }
page-la-table-yes = makes it
page-la-table-no = does not make it
page-la-table-unknown = not known
page-la-table-gems-left = Gems to win
page-la-table-shared = { $seat } knows what makes:
page-la-table-guesses = Guesses
page-la-table-guess-now = is guessing
page-la-table-guess-waits = waits
page-la-table-guess-declined = does not guess
page-la-table-result = Result
page-la-table-keys = Keys won
page-la-table-ledger-coins = For coins
page-la-table-ledger-gems = For gems
page-la-table-ledger-broken = Broken gems
page-la-table-ledger-artifacts = For artifacts
page-la-table-ledger-sum = Points
page-la-table-ledger-seat = Player
page-la-table-exam = Exam
page-la-table-exam-right = { $right } of { $asked } right
page-la-table-exam-progress = Question { $number } of { $questions }
page-la-table-exam-passed = Passed!
page-la-table-exam-failed = Not passed this time
page-la-table-judge = Points for: { $artifact }

## seat
page-la-seat-slot-tile-1 = First ingredient
page-la-seat-slot-tile-2 = Second ingredient
page-la-seat-slot-ingredient = Ingredient
page-la-seat-slot-potion = Potion { $number }
page-la-seat-brew = Brew a potion
page-la-seat-theory = Share a theory
page-la-seat-tracker = My results
page-la-seat-tracker-note = What you have brewed yourself.
page-la-seat-not-brewed = not brewed yet
page-la-seat-powerless = no power
page-la-seat-wrong = My wrong theories
page-la-seat-solved = Theory board
page-la-seat-solved-none = Nothing is solved yet.
page-la-seat-solved-by =
    { $points ->
        [one] { $seat }, { $points } point
       *[other] { $seat }, { $points } points
    }
page-la-seat-have = What you have
page-la-seat-hand = Tiles in your hand
page-la-seat-gem =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-la-seat-pet = Pet
page-la-seat-bottle = Bottle
page-la-seat-bottle-home = with you
page-la-seat-bottle-sold = on the customer
page-la-seat-none = none
page-la-no-count = That cannot be: there are only { $count } tiles of the { $ingredient } in the game, and not so many are left.
page-la-no-theory = A theory for the { $ingredient } with these potions has no place on the board now. Look at the theory board.

## lesson
page-lesson-part-market = the market
page-lesson-part-customer = the customer
page-lesson-part-notes = your triangle
page-lesson-part-board = the theory board
page-lesson-part-gems = the gems
page-lesson-part-guess = the guesses
page-lesson-part-exam = the exam
page-lesson-part-pets = the pets
page-lesson-part-artifacts = the artifacts
page-lesson-part-coins = the coins
page-lesson-la-tiles = Put two different ingredients into the tray and slide it in. Then press the big button and hear what they make.
page-lesson-la-equal = Two of the same make no potion. Instead you take a market tile for free: press the button below it.
page-lesson-la-sell = The customer wants just the potion that you have made. The big button sells it, and your bottle goes onto the customer.
page-lesson-la-bottle = You have sold to this customer, so your bottle stays there. When the next customer comes, you get it back and may sell again.
page-lesson-la-potion = Everybody hears what was brewed, but only you know the two ingredients. Mark the potion in your triangle where they meet.
page-lesson-la-end = The big button ends your turn. Then your two tiles go away face down, and you draw two new ones.
page-lesson-la-customer = The stack is empty, and the large tile below it is a customer. Show it in the tray, or press the market button with its number.
page-lesson-la-wants = Now a customer is waiting. Whoever brews the potion that is wanted may sell it for coins.
page-lesson-la-closing = This is the last customer. When the stack is empty again, the market closes, and the most coins win.
page-lesson-la-buy = A tile from the market costs one coin: press the button below it. With it you can try something new, but coins are points in the end.
page-lesson-la-exam = The market is closed, and now all of you may take an exam together. If you pass, the next level opens.
page-lesson-la-question = Each of you knows other potions, so help each other. Put the answer into the tray, or press the market button with its number.
page-lesson-la-board = Every ingredient can make two kinds of potion. Find out which ones, by mixing and thinking.
page-lesson-la-gem = A right theory wins the top gem. The first gems are worth the most, so do not wait too long.
page-lesson-la-wrong = A wrong theory costs a point, and tiles of the stack are lost. What it said stays a secret.
page-lesson-la-theory = Instead of mixing, you may share a theory. Put the answer for an ingredient and those for its two potions into the tray.
page-lesson-la-keys = When all ingredients but one are found, the game ends. Then each large tile still in the stack is a key for all of you.
page-lesson-la-guess = Somebody knows which ingredient makes these potions. Guess which one it is: whoever is right gets a coin.
page-lesson-la-kinds = Love and ghost potions are new. Their customers pay one coin more.
page-lesson-la-three = Every ingredient can make three kinds of potion now. A theory must name all three.
page-lesson-la-choose-pet = The pet that likes your potion lives with somebody else already. Choose another: put it into the tray, or press next to hear the names.
page-lesson-la-pets = Your first potion brings you a pet. It is the one that likes this potion, if nobody has it yet.
page-lesson-la-likes = You have a pet now. Whenever you brew a potion that it likes, you get a coin.
page-lesson-la-mushroom = The mushroom is the seventh ingredient. It has spaces of its own on your triangle.
page-lesson-la-crossing = The printed theory board now shows what two places make together. So each potion that you brew rules out some places.
page-lesson-la-five = The gem on top is worth five points now. The first right theory wins it.
page-lesson-la-show-artifact = Put the artifact that you want into the tray and press the big button. Next goes through the names, and back buys nothing.
page-lesson-la-shop = You have enough coins for an artifact. Press next to choose one, or the big button to end your turn.
page-lesson-la-owned = Your artifact lies open before you and counts from now on. You may buy one in each turn.
page-lesson-la-artifacts = Artifacts lie beside the market. Purple ones help you while you play, and gold ones bring points at the end.
page-lesson-la-half = At the end a coin is worth only half a point now. So do not save all of them.
page-lesson-la-any-pet = No pet likes the potion that you brewed first. So you may choose any pet that is free.
page-lesson-la-wish = A wish potion becomes whatever you say. Wish for what your pet likes, or for what the customer buys.
page-lesson-la-powerless = A potion without power cannot be sold. But mark it: its two ingredients have no potion in common.
page-lesson-la-flower = The blue flower is the eighth ingredient. Two new things can come out of the tray: a wish potion, and one without power.
page-lesson-la-tea = The tea set is a new artifact. It gives its owner coins for potions without power.
