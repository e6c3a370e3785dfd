# SPDX-License-Identifier: MIT
# Sitzfarben sind Namen ohne Artikel ("Rot ist dran"). Zutaten haben .nom und .acc
# mit Artikel ("der Frosch", "einen Frosch").

## letters, for SPELL
letter-dot = Punkt
letter-colon = Doppelpunkt

## seats
seat-red = Rot
seat-yellow = Gelb
seat-green = Grün
seat-blue = Blau
seat-purple = Lila

## potions
potion-fire = Feuertrank
potion-flying = Flugtrank
potion-luck = Glückstrank
potion-love = Liebestrank
potion-ghostly = Geistertrank
potion-wishes = Wunschtrank
potion-powerless = Trank ohne Wirkung

## ingredients
ingredient-frog = Frosch
    .nom = der Frosch
    .acc = einen Frosch
ingredient-fern = Farn
    .nom = der Farn
    .acc = einen Farn
ingredient-foot = Hühnerfuß
    .nom = der Hühnerfuß
    .acc = einen Hühnerfuß
ingredient-scorpion = Skorpion
    .nom = der Skorpion
    .acc = einen Skorpion
ingredient-feather = Feder
    .nom = die Feder
    .acc = eine Feder
ingredient-mandrake = Alraune
    .nom = die Alraune
    .acc = eine Alraune
ingredient-mushroom = Pilz
    .nom = der Pilz
    .acc = einen Pilz
ingredient-flower = blaue Blume
    .nom = die blaue Blume
    .acc = eine blaue Blume

## pieces
piece-tile-frog = Das Plättchen mit dem Frosch.
piece-tile-fern = Das Plättchen mit dem Farn.
piece-tile-foot = Das Plättchen mit dem Hühnerfuß.
piece-tile-scorpion = Das Plättchen mit dem Skorpion.
piece-tile-feather = Das Plättchen mit der Feder.
piece-tile-mandrake = Das Plättchen mit der Alraune.
piece-tile-mushroom = Das Plättchen mit dem Pilz.
piece-tile-flower = Das Plättchen mit der blauen Blume.
piece-answer-frog = Die Antwort: Frosch.
piece-answer-fern = Die Antwort: Farn.
piece-answer-foot = Die Antwort: Hühnerfuß.
piece-answer-scorpion = Die Antwort: Skorpion.
piece-answer-feather = Die Antwort: Feder.
piece-answer-mandrake = Die Antwort: Alraune.
piece-answer-mushroom = Die Antwort: Pilz.
piece-answer-flower = Die Antwort: blaue Blume.
piece-answer-fire = Die Antwort: Feuertrank.
piece-answer-flying = Die Antwort: Flugtrank.
piece-answer-luck = Die Antwort: Glückstrank.
piece-answer-love = Die Antwort: Liebestrank.
piece-answer-ghostly = Die Antwort: Geistertrank.
piece-answer-wishes = Die Antwort: Wunschtrank.
piece-answer-powerless = Die Antwort: Trank ohne Wirkung.
piece-theory-frog = Der Frosch.
piece-theory-fern = Der Farn.
piece-theory-foot = Der Hühnerfuß.
piece-theory-scorpion = Der Skorpion.
piece-theory-feather = Die Feder.
piece-theory-mandrake = Die Alraune.
piece-theory-mushroom = Der Pilz.
piece-theory-flower = Die blaue Blume.
piece-customer-fire = Der Kunde, der einen Feuertrank will.
piece-customer-flying = Der Kunde, der einen Flugtrank will.
piece-customer-luck = Der Kunde, der einen Glückstrank will.
piece-customer-love = Der Kunde, der einen Liebestrank will.
piece-customer-ghostly = Der Kunde, der einen Geistertrank will.
piece-closed = Der geschlossene Markt.

