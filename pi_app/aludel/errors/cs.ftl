# SPDX-License-Identifier: MIT
e900 = Stalo se něco nepředvídaného.
    .do = Spusťte Aludel znovu; hra pokračuje tam, kde byla. Když se to zopakuje, pošlete nám soubor { $file }.
e601 = Hra „{ $game }“ neexistuje.
    .do = Vyberte jednu z těchto: { $games }.
e602 = { $game } tu nemá úroveň { $level }.
    .do = Vyberte jednu z těchto: { $levels }.
e603 = Pro tuto hru se nehodí počet hráčů { $given }.
    .do = Zvolte { $fewest } až { $most } hráče, každého s vlastní barvou.
e101 = Soubor „{ $path }“ neexistuje.
    .do = Zkontrolujte název a zkuste to znovu.
e401 = Zapojení s názvem „{ $profile }“ neexistuje.
    .do = Zvolte jedno z těchto: { $known }.
e402 = { $file }: „{ $pin }“, uvedený pro { $user }, není vývodem těchto desek.
    .do = Napište název vývodu na liště, jeho pozici (pi:12) nebo zkrácený název.
e403 = { $file }: „{ $pin }“, uvedený pro { $user }, je { $name }: napájení, zem nebo jiný vývod, který nelze spínat.
    .do = Zvolte vývod s názvem GPIO nebo GP a číslem.
e404 = { $file }: vývod { $pin } je v zapojení „{ $profile }“ použit dvakrát: { $first } a { $second }.
    .do = Dejte jednomu z nich jiný vývod.
e405 = { $file }: zapojení „{ $profile }“ obsahuje „{ $name }“, což není světlo ani tlačítko této desky.
    .do = Opravte název, nebo ho přidejte do seznamu světel či tlačítek na začátku souboru.
e406 = Ovladač světel „{ $driver }“ neexistuje.
    .do = Nastavte [lamps] driver na jeden z těchto: { $known }.
e407 = Ovladač tlačítek „{ $driver }“ neexistuje.
    .do = Nastavte [buttons] driver na jeden z těchto: { $known }.
e408 = Přístup k vývodům „{ $factory }“ neexistuje.
    .do = Nastavte [lamps] pin_factory na jeden z těchto: { $known }.
e409 = Světla a tlačítka nelze ovládat: chybí modul Pythonu „{ $module }“.
    .do = Na Raspberry Pi spusťte znovu ./setup.sh play (doplní { $package }). Na jiném počítači nastavte [lamps] driver = "terminal" a [buttons] driver = "typed".
e410 = Vývody světel a tlačítek nelze otevřít: { $why }.
    .do = Ukončete jiné programy, které vývody používají, a ověřte, že je tento uživatel ve skupině „gpio“.
e411 = Zapojení „{ $profile }“ patří k ovladači „{ $needs }“, ne k ovladači „{ $driver }“.
    .do = Nastavte [lamps] driver = "{ $needs }", nebo zvolte zapojení, které odpovídá skutečnosti.
e412 = Světla přestala odpovídat: { $why }.
    .do = Hrajte dál, vše se také říká nahlas. Po hře zkontrolujte kabely světel a spusťte Aludel znovu.
e413 = Tlačítko s názvem „{ $button }“ neexistuje.
    .do = Použijte jedno z těchto: { $known }.
e701 = Soubor s nastavením „{ $file }“ neexistuje.
    .do = Zkontrolujte název, nebo tam zkopírujte docs/config.toml a změňte, co potřebujete.
e702 = Soubor { $file } nelze přečíst: { $why }.
    .do = Zkontrolujte název souboru a kdo ho smí číst.
e703 = { $file } není textový soubor: bajt { $byte } není UTF-8.
    .do = Uložte ho jako text UTF-8, nebo zkopírujte docs/config.toml a začněte znovu.
e704 = { $file }, řádek { $line }: toto není zapsáno podle pravidel TOML.
    .do = Podívejte se na tento a předchozí řádek: slova v uvozovkách, na řádku jedno „název = hodnota“, oddíly v [závorkách].
e705 = { $file }: nastavení „{ $setting }“ neexistuje.
    .do = Mysleli jste „{ $near }“? K dispozici je: { $known }.
