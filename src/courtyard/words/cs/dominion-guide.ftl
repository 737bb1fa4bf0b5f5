### Dominion: pravidla vedle stolu a co jsou věci na něm.

## Pravidla

dominion-rule-aim = O co jde
dominion-rule-aim-deck = Vlastní balíček
    .text =
        Máte vlastní balíček karet a z něj vychází všechno, co děláte. Všichni začínají se stejnými deseti: se sedmi měďáky a třemi statky. V každém tahu z něj držíte pět karet.

        Co koupíte, přijde do vašeho balíčku a vrací se vám do ruky znovu a znovu. Každý nákup tak zlepší, nebo zhorší všechny další tahy.
dominion-rule-aim-points = Vítězné body
    .text =
        Vítězí, kdo má na konci ve všech svých kartách nejvíc vítězných bodů. Provincie má hodnotu { POINTS(6) }, vévodství { POINTS(3) }, statek { POINTS(1) }, kletba { POINTS(-1) }.

        Většina karet s body nedělá nic jiného. Koupíte-li je moc brzy, zaplní vám ruku; koupíte-li je pozdě, mají je jiní.

dominion-rule-turn = Váš tah
dominion-rule-turn-phases = Akce, nákup, úklid
    .text =
        Nejprve můžete vyložit jednu akční kartu. Potom vyložíte karty peněz a můžete koupit jednu kartu. Nakonec se všechno vyložené i to, co zbylo v ruce, odloží na odkládací balíček a vy si doberete pět nových karet.

        Vyložené karty zůstávají před vámi až do konce tahu. Akce, nákupy a mince, které zbudou, propadají.
dominion-rule-turn-actions = Akce
    .text =
        Začínáte s 1 akcí. Každá vyložená akční karta jednu stojí; karta s +1 akce ji vrátí a +2 akce dovolí vyložit jich víc. Když žádná akce nezbývá, ostatní akční karty musí počkat.

        Kartu plňte shora dolů a udělejte z ní všechno, co lze. Na vás je jen to, kde stojí „můžete“, „vyberte“ nebo „zvolte“.
dominion-rule-turn-buying = Mince a nákup
    .text =
        Měďák dává $1, stříbrňák $2, zlaťák $3. Všechny karty peněz, které chcete, vyložte před nákupem. Číslo na minci karty je její cena; začínáte s 1 nákupem a mince můžete utratit za tolik karet, kolik máte nákupů.

        Koupené karty přijdou na odkládací balíček: do ruky se dostanou po příštím míchání.

dominion-rule-supply = Společná zásoba
dominion-rule-supply-piles = Balíčky pro všechny
    .text =
        Všichni kupují ze stejných balíčků. Měďák, stříbrňák, zlaťák, statek, vévodství, provincie a kletba jsou v každé hře; dalších deset druhů, sada karet království, je pokaždé jiných. Číslo na balíčku říká, kolik karet v něm zbývá.

        Prázdný balíček zůstává prázdný.
dominion-rule-supply-trash = Smetiště
    .text =
        Karta zahozená na smetiště už nepatří nikomu. Zbavit se měďáků, statků a kleteb balíčku prospívá: co zůstane, přichází do ruky častěji.

dominion-rule-deck = Balíčky a ruka
dominion-rule-deck-round = Pořád dokola
    .text =
        Z dobíracího balíčku si dobíráte do ruky. Vyložené, koupené a zbylé karty přijdou na odkládací balíček. Je-li třeba kartu a dobírací balíček je prázdný, odkládací balíček se zamíchá a stane se dobíracím.
dominion-rule-deck-places = Kdo co vidí
    .text =
        Vaši ruku nevidí nikdo jiný a pořadí dobíracího balíčku nevidí nikdo. Vrchní karta odkládacího balíčku a všechny počty jsou veřejné. Ukázanou kartu vidí všichni a vrací se zpět, pokud karta neříká jinak; karta položená stranou čeká, až se text karty splní; předaná karta přijde do ruky dalšího hráče.

dominion-rule-card = Jak číst kartu
dominion-rule-card-parts = Karta
    .text =
        Název, obrázek, co karta dělá, cena na minci a znaky typů. Ukažte na kteroukoli kartu a uvidíte ji celou.
dominion-rule-card-types = Typy
    .text =
        Typ říká, kdy lze kartu vyložit. Karta dvou typů se vždy počítá jako obojí.
dominion-rule-card-words = Slova na kartách
    .text =
        Vzít si (získat): vezměte kartu ze společné zásoby bez placení, na odkládací balíček, není-li řečeno jinak. Odložit: z ruky na odkládací balíček. Zahodit na smetiště: pryč ze hry. Ukázat: ukažte kartu všem.

        +1 karta: ihned si doberte kartu. +1 akce: v tomto tahu vyložte o akční kartu víc. +1 nákup: kupte o kartu víc. +$1: v tomto tahu o minci víc k utracení.

