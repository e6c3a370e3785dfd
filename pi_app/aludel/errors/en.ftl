e900 = Something unforeseen went wrong.
    .do = Start Aludel again; the game goes on where it was. If it happens again, send us the file { $file }.
e601 = There is no game called "{ $game }".
    .do = Choose one of: { $games }.
e602 = { $game } has no level { $level } here.
    .do = Choose one of: { $levels }.
e603 = { $given } seats do not fit this game.
    .do = Choose { $fewest } to { $most } seats, each with a colour of its own.
e101 = There is no file "{ $path }".
    .do = Check the name and try again.
e401 = There is no wiring profile called "{ $profile }".
    .do = Choose one of: { $known }.
e402 = { $file }: "{ $pin }", given for { $user }, is no pin of these boards.
    .do = Write the name of a pin of the header, its place (pi:12) or an alias.
e403 = { $file }: "{ $pin }", given for { $user }, is { $name }: power, ground or another pin that cannot be switched.
    .do = Choose a pin called GPIO or GP with a number.
e404 = { $file }: pin { $pin } is used twice in profile "{ $profile }", by { $first } and by { $second }.
    .do = Give one of the two another pin.
e405 = { $file }: profile "{ $profile }" wires "{ $name }", which is no lamp or button of this board.
    .do = Correct the name, or add it to the list of lamps or buttons at the top of the file.
e406 = There is no lamp driver called "{ $driver }".
    .do = Set [lamps] driver to one of: { $known }.
e407 = There is no button driver called "{ $driver }".
    .do = Set [buttons] driver to one of: { $known }.
e408 = There is no pin factory called "{ $factory }".
    .do = Set [lamps] pin_factory to one of: { $known }.
e409 = Lamps and buttons cannot be driven: the Python module "{ $module }" is missing.
    .do = On a Raspberry Pi run ./setup.sh play again (it brings { $package }). On another computer set [lamps] driver = "terminal" and [buttons] driver = "typed".
e410 = The pins of lamps and buttons cannot be opened: { $why }.
    .do = Stop other programs that use the pins, and make sure that this user is in the group "gpio".
e411 = Wiring profile "{ $profile }" is for driver "{ $needs }", not for driver "{ $driver }".
    .do = Set [lamps] driver = "{ $needs }", or choose the profile that fits your wiring.
e412 = The lamps no longer answer: { $why }.
    .do = Play on, everything is also spoken. After the game check the lamp cables and start Aludel again.
e413 = There is no button called "{ $button }".
    .do = Use one of: { $known }.
e701 = There is no configuration file "{ $file }".
    .do = Check the name, or copy docs/config.toml there and change what you need.
e702 = { $file } cannot be read: { $why }.
    .do = Check the name of the file and who may read it.
e703 = { $file } is not a text file: byte { $byte } is not UTF-8.
    .do = Save it as UTF-8 text, or copy docs/config.toml and start afresh.
e704 = { $file }, line { $line }: this is not written as TOML wants it.
    .do = Look at that line and the one before: quotes round words, one "name = value" a line, sections in [brackets].
e705 = { $file }: there is no setting called "{ $setting }".
    .do = Did you mean "{ $near }"? There is: { $known }.
e706 = { $file }: { $setting } cannot be { $given }.
    .do = Allowed: { $kind ->
        [choice] one of { $allowed }
        [range] a number in { $allowed }
        [pattern] something like { $allowed }
        [string] text in quotes
        [integer] a whole number
        [number] a number
        [boolean] true or false
        [object] a section of settings
        [array] a list in square brackets
        [list] a list that is not empty, each thing once
       *[other] see docs/config.toml
    }.
e707 = { $file }: the setting "{ $setting }" is missing.
    .do = Add it; docs/config.toml shows every setting.
e501 = The saved games at "{ $path }" cannot be opened for writing.
    .do = Let the user that runs Aludel own this folder, or choose another folder in the configuration.
e502 = The disk that holds the saved games is full.
    .do = Free some space and start Aludel again; nothing that was announced is lost.
e503 = The disk or card that holds the saved games does not keep what is written to it.
    .do = The card is probably worn: copy it to a new one and start Aludel again.
e504 = The saved games are in use by another Aludel.
    .do = Stop the other one first, or wait until it has ended.
e505 = The saved games can no longer be read.
    .do = Start Aludel again: it sets the damaged file aside, and a new game can begin.
e506 = The saved games were written by a newer Aludel.
    .do = Install that version again, or choose another folder in the configuration.
e507 = There are no saved games at "{ $path }" yet.
    .do = Play a game first, or name the folder that holds them.
e508 = The saved games could not be read; they were set aside in the folder "{ $name }".
    .do = A new game can begin now. Keep that folder if somebody may repair it.
e509 = The last { $lost } entries of game { $number } were damaged and have been set aside.
    .do = Check the table against what is told next, and play on from there.
e510 = The beginning of saved game { $number } is damaged.
    .do = Begin a new game; the others are not affected.
e511 = There is no saved game { $number }.
    .do = Leave the number out to take the latest one.
e512 = Saved game { $number } is a game of "{ $game }", which is not installed here.
    .do = Install that game and try again; the record is kept.
e513 = Saved game { $number } no longer follows the rules at move { $move }.
    .do = It was played with another version of the rules: install that version, or begin a new game. The record is kept.
e514 = No saved game has this code.
    .do = Check the code. A new game can be begun with it: the same alchemy then goes on here.
e515 = The letter "{ $letter }" is in no game code.
    .do = Codes have no digits and none of the letters I, O and Q: check it and type it again.
e516 = A game code has { $letters } letters, not { $given }.
    .do = Check the code and type it again.
e517 = The letters of this code do not belong together: one is wrong, or two have changed places.
    .do = Check the code and type it again.
e518 = There is no campaign { $number }.
    .do = Choose one from the list, or start a new one.
e519 = The saved games of an older Aludel could not be brought up to date.
    .do = Install the older version again; nothing was changed, and a copy lies beside the file.
e301 = The voice "espeak-ng" is not installed, so words are shown and not spoken.
    .do = Run "sudo apt install espeak-ng" and start Aludel again.
e302 = The voice did not answer in time, so it was started again.
    .do = Play on; the words are shown. If it happens often, restart the console.
e303 = The voice could not speak a phrase.
    .do = Play on; the words are shown. If it happens often, run "aludel doctor".
e311 = There is no program to play sound (aplay).
    .do = Run "sudo apt install alsa-utils" and start Aludel again. Until then words are shown.
e312 = The sound device "{ $device }" cannot be used.
    .do = Check the plug and the name: "aplay -L" lists all devices. Play on; words are shown.
e313 = The folder "{ $path }" for announcements cannot be written.
    .do = Choose another folder or free some space.
e321 = There is no voice or sound driver called "{ $name }".
    .do = Write one of these into the configuration: { $names }.
e801 = There is no sheet called "{ $sheet }" to print.
    .do = Choose from: { $sheets }.
e802 = The folder "{ $path }" cannot be written to.
    .do = Choose another folder with --out, or free some space and try again.
e250 = The camera has been switched off.
    .do = Start Aludel again.
e251 = The tray has no free place for "{ $kind }".
    .do = Take something out of the tray first.
e252 = No piece called "{ $kind }" is printed for this game and level.
    .do = Check the name; "aludel print" makes every piece there is.
e253 = There is no condition called "{ $condition }".
    .do = Choose one of: { $conditions }.
