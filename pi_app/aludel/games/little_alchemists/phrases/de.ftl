# SPDX-License-Identifier: MIT
# Was Kleine Alchemisten sagt. Tränke sind männlich ("einen Feuertrank", "den Trank").

## the second ingredient of a pair
other-frog = { ingredient-frog }
other-fern = { ingredient-fern }
other-foot = { ingredient-foot }
other-scorpion = { ingredient-scorpion }
other-feather = { ingredient-feather }
other-mandrake = { ingredient-mandrake }
other-mushroom = { ingredient-mushroom }
other-flower = { ingredient-flower }

## potion words, several in a row: .gen is the first part of a long word ("Feuer-, Flug- und Glückstränke")
type-fire = Feuer
    .gen = Feuer
type-flying = Fliegen
    .gen = Flug
type-luck = Glück
    .gen = Glücks
type-love = Liebe
    .gen = Liebes
type-ghostly = Geister
    .gen = Geister
type-wishes = Wünsche
    .gen = Wunsch

## pets
pet-cat = Katze
    .nom = die Katze
    .dat = der Katze
pet-fire = Salamander
    .nom = der Salamander
    .dat = dem Salamander
pet-flying = Eule
    .nom = die Eule
    .dat = der Eule
pet-luck = Hase
    .nom = der Hase
    .dat = dem Hasen

## artifacts
artifact-purple-1 = Korb
    .acc = den Korb
artifact-purple-2 = Kräuterbuch
    .acc = das Kräuterbuch
artifact-purple-3 = Glöckchenhalsband
    .acc = das Glöckchenhalsband
artifact-purple-4 = Waage
    .acc = die Waage
artifact-purple-5 = Doppelflasche
    .acc = die Doppelflasche
artifact-purple-6 = Schild
    .acc = den Schild
artifact-gold-1 = Laterne
    .acc = die Laterne
artifact-gold-2 = Flügelstiefel
    .acc = die Flügelstiefel
artifact-gold-3 = Hufeisen
    .acc = das Hufeisen
artifact-gold-4 = Medaillon
    .acc = das Medaillon
artifact-gold-5 = Kristallkugel
    .acc = die Kristallkugel
artifact-gold-6 = Trankregal
    .acc = das Trankregal
artifact-tea-set = Teegeschirr
    .acc = das Teegeschirr

## pieces of this game
piece-pet-cat = Die Katze.
piece-pet-fire = Der Salamander.
piece-pet-flying = Die Eule.
piece-pet-luck = Der Hase.
piece-artifact-purple-1 = Der Korb.
piece-artifact-purple-2 = Das Kräuterbuch.
piece-artifact-purple-3 = Das Glöckchenhalsband.
piece-artifact-purple-4 = Die Waage.
piece-artifact-purple-5 = Die Doppelflasche.
piece-artifact-purple-6 = Der Schild.
piece-artifact-gold-1 = Die Laterne.
piece-artifact-gold-2 = Die Flügelstiefel.
piece-artifact-gold-3 = Das Hufeisen.
piece-artifact-gold-4 = Das Medaillon.
piece-artifact-gold-5 = Die Kristallkugel.
piece-artifact-gold-6 = Das Trankregal.
piece-artifact-tea-set = Das Teegeschirr.
piece-box-2 = Die Karte aus der Kiste der Stufe zwei.
piece-box-3 = Die Karte aus der Kiste der Stufe drei.
piece-box-4 = Die Karte aus der Kiste der Stufe vier.
piece-box-5 = Die Karte aus der Kiste der Stufe fünf.
piece-box-6 = Die Karte aus der Kiste der Stufe sechs.
piece-box-7 = Die Karte aus der Kiste der Stufe sieben.

## events: the start
la-welcome = Willkommen bei Kleine Alchemisten, Stufe { $level }!
la-set-tiles =
    { $players ->
        [2] Ihr spielt zu zweit. Legt alle Plättchen mit 3+ oder 4 in die Schachtel.
        [3] Ihr spielt zu dritt. Legt alle Plättchen mit 4 in die Schachtel.
       *[other] Alle Plättchen sind im Spiel.
    }
    .spoken =
        { $players ->
            [2] Ihr spielt zu zweit. Legt alle Plättchen mit einer Drei oder einer Vier in die Schachtel.
            [3] Ihr spielt zu dritt. Legt alle Plättchen mit einer Vier in die Schachtel.
           *[other] Alle Plättchen sind im Spiel.
        }
