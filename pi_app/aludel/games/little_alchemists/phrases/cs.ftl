# SPDX-License-Identifier: MIT
# Co říká hra Malí alchymisté. Sedadla jsou v textu ženského rodu (Červená), proto "uvařila", "vyhrála".

## the second ingredient of a pair
other-frog = { ingredient-frog }
    .acc = { ingredient-frog.acc }
other-fern = { ingredient-fern }
    .acc = { ingredient-fern.acc }
other-foot = { ingredient-foot }
    .acc = { ingredient-foot.acc }
other-scorpion = { ingredient-scorpion }
    .acc = { ingredient-scorpion.acc }
other-feather = { ingredient-feather }
    .acc = { ingredient-feather.acc }
other-mandrake = { ingredient-mandrake }
    .acc = { ingredient-mandrake.acc }
other-mushroom = { ingredient-mushroom }
    .acc = { ingredient-mushroom.acc }
other-flower = { ingredient-flower }
    .acc = { ingredient-flower.acc }

## potion words, several in a row
type-fire = oheň
    .gen = ohně
type-flying = létání
    .gen = létání
type-luck = štěstí
    .gen = štěstí
type-love = láska
    .gen = lásky
type-ghostly = duchové
    .gen = duchů
type-wishes = přání
    .gen = přání

## pets
pet-cat = kočka
    .acc = kočku
    .dat = kočce
pet-fire = mlok
    .acc = mloka
    .dat = mlokovi
pet-flying = sova
    .acc = sovu
    .dat = sově
pet-luck = zajíc
    .acc = zajíce
    .dat = zajíci

## artifacts
artifact-purple-1 = košík
    .acc = košík
artifact-purple-2 = herbář
    .acc = herbář
artifact-purple-3 = obojek s rolničkou
    .acc = obojek s rolničkou
artifact-purple-4 = váhy
    .acc = váhy
artifact-purple-5 = dvojitá baňka
    .acc = dvojitou baňku
artifact-purple-6 = štít
    .acc = štít
artifact-gold-1 = lucerna
    .acc = lucernu
artifact-gold-2 = okřídlené boty
    .acc = okřídlené boty
artifact-gold-3 = podkova
    .acc = podkovu
artifact-gold-4 = medailonek
    .acc = medailonek
artifact-gold-5 = křišťálová koule
    .acc = křišťálovou kouli
artifact-gold-6 = stojan na lektvary
    .acc = stojan na lektvary
artifact-tea-set = čajová souprava
    .acc = čajovou soupravu

## pieces of this game
piece-pet-cat = Kočka.
piece-pet-fire = Mlok.
piece-pet-flying = Sova.
piece-pet-luck = Zajíc.
piece-artifact-purple-1 = Košík.
piece-artifact-purple-2 = Herbář.
piece-artifact-purple-3 = Obojek s rolničkou.
piece-artifact-purple-4 = Váhy.
piece-artifact-purple-5 = Dvojitá baňka.
piece-artifact-purple-6 = Štít.
piece-artifact-gold-1 = Lucerna.
piece-artifact-gold-2 = Okřídlené boty.
piece-artifact-gold-3 = Podkova.
piece-artifact-gold-4 = Medailonek.
piece-artifact-gold-5 = Křišťálová koule.
piece-artifact-gold-6 = Stojan na lektvary.
piece-artifact-tea-set = Čajová souprava.
piece-box-2 = Karta z krabice druhé úrovně.
piece-box-3 = Karta z krabice třetí úrovně.
piece-box-4 = Karta z krabice čtvrté úrovně.
piece-box-5 = Karta z krabice páté úrovně.
piece-box-6 = Karta z krabice šesté úrovně.
piece-box-7 = Karta z krabice sedmé úrovně.

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
la-set-mushrooms = Dílky s hvězdou nehrají. Místo nich hrají houby. Přidejte k trojúhelníku díl s houbou.
    .spoken = Dílky s hvězdou nehrají. Místo nich přidejte dílky s houbou. Ke svému trojúhelníku připojte díl s houbou.