## what has no piece, offered by name in the same way
piece-word-none = Ich rate nicht.
piece-word-judged-coin = Mein Artefakt sagt: eine Münze nehmen.
piece-word-judged-pay = Mein Artefakt sagt: eine Münze zahlen.
piece-word-judged-draw = Mein Artefakt sagt: ein Plättchen ziehen.
piece-word-judged-discard = Mein Artefakt sagt: ein Plättchen ablegen.
piece-word-shop = Die Artefakte anschauen.
piece-number-0 = 0 Punkte.
piece-number-1 = Ein Punkt.
piece-number-2 = 2 Punkte.
piece-number-3 = 3 Punkte.
piece-number-4 = 4 Punkte.
piece-number-5 = 5 Punkte.
piece-number-6 = 6 Punkte.
piece-number-7 = 7 Punkte.
piece-number-8 = 8 Punkte.
piece-number-9 = 9 Punkte.
piece-number-10 = 10 Punkte.
piece-number-11 = 11 Punkte.
piece-number-12 = 12 Punkte.
piece-number-13 = 13 Punkte.
piece-number-14 = 14 Punkte.
piece-number-15 = 15 Punkte.
piece-number-16 = 16 Punkte.
piece-number-17 = 17 Punkte.
piece-number-18 = 18 Punkte.
piece-number-19 = 19 Punkte.
piece-number-20 = 20 Punkte.

## what the camera could not read
unsure-dark = Es ist zu dunkel. Macht eine Lampe an und drückt den großen Knopf.
unsure-bright = Es ist zu hell. Haltet Schatten über das Tablett und drückt den großen Knopf.
unsure-glare = Im Tablett glänzt etwas. Dreht das glänzende Teil ein wenig und drückt noch einmal.
unsure-blur = Das Bild ist unscharf. Schiebt das Tablett ganz hinein und drückt noch einmal.
unsure-bands = Das Licht flackert. Macht die flackernde Lampe aus und drückt noch einmal.
unsure-moved = Etwas hat sich bewegt. Haltet das Tablett still und drückt noch einmal.
unsure-covered = Etwas verdeckt ein Teil. Nehmt die Finger weg und drückt noch einmal.
unsure-unknown = Da liegt ein Teil, das ich jetzt nicht brauche. Prüft das Tablett und drückt noch einmal.
unsure-disagree = Ich bin nicht sicher, was ich sehe. Legt die Teile neu hin und drückt.
unsure-face-down = Ein Teil liegt verkehrt herum. Dreht es um und drückt noch einmal.
unsure-mirrored = Ich sehe ein Spiegelbild. Prüft die Kamera und drückt noch einmal.
unsure-out-of-place = Ein Teil liegt neben seinem Platz. Verschiebt es und drückt noch einmal.
unsure-camera = Die Kamera hat nicht geantwortet. Wartet kurz und drückt noch einmal.

## the table: beginning
table-welcome = Willkommen, ihr Alchemisten!
table-choose-language = Welche Sprache soll ich sprechen?
table-choose-game = Welches Spiel spielen wir?
table-choose-level = Welche Stufe spielen wir?
table-choose-players = Wie viele spielen mit?
table-choose-first = Wer fängt an?
table-next-option = Die nächste
table-step-back = Ein Schritt zurück
table-resume-game = Ein Spiel läuft noch. Spielen wir weiter?
table-cannot-resume = Dieses Spiel kann ich nicht fortsetzen. Es ist sicher verwahrt. Wir können ein neues beginnen.

game-little-alchemists = Kleine Alchemisten
first-any = Das Glück entscheidet
level-1 = Stufe 1
level-2 = Stufe 2
level-3 = Stufe 3
level-4 = Stufe 4
level-5 = Stufe 5
level-6 = Stufe 6
level-7 = Stufe 7
players-1 = Eine Person
players-2 = Zwei Personen
players-3 = Drei Personen
players-4 = Vier Personen
players-5 = Fünf Personen
language-en = English
    .spoken = Englisch
language-cs = Česky
    .spoken = Tschechisch
language-de = Deutsch
language-ja = 日本語
    .spoken = Japanisch

## the table: playing
table-paused = Das Spiel macht Pause.
table-resumed = Das Spiel geht weiter.
table-undone = Ich habe es zurückgenommen.
table-nothing-to-undo = Es gibt nichts zurückzunehmen.

## the table: choosing by hand
table-by-hand-start = Knöpfe verdecken. So oft weiter drücken, wie die Nummer sagt, dann den großen. Alles zweimal.
    .spoken = Jetzt wählt ihr heimlich. Deckt die Knöpfe mit der Hand zu. Schaut auf die Nummern in eurem Sichtschirm. Drückt den Knopf weiter so oft, wie die Nummer des ersten Teils sagt. Ich sage nicht, wie oft. Drückt dann den großen Knopf. Macht das Gleiche mit jedem weiteren Teil. Macht danach alles noch einmal.