la-set-mushrooms = Plättchen mit Stern bleiben draußen, dafür kommen die Pilze hinein. Steckt den Pilzteil an euer Dreieck.
    .spoken = Die Plättchen mit einem Stern bleiben draußen. Dafür kommen die Plättchen mit dem Pilz hinein. Steckt den Pilzteil an euer Dreieck.
la-set-flowers = Stern- und Mondplättchen bleiben draußen, Pilze und blaue Blumen kommen hinein. Beide Teile ans Dreieck.
    .spoken = Die Plättchen mit einem Stern oder einem Mond bleiben draußen. Dafür kommen die Pilze und die blauen Blumen hinein. Steckt den Pilzteil und den Blumenteil an euer Dreieck. Legt die Ergebnismarken für Wünsche und für Tränke ohne Wirkung bereit. Das Teegeschirr gehört zu den Artefakten.
la-deal = Unten der geschlossene Markt, darauf die Kunden. Plättchen mischen: { $tiles } offen, je { $hand }, Rest obendrauf. Münzen: je { $coins }.
    .spoken =
        Legt den geschlossenen Markt nach unten. Mischt die Kunden und legt sie darauf. Mischt die Plättchen. Legt { $tiles } Plättchen offen auf den Markt. Gebt jedem { $hand } Plättchen. Legt den Rest verdeckt auf die Kunden.
        { $coins ->
            [one] Nehmt euch je eine Münze.
           *[other] Nehmt euch je { $coins } Münzen.
        }
la-set-theories = Legt die Theorietafel und { $tokens } Theorieplättchen hin. { $gems } Edelsteine stapeln, der höchste oben. Dazu die zerbrochenen.
    .spoken = Legt die Theorietafel dieser Stufe und { $tokens } Theorieplättchen hin. Stapelt { $gems } Edelsteine: den höchsten ganz oben, den niedrigsten ganz unten. Legt die zerbrochenen Edelsteine daneben.
la-set-customers =
    { $count ->
        [3] Heute kommen drei Kunden: für Feuer, Fliegen und Glück.
        [5] Heute kommen alle fünf Kunden. Legt auch die Ergebnismarken für Liebe und Geister bereit.
       *[other] So viele Kunden kommen heute: { $count }.
    }
la-set-pets = Legt die Haustiere neben den Markt: die Katze, den Salamander, die Eule und den Hasen.
la-set-artifacts = Mischt die Artefakte: drei lila offen, der Rest als Stapel. Am Ende zählen Münzen nur halb.
    .spoken = Mischt die Artefakte verdeckt. Deckt auf, bis drei lila Artefakte offen auf dem Markt liegen. Mischt die goldenen wieder unter. Der Rest ist ein Stapel. Am Ende des Spiels ist eine Münze einen halben Punkt wert.
la-turn = { $seat } ist dran.

## events: a turn
la-potion = { $seat } hat einen { $potion } gebraut! Merkt ihn euch im Dreieck.
la-powerless = { $seat } hat einen Trank ohne Wirkung gebraut! Merkt ihn euch im Dreieck.
la-mark = { $ingredient } und { $other }: { $potion }.
la-equal = { $seat }: Zwei gleiche geben keinen Trank. Nimm ein Marktplättchen umsonst, möglichst ein anderes.
la-equal-nothing = { $seat }: Zwei gleiche geben keinen Trank, und der Markt ist leer.
la-taken = { $seat } nimmt Plättchen { $place }.
la-bought =
    { $coins ->
        [0] { $seat } kauft Plättchen { $place } mit der letzten Münze.
        [one] { $seat } kauft Plättchen { $place } und hat noch eine Münze.
       *[other] { $seat } kauft Plättchen { $place } und hat noch { $coins } Münzen.
    }
la-bought-free = { $seat } nimmt Plättchen { $place } umsonst.
la-sold =
    { $price ->
        [one] Verkauft! { $seat } bekommt eine Münze. Stell dein Fläschchen auf den Kunden.
       *[other] Verkauft! { $seat } bekommt { $price } Münzen. Stell dein Fläschchen auf den Kunden.
    }
