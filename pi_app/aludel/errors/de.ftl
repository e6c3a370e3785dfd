# SPDX-License-Identifier: MIT
e900 = Etwas Unvorhergesehenes ist schiefgegangen.
    .do = Starte Aludel neu; das Spiel geht dort weiter, wo es war. Passiert es wieder, schicke uns die Datei { $file }.
e601 = Es gibt kein Spiel namens „{ $game }“.
    .do = Wähle eines von diesen: { $games }.
e602 = { $game } hat hier keine Stufe { $level }.
    .do = Wähle eine von diesen: { $levels }.
e603 = { $given } Plätze passen nicht zu diesem Spiel.
    .do = Wähle { $fewest } bis { $most } Plätze, jeden mit eigener Farbe.
e101 = Es gibt keine Datei „{ $path }“.
    .do = Prüfe den Namen und versuche es noch einmal.
e401 = Es gibt kein Verdrahtungsprofil namens „{ $profile }“.
    .do = Wähle eines von: { $known }.
e402 = { $file }: „{ $pin }“, angegeben für { $user }, ist kein Anschluss dieser Platinen.
    .do = Schreibe den Namen eines Anschlusses der Stiftleiste, seinen Platz (pi:12) oder einen Kurznamen.
e403 = { $file }: „{ $pin }“, angegeben für { $user }, ist { $name }: Versorgung, Masse oder ein anderer Anschluss, der sich nicht schalten lässt.
    .do = Wähle einen Anschluss, der GPIO oder GP mit einer Nummer heißt.
e404 = { $file }: Anschluss { $pin } ist im Profil „{ $profile }“ doppelt belegt, durch { $first } und { $second }.
    .do = Gib einem von beiden einen anderen Anschluss.
e405 = { $file }: Das Profil „{ $profile }“ verdrahtet „{ $name }“, aber das ist keine Lampe und kein Knopf dieser Platine.
    .do = Berichtige den Namen oder ergänze ihn oben in der Datei in der Liste der Lampen oder Knöpfe.
e406 = Es gibt keinen Lampentreiber namens „{ $driver }“.
    .do = Setze [lamps] driver auf eines von: { $known }.
e407 = Es gibt keinen Knopftreiber namens „{ $driver }“.
    .do = Setze [buttons] driver auf eines von: { $known }.
e408 = Es gibt keinen Pin-Zugang namens „{ $factory }“.
    .do = Setze [lamps] pin_factory auf eines von: { $known }.
e409 = Lampen und Knöpfe lassen sich nicht ansteuern: Das Python-Modul „{ $module }“ fehlt.
    .do = Starte auf einem Raspberry Pi noch einmal ./setup.sh play (es holt { $package }). Setze auf einem anderen Rechner [lamps] driver = "terminal" und [buttons] driver = "typed".
e410 = Die Anschlüsse von Lampen und Knöpfen lassen sich nicht öffnen: { $why }.
    .do = Beende andere Programme, die die Anschlüsse benutzen, und sorge dafür, dass dieser Benutzer in der Gruppe „gpio“ ist.
e411 = Das Verdrahtungsprofil „{ $profile }“ gehört zum Treiber „{ $needs }“, nicht zum Treiber „{ $driver }“.
    .do = Setze [lamps] driver = "{ $needs }" oder wähle das Profil, das zu deiner Verdrahtung passt.
e412 = Die Lampen antworten nicht mehr: { $why }.
    .do = Spielt weiter, alles wird auch gesagt. Prüft nach dem Spiel die Lampenkabel und startet Aludel neu.
e413 = Es gibt keinen Knopf namens „{ $button }“.
    .do = Nimm einen von: { $known }.
e701 = Es gibt keine Konfigurationsdatei „{ $file }“.
    .do = Prüfe den Namen, oder kopiere docs/config.toml dorthin und ändere, was du brauchst.
e702 = { $file } lässt sich nicht lesen: { $why }.
    .do = Prüfe den Namen der Datei und wer sie lesen darf.
e703 = { $file } ist keine Textdatei: Byte { $byte } ist kein UTF-8.
    .do = Speichere sie als UTF-8-Text, oder kopiere docs/config.toml und beginne neu.
e704 = { $file }, Zeile { $line }: Das ist kein gültiges TOML.
    .do = Sieh dir diese und die vorige Zeile an: Wörter in Anführungszeichen, je Zeile ein „Name = Wert“, Abschnitte in [Klammern].
e705 = { $file }: Es gibt keine Einstellung namens „{ $setting }“.
    .do = Meintest du „{ $near }“? Es gibt: { $known }.
