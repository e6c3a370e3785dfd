# SPDX-License-Identifier: MIT
# Barvy sedadel jsou podstatná jména ženského rodu ("Červená je na řadě"), aby je věty nemusely skloňovat.
# Kde slovo potřebuje jiný pád, má atribut .gen nebo .acc a věta volá $name_gen nebo $name_acc.

## letters, for SPELL
letter-dot = tečka
letter-colon = dvojtečka

## seats
seat-red = Červená
seat-yellow = Žlutá
seat-green = Zelená
seat-blue = Modrá
seat-purple = Fialová

## potions
potion-fire = lektvar ohně
    .gen = lektvaru ohně
potion-flying = lektvar létání
    .gen = lektvaru létání
potion-luck = lektvar štěstí
    .gen = lektvaru štěstí
potion-love = lektvar lásky
    .gen = lektvaru lásky
potion-ghostly = lektvar duchů
    .gen = lektvaru duchů
potion-wishes = lektvar přání
    .gen = lektvaru přání
potion-powerless = lektvar bez účinku
    .gen = lektvaru bez účinku

## ingredients
ingredient-frog = žába
    .acc = žábu
ingredient-fern = kapradina
    .acc = kapradinu
ingredient-foot = kuřecí noha
    .acc = kuřecí nohu
ingredient-scorpion = štír
    .acc = štíra
ingredient-feather = pírko
    .acc = pírko
ingredient-mandrake = mandragora
    .acc = mandragoru
ingredient-mushroom = houba
    .acc = houbu
ingredient-flower = modrá květina
    .acc = modrou květinu

## pieces
piece-tile-frog = Dílek se žábou.
piece-tile-fern = Dílek s kapradinou.
piece-tile-foot = Dílek s kuřecí nohou.
piece-tile-scorpion = Dílek se štírem.
piece-tile-feather = Dílek s pírkem.
piece-tile-mandrake = Dílek s mandragorou.
piece-tile-mushroom = Dílek s houbou.
piece-tile-flower = Dílek s modrou květinou.
piece-answer-frog = Odpověď: žába.
piece-answer-fern = Odpověď: kapradina.
piece-answer-foot = Odpověď: kuřecí noha.
piece-answer-scorpion = Odpověď: štír.
piece-answer-feather = Odpověď: pírko.
piece-answer-mandrake = Odpověď: mandragora.
piece-answer-mushroom = Odpověď: houba.
piece-answer-flower = Odpověď: modrá květina.
piece-answer-fire = Odpověď: lektvar ohně.
piece-answer-flying = Odpověď: lektvar létání.
piece-answer-luck = Odpověď: lektvar štěstí.
piece-answer-love = Odpověď: lektvar lásky.
piece-answer-ghostly = Odpověď: lektvar duchů.
piece-answer-wishes = Odpověď: lektvar přání.
piece-answer-powerless = Odpověď: lektvar bez účinku.
piece-theory-frog = Žába.
piece-theory-fern = Kapradina.
piece-theory-foot = Kuřecí noha.
piece-theory-scorpion = Štír.
piece-theory-feather = Pírko.
piece-theory-mandrake = Mandragora.
piece-theory-mushroom = Houba.
piece-theory-flower = Modrá květina.
piece-customer-fire = Zákazník, který chce lektvar ohně.
piece-customer-flying = Zákazník, který chce lektvar létání.
piece-customer-luck = Zákazník, který chce lektvar štěstí.
piece-customer-love = Zákazník, který chce lektvar lásky.
piece-customer-ghostly = Zákazník, který chce lektvar duchů.
piece-closed = Zavřený trh.

