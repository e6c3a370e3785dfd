# SPDX-License-Identifier: MIT
# What the pages say beside the phrases that are told aloud.

## frame
page-skip = Skip to the page
page-lost = The connection to the console is lost. Trying again.
page-error-title = That did not work
page-to-table = To the table page
page-join-title = Seat { $seat }
page-join-explain = This phone becomes the page of the seat { $seat }. Only whoever plays { $seat } should take it.
page-join-take = Take the seat { $seat }
page-join-taken = Somebody holds the seat { $seat } already. If that is you, open the page on your other device, or ask the host to free the seat.
page-seat-freed = The host has freed this seat.

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
page-table-tab-said = Captions
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
page-table-things = Bottle, pet and artifacts
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
page-seat-virtual = A virtual player plays { $seat } in this game. As soon as people play { $seat } again, this page is yours again.
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
page-host-title = Host
page-host-login-title = Host: log in
page-host-login-note = The console says the PIN aloud when somebody at the table holds back and next together for three seconds.
page-host-pin = PIN (six digits)
page-host-login = Log in
page-host-logout = Log out
page-host-nav = On this page
page-host-now = Now
page-host-turn = { $seat } plays now.
page-host-no-game = No game is on.
page-host-game-on = { $game }, level { $level }
page-host-paused = The game is paused.
page-host-over = The game is over.
page-host-counting = Pieces are being selected by hand.
page-host-asks = The console asks:
page-host-captions = What was said
page-host-pause = Pause
page-host-go-on = Go on
page-host-end = End this game
page-host-end-sure = This game will be given up, and nobody can go on with it. Shall it end?
page-host-yes = Yes, do it
page-host-no = No, leave it as it is
page-host-buttons = Buttons of the console
page-host-buttons-note = They do what the real buttons do.
page-host-held = Hold down:
page-host-button-confirm = Big button
page-host-button-next = Next
page-host-button-back = Back
page-host-button-mute = Mute
page-host-button-market = Market { $place }
page-host-sound = Sound and light
page-host-volume = Volume in percent (now { $percent })
page-host-volume-set = Set the volume
page-host-mute = Switch the sound off
page-host-unmute = Switch the sound on
page-host-lights-off = Switch the lamps off
page-host-lights-on = Switch the lamps on
page-host-language = Language of the console
page-host-language-set = Speak this language
page-host-seats = Seats
page-host-seat-free = free
page-host-seat-taken = held by a phone
page-host-seat-release = Free this seat
page-host-seat-release-of = Free the seat: { $seat }
page-host-seat-release-sure = The phone that holds this seat ({ $seat }) will no longer show it. Shall the seat be freed?
page-host-seat-link = Link to the seat: { $seat }
page-host-seat-qr = QR code of the link to the seat: { $seat }
page-host-seats-closed = Phones can join as soon as the pages are open to the network.
page-host-network = Network
page-host-lan-closed = The pages can be opened on the console itself only.
page-host-lan-open = In this network the pages are found at:
page-host-lan-none = The pages are open to the network, but the console has no address there. Check its cable or its Wi-Fi.
page-host-lan-open-do = Open the pages to the network
page-host-lan-close-do = Close the pages to the network
page-host-lan-close-sure = Every phone, also the one in your hand, will lose the pages of the console. Shall they be closed to the network?
page-host-lan-note = Have the pages open only in a network that you trust, such as the one at home: what travels in it is not encrypted.
page-host-new = New game
page-host-new-level = Level
page-host-level-closed = { $level } (not opened yet)
page-host-new-seats = Who plays? { $fewest } to { $most } seats
page-host-new-first = Who begins?
page-host-new-code = Game code (this is a test build)
page-host-new-begin = Begin the game
page-host-new-sure = The game that is on will be given up, and nobody can go on with it. Shall a new one begin?
page-host-by-hand = Select by hand
page-host-by-hand-note = What the camera should have read can be told here instead.
page-host-by-hand-none = Nothing can be selected now.
page-host-by-hand-cover = Only { $seat } may look now. Give this device to { $seat }, and let nobody else see it.
page-host-by-hand-cover-all = Only whoever is asked may look now. Let nobody else see this device.
page-host-by-hand-show = Show the choices
page-host-by-hand-hide = Hide the choices
page-host-by-hand-piece = Piece { $number }
page-host-by-hand-choose = Please choose
page-host-by-hand-send = Confirm
page-host-journal = Journal
page-host-journal-empty = No game has been played yet.
page-host-journal-moves = Moves
page-host-state-open = not ended
page-host-state-ended = ended
page-host-state-abandoned = given up
page-host-resume = Go on with it
page-host-code = Game code
page-host-code-show = Show the code of this game
page-host-code-note = With the code the same puzzle goes on at another console. A computer program could work the solution out from it, so keep it to yourself while you play.
page-host-campaign = Families
page-host-campaign-empty = No family has won anything yet: everybody plays level { $level }.
page-host-family = Family
page-host-family-playing = plays now
page-host-family-levels = Levels
page-host-family-boxes = Boxes opened
page-host-family-trophies = Trophies
page-host-family-keys = Keys on closed locks
page-host-family-none = none
page-host-family-choose = Let this family play
page-host-family-new = Begin afresh as a new family
page-host-family-new-sure = A new family begins with the first level. The others keep what they have. Shall a new family begin?
page-host-view = Camera
page-host-view-note = The blue lines show where the tray and its pockets belong. The picture is shown here only, and kept nowhere.
page-host-view-show = Show the holder
page-host-view-hide = Hide the holder
page-host-view-game = While a game is on, nobody may look into the holder.
page-host-view-alt = The holder as the camera sees it now
page-host-help = Help
page-host-report = Save a report
page-host-report-note = Add the report when you ask for help. It holds versions, settings and the latest lines of the log; no pictures and nothing secret.
page-host-report-readme = This is a report of an Aludel console, for somebody who helps you. It holds versions, settings, the latest lines of the log and what everybody at the table could hear of the latest games. It holds no picture, no name, no game code and nothing secret. Look through it before you send it: all of it is plain text.
page-host-hand-over = Hand over
page-host-hand-over-note = Somebody else becomes the host: a new PIN is drawn, and every host is logged out, you too.
page-host-hand-over-do = Draw a new PIN
page-host-hand-over-sure = Every host is logged out, you too. The new PIN is shown once. Shall it be drawn?
page-host-new-pin = The new PIN for the next host:
page-host-new-pin-note = It is shown only now. Write it down, or have it said at the table.
page-host-again = Log in again
page-host-lost = The console does not answer. Wait a moment and try again.