la-kept = { $seat } behält den Trank.
la-end-turn =
    { $gaps ->
        [0] { $seat }: Lege zwei Plättchen verdeckt ab und ziehe zwei neue.
        [one] { $seat }: Lege zwei Plättchen verdeckt ab und ziehe zwei neue. Fülle dann die Lücke im Markt.
       *[other] { $seat }: Lege zwei Plättchen verdeckt ab und ziehe zwei neue. Fülle dann die { $gaps } Lücken im Markt.
    }
la-end-theory =
    { $gaps ->
        [0] { $seat }: Dein Zug ist zu Ende. Ziehe keine Plättchen.
        [one] { $seat }: Ziehe keine Plättchen. Fülle die Lücke im Markt.
       *[other] { $seat }: Ziehe keine Plättchen. Fülle die { $gaps } Lücken im Markt.
    }
la-end-theory-draw =
    { $draw ->
        [one] { $seat }: Ziehe ein neues Plättchen.
       *[other] { $seat }: Ziehe { $draw } neue Plättchen.
    }
    { $gaps ->
        [0] {""}
        [one] Fülle dann die Lücke im Markt.
       *[other] Fülle dann die { $gaps } Lücken im Markt.
    }

## events: theories
la-theory-right = { $seat } hat recht. Ja, { $ingredient_nom } macht { $one_gen }- und { $two_gen }tränke. Legt das Plättchen auf die Theorietafel.
    .spoken = { $seat } hat recht. Ja, { $ingredient_nom } macht { $one_gen }- und { $two_gen }tränke. Legt das Theorieplättchen auf die Theorietafel.
la-theory-shown = { $seat } hat recht und weiß, was { $one_gen }-, { $two_gen }- und { $three_gen }tränke macht! Jetzt raten die anderen.
la-guessed = { $seat } rät: { $ingredient }.
la-guess-declined = { $seat } rät nicht.
la-reveal = Es ist { $ingredient_nom }! { $seat }: Lege das Plättchen auf die Theorietafel.
    .spoken = Es ist { $ingredient_nom }! { $seat }, lege das Theorieplättchen auf die Theorietafel.
la-guess-right =
    { $gain ->
        [one] { $seat } hat richtig geraten und bekommt eine Münze.
       *[other] { $seat } hat richtig geraten und bekommt { $gain } Münzen.
    }
la-guess-none = Niemand hat es geraten.
la-gem =
    { $points ->
        [one] { $seat } nimmt den obersten Edelstein. Er ist einen Punkt wert.
       *[other] { $seat } nimmt den obersten Edelstein. Er ist { $points } Punkte wert.
    }
la-theory-wrong =
    { $seat }: Theorie falsch, verrate sie nicht. Nimm einen zerbrochenen Edelstein.
    { $count ->
        [0] {""}
        [one] Lege eins vom Stapel auf die Ablage.
       *[other] Lege { $count } vom Stapel auf die Ablage.
    }
    .spoken =
        { $seat }, deine Theorie ist falsch. Verrate sie nicht. Nimm einen zerbrochenen Edelstein.
        { $count ->
            [0] {""}
            [one] Lege das oberste Plättchen vom Stapel verdeckt auf die Ablage. Schau es nicht an.
           *[other] Lege die { $count } obersten Plättchen vom Stapel verdeckt auf die Ablage. Schau sie nicht an.
        }
la-theory-wrong-charmed =
    { $seat }: Theorie falsch, verrate sie nicht. Du hast { $artifact_acc }: kein Bruch.
    { $count ->
        [0] {""}
        [one] Eins vom Stapel auf die Ablage.
       *[other] { $count } vom Stapel auf die Ablage.
    }
    .spoken =
        { $seat }, deine Theorie ist falsch. Verrate sie nicht. Du hast { $artifact_acc }, darum zerbricht kein Edelstein.
        { $count ->
            [0] {""}
            [one] Lege das oberste Plättchen vom Stapel verdeckt auf die Ablage. Schau es nicht an.
           *[other] Lege die { $count } obersten Plättchen vom Stapel verdeckt auf die Ablage. Schau sie nicht an.
        }
la-lose-on =
    { $count ->
        [one] Lege noch ein Plättchen vom Stapel verdeckt auf die Ablage.
       *[other] Lege noch { $count } Plättchen vom Stapel verdeckt auf die Ablage.
    }