e706 = { $file }: { $setting } kann nicht { $given } sein.
    .do = Erlaubt: { $kind ->
        [choice] eines von { $allowed }
        [range] eine Zahl im Bereich { $allowed }
        [pattern] etwas wie { $allowed }
        [string] Text in Anführungszeichen
        [integer] eine ganze Zahl
        [number] eine Zahl
        [boolean] true oder false
        [object] ein Abschnitt mit Einstellungen
        [array] eine Liste in eckigen Klammern
        [list] eine Liste, die nicht leer ist, jedes Ding einmal
       *[other] siehe docs/config.toml
    }.
e707 = { $file }: Die Einstellung „{ $setting }“ fehlt.
    .do = Ergänze sie; docs/config.toml zeigt alle Einstellungen.
e501 = Die gespeicherten Spiele unter „{ $path }“ lassen sich nicht zum Schreiben öffnen.
    .do = Den Ordner dem Benutzer geben, unter dem Aludel läuft, oder in der Konfiguration einen anderen wählen.
e502 = Der Datenträger mit den gespeicherten Spielen ist voll.
    .do = Platz schaffen und Aludel neu starten; nichts Angesagtes ist verloren.
e503 = Der Datenträger mit den gespeicherten Spielen behält nicht, was geschrieben wird.
    .do = Die Karte ist wohl abgenutzt: auf eine neue kopieren und Aludel neu starten.
e504 = Ein anderes Aludel benutzt die gespeicherten Spiele.
    .do = Zuerst das andere beenden oder abwarten, bis es fertig ist.
e505 = Die gespeicherten Spiele sind nicht mehr lesbar.
    .do = Aludel neu starten: Die beschädigte Datei wird beiseitegelegt, und ein neues Spiel kann beginnen.
e506 = Die gespeicherten Spiele stammen von einem neueren Aludel.
    .do = Diese Version wieder installieren oder in der Konfiguration einen anderen Ordner wählen.
e507 = Unter „{ $path }“ gibt es noch keine gespeicherten Spiele.
    .do = Zuerst ein Spiel spielen oder den Ordner nennen, der sie enthält.
e508 = Die gespeicherten Spiele waren nicht lesbar; sie liegen jetzt im Ordner „{ $name }“.
    .do = Ein neues Spiel kann beginnen. Den Ordner aufheben, falls ihn jemand reparieren kann.
e509 = Die letzten { $lost } Einträge von Spiel { $number } waren beschädigt und wurden beiseitegelegt.
    .do = Den Tisch mit der nächsten Ansage vergleichen und von dort weiterspielen.
e510 = Der Anfang des gespeicherten Spiels { $number } ist beschädigt.
    .do = Ein neues Spiel beginnen; die anderen sind nicht betroffen.
e511 = Es gibt kein gespeichertes Spiel { $number }.
    .do = Die Nummer weglassen, dann gilt das letzte.
e512 = Das gespeicherte Spiel { $number } gehört zu „{ $game }“, das hier nicht installiert ist.
    .do = Dieses Spiel installieren und es noch einmal versuchen; die Aufzeichnung bleibt erhalten.
e513 = Das gespeicherte Spiel { $number } folgt ab Zug { $move } nicht mehr den Regeln.
    .do = Es wurde mit einer anderen Regelversion gespielt: diese installieren oder ein neues Spiel beginnen. Die Aufzeichnung bleibt erhalten.
e514 = Kein gespeichertes Spiel hat diesen Code.
    .do = Den Code prüfen. Ein neues Spiel kann damit beginnen: Dann geht dieselbe Alchemie hier weiter.
e515 = Der Buchstabe „{ $letter }“ kommt in keinem Spielcode vor.
    .do = Codes haben keine Ziffern und kein I, O und Q: prüfen und noch einmal eingeben.
e516 = Ein Spielcode hat { $letters } Buchstaben, nicht { $given }.
    .do = Den Code prüfen und noch einmal eingeben.
e517 = Die Buchstaben dieses Codes passen nicht zusammen: Einer ist falsch, oder zwei sind vertauscht.
    .do = Den Code prüfen und noch einmal eingeben.
e518 = Es gibt keine Kampagne { $number }.
    .do = Eine aus der Liste wählen oder eine neue beginnen.
e519 = Die gespeicherten Spiele eines älteren Aludel ließen sich nicht umstellen.
    .do = Die ältere Version wieder installieren; nichts wurde geändert, und eine Kopie liegt neben der Datei.
e301 = Die Stimme „espeak-ng“ ist nicht installiert, darum werden die Worte nur angezeigt.
    .do = Führe „sudo apt install espeak-ng“ aus und starte Aludel neu.
e302 = Die Stimme hat nicht rechtzeitig geantwortet und wurde neu gestartet.
    .do = Spielt weiter, die Worte werden angezeigt. Passiert es oft, starte die Konsole neu.
e303 = Die Stimme konnte einen Satz nicht sprechen.
    .do = Spielt weiter, die Worte werden angezeigt. Passiert es oft, führe „aludel doctor“ aus.