## what has no piece, offered by name in the same way
piece-word-none = Nehádám.
piece-word-judged-coin = Můj artefakt říká: vzít si minci.
piece-word-judged-pay = Můj artefakt říká: zaplatit minci.
piece-word-judged-draw = Můj artefakt říká: dobrat si dílek.
piece-word-judged-discard = Můj artefakt říká: odložit dílek.
piece-word-shop = Podívat se na artefakty.
piece-number-0 = 0 bodů.
piece-number-1 = 1 bod.
piece-number-2 = 2 body.
piece-number-3 = 3 body.
piece-number-4 = 4 body.
piece-number-5 = 5 bodů.
piece-number-6 = 6 bodů.
piece-number-7 = 7 bodů.
piece-number-8 = 8 bodů.
piece-number-9 = 9 bodů.
piece-number-10 = 10 bodů.
piece-number-11 = 11 bodů.
piece-number-12 = 12 bodů.
piece-number-13 = 13 bodů.
piece-number-14 = 14 bodů.
piece-number-15 = 15 bodů.
piece-number-16 = 16 bodů.
piece-number-17 = 17 bodů.
piece-number-18 = 18 bodů.
piece-number-19 = 19 bodů.
piece-number-20 = 20 bodů.

## what the camera could not read
unsure-dark = Je moc tma. Rozsviťte lampu a stiskněte velké tlačítko.
unsure-bright = Je moc světla. Zastiňte tácek a stiskněte velké tlačítko.
unsure-glare = V tácku se něco leskne. Lesklý dílek trochu pootočte a stiskněte znovu.
unsure-blur = Vidím rozmazaný obraz. Zasuňte tácek až na konec a stiskněte znovu.
unsure-bands = Světlo bliká. Zhasněte blikající lampu a stiskněte znovu.
unsure-moved = Něco se pohnulo. Držte tácek v klidu a stiskněte znovu.
unsure-covered = Něco zakrývá dílek. Dejte prsty pryč a stiskněte znovu.
unsure-unknown = Leží tam dílek, který teď nepotřebuji. Zkontrolujte tácek a stiskněte znovu.
unsure-disagree = Nevím jistě, co vidím. Položte dílky znovu a stiskněte.
unsure-face-down = Jeden dílek leží lícem dolů. Otočte ho a stiskněte znovu.
unsure-mirrored = Vidím zrcadlový obraz. Zkontrolujte kameru a stiskněte znovu.
unsure-out-of-place = Jeden dílek leží mimo své místo. Posuňte ho a stiskněte znovu.
unsure-camera = Kamera neodpověděla. Chvilku počkejte a stiskněte znovu.

## the table: beginning
table-welcome = Vítejte, alchymisté!
table-choose-language = Jakým jazykem mám mluvit?
table-choose-game = Jakou hru budeme hrát?
table-choose-level = Jakou úroveň budeme hrát?
table-choose-players = Kolik vás hraje?
table-choose-first = Kdo začíná?
table-next-option = Další možnost
table-step-back = O krok zpět
table-resume-game = Jedna hra ještě běží. Budeme v ní pokračovat?
table-cannot-resume = V té hře pokračovat nemohu. Je bezpečně uložená a můžeme začít novou.

game-little-alchemists = Malí alchymisté
first-any = Koho vybere náhoda
level-1 = Úroveň 1
level-2 = Úroveň 2
level-3 = Úroveň 3
level-4 = Úroveň 4
level-5 = Úroveň 5
level-6 = Úroveň 6
level-7 = Úroveň 7
players-1 = Jeden hráč
players-2 = Dva hráči
players-3 = Tři hráči
players-4 = Čtyři hráči
players-5 = Pět hráčů
language-en = English
    .spoken = Anglicky
language-cs = Česky
language-de = Deutsch
    .spoken = Německy
language-ja = 日本語
    .spoken = Japonsky

## the table: playing
table-paused = Hra je pozastavená.
table-resumed = Hra pokračuje.
table-undone = Vzal jsem to zpět.
table-nothing-to-undo = Není co vzít zpět.

## the table: choosing by hand
table-by-hand-start = Zakryjte tlačítka. Stiskněte další tolikrát, kolik je číslo dílku, pak velké. Všechno dvakrát.
    .spoken = Teď vybírejte potají. Zakryjte tlačítka rukou. Podívejte se na čísla uvnitř své zástěny. Stiskněte tlačítko další tolikrát, kolik je číslo prvního dílku. Kolikrát to bylo, neřeknu. Potom stiskněte velké tlačítko. Stejně zadejte i ostatní dílky. Nakonec všechno ještě jednou zopakujte.