la-wrong-note =
    { $three ->
        [none] Deine falsche Theorie: { $ingredient_nom } macht { $one_gen }- und { $two_gen }tränke.
       *[other] Deine falsche Theorie: { $ingredient_nom } macht { $one_gen }-, { $two_gen }- und { $three_gen }tränke.
    }

## events: pets, wishes and artifacts
la-pet = { $seat } hat ein neues Haustier: { $pet_nom }!
la-pet-coin =
    { $gain ->
        [one] Das gefällt { $pet_dat }. { $seat } bekommt eine Münze.
       *[other] Das gefällt { $pet_dat }. { $seat } bekommt { $gain } Münzen.
    }
la-wished = { $seat } wünscht sich einen { $potion }.
la-wished-powerless = { $seat } wünscht sich einen Trank ohne Wirkung.
la-tea-coins =
    { $gain ->
        [one] Zeit für { $artifact_acc }! { $seat } bekommt eine Münze.
       *[other] Zeit für { $artifact_acc }! { $seat } bekommt { $gain } Münzen.
    }
la-shop = { $seat } schaut sich die Artefakte an.
la-leave = { $seat } kauft kein Artefakt.
la-artifact =
    { $coins ->
        [0] { $seat } kauft { $artifact_acc } und hat keine Münze mehr.
        [one] { $seat } kauft { $artifact_acc } und hat noch eine Münze.
       *[other] { $seat } kauft { $artifact_acc } und hat noch { $coins } Münzen.
    }
la-reveal-artifact = Deckt das nächste Artefakt auf.
la-judged-coin =
    { $coins ->
        [one] { $seat } nimmt eine Münze und hat jetzt eine.
       *[other] { $seat } nimmt eine Münze und hat jetzt { $coins } Münzen.
    }
la-judged-pay =
    { $coins ->
        [0] { $seat } zahlt die letzte Münze.
        [one] { $seat } zahlt eine Münze und hat noch eine.
       *[other] { $seat } zahlt eine Münze und hat noch { $coins } Münzen.
    }
la-judged-draw = { $seat } zieht ein Plättchen.
la-judged-discard = { $seat } legt ein Plättchen verdeckt ab.

## events: the stack and the customers
la-stack-empty = Der Stapel ist leer. Schaut auf das große Plättchen darunter!
la-customer =
    { $price ->
        [one] Ein Kunde kommt. Er will einen { $potion } und zahlt eine Münze! Mischt die Ablage zum neuen Stapel.
       *[other] Ein Kunde kommt. Er will einen { $potion } und zahlt { $price } Münzen! Mischt die Ablage zum neuen Stapel.
    }
la-customer-corrected = Es ist also nicht der Kunde für den { $potion }. Nichts wird neu gemischt oder gezogen.
la-customer-named =
    { $price ->
        [one] Der Kunde will einen { $potion } und zahlt eine Münze!
       *[other] Der Kunde will einen { $potion } und zahlt { $price } Münzen!
    }
la-next-customer =
    { $price ->
        [one] Der nächste Kunde will einen { $potion } und zahlt eine Münze! Fläschchen zurück, Ablage zum Stapel mischen.
       *[other] Der nächste Kunde will einen { $potion } und zahlt { $price } Münzen! Fläschchen zurück, Ablage zum Stapel mischen.
    }
    .spoken =
        { $price ->
            [one] Der nächste Kunde kommt. Er will einen { $potion } und zahlt eine Münze! Alle Fläschchen gehen nach Hause. Mischt die Ablage zum neuen Stapel.
           *[other] Der nächste Kunde kommt. Er will einen { $potion } und zahlt { $price } Münzen! Alle Fläschchen gehen nach Hause. Mischt die Ablage zum neuen Stapel.
        }
la-no-again-other = Ein anderer Kunde kann jetzt nicht dort liegen.
la-no-again-sold = Diesem Kunden wurde schon etwas verkauft, darum bleibt er.
la-no-again-twice = Diesen Kunden habt ihr schon einmal zurückgenommen.
la-no-discards = Es gibt keine Ablage zum Mischen. Spielt ohne Stapel weiter.
la-draw-on =
    { $count ->
        [one] Ziehe noch ein Plättchen auf die Hand.
       *[other] Ziehe noch { $count } Plättchen auf die Hand.
    }
la-refill-on =
    { $count ->
        [one] Fülle die Lücke im Markt.
       *[other] Fülle die { $count } Lücken im Markt.
    }