la-set-flowers = Dílky s hvězdou a s měsícem nehrají, místo nich houby a modré květiny. K trojúhelníku patří oba díly.
    .spoken = Dílky s hvězdou a dílky s měsícem nehrají. Místo nich přidejte dílky s houbou a dílky s modrou květinou. Ke svému trojúhelníku připojte díl s houbou i díl s květinou. Připravte žetony výsledků pro přání a pro lektvary bez účinku. Čajová souprava patří k artefaktům.
la-deal = Zavřený trh dospod, na něj zákazníky. Zamíchejte dílky: lícem nahoru { $tiles }, každému { $hand }, zbytek navrch. Mince po { $coins }.
    .spoken =
        Dospod dejte zavřený trh. Zákazníky zamíchejte a položte na něj. Zamíchejte dílky. Na trh položte lícem nahoru
        { $tiles ->
            [one] jeden dílek.
            [few] { $tiles } dílky.
           *[other] { $tiles } dílků.
        }
        Každému hráči dejte
        { $hand ->
            [one] jeden dílek.
            [few] { $hand } dílky.
           *[other] { $hand } dílků.
        }
        Zbytek položte lícem dolů na zákazníky. Každý si vezme
        { $coins ->
            [one] jednu minci.
            [2] dvě mince.
            [few] { $coins } mince.
           *[other] { $coins } mincí.
        }
la-set-theories = Připravte desku teorií. Žetonů teorií: { $tokens }. Drahokamů ve sloupci: { $gems }, nejvyšší navrch. Vedle rozbité.
    .spoken = Připravte desku teorií pro tuto úroveň. Počet žetonů teorií: { $tokens }. Postavte sloupec drahokamů. Jejich počet: { $gems }. Nejvyšší je navrchu, nejnižší dole. Vedle dejte rozbité drahokamy.
la-set-customers =
    { $count ->
        [3] Dnes přijdou tři zákazníci: pro oheň, létání a štěstí.
        [5] Dnes přijde všech pět zákazníků. Připravte i žetony výsledků pro lásku a duchy.
       *[other] Dnes přijde tolik zákazníků: { $count }.
    }
la-set-pets = K trhu položte zvířátka: kočku, mloka, sovu a zajíce.
la-set-artifacts = Zamíchejte artefakty: tři fialové lícem nahoru, zbytek do balíčku. Mince platí na konci jen půl bodu.
    .spoken = Zamíchejte artefakty lícem dolů. Otáčejte je, až budou na trhu ležet tři fialové. Zlaté zamíchejte zpátky. Zbytek je balíček. Na konci hry má jedna mince cenu půl bodu.
la-turn = { $seat } je na řadě.

## events: a turn
la-potion = { $seat } uvařila { $potion }! Poznamenejte si ho do trojúhelníku.
la-powerless = { $seat } uvařila lektvar bez účinku! Poznamenejte si ho do trojúhelníku.
la-mark = { $ingredient } a { $other }: { $potion }.
la-equal = { $seat }: ze dvou stejných nic není. Vezmi si zdarma dílek z trhu, pokud možno jiného druhu.
la-equal-nothing = { $seat }: ze dvou stejných nic není a trh je prázdný.
la-taken = { $seat } si bere dílek { $place }.
la-bought =
    { $coins ->
        [0] { $seat } kupuje dílek { $place } za poslední minci.
        [one] { $seat } kupuje dílek { $place }. Zbývá jí jedna mince.
        [2] { $seat } kupuje dílek { $place }. Zbývají jí dvě mince.
        [few] { $seat } kupuje dílek { $place }. Zbývají jí { $coins } mince.
       *[other] { $seat } kupuje dílek { $place }. Zbývá jí { $coins } mincí.
    }
la-bought-free = { $seat } si bere dílek { $place } zdarma.
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
la-end-theory =
    { $gaps ->
        [0] { $seat }: tvůj tah končí. Dílky si nedobírej.
        [one] { $seat }: dílky si nedobírej. Doplň mezeru na trhu.
        [few] { $seat }: dílky si nedobírej. Doplň { $gaps } mezery na trhu.
       *[other] { $seat }: dílky si nedobírej. Doplň { $gaps } mezer na trhu.
    }
la-end-theory-draw =
    { $draw ->
        [one] { $seat }: dober si jeden nový dílek.
        [few] { $seat }: dober si { $draw } nové dílky.
       *[other] { $seat }: dober si { $draw } nových dílků.
    }
    { $gaps ->
        [0] {""}
        [one] Potom doplň mezeru na trhu.
        [few] Potom doplň { $gaps } mezery na trhu.
       *[other] Potom doplň { $gaps } mezer na trhu.
    }

