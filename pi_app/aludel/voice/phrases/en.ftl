# SPDX-License-Identifier: MIT
# Words that all games share, and everything the table itself says.
# A message's value is the caption; `.spoken`, where it differs, is what the voice says.
# A text argument seat="red" puts in the message seat-red; $seat_acc is its attribute `.acc` in languages that inflect.

## letters, for SPELL
letter-dot = dot
letter-colon = colon

## seats
seat-red = Red
seat-yellow = Yellow
seat-green = Green
seat-blue = Blue
seat-purple = Purple

## potions
potion-fire = fire potion
potion-flying = flying potion
potion-luck = lucky potion
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
piece-answer-luck = The answer: lucky potion.
piece-answer-love = The answer: love potion.
piece-answer-ghostly = The answer: ghost potion.
piece-answer-wishes = The answer: wish potion.
piece-answer-powerless = The answer: potion without power.
piece-theory-frog = The frog.
    .spoken = Is it the frog?
piece-theory-fern = The fern.
    .spoken = Is it the fern?
piece-theory-foot = The chicken foot.
    .spoken = Is it the chicken foot?
piece-theory-scorpion = The scorpion.
    .spoken = Is it the scorpion?
piece-theory-feather = The feather.
    .spoken = Is it the feather?
piece-theory-mandrake = The mandrake.
    .spoken = Is it the mandrake?
piece-theory-mushroom = The mushroom.
    .spoken = Is it the mushroom?
piece-theory-flower = The blue flower.
    .spoken = Is it the blue flower?
piece-customer-fire = The customer who wants a fire potion.
piece-customer-flying = The customer who wants a flying potion.
piece-customer-luck = The customer who wants a lucky potion.
piece-customer-love = The customer who wants a love potion.
piece-customer-ghostly = The customer who wants a ghost potion.
piece-closed = The closed market.

## what has no piece, offered by name in the same way
piece-word-none = I do not want to guess.
piece-word-judged-coin = My artifact says: take a coin.
piece-word-judged-pay = My artifact says: pay a coin.
piece-word-judged-draw = My artifact says: draw a tile.
piece-word-judged-discard = My artifact says: put a tile on the discards.
piece-word-shop = Look at the artifacts.
piece-number-0 = 0 points.
piece-number-1 = 1 point.
piece-number-2 = 2 points.
piece-number-3 = 3 points.
piece-number-4 = 4 points.
piece-number-5 = 5 points.
piece-number-6 = 6 points.
piece-number-7 = 7 points.
piece-number-8 = 8 points.
piece-number-9 = 9 points.
piece-number-10 = 10 points.
piece-number-11 = 11 points.
piece-number-12 = 12 points.
piece-number-13 = 13 points.
piece-number-14 = 14 points.
piece-number-15 = 15 points.
piece-number-16 = 16 points.
piece-number-17 = 17 points.
piece-number-18 = 18 points.
piece-number-19 = 19 points.
piece-number-20 = 20 points.

## what the camera could not read, and what to do
unsure-dark = It is too dark. Turn on a lamp and press the big button.
unsure-bright = It is too bright. Shade the tray and press the big button.
unsure-glare = Something shines in the tray. Turn the shiny piece a little and press again.
unsure-blur = I see a blurred picture. Push the tray all the way in and press again.
unsure-bands = The light flickers. Turn off the flickering lamp and press again.
unsure-moved = Something moved. Keep the tray still and press again.
unsure-covered = Something covers a piece. Take your fingers away and press again.
unsure-unknown = There is a piece that I do not need now. Check the tray and press again.
unsure-disagree = I cannot see clearly. Put the pieces down again and press the button.
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
table-next-option = Next one
table-step-back = One step back
table-resume-game = A game is still going on. Shall we play on?
table-cannot-resume = I cannot continue that game. It is safely put away, and we can start a new one.

game-little-alchemists = Little Alchemists
first-any = I will choose somebody.
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
    .spoken = Let us speak English.
language-cs = Česky
    .spoken = Let us speak Czech.
language-de = Deutsch
    .spoken = Let us speak German.
language-ja = 日本語
    .spoken = Let us speak Japanese.

## the table: playing
table-paused = The game is paused.
table-resumed = Let us go on with the game.
table-undone = We have gone back one step.
table-nothing-to-undo = There is nothing to take back.

## the table: choosing by hand
table-by-hand-start = Cover the button. Press next as often as your piece's number, then the big button. Do this twice for all.
    .spoken = Now choose in secret. Cover the buttons with your hand. Look at the numbers inside your screen. Press the next button as many times as the number of your first piece. I do not say how many. Then press the big button. Do the same for each other piece. Then do all of it once more.
table-by-hand-next =
    { $piece ->
        [2] First piece is in. Now the second.
        [3] Second piece is in. Now the third.
        [4] Third piece is in. Now the fourth.
       *[other] That piece is in. Now piece { $piece }.
    }
