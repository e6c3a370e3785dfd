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
page-join-virtual = A virtual player plays { $seat } in this game, so nobody can take this seat now.

## buttons and things, by one name on all pages
page-button-confirm = Big button
page-button-next = Next
page-button-back = Back
page-button-mute = Mute
page-button-market = Market { $place }
page-thing-buttons = Buttons of the console
page-thing-language = Language
page-thing-said = What was said
page-thing-level = Level
page-thing-more = More
page-thing-piece = Piece { $number }
page-thing-market = Market
page-thing-stack = Stack
page-thing-discards = Discards
page-thing-coins = Coins
page-thing-gems = Gems
page-thing-broken = Broken gems
page-thing-artifacts = Artifacts
page-thing-theories = Theories

## table
page-table-title = Table
page-table-over = The game is over
page-table-paused = Pause
page-table-by-hand-start = Choose in secret
page-table-by-hand-way = Choose by hand
page-table-everybody = Everybody
page-table-now = What to do now
page-table-tab-said = Captions
page-table-join = Join
page-table-views = Views
page-table-overview = Table
page-table-join-how = Scan the code of your seat with a phone in the same Wi-Fi.
page-table-join-closed = Phones cannot join yet. Choose “Phones and host” under More, or hold back and next for three seconds: the codes for phones then appear here, and the console says the address and the PIN of the host page.
page-table-join-taken = A phone sits here
page-table-join-code = Code to join seat { $seat }
page-table-press-mute = Sound on or off
page-table-press-pause = Pause and menu
page-table-press-phones = Phones and host: say the address and the PIN
page-table-press-by-hand = Choose by hand
page-table-press-again = Say it again
page-table-press-undo = Take back
page-table-held = hold { $buttons }
page-table-option = On offer
page-table-theme = Light or dark
page-table-quiet = The sound is off

## seat
page-seat-title = { $seat }: your seat
page-seat-you = You play { $seat }.
page-seat-asked = The console asks you:
page-seat-asked-all = The console asks all of you:
page-seat-asked-other = The console asks { $seat }:
page-seat-asked-console = The console says:
page-seat-at-table = At the table:
page-seat-no-game = No game is on. As soon as one begins, you see it here.
page-seat-waits = The game waits until somebody at the table, or the host, goes on with it.
page-seat-not-seated = { $seat } does not play in this game.
page-seat-virtual = A virtual player plays { $seat } in this game. As soon as people play { $seat } again, this page is yours again.
page-seat-over = The game is over.
page-seat-cover = Hide my secrets
page-seat-uncover = Show my secrets
page-seat-covered = Your secrets are hidden.
page-seat-refused = Why that was not possible
page-seat-told = For your eyes only
page-seat-secret = Nobody else sees what you choose here.
page-seat-send = Confirm
page-seat-by-name = Choose by name
page-seat-rare = Something is different on the table
page-seat-tile = Market tile { $place }
page-seat-hints = Hints
page-seat-hints-on = Switch hints on
page-seat-hints-off = Switch hints off
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
page-host-waits = A game waits to go on.
page-host-game-on = { $game }, level { $level }
page-host-paused = The game is paused.
page-host-over = The game is over.
page-host-counting = Pieces are being selected by hand.
page-host-asks = The console asks:
page-host-pause = Pause
page-host-go-on = Go on
page-host-end = End this game
page-host-end-sure = This game will be given up, and nobody can go on with it. Shall it end?
page-host-yes = Yes, do it
page-host-no = No, leave it as it is
page-host-buttons = { page-thing-buttons }
page-host-buttons-note = They do what the real buttons do.
page-host-held = Hold down:
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

## virtual
page-virtual-title = Virtual table
page-virtual-play = Play
page-virtual-go-on = Go on
page-virtual-players = Players
page-virtual-sound = Sound on
page-virtual-voiceless = No voice here: read along
page-virtual-fast = Faster
page-virtual-hint = Hint
page-virtual-help = How to play
page-virtual-close = Close
page-virtual-seats = Who plays
page-virtual-you = you
page-virtual-robot = virtual player
page-virtual-customers = Customers
page-virtual-present = is here now
page-virtual-console = Console
page-virtual-tray = Tray
page-virtual-numbers = Printed numbers
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
page-virtual-does-potion = { $seat } has made a { $potion }.
page-virtual-does-powerless = { $seat } has made a potion without power.
page-virtual-does-equal = { $seat } has mixed two of the same: no potion.
page-virtual-does-sold =
    { $price ->
        [one] { $seat } has sold a { $potion } and gets one coin.
       *[other] { $seat } has sold a { $potion } and gets { $price } coins.
    }
page-virtual-does-sell = { $seat } sells the potion.
page-virtual-does-keep = { $seat } keeps the potion.
page-virtual-does-end = { $seat } ends the turn.
page-virtual-options = Choose one
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