table-by-hand-next =
    { $piece ->
        [2] První dílek je zadaný. Teď druhý.
        [3] Druhý dílek je zadaný. Teď třetí.
        [4] Třetí dílek je zadaný. Teď čtvrtý.
       *[other] Dílek je zadaný. Teď { $piece }. dílek.
    }
table-by-hand-again = Teď všechno ještě jednou, od prvního dílku.
table-by-hand-agreed = Děkuji. Obojí bylo stejné.
table-by-hand-differs = Nebylo to dvakrát stejné. Začněte prosím znovu prvním dílkem.
table-by-hand-cancelled = Necháme toho. Použijte tácek.
table-by-hand-not-now = Teď není co vybírat ručně.

## the table: menus
table-menu-go-on = Pokračovat ve hře.
table-menu-resume = Zpět do hry.
table-menu-language = Jiný jazyk.
table-menu-volume = Hlasitěji nebo tišeji.
table-menu-game-code = Říct kód hry.
table-menu-new-game = Začít novou hru.
table-menu-end-game = Ukončit tuto hru.
table-menu-again = Ještě jednou, s novou hádankou.
table-menu-yes = Ano, udělej to.
table-menu-no = Ne, hrajeme dál.
table-new-game-sure = Opravdu chcete novou hru? Tahle by skončila.
table-end-game-sure = Opravdu chcete tuto hru ukončit?
table-over = Hra skončila. Děkuji, že jste hráli!
table-volume = Hlasitost { $percent } procent.
table-muted = Zvuk je vypnutý.
table-unmuted = Zvuk je zapnutý.
table-game-code = Kód hry je { $code }.
    .spoken = Kód hry je: { SPELL($code) }.
table-pages-open = Stránky jsou otevřené na adrese http://{ $address }. PIN pro hostitele je { $pin }.
    .spoken = Stránky jsou otevřené. Adresa je: { SPELL($address) }. PIN pro hostitele je: { SPELL($pin) }.
table-seat-taken = { $seat }: toto místo si vzal telefon. Pokud není tvůj, ať hostitel místo uvolní.

## the table: what does not work
table-no-camera = Kamera nefunguje. Podržte tlačítko zpět a vyberte ručně.

## the virtual table in a terminal; never spoken
terminal-row-tiles = dílky
terminal-row-hand = v ruce
terminal-row-tray = tácek
terminal-row-notes = zápisky
terminal-lamp-market = trh
terminal-lamp-artifact = artefakty
terminal-lamp-customer = zákazník
terminal-lamp-bottle = lahvičky
terminal-lamp-seat = místa
terminal-lamp-camera = kamera
terminal-lamp-holder = světlo tácku
terminal-lamp-fire = oheň
terminal-lamp-flying = létání
terminal-lamp-luck = štěstí
terminal-lamp-love = láska
terminal-lamp-ghostly = duch
terminal-lamp-off = nesvítí
terminal-lamp-steady = svítí
terminal-lamp-blink = bliká
terminal-lamp-breathe = dýchá
terminal-lamp-chase = běží
terminal-lamp-white = bílá
terminal-lamp-red = červená
terminal-lamp-yellow = žlutá
terminal-lamp-green = zelená
terminal-lamp-blue = modrá
terminal-lamp-purple = fialová
terminal-lamp-orange = oranžová
terminal-lamp-pink = růžová
terminal-config-none = žádný soubor s nastavením: vše je jako v souboru, který vypíše --sample
terminal-config-sound = { $file }: v pořádku
terminal-row-coins = mince
terminal-row-customer = zákazník
terminal-row-turned = přišel
terminal-row-numbers = čísla
terminal-pieces-lost = Dílky tohoto stolu se ztratily. Hraj dál s jakýmikoli jmény, nebo začni novou hru.
terminal-bye = Tvoje hra na tebe čeká: { $command }
terminal-bye-menu = Na shledanou! Žádná hra nečeká.
terminal-alone = Tvoje barva: { $seat }. Na všech ostatních místech hrají virtuální hráči.
terminal-help-put = put žába pírko: vlož dva dílky z ruky do tácku. Jdou i čísla: put 1 3
terminal-hint-put = Napiš „put { $example }“ a vlož to do tácku, pak Enter jako velké tlačítko.
terminal-hint-take = Napiš „take“ a tácek se vyprázdní, nebo do něj vlož jiné dílky.
terminal-hint-mix = Z tvé ruky ti nejvíc prozradí { $ingredient } a { $other }.
terminal-hint-buy = Samotná ruka ti nic neprozradí. S dílkem z trhu smíchej { $ingredient_acc } a { $other_acc }.
terminal-hint-more = a ještě { $count }
terminal-row-because = protože
terminal-row-certain = jisté
terminal-help-take = take: vyndej z tácku všechno
terminal-help-press = Enter: velké tlačítko.  next, back: malá tlačítka.  1 až 5: tlačítka trhu
terminal-help-hold = hold back: podrž tlačítko.  hold back+confirm: podrž dvě tlačítka najednou
terminal-help-quit = quit: konec. Hra na tebe počká.
terminal-row-board = teorie
terminal-row-gems = drahokamy
terminal-row-pets = mazlíčci
terminal-row-owned = koupeno
terminal-row-artifacts = artefakty
terminal-row-wrong = špatně
terminal-help-hint = hint: co můžeš vědět jistě, jen pro tvoje oči
terminal-help-theory = put žába oheň létání: řekni teorii, od úrovně 2