la-boring = So viel vom Gleichen! Mischt alle Marktplättchen in den Stapel und legt fünf neue aus.
la-ledger-corrected =
    { $count ->
        [one] Ich dachte, ein Plättchen sei noch da. Ich glaube euch: Der Stapel ist leer.
       *[other] Ich dachte, { $count } Plättchen seien noch da. Ich glaube euch: Der Stapel ist leer.
    }

## events: piles that run short
la-short-coins = Die Bank hat zu wenig Münzen. Nehmt dafür etwas anderes, ich zähle weiter.
la-short-broken = Es gibt keinen zerbrochenen Edelstein mehr. Nehmt dafür etwas anderes, ich zähle weiter.
la-short-results = Vielleicht fehlen jetzt Ergebnismarken: { $potion }. Nehmt dafür etwas anderes.
    .spoken = Vielleicht fehlen jetzt Ergebnismarken: { $potion }. Wenn keine mehr da sind, nehmt dafür etwas anderes.

## events: the end
la-solved = Alle Theorien bis auf eine sind gefunden. Damit ist auch die letzte klar. Das Spiel ist zu Ende!
la-keys =
    { $count ->
        [one] Ihr habt einen Schlüssel gewonnen!
       *[other] Ihr habt { $count } Schlüssel gewonnen!
    }
la-closed = Der Markt ist geschlossen. Das Spiel ist zu Ende! Jetzt zählen wir.
la-score =
    { $points ->
        [one] { $seat }: eine Münze.
       *[other] { $seat }: { $points } Münzen.
    }
la-points =
    { $seat }, Punkte: Münzen { $coins }
    { $gems ->
        [0] {""}
       *[other] + Edelsteine { $gems }
    }
    { $broken ->
        [0] {""}
       *[other] − zerbrochene { $broken }
    }
    = { $points }.
    .spoken =
        { $seat }. Die Münzen zählen { $coins }.
        { $gems ->
            [0] {""}
           *[other] Dazu für Edelsteine { $gems }.
        }
        { $broken ->
            [0] {""}
           *[other] Davon weg für zerbrochene Edelsteine { $broken }.
        }
        Zusammen sind es { $points }.
la-points-half =
    { $seat }, Punkte: Münzen, die Hälfte von { $coins },
    { $gems ->
        [0] {""}
       *[other] + Edelsteine { $gems }
    }
    { $broken ->
        [0] {""}
       *[other] − zerbrochene { $broken }
    }
    { $artifacts ->
        [0] {""}
       *[other] + Artefakte { $artifacts }
    }
    { $half ->
        [0] = { $points }.
        [-1]
            { $points ->
                [0] = −½.
               *[other] = { $points }½.
            }
       *[other]
            { $points ->
                [0] = ½.
               *[other] = { $points }½.
            }
    }
    .spoken =
        { $seat }. Die Münzen zählen halb: die Hälfte von { $coins }.
        { $gems ->
            [0] {""}
           *[other] Dazu für Edelsteine { $gems }.
        }
        { $broken ->
            [0] {""}
           *[other] Davon weg für zerbrochene Edelsteine { $broken }.
        }
        { $artifacts ->
            [0] {""}
           *[other] Dazu für Artefakte { $artifacts }.
        }
        { $half ->
            [0] Zusammen sind es { $points }.
            [-1]
                { $points ->
                    [0] Zusammen ist es minus ein halber.
                   *[other] Zusammen sind es { $points } einhalb.
                }
           *[other]
                { $points ->
                    [0] Zusammen ist es ein halber.
                    [1] Zusammen sind es eineinhalb.
                   *[other] Zusammen sind es { $points } einhalb.
                }
        }
la-winner = { $seat } gewinnt. Gut gemacht, ihr alle!
la-shared = { $count } von euch gewinnen zusammen. So viele Münzen habt ihr: { $points }. Gut gemacht!
la-shared-points = { $count } von euch gewinnen zusammen. Gut gemacht!
la-shares = { $seat } gewinnt mit.
la-exam = Jetzt kommt die Prüfung. Helft einander! Zahl der Fragen: { $questions }. Richtig sein müssen { $pass }.
la-exam-skipped = Die Prüfung wartet auf ein anderes Spiel.
la-exam-right = Das stimmt: ein { $potion }!
la-exam-wrong = Diesmal nicht. Es ist ein { $potion }.
la-exam-passed = Richtig sind { $right } von { $questions }. Bestanden! Stufe zwei ist offen.
la-exam-failed = Richtig sind { $right } von { $questions }. Spielt noch einmal und versucht es wieder.

