# SPDX-License-Identifier: MIT
# What only the pages say of Little Alchemists.

## table
page-la-prompt-brew = Uvař lektvar
page-la-prompt-act = Uvař lektvar, nebo sděl teorii
page-la-prompt-guess = Hádej přísadu
page-la-prompt-pet = Vyber si zvířátko
page-la-prompt-wish = Něco si přej
page-la-prompt-take = Vezmi si zdarma dílek z trhu
page-la-prompt-sell = Prodáš lektvar?
page-la-prompt-end = Nakup, nebo ukonči tah
page-la-prompt-end-shop = Nakup, nebo ukonči tah
page-la-prompt-shop = Vyber si artefakt
page-la-prompt-judge = Řekni body
page-la-prompt-customer = Kdo přišel?
page-la-prompt-customer-five = Kdo přišel?
page-la-prompt-offer = Zkusíte společně zkoušku?
page-la-prompt-exam = Zkouška: co z toho vznikne?
page-la-prompt-over = Hra skončila
page-la-table-place = Úroveň { $level }, kolo { $round }
page-la-table-customer = Zákazník
page-la-table-players = Hráči
page-la-table-place-off = Místo { $place }: prázdné
page-la-table-place-there = Místo { $place }: dílek
page-la-table-place-buy = Místo { $place }: lze koupit
page-la-table-place-free = Místo { $place }: zdarma
page-la-table-mark-buy = koupit
page-la-table-mark-free = zdarma
page-la-table-mark-off = prázdné
page-la-table-customer-wants = Chce { $potion_acc }, platí { $price }.
page-la-table-customer-none = Zatím nikdo nepřišel
page-la-table-customers-left = Ještě přijdou: { $count }
page-la-table-customer-mistaken = Opraveno
page-la-table-made = Uvařeno
page-la-table-made-by = uvařila { $seat }
page-la-table-made-none = Zatím nic uvařeného
page-la-table-equal = dvě stejné: žádný lektvar
page-la-table-wish = Přání
page-la-table-role-turn = Na tahu
page-la-table-role-asked = Odpovídá
page-la-table-role-won = Vítěz
page-la-table-pets-free = Zvířátka bez domova
page-la-table-artifacts-market = Artefakty: { $open } odkryté, { $stack } v balíčku
page-la-table-sold = Lektvar už je prodaný
page-la-table-sold-again = Dva lektvary už jsou prodané
page-la-table-things = Lahvička, zvířátko a artefakty
page-la-table-nothing = nic
page-la-table-open = zatím neobjeveno
page-la-table-solved-by =
    { $points ->
        [one] objevila { $seat }, 1 bod
        [few] objevila { $seat }, { $points } body
       *[other] objevila { $seat }, { $points } bodů
    }
page-la-table-yes = patří k ní
page-la-table-no = nepatří k ní
page-la-table-unknown = neznámo
page-la-table-gems-left = Drahokamy k získání
page-la-table-shared = { $seat } ví, co dělá tyto lektvary:
page-la-table-guesses = Odhady
page-la-table-guess-now = právě hádá
page-la-table-guess-waits = čeká
page-la-table-guess-declined = nehádá
page-la-table-result = Výsledek
page-la-table-keys = Získané klíče
page-la-table-ledger-coins = Za mince
page-la-table-ledger-gems = Za drahokamy
page-la-table-ledger-broken = Rozbité
page-la-table-ledger-artifacts = Za artefakty
page-la-table-ledger-sum = Body
page-la-table-ledger-seat = Hráč
page-la-table-exam = Zkouška
page-la-table-exam-right = Správně { $right } z { $asked }
page-la-table-exam-progress = Otázka { $number } z { $questions }
page-la-table-exam-passed = Zkouška složena!
page-la-table-exam-failed = Tentokrát to nevyšlo
page-la-table-judge = Body za: { $artifact_acc }

## seat
page-la-seat-slot-tile-1 = První přísada
page-la-seat-slot-tile-2 = Druhá přísada
page-la-seat-slot-ingredient = Přísada
page-la-seat-slot-potion = Lektvar { $number }
page-la-seat-brew = Uvařit lektvar
page-la-seat-theory = Sdílet teorii
page-la-seat-tracker = Moje výsledky
page-la-seat-tracker-note = Co se ti už podařilo uvařit.
page-la-seat-not-brewed = ještě neuvařeno
page-la-seat-powerless = bez účinku
page-la-seat-wrong = Moje chybné teorie
page-la-seat-solved = Deska teorií
page-la-seat-solved-none = Zatím není nic vyřešeno.
page-la-seat-solved-by =
    { $points ->
        [one] { $seat }, { $points } bod
        [few] { $seat }, { $points } body
       *[other] { $seat }, { $points } bodů
    }
page-la-seat-have = Co máš
page-la-seat-hand = Dílky v ruce
page-la-seat-gem =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-la-seat-pet = Zvířátko
page-la-seat-bottle = Lahvička
page-la-seat-bottle-home = u tebe
page-la-seat-bottle-sold = na zákazníkovi
page-la-seat-none = žádné
page-la-no-count = To nemůže být: dílků s přísadou „{ $ingredient }“ je ve hře jen { $count } a tolik jich už nezbývá.
page-la-no-theory = Teorie pro přísadu „{ $ingredient }“ s těmito lektvary teď nemá na desce místo. Podívej se na desku teorií.