## events: theories
la-theory-right = { $seat } má pravdu: { $ingredient } dělá lektvary { $one_gen } a { $two_gen }. Žeton patří na desku teorií.
    .spoken = { $seat } má pravdu! { $ingredient } dělá lektvary { $one_gen } a { $two_gen }. Žeton patří na desku teorií.
la-theory-shown = { $seat } má pravdu! Ví, co dělá lektvary { $one_gen }, { $two_gen } a { $three_gen }. Ostatní teď hádají.
la-guessed = { $seat } hádá: { $ingredient }.
la-guess-declined = { $seat } nehádá.
la-reveal = Je to { $ingredient }! { $seat }: dej žeton na desku teorií.
la-guess-right =
    { $gain ->
        [one] { $seat } uhodla a dostává jednu minci.
        [2] { $seat } uhodla a dostává dvě mince.
        [few] { $seat } uhodla a dostává { $gain } mince.
       *[other] { $seat } uhodla a dostává { $gain } mincí.
    }
la-guess-none = Nikdo neuhodl.
la-gem =
    { $points ->
        [one] { $seat } si bere horní drahokam za jeden bod.
        [few] { $seat } si bere horní drahokam za { $points } body.
       *[other] { $seat } si bere horní drahokam za { $points } bodů.
    }
la-theory-wrong =
    { $seat }: tvoje teorie neplatí. Neprozraď ji. Vezmi si rozbitý drahokam.
    { $count ->
        [0] {""}
        [one] Jeden dílek z balíčku odlož lícem dolů.
        [few] { $count } dílky z balíčku odlož lícem dolů.
       *[other] { $count } dílků z balíčku odlož lícem dolů.
    }
    .spoken =
        { $seat }, tvoje teorie neplatí. Neprozraď, jaká byla. Vezmi si rozbitý drahokam.
        { $count ->
            [0] {""}
            [one] Horní dílek z balíčku odlož lícem dolů. Nedívej se na něj.
            [few] { $count } horní dílky z balíčku odlož lícem dolů. Nedívej se na ně.
           *[other] { $count } horních dílků z balíčku odlož lícem dolů. Nedívej se na ně.
        }
la-theory-wrong-charmed =
    { $seat }: tvoje teorie neplatí. Neprozraď ji. Chrání tě { $artifact }.
    { $count ->
        [0] {""}
        [one] Jeden dílek z balíčku odlož lícem dolů.
        [few] { $count } dílky z balíčku odlož lícem dolů.
       *[other] { $count } dílků z balíčku odlož lícem dolů.
    }
    .spoken =
        { $seat }, tvoje teorie neplatí. Neprozraď, jaká byla. Chrání tě { $artifact }, a tak se žádný drahokam nerozbil.
        { $count ->
            [0] {""}
            [one] Horní dílek z balíčku odlož lícem dolů. Nedívej se na něj.
            [few] { $count } horní dílky z balíčku odlož lícem dolů. Nedívej se na ně.
           *[other] { $count } horních dílků z balíčku odlož lícem dolů. Nedívej se na ně.
        }
la-lose-on =
    { $count ->
        [one] Odlož z balíčku lícem dolů ještě jeden dílek.
        [few] Odlož z balíčku lícem dolů ještě { $count } dílky.
       *[other] Odlož z balíčku lícem dolů ještě { $count } dílků.
    }
la-wrong-note =
    { $three ->
        [none] Tvoje chybná teorie: { $ingredient } dělá lektvary { $one_gen } a { $two_gen }.
       *[other] Tvoje chybná teorie: { $ingredient } dělá lektvary { $one_gen }, { $two_gen } a { $three_gen }.
    }

## events: pets, wishes and artifacts
la-pet = { $seat } má nové zvířátko. Je to { $pet }!
la-pet-coin =
    { $gain ->
        [one] To { $pet_dat } chutná. { $seat } dostává jednu minci.
        [2] To { $pet_dat } chutná. { $seat } dostává dvě mince.
        [few] To { $pet_dat } chutná. { $seat } dostává { $gain } mince.
       *[other] To { $pet_dat } chutná. { $seat } dostává { $gain } mincí.
    }