## what to do now
la-prompt-brew = { $seat }: zwei Zutaten ins Tablett, hineinschieben, großen Knopf drücken. Kaufen darfst du auch.
    .spoken = { $seat }, lege zwei Zutaten ins Tablett. Schiebe es hinein und drücke den großen Knopf. Marktplättchen darfst du jederzeit kaufen.
la-prompt-act = { $seat }: zwei Zutaten ins Tablett für einen Trank oder Antworten für eine Theorie. Dann den großen Knopf.
    .spoken = { $seat }, was möchtest du tun? Für einen Trank lege zwei Zutaten ins Tablett. Für eine Theorie lege stattdessen Antworten hinein: eine Zutat und alle ihre Tränke. Schiebe es hinein und drücke den großen Knopf. Marktplättchen darfst du jederzeit kaufen.
la-prompt-guess = { $seat }: Was macht { $one_gen }-, { $two_gen }- und { $three_gen }tränke? Theorieplättchen ins Tablett, oder weiter.
    .spoken = { $seat }, rate! Was macht { $one_gen }-, { $two_gen }- und { $three_gen }tränke? Lege das Theorieplättchen ins Tablett und drücke den großen Knopf. Oder drücke weiter und wähle nach dem Namen.
la-prompt-pet = { $seat }: Wähle ein Haustier. Ins Tablett damit und großer Knopf, oder weiter für die Namen.
    .spoken = { $seat }, wähle ein Haustier. Lege es ins Tablett und drücke den großen Knopf. Oder drücke weiter und wähle nach dem Namen.
la-prompt-wish = { $seat }, wünsch dir was! Antwort ins Tablett oder Knopf 1 Feuer, 2 Fliegen, 3 Glück, 4 Liebe, 5 Geister, oder weiter.
    .spoken = { $seat }, wünsch dir etwas! Lege eine Antwort mit einem Trank ins Tablett und drücke den großen Knopf. Oder drücke einen Marktknopf: eins für Feuer, zwei für Fliegen, drei für Glück, vier für Liebe, fünf für Geister. Oder drücke weiter und wähle nach dem Namen.
la-prompt-take = { $seat }: Drücke den Knopf des Marktplättchens, das du nimmst.
la-prompt-sell =
    { $price ->
        [one] { $seat }: eine Münze für deinen { $potion }? Großer Knopf verkauft, zurück behält.
       *[other] { $seat }: { $price } Münzen für deinen { $potion }? Großer Knopf verkauft, zurück behält.
    }
    .spoken =
        { $price ->
            [one] { $seat }, der Kunde zahlt eine Münze für deinen { $potion }. Drücke den großen Knopf zum Verkaufen, oder zurück zum Behalten.
           *[other] { $seat }, der Kunde zahlt { $price } Münzen für deinen { $potion }. Drücke den großen Knopf zum Verkaufen, oder zurück zum Behalten.
        }
la-prompt-end = { $seat }: Der große Knopf beendet deinen Zug. Vorher darfst du noch Marktplättchen kaufen.
la-prompt-end-shop = { $seat }: Der große Knopf beendet deinen Zug, weiter zeigt Artefakte. Plättchen darfst du noch kaufen.
la-prompt-shop = { $seat }, welches Artefakt? Ins Tablett damit und großer Knopf. Weiter: nach Namen. Zurück: keins.
    .spoken = { $seat }, welches Artefakt kaufst du? Lege es ins Tablett und drücke den großen Knopf. Oder drücke weiter und wähle nach dem Namen. Drücke zurück, wenn du keins willst.
la-prompt-judge = { $seat }: Wie viele Punkte gibt es für { $artifact_acc }? Mit weiter zur Zahl, dann der große Knopf.
    .spoken = { $seat }, wie viele Punkte gibt es für { $artifact_acc }? Drücke weiter bis zur richtigen Zahl und dann den großen Knopf.
la-prompt-customer = Wer ist da? Kunde ins Tablett und großer Knopf, oder Marktknopf 1 Feuer, 2 Fliegen, 3 Glück.
    .spoken = Wer ist gekommen? Legt den Kunden ins Tablett und drückt den großen Knopf. Oder drückt einen Marktknopf: eins für Feuer, zwei für Fliegen, drei für Glück.