## virtual
page-virtual-title = Virtual table
page-virtual-play = Play
page-virtual-go-on = Go on
page-virtual-level = Level
page-virtual-players = Players
page-virtual-language = Language
page-virtual-sound = Sound on
page-virtual-fast = Faster
page-virtual-hint = Hint
page-virtual-help = How to play
page-virtual-close = Close
page-virtual-seats = Who plays
page-virtual-you = you
page-virtual-robot = virtual player
page-virtual-market = Market
page-virtual-customers = Customers
page-virtual-present = is here now
page-virtual-stack = Stack
page-virtual-discards = Discards
page-virtual-artifacts = Artifacts
page-virtual-board = Theories
page-virtual-console = Console
page-virtual-tray = Tray
page-virtual-buttons = Buttons of the console
page-virtual-numbers = Printed numbers
page-virtual-more = More
page-virtual-camera = What the camera saw
page-virtual-notes = Your notes
page-virtual-no-notes = Each potion that you make is marked here.
page-virtual-hand = Your tiles
page-virtual-ready = I am here
page-virtual-curtain = { $seat }, it is your turn. Nobody else looks now!
page-virtual-put-in = { $piece }: put it into the tray
page-virtual-take-out = { $piece }: take it out of the tray
page-virtual-coins =
    { $count ->
        [one] one coin
       *[other] { $count } coins
    }
