# SPDX-License-Identifier: MIT
# Words that all games share, and everything the table itself says.
# A message's value is the caption; `.spoken`, where it differs, is what the voice says.
# A text argument seat="red" puts in the message seat-red; $seat_acc is its attribute `.acc` in languages that inflect.

## seats
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
seat-purple = Purple

## potions
potion-fire = fire potion
potion-flying = flying potion
potion-luck = luck potion
potion-love = love potion
potion-ghostly = ghost potion
potion-wishes = wish potion
potion-powerless = potion without power

## ingredients
ingredient-frog = frog
ingredient-fern = fern
ingredient-foot = chicken foot
ingredient-scorpion = scorpion
ingredient-feather = feather
ingredient-mandrake = mandrake
ingredient-mushroom = mushroom
ingredient-flower = blue flower

## pieces, as they are offered one by one by hand
piece-tile-frog = The frog tile.
piece-tile-fern = The fern tile.
piece-tile-foot = The chicken foot tile.
piece-tile-scorpion = The scorpion tile.
piece-tile-feather = The feather tile.
piece-tile-mandrake = The mandrake tile.
piece-tile-mushroom = The mushroom tile.
piece-tile-flower = The blue flower tile.
piece-answer-frog = The answer: frog.
piece-answer-fern = The answer: fern.
piece-answer-foot = The answer: chicken foot.
piece-answer-scorpion = The answer: scorpion.
piece-answer-feather = The answer: feather.
piece-answer-mandrake = The answer: mandrake.
piece-answer-mushroom = The answer: mushroom.
piece-answer-flower = The answer: blue flower.
piece-answer-fire = The answer: fire potion.
piece-answer-flying = The answer: flying potion.
piece-answer-luck = The answer: luck potion.
piece-answer-love = The answer: love potion.
piece-answer-ghostly = The answer: ghost potion.
piece-answer-wishes = The answer: wish potion.
piece-customer-fire = The customer who wants a fire potion.
piece-customer-flying = The customer who wants a flying potion.
piece-customer-luck = The customer who wants a luck potion.
piece-customer-love = The customer who wants a love potion.
piece-customer-ghostly = The customer who wants a ghost potion.
piece-closed = The closed market.

## what the camera could not read, and what to do
unsure-dark = It is too dark. Turn on a lamp and press the big button.
unsure-bright = It is too bright. Shade the tray and press the big button.
unsure-glare = Something shines in the tray. Turn the shiny piece a little and press again.
unsure-blur = I see a blurred picture. Push the tray all the way in and press again.
unsure-bands = The light flickers. Turn off the flickering lamp and press again.
unsure-moved = Something moved. Keep the tray still and press again.
unsure-covered = Something covers a piece. Take your fingers away and press again.
unsure-unknown = There is a piece that I do not need now. Check the tray and press again.
unsure-disagree = I am not sure what I see. Lay the pieces down again and press.
unsure-face-down = A piece lies face down. Turn it over and press again.
unsure-mirrored = I see a mirror picture. Check the camera and press again.
unsure-out-of-place = A piece lies outside its place. Move it and press again.
unsure-camera = The camera did not answer. Wait a moment and press again.

## the table: beginning
table-welcome = Welcome, alchemists!
table-choose-language = Which language shall I speak?
table-choose-game = Which game shall we play?
table-choose-level = Which level shall we play?
table-choose-players = How many of you are playing?
table-choose-first = Who begins?
table-choice = { $name }? Press the big button, or press next.
table-next-option = Next one
table-step-back = One step back
table-ready = Everything is ready. Let us begin!
table-resume-game = A game is still going on. Shall we play on?
table-cannot-resume = I cannot continue that game. It is safely put away, and we can start a new one.
table-journal-set-aside = The old game book was damaged. I put it aside and opened a new one.