e311 = Es gibt kein Programm, das Ton abspielt (aplay).
    .do = Führe „sudo apt install alsa-utils“ aus und starte Aludel neu. Bis dahin werden die Worte angezeigt.
e312 = Das Tongerät „{ $device }“ lässt sich nicht benutzen.
    .do = Prüfe Stecker und Namen: „aplay -L“ nennt alle Geräte. Spielt weiter, die Worte werden angezeigt.
e313 = In den Ordner „{ $path }“ für Ansagen kann nicht geschrieben werden.
    .do = Wähle einen anderen Ordner oder schaffe Platz.
e321 = Es gibt keinen Stimm- oder Tontreiber namens „{ $name }“.
    .do = Schreibe einen von diesen in die Konfiguration: { $names }.
e801 = Einen Bogen „{ $sheet }“ zum Drucken gibt es nicht.
    .do = Wähle aus: { $sheets }.
e802 = In den Ordner „{ $path }“ kann nicht geschrieben werden.
    .do = Wähle mit --out einen anderen Ordner oder schaffe Platz und versuche es noch einmal.
e250 = Die Kamera ist ausgeschaltet.
    .do = Starte Aludel neu.
e251 = Im Tablett ist kein Platz mehr frei für „{ $kind }“.
    .do = Nimm zuerst etwas aus dem Tablett.
e252 = Ein Teil „{ $kind }“ wird für dieses Spiel und diese Stufe nicht gedruckt.
    .do = Prüfe den Namen; „aludel print“ druckt alle Teile, die es gibt.
e253 = Eine Bedingung „{ $condition }“ gibt es nicht.
    .do = Wähle aus: { $conditions }.
e620 = Die Hausregeln sind keine einfachen Daten.
    .do = Schreibt sie nur als Text, Zahlen und Listen.
e621 = Die Plätze stehen nicht im Uhrzeigersinn.
    .do = Nennt die Farben in dieser Reihenfolge: { $colours }.
e622 = Auf dem Startplatz { $first } sitzt niemand.
    .do = Wählt einen Platz, der mitspielt.
e623 = Es gibt keine Hausregel namens „{ $name }“.
    .do = Prüft den Namen auf der Regelseite des Spiels.
e624 = Die Hausregel „{ $name }“ hat einen unbekannten Wert.
    .do = Wählt einen von: { $values }.
e625 = Die eigenen Daten haben einen Teil „{ $name }“, den dieses Spiel nicht kennt.
    .do = Verwendet nur: { $parts }.
e626 = Der Teil „{ $part }“ der eigenen Daten ist falsch aufgebaut.
    .do = Vergleicht ihn mit der Datendatei des Spiels.
e627 = Die eigenen Kunden nennen einen Trank „{ $potion }“, den es nicht gibt.
    .do = Prüft den Namen des Tranks.
e628 = Der Kunde für „{ $potion }“ zahlt einen unmöglichen Preis.
    .do = Schreibt eine ganze Zahl von { $fewest } bis { $most }.
e629 = Die eigenen Plättchen nennen eine Zutat „{ $ingredient }“, die dieses Level nicht hat.
    .do = Prüft den Namen der Zutat.
e630 = Die Plättchen von „{ $ingredient }“ gehen nicht auf.
    .do = Zählt die ohne Zeichen, mit 3+ und mit 4: zusammen { $whole }.
e631 = Die eigene Tafel hat { $given } Felder, dieses Level braucht { $wanted }.
    .do = Schreibt jedes Feld der Tafel einmal auf.
e632 = Das Feld „{ $space }“ der eigenen Tafel ergibt „{ $potion }“, das es in diesem Level nicht gibt.
    .do = Prüft dieses Feld.
e633 = Die Felder „{ $one }“ und „{ $other }“ der eigenen Tafel ergeben dieselben Tränke.
    .do = Seht beide noch einmal an: In diesem Level sind keine zwei gleich.
e634 = Die Kreuzung „{ $pair }“ der eigenen Tafel nennt nicht zwei ihrer Felder.
    .do = Schreibt zwei verschiedene Felder mit einem Strich dazwischen.
e635 = Die Kreuzung „{ $pair }“ steht zweimal mit verschiedenen Tränken auf der eigenen Tafel.
    .do = Seht auf der Tafel nach und behaltet die richtige.
e636 = Die Kreuzung „{ $pair }“ der eigenen Tafel ergibt „{ $potion }“, das ihre beiden Felder nicht können.
    .do = Seht die Kreuzung und beide Felder noch einmal an.
e637 = Die Kreuzung „{ $pair }“ fehlt auf der eigenen Tafel.
    .do = Schreibt auf, was diese beiden Felder ergeben.
e638 = Der Teil „{ $part }“ des gegebenen Schicksals passt nicht zu diesem Spiel.
    .do = Vergleicht ihn mit dem Schicksal eines neuen Spiels.