la-prompt-customer-five = Wer ist da? Kunde ins Tablett oder Marktknopf 1 Feuer, 2 Fliegen, 3 Glück, 4 Liebe, 5 Geister.
    .spoken = Wer ist gekommen? Legt den Kunden ins Tablett und drückt den großen Knopf. Oder drückt einen Marktknopf: eins für Feuer, zwei für Fliegen, drei für Glück, vier für Liebe, fünf für Geister.
la-prompt-offer = Wollt ihr zusammen die Prüfung machen? Großer Knopf heißt ja, zurück heißt nein.
la-prompt-exam = Frage { $number } von { $questions }: { $ingredient } und { $other }? Antwort ins Tablett oder Knopf 1 Feuer, 2 Fliegen, 3 Glück.
    .spoken = Frage { $number } von { $questions }. Was ergeben { $ingredient } und { $other }? Legt eine Antwort ins Tablett und drückt den großen Knopf. Oder drückt einen Marktknopf: eins für Feuer, zwei für Fliegen, drei für Glück.
la-prompt-over = Das Spiel ist zu Ende. Danke fürs Mitspielen!

## what may be put into the tray, where there are several ways
la-way-brew = Zwei Zutaten für einen Trank.
la-way-theory = Antworten für eine Theorie.
la-way-guess = Ein Theorieplättchen zum Raten.
la-way-pet = Ein Haustier.
la-way-wish = Eine Antwort mit einem Trank als Wunsch.
la-way-artifact = Ein Artefakt.
la-way-customer = Ein Kunde.
la-way-answer = Eine Antwort mit einem Trank.

## what a button does now
la-choice-brew = Die zwei Zutaten im Tablett mischen.
la-choice-brew-or-share = Mit den Teilen im Tablett brauen oder eine Theorie nennen.
la-choice-guess = Mit dem Plättchen im Tablett raten.
la-choice-pet = Das Haustier im Tablett nehmen.
la-choice-wish = Den Trank im Tablett wünschen.
la-choice-wish-fire = Einen Feuertrank wünschen.
la-choice-wish-flying = Einen Flugtrank wünschen.
la-choice-wish-luck = Einen Glückstrank wünschen.
la-choice-wish-love = Einen Liebestrank wünschen.
la-choice-wish-ghostly = Einen Geistertrank wünschen.
la-choice-buy-free = Dieses Plättchen umsonst nehmen.
la-choice-artifact = Die Artefakte anschauen.
la-choice-show-artifact = Das Artefakt im Tablett kaufen.
la-choice-leave = Kein Artefakt kaufen.
la-choice-buy = Dieses Plättchen für eine Münze kaufen.
la-choice-take = Dieses Plättchen umsonst nehmen.
la-choice-sell = Den Trank verkaufen.
la-choice-keep = Den Trank behalten.
la-choice-end = Den Zug beenden.
la-choice-boring = Vier oder fünf Marktplättchen sind gleich: neue auslegen.
la-choice-stack-empty = Der Stapel auf dem Tisch ist leer.
la-choice-customer-again = Es ist ein anderer Kunde gekommen, als wir gesagt haben.
la-choice-show-customer = Den Kunden im Tablett zeigen.
la-choice-customer-fire = Der Kunde will einen Feuertrank.
la-choice-customer-flying = Der Kunde will einen Flugtrank.
la-choice-customer-luck = Der Kunde will einen Glückstrank.
la-choice-customer-love = Der Kunde will einen Liebestrank.
la-choice-customer-ghostly = Der Kunde will einen Geistertrank.
la-choice-exam = Die Prüfung machen.
la-choice-no-exam = Heute nicht.
la-choice-answer = Mit dem Teil im Tablett antworten.
la-choice-answer-fire = Das gibt einen Feuertrank.
la-choice-answer-flying = Das gibt einen Flugtrank.
la-choice-answer-luck = Das gibt einen Glückstrank.