table-by-hand-next =
    { $piece ->
        [2] Das erste Teil ist gezählt. Jetzt das zweite.
        [3] Das zweite Teil ist gezählt. Jetzt das dritte.
        [4] Das dritte Teil ist gezählt. Jetzt das vierte.
       *[other] Dieses Teil ist gezählt. Jetzt Teil { $piece }.
    }
table-by-hand-again = Jetzt alles noch einmal, vom ersten Teil an.
table-by-hand-agreed = Danke. Beide Male war es gleich.
table-by-hand-differs = Das war nicht zweimal gleich. Fangt bitte mit dem ersten Teil neu an.
table-by-hand-cancelled = Wir lassen es. Nehmt das Tablett.
table-by-hand-not-now = Jetzt gibt es nichts von Hand zu wählen.

## the table: menus
table-menu-go-on = Weiterspielen.
table-menu-resume = Zurück zum Spiel.
table-menu-language = Eine andere Sprache.
table-menu-volume = Lauter oder leiser.
table-menu-game-code = Den Spielcode sagen.
table-menu-new-game = Ein neues Spiel beginnen.
table-menu-end-game = Dieses Spiel beenden.
table-menu-again = Noch einmal, mit einem neuen Rätsel.
table-menu-yes = Ja, mach das.
table-menu-no = Nein, weiterspielen.
table-new-game-sure = Wollt ihr wirklich ein neues Spiel? Dieses wäre dann zu Ende.
table-end-game-sure = Wollt ihr dieses Spiel wirklich beenden?
table-over = Das Spiel ist zu Ende. Danke fürs Mitspielen!
table-volume = Lautstärke { $percent } Prozent.
table-muted = Der Ton ist aus.
table-unmuted = Der Ton ist an.
table-game-code = Der Spielcode ist { $code }.
    .spoken = Der Spielcode ist: { SPELL($code) }.
table-pages-open = Die Seiten sind offen: http://{ $address }. Die PIN der Spielleitung ist { $pin }.
    .spoken = Die Seiten sind offen. Die Adresse ist: { SPELL($address) }. Die PIN der Spielleitung ist: { SPELL($pin) }.
table-seat-taken = { $seat }: Ein Telefon hat diesen Platz genommen. Ist es nicht deins, soll die Spielleitung den Platz freigeben.

## the table: what does not work
table-no-camera = Die Kamera geht nicht. Haltet den Knopf zurück, um von Hand zu wählen.

## the virtual table in a terminal; never spoken
terminal-row-tiles = Plättchen
terminal-row-hand = Hand
terminal-row-tray = Tablett
terminal-row-notes = Notizen
terminal-lamp-market = Markt
terminal-lamp-artifact = Artefakte
terminal-lamp-customer = Kundschaft
terminal-lamp-bottle = Flaschen
terminal-lamp-seat = Plätze
terminal-lamp-camera = Kamera
terminal-lamp-holder = Tablettlicht
terminal-lamp-fire = Feuer
terminal-lamp-flying = Fliegen
terminal-lamp-luck = Glück
terminal-lamp-love = Liebe
terminal-lamp-ghostly = Geist
terminal-lamp-off = aus
terminal-lamp-steady = an
terminal-lamp-blink = blinkt
terminal-lamp-breathe = atmet
terminal-lamp-chase = läuft
terminal-lamp-white = weiß
terminal-lamp-red = rot
terminal-lamp-yellow = gelb
terminal-lamp-green = grün
terminal-lamp-blue = blau
terminal-lamp-purple = lila
terminal-lamp-orange = orange
terminal-lamp-pink = rosa
terminal-config-none = keine Konfigurationsdatei: alles ist wie in der Datei, die --sample ausgibt
terminal-config-sound = { $file }: in Ordnung
terminal-row-coins = Münzen
terminal-row-customer = Kundschaft
terminal-row-turned = aufgedeckt
terminal-row-numbers = Nummern
terminal-pieces-lost = Die Teile dieses Tisches sind verloren. Spiele mit beliebigen Namen weiter oder beginne neu.
terminal-bye = Dein Spiel wartet auf dich: { $command }
terminal-bye-menu = Tschüss! Kein Spiel wartet.
terminal-alone = Du spielst { $seat }. Alle anderen Plätze spielen virtuelle Mitspieler.
terminal-help-put = put Frosch Feder: lege zwei Plättchen aus der Hand in das Tablett. Auch Nummern: put 1 3
terminal-hint-put = Tippe „put { $example }“, um es ins Tablett zu legen, dann Enter für den großen Knopf.
terminal-hint-take = Tippe „take“, um das Tablett zu leeren, oder lege andere Teile hinein.
terminal-hint-mix = Von deiner Hand verraten dir { $ingredient } und { $other } am meisten.
terminal-hint-buy = Deine Hand allein verrät dir nichts. Mische mit einem Plättchen vom Markt { $ingredient } und { $other }.
terminal-hint-more = und { $count } weitere
terminal-row-because = denn
terminal-row-certain = sicher
terminal-help-take = take: nimm alles aus dem Tablett
terminal-help-press = Enter: der große Knopf.  next, back: die kleinen Knöpfe.  1 bis 5: die Marktknöpfe
terminal-help-hold = hold back: halte einen Knopf.  hold back+confirm: halte zwei Knöpfe zusammen
terminal-help-quit = quit: aufhören. Das Spiel wartet auf dich.
terminal-row-board = Theorien
terminal-row-gems = Edelsteine
terminal-row-pets = Haustiere
terminal-row-owned = gekauft
terminal-row-artifacts = Artefakte
terminal-row-wrong = falsch
terminal-help-hint = hint: was du sicher wissen kannst, nur für deine Augen
terminal-help-theory = put Frosch Feuer Fliegen: eine Theorie teilen, ab Stufe 2