table-by-hand-again = Now all once more, from the first piece.
table-by-hand-agreed = Thank you. Both times were the same.
table-by-hand-differs = That was not the same twice. Please start again with the first piece.
table-by-hand-cancelled = We leave it. Use the tray.
table-by-hand-not-now = There is nothing to choose by hand now.

## the table: menus
table-menu-go-on = Play on.
table-menu-resume = Back to the game.
table-menu-language = Change the language.
table-menu-volume = Change the volume.
table-menu-game-code = Tell us the game code.
table-menu-new-game = Play a new game.
table-menu-end-game = Stop this game.
table-menu-again = Once more, with a new puzzle.
table-menu-yes = Yes, do it.
table-menu-no = No, play on.
table-new-game-sure = Do you really want a new game? This one would end.
table-end-game-sure = Do you really want to end this game?
table-over = The game is over. Thank you for playing!
table-volume = Volume { $percent } percent.
table-muted = The sound is off now.
table-unmuted = The sound is on now.
table-game-code = The game code is { $code }.
    .spoken = The game code is: { SPELL($code) }.
table-pages-open = The pages are open at http://{ $address }. The host's PIN is { $pin }.
    .spoken = The pages are open. The address is: { SPELL($address) }. The host's PIN is: { SPELL($pin) }.
table-seat-taken = { $seat }: a phone has taken this seat. If it is not yours, let the host free the seat.

## the table: what does not work
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
terminal-config-none = no settings file: everything is as in the file that --sample prints
terminal-config-sound = { $file }: in order
terminal-row-coins = coins
terminal-row-customer = customer
terminal-row-turned = turned up
terminal-row-numbers = numbers
terminal-pieces-lost = The pieces of this table are lost. Play on with any names, or start a new game.
terminal-bye = Your game waits for you: { $command }
terminal-bye-menu = Goodbye! No game is waiting.
terminal-alone = You play { $seat }. Virtual players play all other seats.
terminal-help-put = put frog feather: put two tiles from your hand into the tray. Numbers work too: put 1 3
terminal-hint-put = Type "put { $example }" to put it into the tray, then Enter for the big button.
terminal-hint-take = Type "take" to empty the tray, or put other pieces in.
terminal-hint-mix = Of the tiles in your hand, the { $ingredient } and the { $other } tell you the most.
terminal-hint-buy = Your hand alone tells you nothing. With a market tile, mix the { $ingredient } and the { $other }.
terminal-hint-more = and { $count } more
terminal-row-because = because
terminal-row-certain = certain
terminal-help-take = take: take everything out of the tray
terminal-help-press = Enter: the big button.  next, back: the small buttons.  1 to 5: the market buttons
terminal-help-hold = hold back: hold a button down.  hold back+confirm: hold two buttons together
terminal-help-quit = quit: stop. The game waits for you.
terminal-row-board = theory board
terminal-row-gems = gems
terminal-row-pets = pets
terminal-row-owned = bought
terminal-row-artifacts = artifacts
terminal-row-wrong = wrong
terminal-help-hint = hint: what you can be sure of, for your eyes only
terminal-help-theory = put frog fire flying: share a theory, from level 2 on

## a numbered fault; $text is its sentence from the error catalogue
table-fault = { $text }
    .spoken = Something needs your help, number { $number }. { $text }

## selecting by hand: what the buttons do
table-by-hand-count = One more for the number of this piece.
table-by-hand-piece = This piece is counted.
table-by-hand-leave = Leave it and use the tray.
table-code-elsewhere = I do not know that game here. Choose the same game again: its alchemy goes on.

## the table: choosing by name, and buttons that mean nothing
table-no-button = That button does nothing now.
table-by-hand-way = What would you like to do?
table-browse = Choose by name.

## the table: levels, families, and what they open
table-choose-level-family = Family { $family }: which level shall we play?
table-choose-family = Which family is playing?
table-menu-levels = Other levels and boxes.
table-menu-box = Show the card from a box.
table-menu-family = Another family.
table-menu-family-go-on = Family { $family } plays on.
table-menu-family-new = A new family begins.
table-menu-new-level = Play level { $level }.
table-family-new = You are family { $family }. Your way begins at level one.
table-show-box = Put the card from your box into the tray and press the big button. Or press next to choose by name.
table-box-look = I have put the card into the tray.
table-box-one = Please put one box card into the tray, and nothing else.
table-box-known = This box is open already.
table-keys =
    { $count ->
        [one] One key goes on the box of level { $level }.
       *[other] { $count } keys go on the box of level { $level }.
    }
table-locks-left =
    { $count ->
        [one] One lock is still closed.
       *[other] { $count } locks are still closed.
    }
table-box-open = Open the box of level { $level }! From now on you may play this level.
table-line =
    { $count ->
        [one] One key goes on the line of the { $trophy }.
       *[other] { $count } keys go on the line of the { $trophy }.
    }
table-trophy = The line is full. You have won the { $trophy }!
table-keys-spare =
    { $count ->
        [one] One key is left over. Every lock is open!
       *[other] { $count } keys are left over. Every lock is open!
    }
trophy-bronze = bronze trophy
trophy-silver = silver trophy
trophy-gold = gold trophy
