# SPDX-License-Identifier: MIT
# What the pages say beside the phrases that are told aloud.

## frame

## table
page-table-title = Stůl
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
page-table-over = Hra skončila
page-table-paused = Přestávka
page-table-by-hand-start = Vybírej tajně
page-table-by-hand-way = Výběr ručně
page-table-everybody = Všichni společně
page-table-place = Úroveň { $level }, kolo { $round }
page-table-now = Co teď dělat
page-table-market = Trh
page-table-customer = Zákazník
page-table-players = Hráči
page-table-board = Teorie
page-table-said = Co zaznělo
page-table-join = Připojit se
page-table-buttons = Tlačítka konzole
page-table-views = Pohledy
page-table-overview = Stůl
page-table-place-off = Místo { $place }: prázdné
page-table-place-there = Místo { $place }: dílek
page-table-place-buy = Místo { $place }: lze koupit
page-table-place-free = Místo { $place }: zdarma
page-table-mark-buy = koupit
page-table-mark-free = zdarma
page-table-mark-off = prázdné
page-table-stack = Balíček
page-table-discards = Odložené
page-table-customer-wants = Chce { $potion_acc }, platí { $price }.
page-table-customer-none = Zatím nikdo nepřišel
page-table-customers-left = Ještě přijdou: { $count }
page-table-customer-mistaken = Opraveno
page-table-made = Právě uvařeno
page-table-made-by = uvařila { $seat }
page-table-made-none = Zatím nic uvařeného
page-table-equal = dvě stejné: žádný lektvar
page-table-wish = Přání
page-table-role-turn = Na tahu
page-table-role-asked = Odpovídá
page-table-role-won = Vítěz
page-table-coins = Mince
page-table-hand = Dílky v ruce
page-table-gems = Drahokamy
page-table-broken = Rozbité drahokamy
page-table-pet = Zvířátko
page-table-pets-free = Zvířátka bez domova
page-table-artifacts = Artefakty
page-table-artifacts-market = Artefakty: { $open } odkryté, { $stack } v balíčku
page-table-sold = Lektvar už je prodaný
page-table-sold-again = Dva lektvary už jsou prodané
page-table-nothing = nic
page-table-open = zatím neobjeveno
page-table-solved-by =
    { $points ->
        [one] objevila { $seat }, 1 bod
        [few] objevila { $seat }, { $points } body
       *[other] objevila { $seat }, { $points } bodů
    }
page-table-found-by = Kdo objevil
page-table-yes = patří k ní
page-table-no = nepatří k ní
page-table-unknown = neznámo
page-table-gems-left = Drahokamy k získání
page-table-shared = { $seat } ví, co dělá tyto lektvary:
page-table-guesses = Odhady
page-table-guess-now = právě hádá
page-table-guess-waits = čeká
page-table-guess-declined = nehádá
page-table-no-board = Na této úrovni nejsou teorie.
page-table-result = Výsledek
page-table-keys = Získané klíče
page-table-ledger-coins = Za mince
page-table-ledger-gems = Za drahokamy
page-table-ledger-broken = Rozbité
page-table-ledger-artifacts = Za artefakty
page-table-ledger-sum = Body
page-table-ledger-seat = Hráč
page-table-exam = Zkouška
page-table-exam-right = Správně { $right } z { $asked }
page-table-exam-progress = Otázka { $number } z { $questions }
page-table-exam-passed = Zkouška složena!
page-table-exam-failed = Tentokrát to nevyšlo
page-table-judge = Body za: { $artifact_acc }
page-table-join-how = Naskenuj kód svého místa telefonem ve stejné Wi-Fi.
page-table-join-closed = Telefony se zatím nemohou připojit. Podrž zpět a další po tři sekundy; konzole pak řekne adresu a PIN stránky pro hostitele. Tam se telefony povolí.
page-table-join-taken = Místo je obsazené telefonem
page-table-join-code = Kód pro místo: { $seat }
page-table-join-here = Sednout si na tomto zařízení
page-table-press-confirm = Potvrdit
page-table-press-next = Další
page-table-press-back = Zpět
page-table-press-mute = Zapnout nebo vypnout zvuk
page-table-press-pause = Přestávka a nabídka
page-table-press-by-hand = Vybrat ručně
page-table-press-again = Říct znovu
page-table-press-undo = Vzít zpět
page-table-press-number = Tlačítko { $number }
page-table-more = Více
page-table-held = podržet: { $buttons }
page-table-button-confirm = velké tlačítko
page-table-button-next = další
page-table-button-back = zpět
page-table-button-mute = ztišit
page-table-option = Na výběr
page-table-theme-dark = Tmavý vzhled
page-table-theme-light = Světlý vzhled
page-table-theme = Světlý nebo tmavý vzhled
page-table-language = Jazyk
page-table-quiet = Zvuk je vypnutý