dominion-rule-attack = Útoky a reakce
dominion-rule-attack-attacks = Útoky
    .text =
        Útok škodí všem ostatním hráčům, jednomu po druhém od levice toho, kdo ho vyložil. Co říká, udělá každému, kdo ho nezastavil.
dominion-rule-attack-reactions = Reakce
    .text =
        Kartu reakce můžete ukázat z ruky, když někdo jiný vyloží útok, dříve než útok cokoli udělá. Zůstává vám v ruce. S kartou Hradní příkop vás útok mine.

        Ptáme se vás, kdykoli by na tom mohlo záležet, i když žádnou reakci nemáte: podle odmlky tak nikdo nepozná, co držíte.

dominion-rule-rare = „Prokletí“ a odměny
dominion-rule-rare-bane = „Prokletí“
    .text =
        S kartou Mladá čarodějka je ve společné zásobě jedenáctý balíček karet království, „prokletí“. Kdo z ruky ukáže kartu z něj, toho čarodějka ušetří.
dominion-rule-rare-prizes = Odměny
    .text =
        Hraje-li se s kartou Turnaj, leží vedle společné zásoby pět odměn. Od každé je jedna; koupit je nelze, jen získat ukázáním provincie.

dominion-rule-end = Konec hry
dominion-rule-end-when = Kdy hra končí
    .text =
        Hra končí po tahu, po kterém ve společné zásobě nezbývá žádná provincie nebo jsou prázdné kterékoli tři balíčky; při pěti nebo šesti hráčích čtyři. Horní lišta počítá obojí.
dominion-rule-end-winner = Kdo vítězí
    .text =
        Počítají se všechny karty každého hráče, ať leží kdekoli. Nejvíc bodů vítězí. Při shodě vítězí, kdo měl méně tahů; jsou-li shodné i ty, hráči se o vítězství dělí.

## Co jsou věci na stole

dominion-thing-actions = Zbývající akce
    .text = Kolik akčních karet lze v tomto tahu ještě vyložit. Každý tah začíná s 1.
dominion-thing-aside = Stranou
    .text = Karty, které tu čekají, až karta, která je položila stranou, skončí. Nejsou v ruce ani ve hře.
dominion-thing-asker = Karta, která se ptá
    .text = Otázka přichází od této karty. Ukažte na ni a přečtěte si, co říká.
dominion-thing-bane = „Prokletí“
    .text = Kdo ukáže kartu z tohoto balíčku, toho Mladá čarodějka ušetří.
dominion-thing-basics = Základní karty
    .text = Karty peněz na placení, karty vítězných bodů, které se počítají na konci, a kletby. Jsou v každé hře.
dominion-thing-buys = Zbývající nákupy
    .text = Kolik karet lze v tomto tahu ještě koupit. Každý tah začíná s 1.
dominion-thing-card = Karta
    .text = Co dělá, na ní stojí. Typy, ceny a slova na kartách vysvětlují pravidla.
dominion-thing-coin = Mince
    .text = Číslo na minci jsou peníze: kolik karta stojí, dává nebo žádá.
dominion-thing-coins = Mince k utracení
    .text = Za kolik lze v tomto tahu kupovat. Mince přinášejí karty peněz a některé akční karty; neutracené propadají.
dominion-thing-cost = Cena
    .text = Kolik karta právě stojí mincí. Kde je levnější, než je vytištěno, je vytištěná cena přeškrtnutá.
dominion-thing-count = Kolik
    .text = Na balíčku: kolik karet v něm zbývá. V ruce nebo ve hře: kolik stejných karet tu leží.
dominion-thing-deck = Dobírací balíček
    .text = Karty k dobrání, lícem dolů. Když dojde a je třeba kartu, zamíchá se do nového odkládací balíček.
dominion-thing-discard = Odkládací balíček
    .text = Karty, které byly vyložené, koupené nebo odložené. Zamíchají se, když dojde dobírací balíček. Vidět je jen vrchní.
dominion-thing-ends-piles = Prázdné balíčky
    .text = Až bude prázdných tolik balíčků, kolik je tu čtverečků, hra po tom tahu skončí.
dominion-thing-ends-provinces = Zbývající provincie
    .text = Až někdo koupí nebo získá poslední provincii, hra po tom tahu skončí.
dominion-thing-hand = Vaše ruka
    .text = Vaše karty pro tento tah; nikdo jiný je nevidí. Na konci tahu je všechny odložíte a doberete si pět nových.
dominion-thing-kingdom = Sada karet království
    .text = Deset druhů karet, se kterými se tato hra hraje, levné první. Kupovat je může každý.
dominion-thing-last-turn = Poslední tah
    .text = Co tento hráč ve svém posledním tahu vyložil a za šipkou co získal.
dominion-thing-let-go = Vrátit jednu
    .text = Vrátí jednu ze stejných karet, které máte vybrané.