e706 = { $file }: { $setting } nemůže být { $given }.
    .do = Povoleno: { $kind ->
        [choice] jedno z { $allowed }
        [range] číslo v rozsahu { $allowed }
        [pattern] něco jako { $allowed }
        [string] text v uvozovkách
        [integer] celé číslo
        [number] číslo
        [boolean] true nebo false
        [object] oddíl s nastavením
        [array] seznam v hranatých závorkách
        [list] neprázdný seznam, každá věc jednou
       *[other] viz docs/config.toml
    }.
e707 = { $file }: chybí nastavení „{ $setting }“.
    .do = Doplňte ho; docs/config.toml ukazuje všechna nastavení.
e501 = Uložené hry v „{ $path }“ nelze otevřít pro zápis.
    .do = Dejte složku uživateli, pod kterým Aludel běží, nebo v nastavení zvolte jinou.
e502 = Disk s uloženými hrami je plný.
    .do = Uvolněte místo a spusťte Aludel znovu; nic z toho, co zaznělo, se neztratilo.
e503 = Disk nebo karta s uloženými hrami neudrží, co se na ně zapíše.
    .do = Karta je asi opotřebovaná: zkopírujte ji na novou a spusťte Aludel znovu.
e504 = Uložené hry používá jiný Aludel.
    .do = Nejdřív ho ukončete, nebo počkejte, až skončí.
e505 = Uložené hry už nelze přečíst.
    .do = Spusťte Aludel znovu: poškozený soubor odloží stranou a může začít nová hra.
e506 = Uložené hry zapsal novější Aludel.
    .do = Nainstalujte znovu tu verzi, nebo v nastavení zvolte jinou složku.
e507 = V „{ $path }“ zatím nejsou žádné uložené hry.
    .do = Nejdřív si zahrajte, nebo uveďte složku, kde hry jsou.
e508 = Uložené hry se nedaly přečíst; jsou odloženy ve složce „{ $name }“.
    .do = Nová hra může začít. Složku si nechte, pokud ji někdo může opravit.
e509 = Posledních { $lost } záznamů hry { $number } bylo poškozeno a jsou odloženy stranou.
    .do = Porovnejte stůl s tím, co zazní, a hrajte odtud dál.
e510 = Začátek uložené hry { $number } je poškozený.
    .do = Začněte novou hru; ostatních se to netýká.
e511 = Uložená hra { $number } neexistuje.
    .do = Číslo vynechte, vezme se poslední hra.
e512 = Uložená hra { $number } je hra „{ $game }“, která tu není nainstalovaná.
    .do = Nainstalujte tu hru a zkuste to znovu; záznam zůstává.
e513 = Uložená hra { $number } od tahu { $move } neodpovídá pravidlům.
    .do = Hrála se s jinou verzí pravidel: nainstalujte ji, nebo začněte novou hru. Záznam zůstává.
e514 = Tento kód nemá žádná uložená hra.
    .do = Zkontrolujte kód. Dá se s ním začít nová hra: stejná alchymie pak pokračuje tady.
e515 = Písmeno „{ $letter }“ v žádném kódu hry není.
    .do = Kódy nemají číslice ani písmena I, O a Q: zkontrolujte kód a zadejte ho znovu.
e516 = Kód hry má { $letters } písmen, ne { $given }.
    .do = Zkontrolujte kód a zadejte ho znovu.
e517 = Písmena tohoto kódu k sobě nepatří: jedno je špatně, nebo jsou dvě přehozená.
    .do = Zkontrolujte kód a zadejte ho znovu.
e518 = Kampaň { $number } neexistuje.
    .do = Vyberte jinou ze seznamu, nebo začněte novou.
e519 = Uložené hry staršího Aludelu se nepodařilo převést.
    .do = Nainstalujte znovu starší verzi; nic se nezměnilo a kopie leží vedle souboru.
e301 = Hlas „espeak-ng“ není nainstalovaný, slova se proto jen zobrazují.
    .do = Spusťte „sudo apt install espeak-ng“ a znovu zapněte Aludel.
e302 = Hlas neodpověděl včas, a proto byl spuštěn znovu.
    .do = Hrajte dál, slova se zobrazují. Když se to opakuje, restartujte konzoli.
e303 = Hlas nedokázal větu vyslovit.
    .do = Hrajte dál, slova se zobrazují. Když se to opakuje, spusťte „aludel doctor“.
