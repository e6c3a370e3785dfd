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
page-join-virtual = { $seat } wird in diesem Spiel von einem virtuellen Mitspieler gespielt. Diesen Platz kann jetzt niemand nehmen.

## buttons and things, by one name on all pages
page-button-confirm = Großer Knopf
page-button-next = Weiter
page-button-back = Zurück
page-button-mute = Stumm
page-button-market = Markt { $place }
page-thing-buttons = Knöpfe der Konsole
page-thing-language = Sprache
page-thing-said = Was gesagt wurde
page-thing-level = Stufe
page-thing-more = Mehr
page-thing-piece = Teil { $number }
page-thing-market = Markt
page-thing-stack = Stapel
page-thing-discards = Ablage
page-thing-coins = Münzen
page-thing-gems = Edelsteine
page-thing-broken = Zerbrochene Edelsteine
page-thing-artifacts = Artefakte
page-thing-theories = Theorien

## table
page-table-title = Tisch
page-table-over = Das Spiel ist zu Ende
page-table-paused = Pause
page-table-by-hand-start = Wähle geheim
page-table-by-hand-way = Von Hand wählen
page-table-everybody = Alle
page-table-now = Was jetzt zu tun ist
page-table-tab-said = Ansagen
page-table-join = Mitmachen
page-table-views = Ansichten
page-table-overview = Tisch
page-table-join-how = Scanne den Code deines Platzes mit einem Handy im selben WLAN.
page-table-join-closed = Handys können noch nicht mitmachen. Wähle unter Mehr „Handys und Spielleitung“, oder halte zurück und weiter drei Sekunden lang gedrückt: Dann stehen hier die Codes für Handys, und die Konsole sagt Adresse und PIN der Spielleitung.
page-table-join-taken = Hier sitzt ein Handy
page-table-join-code = Code für Platz { $seat }
page-table-press-mute = Ton an oder aus
page-table-press-pause = Pause und Menü
page-table-press-phones = Handys und Spielleitung: Adresse und PIN ansagen
page-table-press-by-hand = Von Hand wählen
page-table-press-again = Noch einmal sagen
page-table-press-undo = Zurücknehmen
page-table-held = { $buttons } halten
page-table-option = Zur Wahl
page-table-theme = Hell oder dunkel
page-table-quiet = Der Ton ist aus

## seat
page-seat-title = { $seat }: dein Platz
page-seat-you = Du spielst { $seat }.
page-seat-asked = Die Konsole fragt dich:
page-seat-asked-all = Die Konsole fragt euch alle:
page-seat-asked-other = Die Konsole fragt { $seat }:
page-seat-asked-console = Die Konsole sagt:
page-seat-at-table = Am Tisch:
page-seat-no-game = Gerade läuft kein Spiel. Sobald eines beginnt, siehst du es hier.
page-seat-waits = Das Spiel wartet, bis jemand am Tisch oder die Spielleitung es fortsetzt.
page-seat-not-seated = { $seat } spielt in diesem Spiel nicht mit.
page-seat-virtual = { $seat } wird in diesem Spiel von einem virtuellen Mitspieler gespielt. Sobald dort wieder ein Mensch spielt, gehört die Seite wieder dir.
page-seat-over = Das Spiel ist zu Ende.
page-seat-cover = Meine Geheimnisse verdecken
page-seat-uncover = Meine Geheimnisse zeigen
page-seat-covered = Deine Geheimnisse sind verdeckt.
page-seat-refused = Warum das nicht ging
page-seat-told = Nur für dich
page-seat-secret = Was du hier wählst, sieht sonst niemand.
page-seat-send = Bestätigen
page-seat-by-name = Nach Namen wählen
page-seat-rare = Auf dem Tisch ist etwas anders
page-seat-tile = Marktplättchen { $place }
page-seat-hints = Tipps
page-seat-hints-on = Tipps einschalten
page-seat-hints-off = Tipps ausschalten
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
page-host-waits = Ein angefangenes Spiel wartet darauf, dass es weitergeht.
page-host-game-on = { $game }, Stufe { $level }
page-host-paused = Das Spiel ist angehalten.
page-host-over = Das Spiel ist zu Ende.
page-host-counting = Gerade werden Teile von Hand gewählt.
page-host-asks = Die Konsole fragt:
page-host-pause = Anhalten
page-host-go-on = Weiterspielen
page-host-end = Dieses Spiel beenden
page-host-end-sure = Dieses Spiel wird aufgegeben, und niemand kann es fortsetzen. Soll es enden?
page-host-yes = Ja, ausführen
page-host-no = Nein, alles so lassen
page-host-buttons = { page-thing-buttons }
page-host-buttons-note = Sie tun dasselbe wie die echten Knöpfe.
page-host-held = Gedrückt halten:
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

## virtual
page-virtual-title = Virtueller Tisch
page-virtual-play = Spielen
page-virtual-go-on = Weiterspielen
page-virtual-players = Spieler
page-virtual-sound = Ton an
page-virtual-voiceless = Keine Stimme hier: mitlesen
page-virtual-fast = Schneller
page-virtual-hint = Tipp
page-virtual-help = So geht es
page-virtual-close = Schließen
page-virtual-seats = Wer spielt
page-virtual-you = du
page-virtual-robot = virtueller Mitspieler
page-virtual-customers = Kundschaft
page-virtual-present = ist gerade da
page-virtual-console = Konsole
page-virtual-tray = Tablett
page-virtual-numbers = Gedruckte Nummern
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
page-virtual-does-potion = { $seat } hat einen { $potion } gebraut.
page-virtual-does-powerless = { $seat } hat einen Trank ohne Wirkung gebraut.
page-virtual-does-equal = { $seat } hat zwei gleiche gemischt: kein Trank.
page-virtual-does-sold =
    { $price ->
        [one] { $seat } hat einen { $potion } verkauft und bekommt eine Münze.
       *[other] { $seat } hat einen { $potion } verkauft und bekommt { $price } Münzen.
    }
page-virtual-does-sell = { $seat } verkauft den Trank.
page-virtual-does-keep = { $seat } behält den Trank.
page-virtual-does-end = { $seat } beendet den Zug.
page-virtual-options = Auswahl
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