page-virtual-tiles =
    { $count ->
        [one] one tile
       *[other] { $count } tiles
    }
page-virtual-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
page-virtual-bottle = has sold to this customer
page-virtual-gem =
    { $points ->
        [one] gem, one point
       *[other] gem, { $points } points
    }
page-virtual-broken =
    { $count ->
        [one] one broken gem
       *[other] { $count } broken gems
    }
page-virtual-closed-tray =
    { $count ->
        [0] a closed tray
        [one] a closed tray with one piece in it
       *[other] a closed tray with { $count } pieces in it
    }
page-virtual-gems =
    { $count ->
        [one] one gem left
       *[other] { $count } gems left
    }
page-virtual-invite-tiles = Drag two tiles here
page-virtual-invite-one-more = One more!
page-virtual-invite-theory = Two tiles, or answers for a theory
page-virtual-invite-piece = Drag it here
page-virtual-invite-press = Now the big button!
page-virtual-seen = The camera saw: { $pieces }
page-virtual-help-put = Drag two tiles into the tray. A click or the Enter key does it, too.
page-virtual-help-look = Press the big button. The camera looks, and the console tells you which potion it is.
page-virtual-help-buy = Buy tiles on the market with your coins: click a tile that is lit.
page-virtual-help-end = The big button also sells and ends your turn. Each button shows what it does now.
page-virtual-help-goal = Sell what the customers want. From level two on, find out what each ingredient makes.
page-virtual-skill-competent = Virtual players who think
page-virtual-skill-random = Virtual players who play by chance
page-virtual-skill-none = We take turns here
page-virtual-drawer-tile = Tiles
page-virtual-drawer-answer = Answers for theories
page-virtual-drawer-theory = Theory tokens for a guess
page-virtual-drawer-pet = Pets
page-virtual-drawer-artifact = Artifacts
page-virtual-drawer-customer = Customers
page-virtual-drawer-box = Box cards
page-virtual-button-confirm = Big button
page-virtual-button-next = Next
page-virtual-button-back = Back
page-virtual-button-mute = Mute
page-virtual-button-market = Market { $place }
page-virtual-ends = Play in the browser, at the address above. Ctrl+C ends; a game that is on goes on at the next start.
page-virtual-louder = Change the volume.
page-virtual-does-tile = { $seat } puts two tiles into the tray.
page-virtual-does-theory = { $seat } puts a theory into the tray.
page-virtual-does-guess = { $seat } guesses.
page-virtual-does-pet = { $seat } chooses a pet.
page-virtual-does-wish = { $seat } makes a wish.
page-virtual-does-artifact = { $seat } chooses an artifact.
page-virtual-does-customer = { $seat } shows the new customer.
page-virtual-does-buy = { $seat } buys the tile at place { $place }.
page-virtual-does-take = { $seat } takes the tile at place { $place }.
page-virtual-does-sell = { $seat } sells the potion.
page-virtual-does-keep = { $seat } keeps the potion.
page-virtual-does-end = { $seat } ends the turn.
page-virtual-side = Camera and notes
page-virtual-others = Who sits in the other seats
page-virtual-waits = { $seat } plays now
page-virtual-said = What was said
page-virtual-skip = Skip to my turn
page-virtual-lost = The table has lost its pieces
page-virtual-lost-why = The table no longer knows where its pieces lie. Nothing of the game itself is lost. Begin a new game, or go on by hand: any piece may then go into the tray, and you play every seat.
page-virtual-lost-new = New game
page-virtual-lost-on = Go on by hand

## lesson
page-lesson-name = What is new
page-lesson-title = New, step { $number } of { $count }
page-lesson-next = Got it
page-lesson-skip = Skip the lesson
page-lesson-where = Look here: { $part }
page-lesson-part-holder = the tray
page-lesson-part-button = the buttons
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
