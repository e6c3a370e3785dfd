# SPDX-License-Identifier: MIT
# What the pages say beside the phrases that are told aloud.

## frame
page-skip = Zum Inhalt der Seite
page-lost = Die Verbindung zur Konsole ist unterbrochen. Es wird neu versucht.
page-error-title = Das ging nicht
page-to-table = Zur Tischseite
page-join-title = Platz { $seat }
page-join-explain = Dieses Telefon wird die Seite für den Platz { $seat }. Nimm ihn nur, wenn du dort spielst.
page-join-take = Platz { $seat } nehmen
page-join-taken = Den Platz { $seat } hat schon jemand. Bist du es selbst, öffne die Seite auf deinem anderen Gerät, oder bitte die Spielleitung, den Platz freizugeben.
page-seat-freed = Die Spielleitung hat diesen Platz freigegeben.

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
page-table-everybody = Alle
page-table-place = Stufe { $level }, Runde { $round }
page-table-now = Was jetzt zu tun ist
page-table-market = Markt
page-table-customer = Kundschaft
page-table-players = Mitspielende
page-table-board = Theorien
page-table-tab-said = Ansagen
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
page-table-made = Gebraut
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
page-table-things = Flasche, Haustier und Artefakte
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
page-seat-virtual = { $seat } wird in diesem Spiel von einem virtuellen Mitspieler gespielt. Sobald dort wieder ein Mensch spielt, gehört die Seite wieder dir.
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
page-seat-tile = Marktplättchen { $place }
page-seat-tracker = Meine Ergebnisse
page-seat-tracker-note = Was du selbst gebraut hast.
page-seat-ingredients = Zutaten
page-seat-not-brewed = noch nicht gebraut
page-seat-powerless = ohne Wirkung
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
page-host-title = Spielleitung
page-host-login-title = Spielleitung: Anmelden
page-host-login-note = Die Konsole sagt die PIN an, wenn jemand am Tisch drei Sekunden lang zugleich Zurück und Weiter gedrückt hält.
page-host-pin = PIN (sechs Ziffern)
page-host-login = Anmelden
page-host-logout = Abmelden
page-host-nav = Auf dieser Seite
page-host-now = Jetzt
page-host-turn = { $seat } ist an der Reihe.
page-host-no-game = Es läuft kein Spiel.
page-host-game-on = { $game }, Stufe { $level }
page-host-paused = Das Spiel ist angehalten.
page-host-over = Das Spiel ist zu Ende.
page-host-counting = Gerade werden Teile von Hand gewählt.
page-host-asks = Die Konsole fragt:
page-host-captions = Was gesagt wurde
page-host-pause = Anhalten
page-host-go-on = Weiterspielen
page-host-end = Dieses Spiel beenden
page-host-end-sure = Dieses Spiel wird aufgegeben, und niemand kann es fortsetzen. Soll es enden?
page-host-yes = Ja, ausführen
page-host-no = Nein, alles so lassen
page-host-buttons = Knöpfe der Konsole
page-host-buttons-note = Sie tun dasselbe wie die echten Knöpfe.
page-host-held = Gedrückt halten:
page-host-button-confirm = Großer Knopf
page-host-button-next = Weiter
page-host-button-back = Zurück
page-host-button-mute = Stumm
page-host-button-market = Markt { $place }
page-host-sound = Ton und Licht
page-host-volume = Lautstärke in Prozent (jetzt { $percent })
page-host-volume-set = Lautstärke einstellen
page-host-mute = Ton ausschalten
page-host-unmute = Ton einschalten
page-host-lights-off = Lampen ausschalten
page-host-lights-on = Lampen einschalten
page-host-language = Sprache der Konsole
page-host-language-set = Diese Sprache sprechen
page-host-seats = Plätze
page-host-seat-free = frei
page-host-seat-taken = von einem Telefon belegt
page-host-seat-release = Platz freigeben
page-host-seat-release-of = Platz freigeben: { $seat }
page-host-seat-release-sure = Das Telefon, das diesen Platz ({ $seat }) hat, zeigt ihn dann nicht mehr. Soll der Platz frei werden?
page-host-seat-link = Link zum Platz: { $seat }
page-host-seat-qr = QR-Code des Links zum Platz: { $seat }
page-host-seats-closed = Telefone können mitmachen, sobald die Seiten für das Netz offen sind.
page-host-network = Netz
page-host-lan-closed = Die Seiten lassen sich nur auf der Konsole selbst öffnen.
page-host-lan-open = In diesem Netz sind die Seiten zu finden unter:
page-host-lan-none = Die Seiten sind für das Netz offen, aber die Konsole hat dort keine Adresse. Prüfe Kabel oder WLAN.
page-host-lan-open-do = Seiten für das Netz öffnen
page-host-lan-close-do = Seiten für das Netz schließen
page-host-lan-close-sure = Jedes Telefon, auch das in deiner Hand, verliert die Seiten der Konsole. Sollen sie für das Netz geschlossen werden?
page-host-lan-note = Halte die Seiten nur in einem Netz offen, dem du vertraust, etwa zu Hause: Die Übertragung ist nicht verschlüsselt.
page-host-new = Neues Spiel
page-host-new-level = Stufe
page-host-level-closed = { $level } (noch nicht geöffnet)
page-host-new-seats = Wer spielt mit? { $fewest } bis { $most } Plätze
page-host-new-first = Wer beginnt?
page-host-new-code = Spielcode (dies ist eine Testversion)
page-host-new-begin = Spiel beginnen
page-host-new-sure = Das laufende Spiel wird aufgegeben, und niemand kann es fortsetzen. Soll ein neues beginnen?
page-host-by-hand = Von Hand wählen
page-host-by-hand-note = Was die Kamera lesen sollte, lässt sich stattdessen hier angeben.
page-host-by-hand-none = Gerade gibt es nichts zu wählen.
page-host-by-hand-cover = Jetzt darf nur { $seat } hinsehen. Gib das Gerät an { $seat } weiter, ohne dass es sonst jemand sieht.
page-host-by-hand-cover-all = Jetzt darf nur hinsehen, wer gefragt ist. Lass sonst niemanden auf das Gerät schauen.
page-host-by-hand-show = Auswahl zeigen
page-host-by-hand-hide = Auswahl verbergen
page-host-by-hand-piece = Teil { $number }
page-host-by-hand-choose = Bitte wählen
page-host-by-hand-send = Bestätigen
page-host-journal = Gespeicherte Spiele
page-host-journal-empty = Es wurde noch kein Spiel gespielt.
page-host-journal-moves = Züge
page-host-state-open = nicht beendet
page-host-state-ended = beendet
page-host-state-abandoned = aufgegeben
page-host-resume = Fortsetzen
page-host-code = Spielcode
page-host-code-show = Code dieses Spiels zeigen
page-host-code-note = Mit dem Code geht dasselbe Rätsel auf einer anderen Konsole weiter. Ein Programm könnte daraus die Lösung berechnen: Behaltet ihn beim Spielen für euch.
page-host-campaign = Familien
page-host-campaign-empty = Noch hat keine Familie etwas gewonnen: Alle spielen Stufe { $level }.
page-host-family = Familie
page-host-family-playing = spielt jetzt
page-host-family-levels = Stufen
page-host-family-boxes = Geöffnete Schachteln
page-host-family-trophies = Pokale
page-host-family-keys = Schlüssel auf geschlossenen Schlössern
page-host-family-none = keine
page-host-family-choose = Diese Familie spielen lassen
page-host-family-new = Als neue Familie von vorn beginnen
page-host-family-new-sure = Eine neue Familie beginnt mit der ersten Stufe. Die anderen behalten, was sie haben. Soll eine neue Familie beginnen?
page-host-view = Kamera
page-host-view-note = Die blauen Linien zeigen, wo das Tablett und seine Mulden hingehören. Das Bild erscheint nur hier und wird nirgends gespeichert.
page-host-view-show = Halter zeigen
page-host-view-hide = Halter verbergen
page-host-view-game = Solange ein Spiel läuft, darf niemand in den Halter schauen.
page-host-view-alt = Der Halter, wie ihn die Kamera jetzt sieht
page-host-help = Hilfe
page-host-report = Bericht speichern
page-host-report-note = Füge den Bericht bei, wenn du um Hilfe bittest. Er enthält Versionen, Einstellungen und die letzten Zeilen des Protokolls, keine Bilder und nichts Geheimes.
page-host-report-readme = Dies ist ein Bericht einer Aludel-Konsole für jemanden, der dir hilft. Er enthält Versionen, Einstellungen, die letzten Zeilen des Protokolls und das, was alle am Tisch von den letzten Spielen hören konnten. Er enthält kein Bild, keinen Namen, keinen Spielcode und nichts Geheimes. Sieh ihn durch, bevor du ihn verschickst: Alles ist einfacher Text.
page-host-hand-over = Weitergeben
page-host-hand-over-note = Jemand anderes übernimmt die Spielleitung: Es gibt eine neue PIN, und alle werden abgemeldet, auch du.
page-host-hand-over-do = Neue PIN ziehen
page-host-hand-over-sure = Alle werden abgemeldet, auch du. Die neue PIN wird einmal gezeigt. Soll sie gezogen werden?
page-host-new-pin = Die neue PIN für die nächste Spielleitung:
page-host-new-pin-note = Sie wird nur jetzt gezeigt. Schreibe sie auf, oder lass sie am Tisch ansagen.
page-host-again = Wieder anmelden
page-host-lost = Die Konsole antwortet nicht. Warte kurz und versuche es noch einmal.