## a numbered fault; $text is its sentence from the error catalogue
table-fault = { $text }
    .spoken = Potřebuji pomoc, číslo { $number }. { $text }

## selecting by hand: what the buttons do
table-by-hand-count = O jednu víc k číslu tohoto dílku.
table-by-hand-piece = Tento dílek je spočítaný.
table-by-hand-leave = Nech toho a použij tácek.
table-code-elsewhere = Tu hru tady neznám. Vyberte stejnou hru znovu: její alchymie pokračuje.

## the table: choosing by name, and buttons that mean nothing
table-no-button = Toto tlačítko teď nic nedělá.
table-by-hand-way = Co chcete udělat?
table-browse = Vybrat podle jména.

## the table: levels, families, and what they open
table-choose-level-family = Rodina číslo { $family }: jakou úroveň budeme hrát?
table-choose-family = Která rodina hraje?
table-menu-levels = Jiné úrovně a krabice.
table-menu-box = Ukázat kartu z krabice.
table-menu-family = Jiná rodina.
table-menu-family-go-on = Rodina číslo { $family } hraje dál.
table-menu-family-new = Začíná nová rodina.
table-menu-new-level = Hrát úroveň { $level }.
table-family-new = Jste rodina číslo { $family }. Vaše cesta začíná první úrovní.
table-show-box = Vložte kartu z krabice do tácku a stiskněte velké tlačítko. Nebo stiskněte další a vyberte podle jména.
table-box-look = Karta je v tácku.
table-box-one = Vložte do tácku jednu kartu z krabice a nic jiného.
table-box-known = Tato krabice už je otevřená.
table-keys =
    { $count ->
        [one] Jeden klíč patří na krabici úrovně { $level }.
        [few] { $count } klíče patří na krabici úrovně { $level }.
       *[other] { $count } klíčů patří na krabici úrovně { $level }.
    }
table-locks-left =
    { $count ->
        [one] Jeden zámek je ještě zavřený.
        [few] { $count } zámky jsou ještě zavřené.
       *[other] { $count } zámků je ještě zavřených.
    }
table-box-open = Otevřete krabici úrovně { $level }! Od teď můžete hrát tuto úroveň.
table-line =
    { $count ->
        [one] Jeden klíč patří na řádek trofeje: { $trophy }.
        [few] { $count } klíče patří na řádek trofeje: { $trophy }.
       *[other] { $count } klíčů patří na řádek trofeje: { $trophy }.
    }
table-trophy = Řádek je plný. Vyhráli jste! Je vaše { $trophy }.
table-keys-spare =
    { $count ->
        [one] Jeden klíč zbyl. Všechny zámky jsou otevřené!
        [few] { $count } klíče zbyly. Všechny zámky jsou otevřené!
       *[other] { $count } klíčů zbylo. Všechny zámky jsou otevřené!
    }
trophy-bronze = bronzová trofej
trophy-silver = stříbrná trofej
trophy-gold = zlatá trofej