game-little-alchemists = Little Alchemists
first-any = Whoever luck chooses
level-1 = Level 1
level-2 = Level 2
level-3 = Level 3
level-4 = Level 4
level-5 = Level 5
level-6 = Level 6
level-7 = Level 7
players-1 = One player
players-2 = Two players
players-3 = Three players
players-4 = Four players
players-5 = Five players
language-en = English
language-cs = Česky
    .spoken = Czech
language-de = Deutsch
    .spoken = German
language-ja = 日本語
    .spoken = Japanese

## the table: playing
table-turn = { $seat }, it is your turn.
table-paused = The game is paused.
table-resumed = The game goes on.
table-undone = I took that back.
table-nothing-to-undo = There is nothing to take back.
table-cannot-undo = That was announced already. It cannot be taken back.
table-look-again = I could not read that. Look at the pieces and show them again.
table-cannot-be = These pieces cannot be right. Look and show again.

## the table: choosing by hand
table-by-hand-start = Cover the button. Press next as often as your piece's number, then the big button. Do this twice for all.
    .spoken = Now choose in secret. Cover the buttons with your hand. Look at the numbers inside your screen. Press the next button as many times as the number of your first piece. I stay silent. Then press the big button. Do the same for each other piece. Then do all of it once more.
table-by-hand-again = Thank you. Now all of it once more.
table-by-hand-agreed = Thank you. Both times were the same.
table-by-hand-differs = That was not the same twice. Please start again with the first piece.
table-by-hand-cancelled = We leave it. Use the tray.
table-by-hand-not-now = There is nothing to choose by hand now.

## the table: menus
table-menu-go-on = Play on.
table-menu-resume = Back to the game.
table-menu-language = Another language.
table-menu-volume = Louder or softer.
table-menu-game-code = Say the game code.
table-menu-new-game = Start a new game.
table-menu-end-game = End this game.
table-menu-again = Play the same game again.
table-menu-yes = Yes, do it.
table-menu-no = No, play on.
table-new-game-sure = Do you really want a new game? This one would end.
table-end-game-sure = Do you really want to end this game?
table-over = The game is over. Thank you for playing!
table-volume = Volume { $percent } percent.
table-muted = Sound is off.
table-unmuted = Sound is on.
table-game-code = The game code is { $code }.
    .spoken = The game code is: { SPELL($code) }.

## the table: what does not work
table-no-sound = I have no sound today. Please read my words.
table-no-lamps = The lamps do not work. I will tell you everything.
table-no-camera = The camera does not work. Hold the back button to choose by hand.

## the virtual table in a terminal; never spoken
terminal-row-tiles = tiles
terminal-row-hand = hand
terminal-row-tray = tray
terminal-row-notes = notes
terminal-lamp-market = market
terminal-lamp-artifact = artifacts
terminal-lamp-customer = customer
terminal-lamp-bottle = bottles
terminal-lamp-seat = seats
terminal-lamp-camera = camera
terminal-lamp-holder = tray light
terminal-lamp-fire = fire
terminal-lamp-flying = flying
terminal-lamp-luck = luck
terminal-lamp-love = love
terminal-lamp-ghostly = ghost
terminal-lamp-off = off
terminal-lamp-steady = on
terminal-lamp-blink = blinks
terminal-lamp-breathe = breathes
terminal-lamp-chase = runs
terminal-lamp-white = white
terminal-lamp-red = red
terminal-lamp-yellow = yellow
terminal-lamp-green = green
terminal-lamp-blue = blue
terminal-lamp-purple = purple
terminal-lamp-orange = orange
terminal-lamp-pink = pink
terminal-help-put = put frog feather: put two tiles from your hand into the tray. Numbers work too: put 1 3
terminal-hint-put = Type "put { $example }" to put it into the tray, then Enter for the big button.
terminal-help-take = take: take everything out of the tray
terminal-help-press = Enter: the big button.  next, back: the small buttons.  1 to 5: the market buttons
terminal-help-hold = hold back: hold a button down.  hold back+confirm: hold two buttons together
terminal-help-quit = quit: stop. The game waits for you.