la-wished = { $seat } si přeje { $potion }.
la-wished-powerless = { $seat } si přeje lektvar bez účinku.
la-tea-coins =
    { $gain ->
        [one] Čas na { $artifact_acc }! { $seat } dostává jednu minci.
        [2] Čas na { $artifact_acc }! { $seat } dostává dvě mince.
        [few] Čas na { $artifact_acc }! { $seat } dostává { $gain } mince.
       *[other] Čas na { $artifact_acc }! { $seat } dostává { $gain } mincí.
    }
la-shop = { $seat } si prohlíží artefakty.
la-leave = { $seat } žádný artefakt nekupuje.
la-artifact =
    { $coins ->
        [0] { $seat } kupuje { $artifact_acc } za poslední peníze.
        [one] { $seat } kupuje { $artifact_acc }. Zbývá jí jedna mince.
        [2] { $seat } kupuje { $artifact_acc }. Zbývají jí dvě mince.
        [few] { $seat } kupuje { $artifact_acc }. Zbývají jí { $coins } mince.
       *[other] { $seat } kupuje { $artifact_acc }. Zbývá jí { $coins } mincí.
    }
la-reveal-artifact = Otočte další artefakt.
la-judged-coin =
    { $coins ->
        [one] { $seat } si bere minci. Teď má jednu.
        [2] { $seat } si bere minci. Teď má dvě.
       *[other] { $seat } si bere minci. Teď má { $coins }.
    }
la-judged-pay =
    { $coins ->
        [0] { $seat } platí poslední minci.
        [one] { $seat } platí minci. Zbývá jí jedna.
        [2] { $seat } platí minci. Zbývají jí dvě.
       *[other] { $seat } platí minci. Počet mincí, které jí zbývají: { $coins }.
    }
la-judged-draw = { $seat } si dobírá dílek.
la-judged-discard = { $seat } odkládá dílek lícem dolů.

## events: the stack and the customers
la-stack-empty = Balíček dílků je prázdný. Podívejte se na velký dílek pod ním!
la-customer =
    { $price ->
        [one] Přichází zákazník. Chce { $potion } a dá jednu minci! Zamíchejte odložené dílky do nového balíčku.
        [few] Přichází zákazník. Chce { $potion } a dá { $price } mince! Zamíchejte odložené dílky do nového balíčku.
       *[other] Přichází zákazník. Chce { $potion } a dá { $price } mincí! Zamíchejte odložené dílky do nového balíčku.
    }
