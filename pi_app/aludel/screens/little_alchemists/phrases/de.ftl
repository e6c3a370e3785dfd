# SPDX-License-Identifier: MIT
# What only the pages say of Little Alchemists.

## table
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
page-la-table-place = Stufe { $level }, Runde { $round }
page-la-table-customer = Kundschaft
page-la-table-players = Mitspielende
page-la-table-place-off = Platz { $place }: leer
page-la-table-place-there = Platz { $place }: ein Plättchen
page-la-table-place-buy = Platz { $place }: zu kaufen
page-la-table-place-free = Platz { $place }: umsonst
page-la-table-mark-buy = kaufen
page-la-table-mark-free = umsonst
page-la-table-mark-off = leer
page-la-table-customer-wants = Will einen { $potion }, zahlt { $price }.
page-la-table-customer-none = Noch niemand da
page-la-table-customers-left = Kommen noch: { $count }
page-la-table-customer-mistaken = Berichtigt
page-la-table-made = Gebraut
page-la-table-made-by = gebraut von { $seat }
page-la-table-made-none = Noch nichts gebraut
page-la-table-equal = zwei gleiche: kein Trank
page-la-table-wish = Der Wunsch
page-la-table-role-turn = Am Zug
page-la-table-role-asked = Gefragt
page-la-table-role-won = Gewonnen
page-la-table-pets-free = Haustiere ohne Zuhause
page-la-table-artifacts-market = Artefakte: { $open } offen, { $stack } im Stapel
page-la-table-sold = Hat einen Trank verkauft
page-la-table-sold-again = Hat zwei Tränke verkauft
page-la-table-things = Flasche, Haustier und Artefakte
page-la-table-nothing = keine
page-la-table-open = noch nicht gefunden
page-la-table-solved-by =
    { $points ->
        [one] gefunden von { $seat }, 1 Punkt
       *[other] gefunden von { $seat }, { $points } Punkte
    }
page-la-table-yes = gehört dazu
page-la-table-no = gehört nicht dazu
page-la-table-unknown = nicht bekannt
page-la-table-gems-left = Noch zu gewinnen
page-la-table-shared = { $seat } weiß, was das hier macht:
page-la-table-guesses = Vermutungen
page-la-table-guess-now = rät gerade
page-la-table-guess-waits = wartet
page-la-table-guess-declined = rät nicht
page-la-table-result = Ergebnis
page-la-table-keys = Gewonnene Schlüssel
page-la-table-ledger-coins = Für Münzen
page-la-table-ledger-gems = Für Edelsteine
page-la-table-ledger-broken = Zerbrochen
page-la-table-ledger-artifacts = Für Artefakte
page-la-table-ledger-sum = Punkte
page-la-table-ledger-seat = Wer
page-la-table-exam = Prüfung
page-la-table-exam-right = { $right } von { $asked } richtig
page-la-table-exam-progress = Frage { $number } von { $questions }
page-la-table-exam-passed = Bestanden!
page-la-table-exam-failed = Diesmal nicht bestanden
page-la-table-judge = Punkte für: { $artifact }

## seat
page-la-seat-slot-tile-1 = Erste Zutat
page-la-seat-slot-tile-2 = Zweite Zutat
page-la-seat-slot-ingredient = Zutat
page-la-seat-slot-potion = Trank { $number }
page-la-seat-brew = Einen Trank brauen
page-la-seat-theory = Eine Theorie mitteilen
page-la-seat-tracker = Meine Ergebnisse
page-la-seat-tracker-note = Was du selbst gebraut hast.
page-la-seat-not-brewed = noch nicht gebraut
page-la-seat-powerless = ohne Wirkung
page-la-seat-wrong = Meine falschen Theorien
page-la-seat-solved = Theorietafel
page-la-seat-solved-none = Noch ist nichts gelöst.
page-la-seat-solved-by =
    { $points ->
        [one] { $seat }, { $points } Punkt
       *[other] { $seat }, { $points } Punkte
    }
page-la-seat-have = Was du hast
page-la-seat-hand = Plättchen auf der Hand
page-la-seat-gem =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-la-seat-pet = Haustier
page-la-seat-bottle = Flasche
page-la-seat-bottle-home = bei dir
page-la-seat-bottle-sold = auf dem Kunden
page-la-seat-none = nichts
page-la-no-count = Das kann nicht sein: Von der Zutat „{ $ingredient }“ gibt es nur { $count } Plättchen, und so viele sind nicht mehr übrig.
page-la-no-theory = Eine Theorie für die Zutat „{ $ingredient }“ mit diesen Tränken hat jetzt keinen Platz auf der Theorietafel. Schau sie dir an.

## lesson
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
