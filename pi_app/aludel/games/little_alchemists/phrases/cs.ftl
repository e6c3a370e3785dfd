# SPDX-License-Identifier: MIT
# Co říká hra Malí alchymisté. Sedadla jsou v textu ženského rodu (Červená), proto "uvařila", "vyhrála".

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
la-welcome = Vítejte ve hře Malí alchymisté, úroveň { $level }!
la-set-tiles =
    { $players ->
        [2] Hrajete dva. Vyřaďte všechny dílky se značkou 3+ nebo 4.
        [3] Hrajete tři. Vyřaďte všechny dílky se značkou 4.
       *[other] Ve hře jsou všechny dílky.
    }
    .spoken =
        { $players ->
            [2] Hrajete dva. Vyřaďte všechny dílky se značkou tři nebo čtyři.
            [3] Hrajete tři. Vyřaďte všechny dílky se značkou čtyři.
           *[other] Ve hře jsou všechny dílky.
        }
la-deal = Zavřený trh dospod, na něj zákazníky. Zamíchejte dílky: 5 lícem nahoru, 3 každému, zbytek navrch. Každý 2 mince.
    .spoken = Dospod dejte zavřený trh a na něj zákazníky. Zamíchejte dílky. Pět dílků položte lícem nahoru na trh. Každému hráči dejte tři dílky. Zbytek položte lícem dolů na zákazníky. Každý si vezme dvě mince.
la-turn = { $seat } je na řadě.

## events: a turn
la-potion = { $seat } uvařila { $potion }! Poznamenejte si ho do trojúhelníku.
la-mark = { $ingredient } a { $other }: { $potion }.
la-equal = { $seat }: ze dvou stejných nic není. Vezmi si zdarma dílek z trhu, pokud možno jiného druhu.
la-equal-nothing = { $seat }: ze dvou stejných nic není a trh je prázdný.
la-taken = { $seat } si bere dílek { $place }.
la-bought =
    { $coins ->
        [0] { $seat } kupuje dílek { $place } za poslední minci.
        [one] { $seat } kupuje dílek { $place }. Zbývá jí jedna mince.
        [few] { $seat } kupuje dílek { $place }. Zbývají jí { $coins } mince.
       *[other] { $seat } kupuje dílek { $place }. Zbývá jí { $coins } mincí.
    }
la-sold =
    { $price ->
        [one] Prodáno! { $seat } dostává jednu minci. Postav lahvičku na zákazníka.
        [few] Prodáno! { $seat } dostává { $price } mince. Postav lahvičku na zákazníka.
       *[other] Prodáno! { $seat } dostává { $price } mincí. Postav lahvičku na zákazníka.
    }
la-kept = { $seat } si lektvar nechává.
la-end-turn =
    { $gaps ->
        [0] { $seat }: dva dílky odlož lícem dolů a dva nové si dober.
        [one] { $seat }: dva dílky odlož lícem dolů a dva nové si dober. Potom doplň mezeru na trhu.
        [few] { $seat }: dva dílky odlož lícem dolů a dva nové si dober. Potom doplň { $gaps } mezery na trhu.
       *[other] { $seat }: dva dílky odlož lícem dolů a dva nové si dober. Potom doplň { $gaps } mezer na trhu.
    }

## events: the stack and the customers
la-stack-empty = Balíček dílků je prázdný. Podívejte se na velký dílek pod ním!
la-customer =
    { $price ->
        [one] Přichází zákazník. Chce { $potion } a dá jednu minci! Zamíchejte odložené dílky do nového balíčku.
        [few] Přichází zákazník. Chce { $potion } a dá { $price } mince! Zamíchejte odložené dílky do nového balíčku.
       *[other] Přichází zákazník. Chce { $potion } a dá { $price } mincí! Zamíchejte odložené dílky do nového balíčku.
    }
