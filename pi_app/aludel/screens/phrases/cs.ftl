# SPDX-License-Identifier: MIT
# What the pages say beside the phrases that are told aloud.

## frame
page-skip = Přejít na obsah stránky
page-lost = Spojení s konzolí je přerušené. Zkouším to znovu.
page-error-title = To se nepodařilo
page-to-table = Na stránku stolu
page-join-title = Místo: { $seat }
page-join-explain = Tento telefon bude stránkou místa { $seat }. Vezměte si je, jen pokud za něj hrajete.
page-join-take = Vzít si místo { $seat }
page-join-taken = Místo { $seat } už někdo má. Jste-li to vy, otevřete stránku na svém druhém zařízení, nebo požádejte hostitele, ať místo uvolní.
page-join-virtual = Za místo { $seat } hraje v této hře virtuální hráč, teď si ho tedy nikdo vzít nemůže.

## buttons and things, by one name on all pages
page-button-confirm = Velké tlačítko
page-button-next = Další
page-button-back = Zpět
page-button-mute = Ztlumit
page-button-market = Trh { $place }
page-thing-buttons = Tlačítka konzole
page-thing-language = Jazyk
page-thing-said = Co zaznělo
page-thing-level = Úroveň
page-thing-more = Více
page-thing-piece = Díl { $number }
page-thing-market = Trh
page-thing-stack = Balíček
page-thing-discards = Odložené
page-thing-coins = Mince
page-thing-gems = Drahokamy
page-thing-broken = Rozbité drahokamy
page-thing-artifacts = Artefakty
page-thing-theories = Teorie

## table
page-table-title = Stůl
page-table-over = Hra skončila
page-table-paused = Přestávka
page-table-by-hand-start = Vybírej tajně
page-table-by-hand-way = Výběr ručně
page-table-everybody = Všichni
page-table-now = Co teď dělat
page-table-tab-said = Hlášení
page-table-join = Připojit se
page-table-views = Pohledy
page-table-overview = Stůl
page-table-join-how = Naskenuj kód svého místa telefonem ve stejné Wi-Fi.
page-table-join-closed = Telefony se zatím nemohou připojit. Pod Více vyber „Telefony a hostitel“, nebo podrž zpět a další po tři sekundy: objeví se tu kódy pro telefony a konzole řekne adresu a PIN stránky pro hostitele.
page-table-join-taken = Místo je obsazené telefonem
page-table-join-code = Kód pro místo: { $seat }
page-table-press-mute = Zapnout nebo vypnout zvuk
page-table-press-pause = Přestávka a nabídka
page-table-press-phones = Telefony a hostitel: říct adresu a PIN
page-table-press-by-hand = Vybrat ručně
page-table-press-again = Říct znovu
page-table-press-undo = Vzít zpět
page-table-held = podržet: { $buttons }
page-table-option = Na výběr
page-table-theme = Světlý nebo tmavý vzhled
page-table-quiet = Zvuk je vypnutý

## seat
page-seat-title = { $seat }: tvoje místo
page-seat-you = Tvoje barva: { $seat }.
page-seat-asked = Konzole se ptá tebe:
page-seat-asked-all = Konzole se ptá vás všech:
page-seat-asked-other = { $seat } má odpovědět:
page-seat-asked-console = Konzole říká:
page-seat-at-table = U stolu:
page-seat-no-game = Teď se nehraje. Jakmile hra začne, uvidíš ji tady.
page-seat-waits = Hra čeká, až v ní někdo u stolu nebo hostitel bude pokračovat.
page-seat-not-seated = { $seat } v této hře nehraje.
page-seat-virtual = Za místo { $seat } hraje v této hře virtuální hráč. Jakmile tu bude zase hrát člověk, stránka bude opět tvoje.
page-seat-over = Hra skončila.
page-seat-cover = Skrýt moje tajemství
page-seat-uncover = Ukázat moje tajemství
page-seat-covered = Tvoje tajemství jsou skrytá.
page-seat-refused = Proč to nešlo
page-seat-told = Jen pro tebe
page-seat-secret = Co tady vybereš, nikdo jiný nevidí.
page-seat-send = Potvrdit
page-seat-by-name = Vybrat podle jména
page-seat-rare = Na stole je to jinak
page-seat-tile = Dílek na trhu { $place }
page-seat-hints = Nápovědy
page-seat-hints-on = Zapnout nápovědy
page-seat-hints-off = Vypnout nápovědy
page-seat-hints-note = Nápovědy řeknou, co je jisté podle toho, co už víš, a proč.