## what is not possible
la-no-answer = Diesen Trank gibt es auf dieser Stufe nicht. Wählt einen von euren.
la-no-artifact = Dieses Artefakt hat schon jemand, oder es ist nicht im Spiel.
la-no-artifact-coins = Für dieses Artefakt hast du nicht genug Münzen.
la-no-artifact-count = Dieses Artefakt kann noch nicht auf dem Markt liegen. Schaut nach und zeigt es noch einmal.
la-no-boring-few = Auf dem Markt liegen weniger als vier Plättchen, darum bleiben sie.
la-no-boring-late = Neue Marktplättchen gibt es nur am Anfang eines Zuges und nur einmal.
la-no-boring-stack = Im Stapel sind keine anderen Plättchen, darum bleibt der Markt.
la-no-button = Dieser Knopf tut jetzt nichts.
la-no-coin = Du hast keine Münze mehr zum Kaufen.
la-no-count = Diese Teile können nicht stimmen. Schaut nach und zeigt sie noch einmal.
la-no-customer = Dieser Kunde war schon da. Schaut noch einmal auf das große Plättchen.
la-no-guess = Das kann man jetzt nicht raten. Wählt eine Zutat, die noch nicht auf der Theorietafel liegt.
la-no-hand = Du hast weniger als zwei Zutaten.
la-no-ingredient = Diese Zutat gibt es auf dieser Stufe nicht. Schaut nach und zeigt sie noch einmal.
la-no-judge = Wählt eine Zahl von null bis zwanzig.
la-no-judged = Kein Artefakt von dir kann das jetzt.
la-no-now = Das brauche ich jetzt nicht.
la-no-over = Das Spiel ist zu Ende.
la-no-pet = Dieses Haustier ist nicht frei. Wähle ein anderes.
la-no-place = Diesen Platz gibt es auf dem Markt nicht.
la-no-seat = Dort sitzt in diesem Spiel niemand.
la-no-stack-left = Ich weiß, dass der Stapel leer ist.
la-no-theory = Diese Theorie hat jetzt keinen Platz auf der Tafel. Schaut auf die Theorietafel und zeigt eine andere.
la-no-theory-three = Eine Theorie braucht eine Zutat und drei verschiedene Tränke.
la-no-theory-two = Eine Theorie braucht eine Zutat und zwei verschiedene Tränke.
la-no-tile = Auf diesem Platz liegt kein Plättchen.
la-no-tray-double = Da liegt zweimal das gleiche Teil. Nehmt eins heraus und drückt noch einmal.
la-no-tray-empty = Das Tablett ist leer. Legt die Teile hinein und drückt noch einmal.
la-no-tray-many = Im Tablett liegen zu viele Teile. Nehmt welche heraus und drückt noch einmal.
la-no-tray-mixed = Zutaten und Antworten passen nicht zusammen. Nehmt eine Sorte heraus und drückt noch einmal.
la-no-tray-no-ingredient = Die Zutat der Theorie fehlt. Legt sie hinein und drückt noch einmal.
la-no-tray-one = Ein Teil fehlt. Legt es hinein und drückt noch einmal.
la-no-tray-sort = Ich brauche jetzt andere Teile. Prüft das Tablett und drückt noch einmal.
la-no-tray-two-ingredients = Eine Theorie hat nur eine Zutat. Nehmt eine heraus und drückt noch einmal.
la-no-turn = Jemand anders ist dran.
la-no-wish = Das kann man sich nicht wünschen. Wähle einen anderen Trank.

## hints, on a player's own page
la-hint-worlds =
    { $count ->
        [one] Für das ganze Rätsel gibt es nur noch eine Lösung.
       *[other] Für das ganze Rätsel gibt es noch { $count } Lösungen.
    }
la-hint-certain =
    { $three ->
        [none] Das ist sicher: { $ingredient_nom } macht { $one_gen }- und { $two_gen }tränke.
       *[other] Das ist sicher: { $ingredient_nom } macht { $one_gen }-, { $two_gen }- und { $three_gen }tränke.
    }
la-hint-pair = Das ist sicher: { $ingredient } und { $other } ergeben einen { $potion }.
la-hint-because = Das weißt du, denn { $ingredient } und { $other } ergeben einen { $potion }.
la-hint-because-board = Das weißt du, denn { $ingredient_nom } ist auf der Theorietafel.
la-hint-because-wrong = Das weißt du, denn deine Theorie war falsch. Die Zutat: { $ingredient }.
la-hint-try = Mische jetzt { $ingredient } und { $other }. Das verrät dir am meisten.
la-hint-nothing = Noch ist nichts sicher. Braue weiter!
