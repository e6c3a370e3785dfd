# SPDX-License-Identifier: MIT
# What the pages say beside the phrases that are told aloud.

## frame

## table
page-table-title = Tisch
page-la-prompt-brew = Braue einen Trank
page-la-prompt-act = Braue einen Trank oder nenne eine Theorie
page-la-prompt-guess = Rate die Zutat
page-la-prompt-pet = Wähle ein Haustier
page-la-prompt-wish = Wünsch dir etwas
page-la-prompt-take = Nimm ein Marktplättchen umsonst
page-la-prompt-sell = Den Trank verkaufen?
page-la-prompt-end = Kaufe oder beende deinen Zug
page-la-prompt-end-shop = Kaufe oder beende deinen Zug
page-la-prompt-shop = Wähle ein Artefakt
page-la-prompt-judge = Nenne die Punkte
page-la-prompt-customer = Wer ist gekommen?
page-la-prompt-customer-five = Wer ist gekommen?
page-la-prompt-offer = Macht ihr die Prüfung zusammen?
page-la-prompt-exam = Prüfung: Was wird daraus?
page-la-prompt-over = Das Spiel ist zu Ende
page-table-over = Das Spiel ist zu Ende
page-table-paused = Pause
page-table-by-hand-start = Wähle geheim
page-table-by-hand-way = Von Hand wählen
page-table-everybody = Alle zusammen
page-table-place = Stufe { $level }, Runde { $round }
page-table-now = Was jetzt zu tun ist
page-table-market = Markt
page-table-customer = Kundschaft
page-table-players = Mitspielende
page-table-board = Theorien
page-table-said = Was gesagt wurde
page-table-join = Mitmachen
page-table-buttons = Knöpfe der Konsole
page-table-views = Ansichten
page-table-overview = Tisch
page-table-place-off = Platz { $place }: leer
page-table-place-there = Platz { $place }: ein Plättchen
page-table-place-buy = Platz { $place }: zu kaufen
page-table-place-free = Platz { $place }: umsonst
page-table-mark-buy = kaufen
page-table-mark-free = umsonst
page-table-mark-off = leer
page-table-stack = Stapel
page-table-discards = Ablage
page-table-customer-wants = Will einen { $potion }, zahlt { $price }.
page-table-customer-none = Noch niemand da
page-table-customers-left = Kommen noch: { $count }
page-table-customer-mistaken = Berichtigt
page-table-made = Gerade gebraut
page-table-made-by = gebraut von { $seat }
page-table-made-none = Noch nichts gebraut
page-table-equal = zwei gleiche: kein Trank
page-table-wish = Der Wunsch
page-table-role-turn = Am Zug
page-table-role-asked = Gefragt
page-table-role-won = Gewonnen
page-table-coins = Münzen
page-table-hand = Plättchen auf der Hand
page-table-gems = Edelsteine
page-table-broken = Zerbrochene Edelsteine
page-table-pet = Haustier
page-table-pets-free = Haustiere ohne Zuhause
page-table-artifacts = Artefakte
page-table-artifacts-market = Artefakte: { $open } offen, { $stack } im Stapel
page-table-sold = Hat einen Trank verkauft
page-table-sold-again = Hat zwei Tränke verkauft
page-table-nothing = keine
page-table-open = noch nicht gefunden
page-table-solved-by =
    { $points ->
        [one] gefunden von { $seat }, 1 Punkt
       *[other] gefunden von { $seat }, { $points } Punkte
    }
page-table-found-by = Gefunden von
page-table-yes = gehört dazu
page-table-no = gehört nicht dazu
page-table-unknown = nicht bekannt
page-table-gems-left = Noch zu gewinnen
page-table-shared = { $seat } weiß, was das hier macht:
page-table-guesses = Vermutungen
page-table-guess-now = rät gerade
page-table-guess-waits = wartet
page-table-guess-declined = rät nicht
page-table-no-board = Auf dieser Stufe gibt es keine Theorien.
page-table-result = Ergebnis
page-table-keys = Gewonnene Schlüssel
page-table-ledger-coins = Für Münzen
page-table-ledger-gems = Für Edelsteine
page-table-ledger-broken = Zerbrochen
page-table-ledger-artifacts = Für Artefakte
page-table-ledger-sum = Punkte
page-table-ledger-seat = Wer
page-table-exam = Prüfung
page-table-exam-right = { $right } von { $asked } richtig
page-table-exam-progress = Frage { $number } von { $questions }
page-table-exam-passed = Bestanden!
page-table-exam-failed = Diesmal nicht bestanden
page-table-judge = Punkte für: { $artifact }
page-table-join-how = Scanne den Code deines Platzes mit einem Handy im selben WLAN.
page-table-join-closed = Handys können noch nicht mitmachen. Halte zurück und weiter drei Sekunden lang gedrückt; die Konsole sagt dann Adresse und PIN der Spielleitung. Dort werden Handys zugelassen.
page-table-join-taken = Hier sitzt ein Handy
page-table-join-code = Code für Platz { $seat }
page-table-join-here = Auf diesem Gerät Platz nehmen
page-table-press-confirm = Bestätigen
page-table-press-next = Weiter
page-table-press-back = Zurück
page-table-press-mute = Ton an oder aus
page-table-press-pause = Pause und Menü
page-table-press-by-hand = Von Hand wählen
page-table-press-again = Noch einmal sagen
page-table-press-undo = Zurücknehmen
page-table-press-number = Knopf { $number }
page-table-more = Mehr
page-table-held = { $buttons } halten
page-table-button-confirm = großer Knopf
page-table-button-next = weiter
page-table-button-back = zurück
page-table-button-mute = stumm
page-table-option = Zur Wahl
page-table-theme-dark = Dunkel
page-table-theme-light = Hell
page-table-theme = Hell oder dunkel
page-table-language = Sprache
page-table-quiet = Der Ton ist aus