## host
page-host-title = Hostitel
page-host-login-title = Hostitel: přihlášení
page-host-login-note = Konzole řekne PIN nahlas, když někdo u stolu drží tři sekundy zároveň tlačítka zpět a další.
page-host-pin = PIN (šest číslic)
page-host-login = Přihlásit
page-host-logout = Odhlásit
page-host-nav = Na této stránce
page-host-now = Právě teď
page-host-turn = Teď hraje { $seat }.
page-host-no-game = Nehraje se žádná hra.
page-host-waits = Rozehraná hra čeká na pokračování.
page-host-game-on = { $game }, úroveň { $level }
page-host-paused = Hra je pozastavená.
page-host-over = Hra skončila.
page-host-counting = Dílky se právě vybírají ručně.
page-host-asks = Konzole se ptá:
page-host-pause = Pozastavit
page-host-go-on = Pokračovat
page-host-end = Ukončit tuto hru
page-host-end-sure = Tato hra bude ukončena a nikdo v ní už nebude moci pokračovat. Má skončit?
page-host-yes = Ano, udělat
page-host-no = Ne, nechat tak, jak to je
page-host-buttons = { page-thing-buttons }
page-host-buttons-note = Dělají totéž co skutečná tlačítka.
page-host-held = Podržet:
page-host-sound = Zvuk a světlo
page-host-volume = Hlasitost v procentech (teď { $percent })
page-host-volume-set = Nastavit hlasitost
page-host-mute = Vypnout zvuk
page-host-unmute = Zapnout zvuk
page-host-lights-off = Zhasnout lampy
page-host-lights-on = Rozsvítit lampy
page-host-language = Jazyk konzole
page-host-language-set = Mluvit tímto jazykem
page-host-seats = Místa
page-host-seat-free = volné
page-host-seat-taken = drží ho telefon
page-host-seat-release = Uvolnit místo
page-host-seat-release-of = Uvolnit místo: { $seat }
page-host-seat-release-sure = Telefon, který drží toto místo ({ $seat }), ho už nebude ukazovat. Má se místo uvolnit?
page-host-seat-link = Odkaz na místo: { $seat }
page-host-seat-qr = QR kód odkazu na místo: { $seat }
page-host-seats-closed = Telefony se mohou připojit, jakmile budou stránky otevřené do sítě.
page-host-network = Síť
page-host-lan-closed = Stránky lze otevřít jen na samotné konzoli.
page-host-lan-open = V této síti jsou stránky na adrese:
page-host-lan-none = Stránky jsou otevřené do sítě, ale konzole v ní nemá adresu. Zkontrolujte kabel nebo Wi-Fi.
page-host-lan-open-do = Otevřít stránky do sítě
page-host-lan-close-do = Zavřít stránky pro síť
page-host-lan-close-sure = Všechny telefony, i ten ve vaší ruce, přijdou o stránky konzole. Mají se pro síť zavřít?
page-host-lan-note = Mějte stránky otevřené jen v síti, které důvěřujete, třeba doma: přenos není šifrovaný.
page-host-new = Nová hra
page-host-level-closed = { $level } (zatím neotevřená)
page-host-new-seats = Kdo hraje? Míst: { $fewest } až { $most }
page-host-new-first = Kdo začíná?
page-host-new-code = Kód hry (toto je zkušební sestavení)
page-host-new-begin = Začít hru
page-host-new-sure = Rozehraná hra bude ukončena a nikdo v ní už nebude moci pokračovat. Má začít nová?
page-host-by-hand = Vybrat ručně
page-host-by-hand-note = Co měla přečíst kamera, lze místo toho zadat zde.
page-host-by-hand-none = Teď není co vybírat.
page-host-by-hand-cover = Teď se smí dívat jen { $seat }. Předejte zařízení hráči { $seat } tak, aby na něj nikdo jiný neviděl.
page-host-by-hand-cover-all = Teď se smí dívat jen ten, kdo je na řadě. Nikdo jiný nesmí na zařízení vidět.
page-host-by-hand-show = Ukázat možnosti
page-host-by-hand-hide = Skrýt možnosti
page-host-by-hand-choose = Vyberte
page-host-by-hand-send = Potvrdit
page-host-journal = Uložené hry
page-host-journal-empty = Zatím se nehrála žádná hra.
page-host-journal-moves = Tahy
page-host-state-open = neukončená
page-host-state-ended = dohraná
page-host-state-abandoned = vzdaná
page-host-resume = Pokračovat v ní
page-host-code = Kód hry
page-host-code-show = Ukázat kód této hry
page-host-code-note = S kódem lze tutéž hádanku hrát dál na jiné konzoli. Počítačový program by z něj mohl zjistit řešení, proto ho během hry nikomu neukazujte.
page-host-campaign = Rodiny
page-host-campaign-empty = Zatím žádná rodina nic nevyhrála: všichni hrají úroveň { $level }.
page-host-family = Rodina
page-host-family-playing = hraje teď
page-host-family-levels = Úrovně
page-host-family-boxes = Otevřené krabice
page-host-family-trophies = Trofeje
page-host-family-keys = Klíče na zavřených zámcích
page-host-family-none = nic
page-host-family-choose = Ať hraje tato rodina
page-host-family-new = Začít znovu jako nová rodina
page-host-family-new-sure = Nová rodina začíná první úrovní. Ostatním zůstane, co mají. Má začít nová rodina?
page-host-view = Kamera
page-host-view-note = Modré čáry ukazují, kam patří tácek a jeho přihrádky. Obraz se ukazuje jen zde a nikam se neukládá.
page-host-view-show = Ukázat držák
page-host-view-hide = Skrýt držák
page-host-view-game = Dokud se hraje, nikdo se do držáku nesmí dívat.
page-host-view-alt = Držák, jak ho teď vidí kamera
page-host-help = Pomoc
page-host-report = Uložit zprávu
page-host-report-note = Zprávu přiložte, když žádáte o pomoc. Obsahuje verze, nastavení a poslední řádky záznamu; žádné obrázky a nic tajného.
page-host-report-readme = Toto je zpráva o stolní konzoli Aludel pro toho, kdo vám pomáhá. Obsahuje verze, nastavení, poslední řádky záznamu a to, co u stolu mohl z posledních her slyšet každý. Není v ní žádný obrázek, žádné jméno, žádný kód hry ani nic tajného. Než ji odešlete, projděte si ji: je to jen prostý text.
page-host-hand-over = Předat
page-host-hand-over-note = Hostitelem se stane někdo jiný: vylosuje se nový PIN a všichni hostitelé se odhlásí, i vy.
page-host-hand-over-do = Vylosovat nový PIN
page-host-hand-over-sure = Všichni hostitelé se odhlásí, i vy. Nový PIN se ukáže jednou. Má se vylosovat?
page-host-new-pin = Nový PIN pro dalšího hostitele:
page-host-new-pin-note = Ukazuje se jen teď. Zapište si ho, nebo si ho nechte říct u stolu.
page-host-again = Přihlásit se znovu

