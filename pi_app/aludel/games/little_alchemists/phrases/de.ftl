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
la-deal = Unten der geschlossene Markt, darauf die Kunden. Plättchen mischen: 5 offen, je 3, Rest obendrauf. Je 2 Münzen.
    .spoken = Legt den geschlossenen Markt nach unten und die Kunden darauf. Mischt die Plättchen. Legt fünf Plättchen offen auf den Markt. Gebt jedem drei Plättchen. Legt den Rest verdeckt auf die Kunden. Nehmt euch je zwei Münzen.
la-turn = { $seat } ist dran.

## events: a turn
la-potion = { $seat } hat einen { $potion } gebraut! Merkt ihn euch im Dreieck.
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

## events: the stack and the customers
la-stack-empty = Der Stapel ist leer. Schaut auf das große Plättchen darunter!
la-customer =
    { $price ->
        [one] Ein Kunde kommt. Er will einen { $potion } und zahlt eine Münze! Mischt die Ablage zum neuen Stapel.
       *[other] Ein Kunde kommt. Er will einen { $potion } und zahlt { $price } Münzen! Mischt die Ablage zum neuen Stapel.
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

## events: the end
la-closed = Der Markt ist geschlossen. Das Spiel ist zu Ende! Zählt eure Münzen.
la-score =
    { $points ->
        [one] { $seat }: eine Münze.
       *[other] { $seat }: { $points } Münzen.
    }
la-winner = { $seat } gewinnt. Gut gemacht, ihr alle!
la-shared = { $count } von euch gewinnen zusammen. So viele Münzen habt ihr: { $points }. Gut gemacht!
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
la-prompt-customer = Wer ist da? Kunde ins Tablett und großer Knopf, oder Marktknopf 1 Feuer, 2 Fliegen, 3 Glück.
    .spoken = Wer ist gekommen? Legt den Kunden ins Tablett und drückt den großen Knopf. Oder drückt einen Marktknopf: eins für Feuer, zwei für Fliegen, drei für Glück.
la-prompt-offer = Wollt ihr zusammen die Prüfung machen? Großer Knopf heißt ja, zurück heißt nein.
la-prompt-exam = Frage { $number } von { $questions }: { $ingredient } und { $other }? Antwort ins Tablett oder Knopf 1 Feuer, 2 Fliegen, 3 Glück.
    .spoken = Frage { $number } von { $questions }. Was ergeben { $ingredient } und { $other }? Legt eine Antwort ins Tablett und drückt den großen Knopf. Oder drückt einen Marktknopf: eins für Feuer, zwei für Fliegen, drei für Glück.
la-prompt-over = Das Spiel ist zu Ende. Danke fürs Mitspielen!

## what a button does now
la-choice-brew = Die zwei Zutaten im Tablett mischen.
la-choice-buy = Dieses Plättchen für eine Münze kaufen.
la-choice-take = Dieses Plättchen umsonst nehmen.
la-choice-sell = Den Trank verkaufen.
la-choice-keep = Den Trank behalten.
la-choice-end = Den Zug beenden.
la-choice-boring = Vier oder fünf Marktplättchen sind gleich: neue auslegen.
la-choice-stack-empty = Der Stapel auf dem Tisch ist leer.
la-choice-show-customer = Den Kunden im Tablett zeigen.
la-choice-customer-fire = Der Kunde will einen Feuertrank.
la-choice-customer-flying = Der Kunde will einen Flugtrank.
la-choice-customer-luck = Der Kunde will einen Glückstrank.
la-choice-exam = Die Prüfung machen.
la-choice-no-exam = Heute nicht.
la-choice-answer = Mit dem Teil im Tablett antworten.
la-choice-answer-fire = Das gibt einen Feuertrank.
la-choice-answer-flying = Das gibt einen Flugtrank.
la-choice-answer-luck = Das gibt einen Glückstrank.

## what is not possible
la-no-answer = Diesen Trank gibt es auf dieser Stufe nicht. Wählt einen von euren.
la-no-boring-few = Auf dem Markt liegen weniger als vier Plättchen, darum bleiben sie.
la-no-boring-late = Neue Marktplättchen gibt es nur am Anfang eines Zuges und nur einmal.
la-no-boring-stack = Im Stapel sind keine anderen Plättchen, darum bleibt der Markt.
la-no-button = Dieser Knopf tut jetzt nichts.
la-no-coin = Du hast keine Münze mehr zum Kaufen.
la-no-count = Diese Teile können nicht stimmen. Schaut nach und zeigt sie noch einmal.
la-no-customer = Dieser Kunde war schon da. Schaut noch einmal auf das große Plättchen.
la-no-hand = Du hast weniger als zwei Zutaten.
la-no-ingredient = Diese Zutat gibt es auf dieser Stufe nicht. Schaut nach und zeigt sie noch einmal.
la-no-now = Das brauche ich jetzt nicht.
la-no-over = Das Spiel ist zu Ende.
la-no-place = Diesen Platz gibt es auf dem Markt nicht.
la-no-seat = Dort sitzt in diesem Spiel niemand.
la-no-stack-left = Ich weiß, dass der Stapel leer ist.
la-no-tile = Auf diesem Platz liegt kein Plättchen.
la-no-tray-empty = Das Tablett ist leer. Legt die Teile hinein und drückt noch einmal.
la-no-tray-many = Im Tablett liegen zu viele Teile. Nehmt welche heraus und drückt noch einmal.
la-no-tray-one = Ein Teil fehlt. Legt es hinein und drückt noch einmal.
la-no-tray-sort = Ich brauche jetzt andere Teile. Prüft das Tablett und drückt noch einmal.
la-no-turn = Jemand anders ist dran.