e311 = Chybí program, který přehrává zvuk (aplay).
    .do = Spusťte „sudo apt install alsa-utils“ a znovu zapněte Aludel. Do té doby se slova zobrazují.
e312 = Zvukové zařízení „{ $device }“ nelze použít.
    .do = Zkontrolujte kabel a název: „aplay -L“ vypíše všechna zařízení. Hrajte dál, slova se zobrazují.
e313 = Do složky „{ $path }“ pro hlášení nelze zapisovat.
    .do = Zvolte jinou složku nebo uvolněte místo.
e321 = Hlasový ani zvukový ovladač „{ $name }“ neexistuje.
    .do = Do nastavení napište jeden z těchto: { $names }.
e801 = Arch „{ $sheet }“ k tisku neexistuje.
    .do = Vyberte z těchto: { $sheets }.
e802 = Do složky „{ $path }“ nelze zapisovat.
    .do = Zvolte jinou složku pomocí --out, nebo uvolněte místo a zkuste to znovu.
e250 = Kamera je vypnutá.
    .do = Spusť Aludel znovu.
e251 = V zásobníku není volné místo pro „{ $kind }“.
    .do = Nejdřív ze zásobníku něco vyndej.
e252 = Dílek „{ $kind }“ se pro tuto hru a úroveň netiskne.
    .do = Zkontroluj název; „aludel print“ vytiskne všechny dílky, které existují.
e253 = Podmínky „{ $condition }“ neexistují.
    .do = Vyber z těchto: { $conditions }.
e620 = Domácí pravidla nejsou prostá data.
    .do = Zapište je jen jako text, čísla a seznamy.
e621 = Místa nejsou v pořadí po směru hodinových ručiček.
    .do = Uveďte barvy v tomto pořadí: { $colours }.
e622 = Na začínajícím místě { $first } nikdo nesedí.
    .do = Vyberte místo, které hraje.
e623 = Domácí pravidlo „{ $name }“ neexistuje.
    .do = Ověřte jeho název na stránce pravidel hry.
e624 = Domácí pravidlo „{ $name }“ má neznámou hodnotu.
    .do = Vyberte jednu z: { $values }.
e625 = Vlastní data mají část „{ $name }“, kterou tato hra nemá.
    .do = Použijte jen: { $parts }.
e626 = Část „{ $part }“ vlastních dat nemá správnou stavbu.
    .do = Porovnejte ji s datovým souborem hry.
e627 = Vlastní zákazníci chtějí lektvar „{ $potion }“, který neexistuje.
    .do = Ověřte název lektvaru.
e628 = Zákazník pro „{ $potion }“ platí nemožnou cenu.
    .do = Napište celé číslo od { $fewest } do { $most }.
e629 = Vlastní destičky uvádějí přísadu „{ $ingredient }“, kterou tato úroveň nemá.
    .do = Ověřte název přísady.
e630 = Destičky „{ $ingredient }“ nesouhlasí v součtu.
    .do = Spočítejte destičky bez značky, s 3+ a se 4: dohromady { $whole }.
e631 = Vlastní deska má { $given } polí, ale tato úroveň jich potřebuje { $wanted }.
    .do = Zapište každé pole desky jednou.
e632 = Pole „{ $space }“ vlastní desky vyrábí „{ $potion }“, což tato úroveň nemá.
    .do = Ověřte toto pole.
e633 = Pole „{ $one }“ a „{ $other }“ vlastní desky vyrábějí stejné lektvary.
    .do = Podívejte se na obě znovu: na této úrovni nejsou dvě stejná.
e634 = Křížení „{ $pair }“ vlastní desky neuvádí dvě její pole.
    .do = Napište dvě různá pole a mezi ně svislou čáru.
e635 = Křížení „{ $pair }“ je na vlastní desce dvakrát s různými lektvary.
    .do = Podívejte se znovu na desku a nechte to správné.
e636 = Křížení „{ $pair }“ vlastní desky dává „{ $potion }“, což jeho dvě pole vyrobit nemohou.
    .do = Podívejte se znovu na křížení i na obě pole.
e637 = Na vlastní desce chybí křížení „{ $pair }“.
    .do = Zapište, co tato dvě pole vyrobí.
e638 = Část „{ $part }“ zadaného osudu se k této hře nehodí.
    .do = Porovnejte ji s osudem nové hry.