la-customer-corrected = Takže to není zákazník, který chce { $potion }. Nic se znovu nemíchá ani nelíže.
la-customer-named =
    { $price ->
        [one] Zákazník chce { $potion } a dá jednu minci!
        [few] Zákazník chce { $potion } a dá { $price } mince!
       *[other] Zákazník chce { $potion } a dá { $price } mincí!
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
la-no-again-other = Jiný zákazník tam teď ležet nemůže.
la-no-again-sold = Tomuto zákazníkovi už někdo prodal, a proto zůstane.
la-no-again-twice = Tohoto zákazníka jste už jednou vzali zpět.
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

## events: piles that run short
la-short-coins = V bance je málo mincí. Použijte místo nich něco jiného, já počítám dál.
la-short-broken = Rozbité drahokamy došly. Použijte místo nich něco jiného, já počítám dál.
la-short-results = Žetony výsledků možná došly: { $potion }. Použijte místo nich něco jiného.
    .spoken = Žetony výsledků možná došly: { $potion }. Když už žádný nezbývá, použijte místo nich něco jiného.

## events: the end
la-solved = Všechny teorie kromě jedné jsou známé, a tak je jasná i poslední. Hra končí!
la-keys =
    { $count ->
        [one] Získali jste jeden klíč!
        [few] Získali jste { $count } klíče!
       *[other] Získali jste { $count } klíčů!
    }
la-closed = Trh je zavřený. Hra končí! Pojďme počítat.
la-score =
    { $points ->
        [one] { $seat }: jedna mince.
        [2] { $seat }: dvě mince.
        [few] { $seat }: { $points } mince.
       *[other] { $seat }: { $points } mincí.
    }
la-points =
    { $seat }, body: mince { $coins }
    { $gems ->
        [0] {""}
       *[other] + drahokamy { $gems }
    }
    { $broken ->
        [0] {""}
       *[other] − rozbité { $broken }
    }
    = { $points }.
    .spoken =
        { $seat }. Za mince: { $coins }.
        { $gems ->
            [0] {""}
           *[other] Plus za drahokamy: { $gems }.
        }
        { $broken ->
            [0] {""}
           *[other] Mínus za rozbité drahokamy: { $broken }.
        }
        Celkem bodů: { $points }.
la-points-half =
    { $seat }, body: mince, polovina z { $coins },
    { $gems ->
        [0] {""}
       *[other] + drahokamy { $gems }
    }
    { $broken ->
        [0] {""}
       *[other] − rozbité { $broken }
    }
    { $artifacts ->
        [0] {""}
       *[other] + artefakty { $artifacts }
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
        { $seat }. Za mince polovina z čísla { $coins }.
        { $gems ->
            [0] {""}
           *[other] Plus za drahokamy: { $gems }.
        }
        { $broken ->
            [0] {""}
           *[other] Mínus za rozbité drahokamy: { $broken }.
        }
        { $artifacts ->
            [0] {""}
           *[other] Plus za artefakty: { $artifacts }.
        }
        { $half ->
            [0] Celkem bodů: { $points }.
            [-1]
                { $points ->
                    [0] Celkem mínus půl bodu.
                   *[other] Celkem bodů: { $points } a půl.
                }
           *[other]
                { $points ->
                    [0] Celkem půl bodu.
                   *[other] Celkem bodů: { $points } a půl.
                }
        }
la-winner = { $seat } vyhrála. Všichni jste hráli dobře!
la-shared =
    { $count ->
        [few] Společně vyhráli { $count } z vás. Počet mincí: { $points }. Dobrá práce!
       *[other] Společně vyhrálo { $count } z vás. Počet mincí: { $points }. Dobrá práce!
    }
la-shared-points =
    { $count ->
        [few] Společně vyhráli { $count } z vás. Dobrá práce!
       *[other] Společně vyhrálo { $count } z vás. Dobrá práce!
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
la-prompt-act = { $seat }: do tácku dvě přísady na lektvar, nebo odpovědi pro teorii. Pak velké tlačítko.
    .spoken = { $seat }, co chceš udělat? Na lektvar vlož do tácku dvě přísady. Pro teorii vlož místo nich odpovědi: jednu přísadu a všechny její lektvary. Zasuň tácek a stiskni velké tlačítko. Dílky z trhu můžeš kupovat kdykoli.
la-prompt-guess = { $seat }: co dělá lektvary { $one_gen }, { $two_gen } a { $three_gen }? Žeton teorie do tácku, nebo další.
    .spoken = { $seat }, hádej! Co dělá lektvary { $one_gen }, { $two_gen } a { $three_gen }? Vlož do tácku žeton teorie a stiskni velké tlačítko. Nebo stiskni další a vyber podle jména.
la-prompt-pet = { $seat }: vyber si zvířátko. Vlož ho do tácku a stiskni velké tlačítko, nebo další pro jména.
    .spoken = { $seat }, vyber si zvířátko. Vlož ho do tácku a stiskni velké tlačítko. Nebo stiskni další a vyber podle jména.
la-prompt-wish = { $seat }: něco si přej! Odpověď do tácku, tlačítko 1 oheň, 2 létání, 3 štěstí, 4 láska, 5 duchové, nebo další.
    .spoken = { $seat }, něco si přej! Vlož do tácku odpověď s lektvarem a stiskni velké tlačítko. Nebo stiskni tlačítko trhu: jedna je oheň, dva létání, tři štěstí, čtyři láska, pět duchové. Nebo stiskni další a vyber podle jména.
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
la-prompt-end-shop = { $seat }: velké tlačítko ukončí tah, další ukáže artefakty. Ještě můžeš kupovat dílky z trhu.
la-prompt-shop = { $seat }: který artefakt? Vlož ho do tácku a stiskni velké tlačítko. Další: podle jména. Zpět: žádný.
    .spoken = { $seat }, který artefakt si koupíš? Vlož ho do tácku a stiskni velké tlačítko. Nebo stiskni další a vyber podle jména. Stiskni zpět, když žádný nechceš.
la-prompt-judge = { $seat }: kolik bodů za { $artifact_acc }? Tlačítkem další najdi číslo, pak stiskni velké.
    .spoken = { $seat }, kolik bodů máš za { $artifact_acc }? Tlačítkem další najdi číslo a pak stiskni velké tlačítko.
la-prompt-customer = Kdo přišel? Zákazníka do tácku a velké tlačítko, nebo tlačítko trhu: 1 oheň, 2 létání, 3 štěstí.
    .spoken = Kdo přišel? Vložte zákazníka do tácku a stiskněte velké tlačítko. Nebo stiskněte tlačítko trhu: jedna je oheň, dva létání, tři štěstí.
la-prompt-customer-five = Kdo přišel? Zákazníka do tácku, nebo tlačítko trhu: 1 oheň, 2 létání, 3 štěstí, 4 láska, 5 duchové.
    .spoken = Kdo přišel? Vložte zákazníka do tácku a stiskněte velké tlačítko. Nebo stiskněte tlačítko trhu: jedna je oheň, dva létání, tři štěstí, čtyři láska, pět duchové.
la-prompt-offer = Chcete společně zkusit zkoušku? Velké tlačítko znamená ano, zpět znamená ne.
la-prompt-exam = Otázka { $number } z { $questions }: { $ingredient } a { $other }? Odpověď do tácku, nebo tlačítko 1 oheň, 2 létání, 3 štěstí.
    .spoken = Otázka { $number } z { $questions }. { $ingredient } a { $other }: jaký lektvar? Vložte jednu odpověď do tácku a stiskněte velké tlačítko. Nebo stiskněte tlačítko trhu: jedna je oheň, dva létání, tři štěstí.
la-prompt-over = Hra skončila. Děkuji, že jste hráli!

## what may be put into the tray, where there are several ways
la-way-brew = Dvě přísady na lektvar.
la-way-theory = Odpovědi pro teorii.
la-way-guess = Žeton teorie na hádání.
la-way-pet = Zvířátko.
la-way-wish = Odpověď s lektvarem na přání.
la-way-artifact = Artefakt.
la-way-customer = Zákazník.
la-way-answer = Odpověď s lektvarem.

## what a button does now
la-choice-brew = Smíchat dvě přísady v tácku.
la-choice-brew-or-share = Uvařit lektvar nebo sdělit teorii tím, co je v tácku.
la-choice-guess = Hádat žetonem v tácku.
la-choice-pet = Vzít si zvířátko v tácku.
la-choice-wish = Přát si lektvar v tácku.
la-choice-wish-fire = Přát si lektvar ohně.
la-choice-wish-flying = Přát si lektvar létání.
la-choice-wish-luck = Přát si lektvar štěstí.
la-choice-wish-love = Přát si lektvar lásky.
la-choice-wish-ghostly = Přát si lektvar duchů.
la-choice-buy-free = Vzít si tento dílek zdarma.
la-choice-artifact = Podívat se na artefakty.
la-choice-show-artifact = Koupit artefakt v tácku.
la-choice-leave = Nekoupit žádný artefakt.
la-choice-buy = Koupit tento dílek za jednu minci.
la-choice-take = Vzít si tento dílek zdarma.
la-choice-sell = Prodat lektvar.
la-choice-keep = Nechat si lektvar.
la-choice-end = Ukončit tah.
la-choice-boring = Čtyři nebo pět dílků na trhu je stejných: vyložit nové.
la-choice-stack-empty = Balíček na stole je prázdný.
la-choice-customer-again = Přišel jiný zákazník, než jsme řekli.
la-choice-show-customer = Ukázat zákazníka v tácku.
la-choice-customer-fire = Zákazník chce lektvar ohně.
la-choice-customer-flying = Zákazník chce lektvar létání.
la-choice-customer-luck = Zákazník chce lektvar štěstí.
la-choice-customer-love = Zákazník chce lektvar lásky.
la-choice-customer-ghostly = Zákazník chce lektvar duchů.
la-choice-exam = Jít na zkoušku.
la-choice-no-exam = Dnes ne.
la-choice-answer = Odpovědět dílkem v tácku.
la-choice-answer-fire = Vznikne lektvar ohně.
la-choice-answer-flying = Vznikne lektvar létání.
la-choice-answer-luck = Vznikne lektvar štěstí.

## what is not possible
la-no-answer = Takový lektvar v této úrovni není. Vyberte některý ze svých.
la-no-artifact = Ten artefakt už někdo má, nebo v této hře není.
la-no-artifact-coins = Na ten artefakt nemáš dost mincí.
la-no-artifact-count = Ten artefakt ještě nemůže ležet na trhu. Podívejte se a ukažte ho znovu.
la-no-boring-few = Na trhu jsou méně než čtyři dílky, a proto zůstanou.
la-no-boring-late = Nové dílky se na trh vykládají jen na začátku tahu a jen jednou.
la-no-boring-stack = V balíčku nejsou jiné dílky, a proto trh zůstane.
la-no-button = To tlačítko teď nic nedělá.
la-no-coin = Nemáš už žádnou minci na nákup.
la-no-count = Tyhle dílky nemohou být správně. Podívejte se a ukažte je znovu.
la-no-customer = Ten zákazník už tu byl. Podívejte se na velký dílek ještě jednou.
la-no-guess = To teď hádat nejde. Vyberte přísadu, která ještě není na desce teorií.
la-no-hand = Máš méně než dvě přísady.
la-no-ingredient = Taková přísada v této úrovni není. Podívejte se a ukažte znovu.
la-no-judge = Vyberte číslo od nuly do dvaceti.
la-no-judged = Žádný tvůj artefakt tohle teď neumí.
la-no-now = To teď nepotřebuji.
la-no-over = Hra skončila.
la-no-pet = To zvířátko není volné. Vyber si jiné.
la-no-place = Takové místo na trhu není.
la-no-seat = Tam v této hře nikdo nesedí.
la-no-stack-left = Vím, že je balíček prázdný.
la-no-theory = Taková teorie teď na desce nemá místo. Podívejte se na desku teorií a ukažte jinou.
la-no-theory-three = Teorie potřebuje jednu přísadu a tři různé lektvary.
la-no-theory-two = Teorie potřebuje jednu přísadu a dva různé lektvary.
la-no-tile = Na tom místě není žádný dílek.
la-no-tray-double = Stejný dílek tam leží dvakrát. Jeden vyndejte a stiskněte znovu.
la-no-tray-empty = Tácek je prázdný. Vložte dílky a stiskněte znovu.
la-no-tray-many = V tácku je moc dílků. Některé vyndejte a stiskněte znovu.
la-no-tray-mixed = Dílky přísad a odpovědi nepatří k sobě. Jedny vyndejte a stiskněte znovu.
la-no-tray-no-ingredient = V teorii chybí přísada. Vložte ji a stiskněte znovu.
la-no-tray-one = Jeden dílek chybí. Vložte ho a stiskněte znovu.
la-no-tray-sort = Teď potřebuji jiné dílky. Zkontrolujte tácek a stiskněte znovu.
la-no-tray-two-ingredients = Teorie má jen jednu přísadu. Jednu vyndejte a stiskněte znovu.
la-no-turn = Na řadě je někdo jiný.
la-no-wish = To si přát nejde. Vyber jiný lektvar.

## hints, on a player's own page
la-hint-worlds =
    { $count ->
        [one] Celá hádanka má už jen jedno řešení.
       *[other] Kolik řešení celé hádanky ještě zbývá: { $count }.
    }
la-hint-certain =
    { $three ->
        [none] To je jisté: { $ingredient } dělá lektvary { $one_gen } a { $two_gen }.
       *[other] To je jisté: { $ingredient } dělá lektvary { $one_gen }, { $two_gen } a { $three_gen }.
    }
la-hint-pair = To je jisté: { $ingredient } a { $other } dají { $potion }.
la-hint-because = Víš to, protože { $ingredient } a { $other } dají { $potion }.
la-hint-because-board = Víš to, protože { $ingredient } je na desce teorií.
la-hint-because-wrong = Víš to, protože tvoje teorie neplatila. Přísada: { $ingredient }.
la-hint-try = Zkus teď smíchat { $ingredient_acc } a { $other_acc }. To prozradí nejvíc.
la-hint-nothing = Zatím není jisté nic. Uvař další lektvary!