## seat
page-seat-title = { $seat }: tvoje místo
page-seat-you = Tvoje barva: { $seat }.
page-seat-yours = Jsi na řadě.
page-seat-turn = { $seat } je na řadě.
page-seat-asked = Konzole se ptá tebe:
page-seat-asked-all = Konzole se ptá vás všech:
page-seat-asked-other = { $seat } má odpovědět:
page-seat-asked-console = Konzole říká:
page-seat-no-game = Teď se nehraje. Jakmile hra začne, uvidíš ji tady.
page-seat-not-seated = { $seat } v této hře nehraje.
page-seat-over = Hra skončila.
page-seat-captions = Co zaznělo
page-seat-languages = Jazyk
page-seat-cover = Skrýt moje tajemství
page-seat-uncover = Ukázat moje tajemství
page-seat-covered = Tvoje tajemství jsou skrytá.
page-seat-refused = Proč to nešlo
page-seat-told = Jen pro tebe
page-seat-secret = Co tady vybereš, nikdo jiný nevidí.
page-seat-send = Potvrdit
page-seat-by-name = Vybrat podle jména
page-seat-slot = Díl { $number }
page-seat-slot-tile-1 = První přísada
page-seat-slot-tile-2 = Druhá přísada
page-seat-slot-ingredient = Přísada
page-seat-slot-potion = Lektvar { $number }
page-seat-brew = Uvařit lektvar
page-seat-theory = Sdílet teorii
page-seat-buttons = Tlačítka
page-seat-rare = Na stole je to jinak
page-seat-sure = Ano, určitě
page-seat-tile = Dílek na trhu { $place }
page-seat-tracker = Moje výsledky
page-seat-tracker-note = Co se ti už podařilo uvařit.
page-seat-ingredients = Přísady
page-seat-not-brewed = ještě neuvařeno
page-seat-powerless = bez účinku
page-seat-wrong = Moje chybné teorie
page-seat-solved = Deska teorií
page-seat-solved-none = Zatím není nic vyřešeno.
page-seat-solved-by =
    { $points ->
        [one] { $seat }, { $points } bod
        [few] { $seat }, { $points } body
       *[other] { $seat }, { $points } bodů
    }
page-seat-have = Co máš
page-seat-coins = Mince
page-seat-hand = Dílky v ruce
page-seat-gems = Drahokamy
page-seat-gem =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
page-seat-broken = Rozbité drahokamy
page-seat-pet = Zvířátko
page-seat-artifacts = Artefakty
page-seat-bottle = Lahvička
page-seat-bottle-home = u tebe
page-seat-bottle-sold = na zákazníkovi
page-seat-none = žádné
page-seat-hints = Nápovědy
page-seat-hints-on = Zapnout nápovědy
page-seat-hints-off = Vypnout nápovědy
page-la-no-count = To nemůže být: dílků s přísadou „{ $ingredient }“ je ve hře jen { $count } a tolik jich už nezbývá.
page-la-no-theory = Teorie pro přísadu „{ $ingredient }“ s těmito lektvary teď nemá na desce místo. Podívej se na desku teorií.
page-seat-hints-note = Nápovědy řeknou, co je jisté podle toho, co už víš, a proč.

## host
page-host-report-readme = Toto je zpráva o stolní konzoli Aludel pro toho, kdo vám pomáhá. Obsahuje verze, nastavení, poslední řádky záznamu a to, co u stolu mohl z posledních her slyšet každý. Není v ní žádný obrázek, žádné jméno, žádný kód hry ani nic tajného. Než ji odešlete, projděte si ji: je to jen prostý text.

## virtual

## lesson