## a numbered fault; $text is its sentence from the error catalogue
table-fault = { $text }
    .spoken = Ich brauche Hilfe, Nummer { $number }. { $text }

## selecting by hand: what the buttons do
table-by-hand-count = Eins mehr für die Nummer dieses Teils.
table-by-hand-piece = Dieses Teil ist gezählt.
table-by-hand-leave = Lass es und nimm das Tablett.
table-code-elsewhere = Dieses Spiel kenne ich hier nicht. Wählt dasselbe Spiel noch einmal: Seine Alchemie geht weiter.

## the table: choosing by name, and buttons that mean nothing
table-no-button = Dieser Knopf tut jetzt nichts.
table-by-hand-way = Was wollt ihr tun?
table-browse = Nach Namen wählen.

## the table: levels, families, and what they open
table-choose-level-family = Familie { $family }: Welche Stufe spielen wir?
table-choose-family = Welche Familie spielt?
table-menu-levels = Andere Stufen und Kisten.
table-menu-box = Die Karte aus einer Kiste zeigen.
table-menu-family = Eine andere Familie.
table-menu-family-go-on = Familie { $family } spielt weiter.
table-menu-family-new = Eine neue Familie beginnt.
table-menu-new-level = Stufe { $level } spielen.
table-family-new = Ihr seid Familie { $family }. Euer Weg beginnt auf Stufe eins.
table-show-box = Legt die Karte aus der Kiste ins Tablett und drückt den großen Knopf. Oder wählt mit weiter den Namen.
table-box-look = Die Karte liegt im Tablett.
table-box-one = Legt bitte eine Karte aus einer Kiste ins Tablett und sonst nichts.
table-box-known = Diese Kiste ist schon offen.
table-keys =
    { $count ->
        [one] Ein Schlüssel kommt auf die Kiste von Stufe { $level }.
       *[other] { $count } Schlüssel kommen auf die Kiste von Stufe { $level }.
    }
table-locks-left =
    { $count ->
        [one] Ein Schloss ist noch zu.
       *[other] { $count } Schlösser sind noch zu.
    }
table-box-open = Öffnet die Kiste von Stufe { $level }! Ab jetzt dürft ihr diese Stufe spielen.
table-line =
    { $count ->
        [one] Ein Schlüssel kommt in die Reihe für: { $trophy }.
       *[other] { $count } Schlüssel kommen in die Reihe für: { $trophy }.
    }
table-trophy = Die Reihe ist voll. Ihr habt gewonnen: { $trophy }!
table-keys-spare =
    { $count ->
        [one] Ein Schlüssel bleibt übrig. Alle Schlösser sind offen!
       *[other] { $count } Schlüssel bleiben übrig. Alle Schlösser sind offen!
    }
trophy-bronze = Pokal aus Bronze
trophy-silver = Pokal aus Silber
trophy-gold = Pokal aus Gold