## lesson
page-lesson-part-market = trh
page-lesson-part-customer = zákazník
page-lesson-part-notes = tvůj trojúhelník
page-lesson-part-board = deska teorií
page-lesson-part-gems = drahokamy
page-lesson-part-guess = hádání
page-lesson-part-exam = zkouška
page-lesson-part-pets = zvířátka
page-lesson-part-artifacts = artefakty
page-lesson-part-coins = mince
page-lesson-la-tiles = Vlož do tácku dvě různé přísady a zasuň ho. Pak stiskni velké tlačítko a poslouchej, co z nich vznikne.
page-lesson-la-equal = Ze dvou stejných přísad lektvar nevznikne. Zato si vezmeš zdarma dílek z trhu: stiskni tlačítko pod ním.
page-lesson-la-sell = Zákazník chce právě ten lektvar, který se ti povedl. Velké tlačítko ho prodá a tvoje lahvička přijde na zákazníka.
page-lesson-la-bottle = Tomuto zákazníkovi už máš prodáno, a tak u něj tvoje lahvička zůstane. Až přijde další, dostaneš ji zpátky a můžeš zase prodávat.
page-lesson-la-potion = Všichni slyší, co se uvařilo, ale obě přísady znáš jen ty. Poznamenej si lektvar do trojúhelníku tam, kde se potkávají.
page-lesson-la-end = Velké tlačítko ukončí tvůj tah. Dva dílky pak odložíš lícem dolů a dva nové si dobereš.
page-lesson-la-customer = Balíček je prázdný a velký dílek pod ním je zákazník. Ukažte ho v tácku, nebo stiskněte tlačítko trhu s jeho číslem.
page-lesson-la-wants = Teď tu čeká zákazník. Kdo uvaří lektvar, který chce, může ho prodat za mince.
page-lesson-la-closing = Tohle je poslední zákazník. Až bude balíček znovu prázdný, trh se zavře a vyhraje, kdo má nejvíc mincí.
page-lesson-la-buy = Dílek z trhu stojí jednu minci: stiskni tlačítko pod ním. Můžeš s ním zkusit něco nového, ale mince jsou na konci body.
page-lesson-la-exam = Trh je zavřený a teď můžete jít společně na zkoušku. Když ji složíte, otevře se další úroveň.
page-lesson-la-question = Každý z vás zná jiné lektvary, tak si pomáhejte. Vložte odpověď do tácku, nebo stiskněte tlačítko trhu s jejím číslem.
page-lesson-la-board = Z každé přísady mohou vzniknout dva druhy lektvarů. Zjisti které: míchej a přemýšlej.
page-lesson-la-gem = Správná teorie získá horní drahokam. První drahokamy mají nejvíc bodů, tak nečekej moc dlouho.
page-lesson-la-wrong = Chybná teorie stojí bod a přijdete kvůli ní o dílky z balíčku. Co v ní bylo, zůstane tajemstvím.
page-lesson-la-theory = Místo míchání můžeš sdělit teorii. Vlož do tácku odpověď s přísadou a odpovědi s oběma jejími lektvary.
page-lesson-la-keys = Hra skončí, jakmile jsou známé všechny přísady kromě jedné. Každý velký dílek, který ještě zbývá v balíčku, je pak klíč pro vás všechny.
page-lesson-la-guess = Někdo ví, která přísada dělá tyto lektvary. Hádej, která to je: kdo uhodne, dostane minci.
page-lesson-la-kinds = Nové jsou lektvary lásky a duchů. Jejich zákazníci platí o minci víc.
page-lesson-la-three = Z každé přísady teď mohou vzniknout tři druhy lektvarů. Teorie musí uvést všechny tři.
page-lesson-la-choose-pet = Zvířátko, kterému tvůj lektvar chutná, už bydlí u někoho jiného. Vyber si jiné: vlož ho do tácku, nebo tlačítkem další projdi jména.
page-lesson-la-pets = Tvůj první lektvar ti přivede zvířátko. Přijde to, kterému chutná, pokud ho ještě nikdo nemá.
page-lesson-la-likes = Teď máš zvířátko. Pokaždé, když uvaříš lektvar, který mu chutná, dostaneš minci.
page-lesson-la-mushroom = Houba je sedmá přísada. Na tvém trojúhelníku má vlastní políčka.
page-lesson-la-crossing = Vytištěná deska teorií teď ukazuje, co vznikne ze dvou míst dohromady. Každý uvařený lektvar proto některá místa vyloučí.
page-lesson-la-five = Horní drahokam má teď cenu pěti bodů. Získá ho první správná teorie.
page-lesson-la-show-artifact = Vlož do tácku artefakt, který chceš, a stiskni velké tlačítko. Další prochází jména a zpět nekoupí nic.
page-lesson-la-shop = Máš dost mincí na artefakt. Stiskni další a vyber si, nebo velkým tlačítkem ukonči tah.
page-lesson-la-owned = Tvůj artefakt leží před tebou a od teď platí. V každém tahu můžeš koupit jeden.
page-lesson-la-artifacts = Vedle trhu leží artefakty. Fialové pomáhají během hry a zlaté přinášejí body na konci.
page-lesson-la-half = Mince má teď na konci cenu jen půl bodu. Tak si je nenechávej všechny.
page-lesson-la-any-pet = Tvůj první lektvar žádnému zvířátku nechutná. Můžeš si proto vybrat kterékoli volné.
page-lesson-la-wish = Lektvar přání se změní v cokoli, co řekneš. Přej si to, co chutná zvířátku, nebo to, co koupí zákazník.
page-lesson-la-powerless = Lektvar bez účinku se prodat nedá. Ale poznamenej si ho: jeho dvě přísady nemají společný žádný lektvar.
page-lesson-la-flower = Modrá květina je osmá přísada. Vzniknout teď mohou dvě nové věci: lektvar přání a lektvar bez účinku.
page-lesson-la-tea = Čajová souprava je nový artefakt. Kdo ji má, dostává mince za lektvary bez účinku.