## virtual
page-virtual-title = Virtuální stůl
page-virtual-play = Hrát
page-virtual-go-on = Pokračovat
page-virtual-players = Hráči
page-virtual-sound = Zapnout zvuk
page-virtual-voiceless = Tady není hlas: čtěte
page-virtual-fast = Rychleji
page-virtual-hint = Nápověda
page-virtual-help = Jak se hraje
page-virtual-close = Zavřít
page-virtual-seats = Kdo hraje
page-virtual-you = ty
page-virtual-robot = virtuální hráč
page-virtual-customers = Zákazníci
page-virtual-present = je právě tady
page-virtual-console = Konzole
page-virtual-tray = Tácek
page-virtual-numbers = Vytištěná čísla
page-virtual-camera = Co viděla kamera
page-virtual-notes = Tvoje zápisky
page-virtual-no-notes = Sem se zapíše každý lektvar, který uvaříš.
page-virtual-hand = Tvoje dílky
page-virtual-ready = Jsem tady
page-virtual-curtain = { $seat }, teď hraješ ty. Ostatní se nedívají!
page-virtual-put-in = { $piece }: vložit do tácku
page-virtual-take-out = { $piece }: vyndat z tácku
page-virtual-coins =
    { $count ->
        [one] jedna mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
page-virtual-tiles =
    { $count ->
        [one] jeden dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
page-virtual-points =
    { $points ->
        [one] jeden bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
page-virtual-bottle = už tomuto zákazníkovi prodal hráč této barvy
page-virtual-gem =
    { $points ->
        [one] drahokam za jeden bod
        [few] drahokam za { $points } body
       *[other] drahokam za { $points } bodů
    }
page-virtual-broken =
    { $count ->
        [one] jeden rozbitý drahokam
        [few] { $count } rozbité drahokamy
       *[other] { $count } rozbitých drahokamů
    }
page-virtual-closed-tray =
    { $count ->
        [0] zavřený tácek
        [one] zavřený tácek s jedním dílkem
       *[other] zavřený tácek, dílků v něm: { $count }
    }
page-virtual-gems = Zbývající drahokamy: { $count }
page-virtual-invite-tiles = Přetáhni sem dva dílky
page-virtual-invite-one-more = Ještě jeden!
page-virtual-invite-theory = Dva dílky, nebo odpovědi pro teorii
page-virtual-invite-piece = Přetáhni to sem
page-virtual-invite-press = A teď velké tlačítko!
page-virtual-help-put = Přetáhni do tácku dva dílky. Stačí i kliknutí nebo Enter.
page-virtual-help-look = Stiskni velké tlačítko. Kamera se podívá a konzole ti řekne, jaký lektvar vznikl.
page-virtual-help-buy = Za mince kupuj dílky na trhu: klikni na dílek, který svítí.
page-virtual-help-end = Velkým tlačítkem také prodáváš a končíš tah. U každého tlačítka stojí, co právě dělá.
page-virtual-help-goal = Prodávej, co zákazníci chtějí. Od druhé úrovně zjišťuj, co dělá která přísada.
page-virtual-skill-competent = Virtuální hráči, kteří přemýšlejí
page-virtual-skill-random = Virtuální hráči, kteří hrají náhodně
page-virtual-skill-none = Střídáme se tady
page-virtual-drawer-tile = Dílky
page-virtual-drawer-answer = Odpovědi pro teorie
page-virtual-drawer-theory = Žetony teorií na hádání
page-virtual-drawer-pet = Zvířátka
page-virtual-drawer-artifact = Artefakty
page-virtual-drawer-customer = Zákazníci
page-virtual-drawer-box = Karty krabic
page-virtual-ends = Hraje se v prohlížeči na adrese výše. Ctrl+C končí; rozehraná hra pokračuje při příštím spuštění.
page-virtual-louder = Změnit hlasitost.
page-virtual-does-tile = { $seat } vkládá do tácku dva dílky.
page-virtual-does-theory = { $seat } vkládá do tácku teorii.
page-virtual-does-guess = { $seat } hádá.
page-virtual-does-pet = { $seat } si vybírá zvířátko.
page-virtual-does-wish = { $seat } si něco přeje.
page-virtual-does-artifact = { $seat } si vybírá artefakt.
page-virtual-does-customer = { $seat } ukazuje nového zákazníka.
page-virtual-does-buy = { $seat } kupuje dílek na místě { $place }.
page-virtual-does-take = { $seat } bere dílek na místě { $place }.
page-virtual-does-potion = { $seat } uvařila { $potion }.
page-virtual-does-powerless = { $seat } uvařila lektvar bez účinku.
page-virtual-does-equal = { $seat } smíchala dvě stejné přísady: nic z nich není.
page-virtual-does-sold =
    { $price ->
        [one] { $seat } prodala { $potion } a dostává jednu minci.
        [few] { $seat } prodala { $potion } a dostává { $price } mince.
       *[other] { $seat } prodala { $potion } a dostává { $price } mincí.
    }
page-virtual-does-sell = { $seat } lektvar prodává.
page-virtual-does-keep = { $seat } si lektvar nechává.
page-virtual-does-end = { $seat } končí tah.
page-virtual-options = Vyberte si
page-virtual-side = Kamera a zápisky
page-virtual-others = Kdo sedí na ostatních místech
page-virtual-waits = Teď hraje { $seat }
page-virtual-said = Co zaznělo
page-virtual-skip = Přeskočit na můj tah
page-virtual-lost = Stůl ztratil své dílky
page-virtual-lost-why = Stůl už neví, kde jeho dílky leží. Ze samotné hry se nic neztratilo. Začni novou hru, nebo hraj dál ručně: do tácku pak může přijít jakýkoli dílek a hraješ za všechna místa.
page-virtual-lost-new = Nová hra
page-virtual-lost-on = Pokračovat ručně

## lesson
page-lesson-name = Co je nového
page-lesson-title = Novinka, krok { $number } z { $count }
page-lesson-next = Rozumím
page-lesson-skip = Přeskočit výuku
page-lesson-where = Podívej se sem: { $part }
page-lesson-part-holder = tácek
page-lesson-part-button = tlačítka