la-next-customer =
    { $price ->
        [one] Další zákazník chce { $potion } a dá jednu minci! Lahvičky domů. Zamíchejte odložené dílky do balíčku.
        [few] Další zákazník chce { $potion } a dá { $price } mince! Lahvičky domů. Zamíchejte odložené dílky do balíčku.
       *[other] Další zákazník chce { $potion } a dá { $price } mincí! Lahvičky domů. Zamíchejte odložené dílky do balíčku.
    }
    .spoken =
        { $price ->
            [one] Přichází další zákazník. Chce { $potion } a dá jednu minci! Všechny lahvičky se vracejí domů. Zamíchejte odložené dílky do nového balíčku.
            [few] Přichází další zákazník. Chce { $potion } a dá { $price } mince! Všechny lahvičky se vracejí domů. Zamíchejte odložené dílky do nového balíčku.
           *[other] Přichází další zákazník. Chce { $potion } a dá { $price } mincí! Všechny lahvičky se vracejí domů. Zamíchejte odložené dílky do nového balíčku.
        }
la-no-discards = Nejsou žádné odložené dílky. Hrajte dál bez balíčku.
la-draw-on =
    { $count ->
        [one] Dober si do ruky ještě jeden dílek.
        [few] Dober si do ruky ještě { $count } dílky.
       *[other] Dober si do ruky ještě { $count } dílků.
    }
la-refill-on =
    { $count ->
        [one] Doplň mezeru na trhu.
        [few] Doplň { $count } mezery na trhu.
       *[other] Doplň { $count } mezer na trhu.
    }
la-boring = Samé stejné dílky! Zamíchejte celý trh do balíčku a vyložte pět nových.
la-ledger-corrected =
    { $count ->
        [one] Myslel jsem, že zbývá jeden dílek. Věřím vám: balíček je prázdný.
        [few] Myslel jsem, že zbývají { $count } dílky. Věřím vám: balíček je prázdný.
       *[other] Myslel jsem, že zbývá { $count } dílků. Věřím vám: balíček je prázdný.
    }

## events: the end
la-closed = Trh je zavřený. Hra končí! Spočítejte si mince.
la-score =
    { $points ->
        [one] { $seat }: jedna mince.
        [few] { $seat }: { $points } mince.
       *[other] { $seat }: { $points } mincí.
    }
la-winner = { $seat } vyhrála. Všichni jste hráli dobře!
la-shared =
    { $count ->
        [few] Společně vyhráli { $count } z vás. Počet mincí: { $points }. Dobrá práce!
       *[other] Společně vyhrálo { $count } z vás. Počet mincí: { $points }. Dobrá práce!
    }
la-shares = { $seat } patří k vítězům.
la-exam = Teď přijde zkouška. Pomáhejte si! Počet otázek: { $questions }. Správných odpovědí stačí { $pass }.
la-exam-skipped = Zkouška počká na jinou hru.
la-exam-right = Správně, je to { $potion }!
la-exam-wrong = Tentokrát ne. Je to { $potion }.
la-exam-passed = Správně: { $right } z { $questions }. Zkoušku máte! Úroveň dvě je otevřená.
la-exam-failed = Správně: { $right } z { $questions }. Zahrajte si znovu a zkuste to ještě jednou.

## what to do now
la-prompt-brew = { $seat }: vlož dvě přísady do tácku, zasuň ho a stiskni velké tlačítko. Na trhu můžeš kupovat.
    .spoken = { $seat }, vlož do tácku dvě přísady. Zasuň ho a stiskni velké tlačítko. Dílky z trhu můžeš kupovat kdykoli.
la-prompt-take = { $seat }: stiskni tlačítko toho dílku na trhu, který si bereš.
la-prompt-sell =
    { $price ->
        [one] { $seat }: jedna mince za { $potion }? Velké tlačítko prodá, zpět si ho necháš.
        [few] { $seat }: { $price } mince za { $potion }? Velké tlačítko prodá, zpět si ho necháš.
       *[other] { $seat }: { $price } mincí za { $potion }? Velké tlačítko prodá, zpět si ho necháš.
    }
    .spoken =
        { $price ->
            [one] { $seat }, zákazník dá za { $potion } jednu minci. Stiskni velké tlačítko a prodej ho, nebo stiskni zpět a nech si ho.
            [few] { $seat }, zákazník dá za { $potion } { $price } mince. Stiskni velké tlačítko a prodej ho, nebo stiskni zpět a nech si ho.
           *[other] { $seat }, zákazník dá za { $potion } { $price } mincí. Stiskni velké tlačítko a prodej ho, nebo stiskni zpět a nech si ho.
        }