## seat
page-seat-title = { $seat }: dein Platz
page-seat-you = Du spielst { $seat }.
page-seat-yours = Du bist dran.
page-seat-turn = { $seat } ist dran.
page-seat-asked = Die Konsole fragt dich:
page-seat-asked-all = Die Konsole fragt euch alle:
page-seat-asked-other = Die Konsole fragt { $seat }:
page-seat-asked-console = Die Konsole sagt:
page-seat-no-game = Gerade läuft kein Spiel. Sobald eines beginnt, siehst du es hier.
page-seat-not-seated = { $seat } spielt in diesem Spiel nicht mit.
page-seat-over = Das Spiel ist zu Ende.
page-seat-captions = Was gesagt wurde
page-seat-languages = Sprache
page-seat-cover = Meine Geheimnisse verdecken
page-seat-uncover = Meine Geheimnisse zeigen
page-seat-covered = Deine Geheimnisse sind verdeckt.
page-seat-refused = Warum das nicht ging
page-seat-told = Nur für dich
page-seat-secret = Was du hier wählst, sieht sonst niemand.
page-seat-send = Bestätigen
page-seat-by-name = Nach Namen wählen
page-seat-slot = Teil { $number }
page-seat-slot-tile-1 = Erste Zutat
page-seat-slot-tile-2 = Zweite Zutat
page-seat-slot-ingredient = Zutat
page-seat-slot-potion = Trank { $number }
page-seat-brew = Einen Trank brauen
page-seat-theory = Eine Theorie mitteilen
page-seat-buttons = Tasten
page-seat-rare = Auf dem Tisch ist etwas anders
page-seat-sure = Ja, ganz sicher
page-seat-tile = Marktplättchen { $place }
page-seat-tracker = Meine Ergebnisse
page-seat-tracker-note = Was du selbst gebraut hast.
page-seat-ingredients = Zutaten
page-seat-not-brewed = noch nicht gebraut
page-seat-powerless = wirkungslos
page-seat-wrong = Meine falschen Theorien
page-seat-solved = Theorietafel
page-seat-solved-none = Noch ist nichts gelöst.
page-seat-solved-by =
    { $points ->
        [one] { $seat }, { $points } Punkt
       *[other] { $seat }, { $points } Punkte
    }
page-seat-have = Was du hast
page-seat-coins = Münzen
page-seat-hand = Plättchen auf der Hand
page-seat-gems = Edelsteine
page-seat-gem =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-seat-broken = Zerbrochene Edelsteine
page-seat-pet = Haustier
page-seat-artifacts = Artefakte
page-seat-bottle = Flasche
page-seat-bottle-home = bei dir
page-seat-bottle-sold = auf dem Kunden
page-seat-none = nichts
page-seat-hints = Tipps
page-seat-hints-on = Tipps einschalten
page-seat-hints-off = Tipps ausschalten
page-la-no-count = Das kann nicht sein: Von der Zutat „{ $ingredient }“ gibt es nur { $count } Plättchen, und so viele sind nicht mehr übrig.
page-la-no-theory = Eine Theorie für die Zutat „{ $ingredient }“ mit diesen Tränken hat jetzt keinen Platz auf der Theorietafel. Schau sie dir an.
page-seat-hints-note = Tipps sagen, was nach allem, was du selbst gesehen hast, sicher ist, und warum.

## host
page-host-report-readme = Dies ist ein Bericht einer Aludel-Konsole für jemanden, der Ihnen hilft. Er enthält Versionen, Einstellungen, die letzten Zeilen des Protokolls und das, was alle am Tisch von den letzten Spielen hören konnten. Er enthält kein Bild, keinen Namen, keinen Spielcode und nichts Geheimes. Sehen Sie ihn durch, bevor Sie ihn verschicken: Alles ist einfacher Text.

## virtual

## lesson
