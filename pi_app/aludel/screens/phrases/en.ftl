# SPDX-License-Identifier: MIT
# What the pages say beside the phrases that are told aloud.

## frame

## table
page-table-title = Table
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
page-table-over = The game is over
page-table-paused = Pause
page-table-by-hand-start = Choose in secret
page-table-by-hand-way = Choose by hand
page-table-everybody = Everybody
page-table-place = Level { $level }, round { $round }
page-table-now = What to do now
page-table-market = Market
page-table-customer = Customer
page-table-players = Players
page-table-board = Theories
page-table-said = What was said
page-table-join = Join
page-table-buttons = Buttons of the console
page-table-views = Views
page-table-overview = Table
page-table-place-off = Place { $place }: empty
page-table-place-there = Place { $place }: a tile
page-table-place-buy = Place { $place }: may be bought
page-table-place-free = Place { $place }: free of charge
page-table-mark-buy = buy
page-table-mark-free = free
page-table-mark-off = empty
page-table-stack = Stack
page-table-discards = Discards
page-table-customer-wants = Wants a { $potion }, pays { $price }.
page-table-customer-none = No customer yet
page-table-customers-left = Still to come: { $count }
page-table-customer-mistaken = Corrected
page-table-made = Just made
page-table-made-by = made by { $seat }
page-table-made-none = Nothing brewed yet
page-table-equal = two of the same: no potion
page-table-wish = The wish
page-table-role-turn = Turn
page-table-role-asked = Asked
page-table-role-won = Winner
page-table-coins = Coins
page-table-hand = Tiles in hand
page-table-gems = Gems
page-table-broken = Broken gems
page-table-pet = Pet
page-table-pets-free = Pets without a home
page-table-artifacts = Artifacts
page-table-artifacts-market = Artifacts: { $open } face up, { $stack } on the stack
page-table-sold = Has sold a potion
page-table-sold-again = Has sold two potions
page-table-nothing = none
page-table-open = not found yet
page-table-solved-by =
    { $points ->
        [one] found by { $seat }, 1 point
       *[other] found by { $seat }, { $points } points
    }
page-table-found-by = Found by
page-table-yes = makes it
page-table-no = does not make it
page-table-unknown = not known
page-table-gems-left = Gems to win
page-table-shared = { $seat } knows what makes:
page-table-guesses = Guesses
page-table-guess-now = is guessing
page-table-guess-waits = waits
page-table-guess-declined = does not guess
page-table-no-board = This level has no theories.
page-table-result = Result
page-table-keys = Keys won
page-table-ledger-coins = For coins
page-table-ledger-gems = For gems
page-table-ledger-broken = Broken gems
page-table-ledger-artifacts = For artifacts
page-table-ledger-sum = Points
page-table-ledger-seat = Player
page-table-exam = Exam
page-table-exam-right = { $right } of { $asked } right
page-table-exam-progress = Question { $number } of { $questions }
page-table-exam-passed = Passed!
page-table-exam-failed = Not passed this time
page-table-judge = Points for: { $artifact }
page-table-join-how = Scan the code of your seat with a phone in the same Wi-Fi.
page-table-join-closed = Phones cannot join yet. Hold back and next for three seconds; the console then says the address and the PIN of the host page. There the host lets phones in.
page-table-join-taken = A phone sits here
page-table-join-code = Code to join seat { $seat }
page-table-join-here = Sit here on this device
page-table-press-confirm = Confirm
page-table-press-next = Next
page-table-press-back = Back
page-table-press-mute = Sound on or off
page-table-press-pause = Pause and menu
page-table-press-by-hand = Choose by hand
page-table-press-again = Say it again
page-table-press-undo = Take back
page-table-press-number = Button { $number }
page-table-more = More
page-table-held = hold { $buttons }
page-table-button-confirm = big button
page-table-button-next = next
page-table-button-back = back
page-table-button-mute = mute
page-table-option = On offer
page-table-theme-dark = Dark
page-table-theme-light = Light
page-table-theme = Light or dark
page-table-language = Language
page-table-quiet = The sound is off

## seat
page-seat-title = { $seat }: your seat
page-seat-you = You play { $seat }.
page-seat-yours = It is your turn.
page-seat-turn = { $seat } plays now.
page-seat-asked = The console asks you:
page-seat-asked-all = The console asks all of you:
page-seat-asked-other = The console asks { $seat }:
page-seat-asked-console = The console says:
page-seat-no-game = No game is on. As soon as one begins, you see it here.
page-seat-not-seated = { $seat } does not play in this game.
page-seat-over = The game is over.
page-seat-captions = What was said
page-seat-languages = Language
page-seat-cover = Hide my secrets
page-seat-uncover = Show my secrets
page-seat-covered = Your secrets are hidden.
page-seat-refused = Why that was not possible
page-seat-told = For your eyes only
page-seat-secret = Nobody else sees what you choose here.
page-seat-send = Confirm
page-seat-by-name = Choose by name
page-seat-slot = Piece { $number }
page-seat-slot-tile-1 = First ingredient
page-seat-slot-tile-2 = Second ingredient
page-seat-slot-ingredient = Ingredient
page-seat-slot-potion = Potion { $number }
page-seat-brew = Brew a potion
page-seat-theory = Share a theory
page-seat-buttons = Buttons
page-seat-rare = Something is different on the table
page-seat-sure = Yes, I am sure
page-seat-tile = Market tile { $place }
page-seat-tracker = My results
page-seat-tracker-note = What you have brewed yourself.
page-seat-ingredients = Ingredients
page-seat-not-brewed = not brewed yet
page-seat-powerless = no power
page-seat-wrong = My wrong theories
page-seat-solved = Theory board
page-seat-solved-none = Nothing is solved yet.
page-seat-solved-by =
    { $points ->
        [one] { $seat }, { $points } point
       *[other] { $seat }, { $points } points
    }
page-seat-have = What you have
page-seat-coins = Coins
page-seat-hand = Tiles in your hand
page-seat-gems = Gems
page-seat-gem =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-seat-broken = Broken gems
page-seat-pet = Pet
page-seat-artifacts = Artifacts
page-seat-bottle = Bottle
page-seat-bottle-home = with you
page-seat-bottle-sold = on the customer
page-seat-none = none
page-seat-hints = Hints
page-seat-hints-on = Switch hints on
page-seat-hints-off = Switch hints off
page-la-no-count = That cannot be: there are only { $count } tiles of the { $ingredient } in the game, and not so many are left.
page-la-no-theory = A theory for the { $ingredient } with these potions has no place on the board now. Look at the theory board.
page-seat-hints-note = Hints say what is certain by what you have seen yourself, and why.

## host
page-host-report-readme = This is a report of an Aludel console, for somebody who helps you. It holds versions, settings, the latest lines of the log and what everybody at the table could hear of the latest games. It holds no picture, no name, no game code and nothing secret. Look through it before you send it: all of it is plain text.

## virtual

## lesson