la-prompt-end = { $seat }: velkým tlačítkem ukončíš tah. Ještě můžeš kupovat dílky z trhu.
la-prompt-customer = Kdo přišel? Zákazníka do tácku a velké tlačítko, nebo tlačítko trhu: 1 oheň, 2 létání, 3 štěstí.
    .spoken = Kdo přišel? Vložte zákazníka do tácku a stiskněte velké tlačítko. Nebo stiskněte tlačítko trhu: jedna je oheň, dva létání, tři štěstí.
la-prompt-offer = Chcete společně zkusit zkoušku? Velké tlačítko znamená ano, zpět znamená ne.
la-prompt-exam = Otázka { $number } z { $questions }: { $ingredient } a { $other }? Odpověď do tácku, nebo tlačítko 1 oheň, 2 létání, 3 štěstí.
    .spoken = Otázka { $number } z { $questions }. { $ingredient } a { $other }: jaký lektvar? Vložte jednu odpověď do tácku a stiskněte velké tlačítko. Nebo stiskněte tlačítko trhu: jedna je oheň, dva létání, tři štěstí.
la-prompt-over = Hra skončila. Děkuji, že jste hráli!

## what a button does now
la-choice-brew = Smíchat dvě přísady v tácku.
la-choice-buy = Koupit tento dílek za jednu minci.
la-choice-take = Vzít si tento dílek zdarma.
la-choice-sell = Prodat lektvar.
la-choice-keep = Nechat si lektvar.
la-choice-end = Ukončit tah.
la-choice-boring = Čtyři nebo pět dílků na trhu je stejných: vyložit nové.
la-choice-stack-empty = Balíček na stole je prázdný.
la-choice-show-customer = Ukázat zákazníka v tácku.
la-choice-customer-fire = Zákazník chce lektvar ohně.
la-choice-customer-flying = Zákazník chce lektvar létání.
la-choice-customer-luck = Zákazník chce lektvar štěstí.
la-choice-exam = Jít na zkoušku.
la-choice-no-exam = Dnes ne.
la-choice-answer = Odpovědět dílkem v tácku.
la-choice-answer-fire = Vznikne lektvar ohně.
la-choice-answer-flying = Vznikne lektvar létání.
la-choice-answer-luck = Vznikne lektvar štěstí.

## what is not possible
la-no-answer = Takový lektvar v této úrovni není. Vyberte některý ze svých.
la-no-boring-few = Na trhu jsou méně než čtyři dílky, a proto zůstanou.
la-no-boring-late = Nové dílky se na trh vykládají jen na začátku tahu a jen jednou.
la-no-boring-stack = V balíčku nejsou jiné dílky, a proto trh zůstane.
la-no-button = To tlačítko teď nic nedělá.
la-no-coin = Nemáš už žádnou minci na nákup.
la-no-count = Tyhle dílky nemohou být správně. Podívejte se a ukažte je znovu.
la-no-customer = Ten zákazník už tu byl. Podívejte se na velký dílek ještě jednou.
la-no-hand = Máš méně než dvě přísady.
la-no-ingredient = Taková přísada v této úrovni není. Podívejte se a ukažte znovu.
la-no-now = To teď nepotřebuji.
la-no-over = Hra skončila.
la-no-place = Takové místo na trhu není.
la-no-seat = Tam v této hře nikdo nesedí.
la-no-stack-left = Vím, že je balíček prázdný.
la-no-tile = Na tom místě není žádný dílek.
la-no-tray-empty = Tácek je prázdný. Vložte dílky a stiskněte znovu.
la-no-tray-many = V tácku je moc dílků. Některé vyndejte a stiskněte znovu.
la-no-tray-one = Jeden dílek chybí. Vložte ho a stiskněte znovu.
la-no-tray-sort = Teď potřebuji jiné dílky. Zkontrolujte tácek a stiskněte znovu.
la-no-turn = Na řadě je někdo jiný.