dominion-thing-offer = Vybírejte z těchto
    .text = Karty, o které v otázce jde, když neleží ve vaší ruce ani ve společné zásobě.
dominion-thing-passing = Předává se
    .text = Karta, kterou tento hráč dává dalšímu. Všichni předávají zároveň.
dominion-thing-phase-action = Fáze Akce
    .text = V této části tahu se vykládají akční karty.
dominion-thing-phase-buy = Fáze Nákup
    .text = V této části tahu se vykládají karty peněz a pak se kupuje.
dominion-thing-picked = Vybráno
    .text = Tuto kartu máte vybranou; číslo říká, kolik jich je nebo která je první. Dalším kliknutím ji vrátíte.
dominion-thing-play = Ve hře
    .text = Karty vyložené v tomto tahu. Zůstávají tu do fáze Úklid, pak se odloží na odkládací balíček.
dominion-thing-player = Jiný hráč
    .text = Kdo to je, kolik karet drží a kolik jich má v dobíracím a v odkládacím balíčku.
dominion-thing-preview = Celá karta
    .text = Karta, na kterou ukazujete, s každým slovem a s tím, co se o ní u tohoto stolu ví.
dominion-thing-prizes = Odměny
    .text = Pět karet, které nelze koupit. Přináší je Turnaj tomu, kdo ukáže provincii.
dominion-thing-search = Jmenujte kartu
    .text = Napište název karty, nebo klikněte na její balíček.
dominion-thing-shield = Vítězné body
    .text = Jakou hodnotu má karta na konci. U hráče: jakou hodnotu mají všechny jeho karty teď.
dominion-thing-shown = Ukázané karty
    .text = Karty, které teď smějí vidět všichni. Přijdou tam, kam řekne karta, kvůli které se ukázaly.
dominion-thing-supply = Společná zásoba
    .text = Balíčky, ze kterých všichni kupují a získávají karty.
dominion-thing-their-hand = Karty v ruce
    .text = Kolik karet tento hráč drží. Které, vidí jen on.
dominion-thing-think = Ještě rozmyslet
    .text = Vrátí se k otázce, aby se spěchem nic neztratilo.
dominion-thing-traces = Co karta udělala
    .text = Co se s kartami stalo kvůli kartě, která se ptá: ukázané, zahozené, získané, předané.
dominion-thing-tracker = Vaše karty
    .text = Všechny vaše karty, kde leží a jakou mají hodnotu. Klávesa je C.
dominion-thing-trash = Smetiště
    .text = Karty zde už nepatří nikomu. Kliknutím si je prohlédnete.
dominion-thing-turn = Tah
    .text = Kdo je na tahu, která část tahu to je a co z něj zbývá.
dominion-thing-turn-number = Tah
    .text = Kolik tahů měl hráč, který je na tahu, včetně tohoto.
dominion-thing-type-action = Akce
    .text = Čtverec. Vykládá se ve fázi Akce; každá stojí jednu akci.
dominion-thing-type-attack = Útok
    .text = Meče. Tato karta škodí ostatním hráčům.
dominion-thing-type-curse = Kletba
    .text = Kapka. Má hodnotu { POINTS(-1) } a v ruce nedělá nic.
dominion-thing-type-prize = Odměna
    .text = Stuha. Je jen jedna a koupit ji nelze.
dominion-thing-type-reaction = Reakce
    .text = Blesk. Lze ji ukázat z ruky, když někdo jiný vyloží útok.
dominion-thing-type-treasure = Peníze
    .text = Kruh. Vykládá se ve fázi Nákup a dává mince.
dominion-thing-type-victory = Vítězné body
    .text = Štít. Počítá se na konci; do té doby většina nedělá nic.
dominion-thing-usual = Vyložit peníze
    .text = Vyloží najednou všechny karty peněz z ruky. Klávesa je T.

## Obrázky: co slyší ten, kdo je nevidí, a pár slov v nich

dominion-picture-first-deck = Sedm měďáků a tři statky; pět z deseti karet je dobráno do ruky.
dominion-picture-phases = Nejprve akční karta, Kovárna. Potom se za karty peněz koupí stříbrňák. Nakonec se všechno odloží a dobere se pět nových karet.
dominion-picture-clean-up = Úklid
dominion-picture-buying = Dva měďáky a stříbrňák dají 4 mince, za které se koupí Kovárna.
dominion-picture-piles = Tři balíčky: zbývá 38 stříbrňáků, 8 provincií a 10 karet Trh.
dominion-picture-round = Z dobíracího balíčku do ruky, z ruky na odkládací balíček a odtud zpět do dobíracího.
dominion-picture-reaction = Někdo vykládá kartu Čarodějnice; kdo ukáže Hradní příkop, je ušetřen.
dominion-picture-end = Prázdný balíček provincií, nebo tři jiné prázdné balíčky.
dominion-picture-or = nebo