## virtual
page-virtual-title = Virtueller Tisch
page-virtual-play = Spielen
page-virtual-go-on = Weiterspielen
page-virtual-level = Stufe
page-virtual-players = Spieler
page-virtual-language = Sprache
page-virtual-sound = Ton an
page-virtual-fast = Schneller
page-virtual-hint = Tipp
page-virtual-help = So geht es
page-virtual-close = Schließen
page-virtual-seats = Wer spielt
page-virtual-you = du
page-virtual-robot = virtueller Mitspieler
page-virtual-market = Markt
page-virtual-customers = Kundschaft
page-virtual-present = ist gerade da
page-virtual-stack = Stapel
page-virtual-discards = Ablage
page-virtual-artifacts = Artefakte
page-virtual-board = Theorien
page-virtual-console = Konsole
page-virtual-tray = Tablett
page-virtual-buttons = Knöpfe der Konsole
page-virtual-numbers = Gedruckte Nummern
page-virtual-more = Mehr
page-virtual-camera = Was die Kamera sah
page-virtual-notes = Deine Notizen
page-virtual-no-notes = Hier steht jeder Trank, den du gebraut hast.
page-virtual-hand = Deine Plättchen
page-virtual-ready = Ich bin da
page-virtual-curtain = { $seat }, du bist dran. Alle anderen schauen weg!
page-virtual-put-in = { $piece }: ins Tablett legen
page-virtual-take-out = { $piece }: aus dem Tablett nehmen
page-virtual-coins =
    { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
page-virtual-tiles =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
page-virtual-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
page-virtual-bottle = hat an diese Kundschaft verkauft
page-virtual-gem =
    { $points ->
        [one] Edelstein, ein Punkt
       *[other] Edelstein, { $points } Punkte
    }
page-virtual-broken =
    { $count ->
        [one] ein zerbrochener Edelstein
       *[other] { $count } zerbrochene Edelsteine
    }
page-virtual-closed-tray =
    { $count ->
        [0] ein geschlossenes Tablett
        [one] ein geschlossenes Tablett mit einem Teil darin
       *[other] ein geschlossenes Tablett mit { $count } Teilen darin
    }
page-virtual-gems =
    { $count ->
        [one] noch ein Edelstein
       *[other] noch { $count } Edelsteine
    }
page-virtual-invite-tiles = Ziehe zwei Plättchen hierher
page-virtual-invite-one-more = Noch eins!
page-virtual-invite-theory = Zwei Plättchen oder Antworten für eine Theorie
page-virtual-invite-piece = Ziehe es hierher
page-virtual-invite-press = Jetzt der große Knopf!
page-virtual-seen = Die Kamera sah: { $pieces }
page-virtual-help-put = Ziehe zwei Plättchen ins Tablett. Klicken oder die Eingabetaste geht auch.
page-virtual-help-look = Drücke den großen Knopf. Die Kamera schaut hin, und die Konsole sagt dir, welcher Trank es ist.
page-virtual-help-buy = Kaufe mit deinen Münzen Plättchen am Markt: Klicke auf eines, das leuchtet.
page-virtual-help-end = Der große Knopf verkauft auch und beendet deinen Zug. An jedem Knopf steht, was er gerade tut.
page-virtual-help-goal = Verkaufe, was die Kundschaft will. Ab Stufe zwei finde heraus, was jede Zutat macht.
page-virtual-skill-competent = Virtuelle Spieler, die nachdenken
page-virtual-skill-random = Virtuelle Spieler, die zufällig spielen
page-virtual-skill-none = Wir wechseln uns hier ab
page-virtual-drawer-tile = Plättchen
page-virtual-drawer-answer = Antworten für Theorien
page-virtual-drawer-theory = Theorieplättchen zum Raten
page-virtual-drawer-pet = Haustiere
page-virtual-drawer-artifact = Artefakte
page-virtual-drawer-customer = Kunden
page-virtual-drawer-box = Kistenkarten
page-virtual-button-confirm = Großer Knopf
page-virtual-button-next = Weiter
page-virtual-button-back = Zurück
page-virtual-button-mute = Stumm
page-virtual-button-market = Markt { $place }
page-virtual-ends = Gespielt wird im Browser, unter der Adresse oben. Strg+C beendet; ein laufendes Spiel geht beim nächsten Start weiter.
page-virtual-louder = Die Lautstärke ändern.
page-virtual-does-tile = { $seat } legt zwei Plättchen in das Tablett.
page-virtual-does-theory = { $seat } legt eine Theorie in das Tablett.
page-virtual-does-guess = { $seat } rät.
page-virtual-does-pet = { $seat } sucht sich ein Haustier aus.
page-virtual-does-wish = { $seat } wünscht sich etwas.
page-virtual-does-artifact = { $seat } sucht sich ein Artefakt aus.
page-virtual-does-customer = { $seat } zeigt den neuen Kunden.
page-virtual-does-buy = { $seat } kauft das Plättchen auf Platz { $place }.
page-virtual-does-take = { $seat } nimmt das Plättchen auf Platz { $place }.
page-virtual-does-sell = { $seat } verkauft den Trank.
page-virtual-does-keep = { $seat } behält den Trank.
page-virtual-does-end = { $seat } beendet den Zug.
page-virtual-side = Kamera und Notizen
page-virtual-others = Wer auf den anderen Plätzen sitzt
page-virtual-waits = { $seat } spielt gerade
page-virtual-said = Was gesagt wurde
page-virtual-skip = Bis zu mir vorspulen
page-virtual-lost = Der Tisch hat seine Teile verloren
page-virtual-lost-why = Der Tisch weiß nicht mehr, wo seine Teile liegen. Vom Spiel selbst ist nichts verloren. Beginne ein neues Spiel, oder spiele von Hand weiter: Dann darf jedes Teil ins Tablett, und du spielst alle Plätze.
page-virtual-lost-new = Neues Spiel
page-virtual-lost-on = Von Hand weiterspielen

## lesson
page-lesson-name = Was neu ist
page-lesson-title = Neu, Schritt { $number } von { $count }
page-lesson-next = Verstanden
page-lesson-skip = Einführung überspringen
page-lesson-where = Schau hierhin: { $part }
page-lesson-part-holder = das Tablett
page-lesson-part-button = die Knöpfe
page-lesson-part-market = der Markt
page-lesson-part-customer = der Kunde
page-lesson-part-notes = dein Dreieck
page-lesson-part-board = die Theorietafel
page-lesson-part-gems = die Edelsteine
page-lesson-part-guess = das Raten
page-lesson-part-exam = die Prüfung
page-lesson-part-pets = die Haustiere
page-lesson-part-artifacts = die Artefakte
page-lesson-part-coins = die Münzen
page-lesson-la-tiles = Lege zwei verschiedene Zutaten ins Tablett und schiebe es hinein. Drücke dann den großen Knopf und höre, was daraus wird.
page-lesson-la-equal = Zwei gleiche Zutaten geben keinen Trank. Dafür nimmst du ein Marktplättchen umsonst: Drücke den Knopf darunter.
page-lesson-la-sell = Der Kunde will genau den Trank, den du gebraut hast. Der große Knopf verkauft ihn, und dein Fläschchen kommt auf den Kunden.
page-lesson-la-bottle = Diesem Kunden hast du schon etwas verkauft, darum bleibt dein Fläschchen dort. Kommt der nächste, bekommst du es zurück und darfst wieder verkaufen.
page-lesson-la-potion = Alle hören, was gebraut wurde, aber nur du kennst die zwei Zutaten. Merke dir den Trank im Dreieck dort, wo sie sich treffen.
page-lesson-la-end = Der große Knopf beendet deinen Zug. Dann kommen deine zwei Plättchen verdeckt weg, und du ziehst zwei neue.
page-lesson-la-customer = Der Stapel ist leer, und das große Plättchen darunter ist ein Kunde. Zeigt ihn im Tablett, oder drückt den Marktknopf mit seiner Nummer.
page-lesson-la-wants = Jetzt wartet ein Kunde. Wer den gewünschten Trank braut, darf ihn für Münzen verkaufen.
page-lesson-la-closing = Das ist der letzte Kunde. Ist der Stapel wieder leer, schließt der Markt, und die meisten Münzen gewinnen.
page-lesson-la-buy = Ein Marktplättchen kostet eine Münze: Drücke den Knopf darunter. Damit kannst du Neues ausprobieren, aber Münzen sind am Ende Punkte.
page-lesson-la-exam = Der Markt ist zu, und jetzt dürft ihr zusammen eine Prüfung machen. Besteht ihr sie, öffnet sich die nächste Stufe.
page-lesson-la-question = Jeder von euch kennt andere Tränke, also helft einander. Legt die Antwort ins Tablett, oder drückt den Marktknopf mit ihrer Nummer.
page-lesson-la-board = Aus jeder Zutat können zwei Arten von Tränken werden. Finde heraus, welche: durch Mischen und Nachdenken.
page-lesson-la-gem = Eine richtige Theorie gewinnt den obersten Edelstein. Die ersten sind am meisten wert, also warte nicht zu lange.
page-lesson-la-wrong = Eine falsche Theorie kostet einen Punkt, und Plättchen vom Stapel gehen verloren. Was darin stand, bleibt geheim.
page-lesson-la-theory = Statt zu mischen, darfst du eine Theorie nennen. Lege die Antwort für eine Zutat und die für ihre zwei Tränke ins Tablett.
page-lesson-la-keys = Sind alle Zutaten bis auf eine gefunden, ist das Spiel zu Ende. Jedes große Plättchen, das noch im Stapel liegt, ist dann ein Schlüssel für euch alle.
page-lesson-la-guess = Jemand weiß, welche Zutat diese Tränke macht. Rate, welche es ist: Wer recht hat, bekommt eine Münze.
page-lesson-la-kinds = Neu sind Liebestränke und Geistertränke. Ihre Kunden zahlen eine Münze mehr.
page-lesson-la-three = Aus jeder Zutat können jetzt drei Arten von Tränken werden. Eine Theorie muss alle drei nennen.
page-lesson-la-choose-pet = Das Haustier, das deinen Trank mag, wohnt schon bei jemand anderem. Wähle ein anderes: Lege es ins Tablett, oder drücke weiter für die Namen.
page-lesson-la-pets = Dein erster Trank bringt dir ein Haustier. Es ist das, das diesen Trank mag, wenn es noch niemand hat.
page-lesson-la-likes = Jetzt hast du ein Haustier. Immer wenn du einen Trank braust, den es mag, bekommst du eine Münze.
page-lesson-la-mushroom = Der Pilz ist die siebte Zutat. Auf deinem Dreieck hat er eigene Felder.
page-lesson-la-crossing = Die gedruckte Theorietafel zeigt jetzt, was zwei Plätze zusammen ergeben. Darum schließt jeder gebraute Trank einige Plätze aus.
page-lesson-la-five = Der oberste Edelstein ist jetzt fünf Punkte wert. Die erste richtige Theorie gewinnt ihn.
page-lesson-la-show-artifact = Lege das gewünschte Artefakt ins Tablett und drücke den großen Knopf. Weiter nennt die Namen, und zurück kauft nichts.
page-lesson-la-shop = Deine Münzen reichen für ein Artefakt. Drücke weiter, um eins zu wählen, oder den großen Knopf, um deinen Zug zu beenden.
page-lesson-la-owned = Dein Artefakt liegt offen vor dir und gilt von jetzt an. In jedem Zug darfst du eins kaufen.
page-lesson-la-artifacts = Neben dem Markt liegen Artefakte. Die lila helfen dir im Spiel, die goldenen bringen am Ende Punkte.
page-lesson-la-half = Eine Münze ist am Ende nur noch einen halben Punkt wert. Spare also nicht alle auf.
page-lesson-la-any-pet = Deinen ersten Trank mag kein Haustier. Darum darfst du irgendein freies wählen.
page-lesson-la-wish = Ein Wunschtrank wird zu dem, was du sagst. Wünsche dir, was dein Haustier mag, oder was der Kunde kauft.
page-lesson-la-powerless = Einen Trank ohne Wirkung kann man nicht verkaufen. Merke ihn dir trotzdem: Seine zwei Zutaten haben keinen Trank gemeinsam.
page-lesson-la-flower = Die blaue Blume ist die achte Zutat. Zweierlei Neues kann nun entstehen: ein Wunschtrank oder ein Trank ohne Wirkung.
page-lesson-la-tea = Das Teegeschirr ist ein neues Artefakt. Wer es hat, bekommt Münzen für Tränke ohne Wirkung.
