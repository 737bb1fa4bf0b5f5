### Tádž Mahal: pravidla vedle stolu a co jsou věci na něm.

## Pravidla

tajmahal-rule-aim = O co jde
tajmahal-rule-aim-visits = Dvanáct návštěv
    .text =
        Dvůr Velkého mogula cestuje Indií: dvanáct návštěv, jedna v každé provincii, v pořadí čísel na destičkách. Ágra s Tádž Mahalem je vždy poslední. Při každé návštěvě lze získat šest cen a většina z nich jsou paláce v té provincii.
tajmahal-rule-aim-points = Body
    .text =
        Bodujete, když z návštěvy odejdete: za paláce a provincie, které spojují, za zboží, za bonusové destičky. Po dvanácté návštěvě přidají něco i karty v ruce. Nejvíc bodů vítězí; při shodě se hráči o vítězství dělí.

        Karet je málo. Nikdo nemůže získat všechno: vybírejte si návštěvy a ceny, které za vaše karty stojí.

tajmahal-rule-visit = Návštěva
tajmahal-rule-visit-turn = Hrát, nebo odejít
    .text =
        Začíná ten, kdo návštěvu zahajuje, a pak se jde dokola. Ve svém tahu hrajete karty, nebo odejdete; nic jiného není. Trvá to, dokud neodejdou všichni. Další návštěvu zahajuje hráč po levici.
tajmahal-rule-visit-plays = Co lze zahrát
    .text =
        Jednu barevnou kartu, samotnou, s jednou bílou, nebo s jednou speciální. Bílé a speciální karty se nikdy nehrají samotné. Karty zůstávají před vámi a jejich symboly se sčítají.
tajmahal-rule-visit-colour = Vaše barva
    .text =
        První zahraná barevná karta určuje vaši barvu pro tuto návštěvu: všechny další ji musí mít také. Stejnou barvu smějí hrát i ostatní. Písmeno v rohu je její začáteční písmeno, takže barvy nemusí nikdo rozlišovat.

tajmahal-rule-withdraw = Proč odejít?
tajmahal-rule-withdraw-why = Získává jen ten, kdo odejde
    .text =
        Cena se získává v jediném okamžiku: když odejdete. Za každý symbol, kterého v tu chvíli ukazujete víc než kdokoli, kdo ještě zůstává, si vezmete jeho cenu. Dokud zůstáváte, nemáte nic a někdo vás může předehnat.

        Odejít tedy neznamená vzdát se: tak se vybírá výhra. Získejte vedení a odejděte dřív, než vás bude stát víc karet, než kolik vynese.
tajmahal-rule-withdraw-when = Teď, nebo později?
    .text =
        Odejdete-li teď, vezmete si, v čem vedete, a zbytek karet si necháte na další návštěvy. Zůstanete-li, můžete získat vedení i jinde a kdo odejde před vámi, už se proti vám nepočítá. Každý tah ale stojí kartu nebo dvě a ostatní mohou vzít první to, co chcete vy.

        Panel „Zisk“ říká bod po bodu, co by odchod přinesl právě teď.
tajmahal-rule-withdraw-after = A potom
    .text =
        Vaše karty z této návštěvy se odhodí; speciální se vrátí do ruky. Z otevřené nabídky si vezmete dvě karty podle výběru; na posledního zbude jedna. Kdo odejde, aniž by hrál, nezíská nic, ale nejprve si dobere kartu z balíčku: dobrý způsob, jak nabrat síly.

tajmahal-rule-ties = Shoda
tajmahal-rule-ties-nobody = Stejně nestačí
    .text =
        Musíte ukazovat víc daného symbolu než kdokoli další, kdo ještě zůstává. Mají-li dva stejně, nevede nikdo a odchodem cenu nezíská ani jeden. Nula nevede nikdy.
tajmahal-rule-ties-then = Když někdo odejde
    .text =
        Karty toho, kdo odešel, se už nepočítají. Odejde-li jeden ze dvou rovných, vede ten druhý a ve svém příštím tahu si cenu může vzít, pokud ji zatím nevzal nikdo jiný. Cena, kterou si někdo vzal, je pro tuto návštěvu pryč.

tajmahal-rule-prizes = Šest cen
tajmahal-rule-prizes-six = U dvora
    .text =
        Každý symbol má svou cenu. Vezír, generál, mnich a princezna dávají každý destičku vlivu a palác v prázdném městě provincie. Koruna dává palác v kterémkoli městě provincie, i vedle jiného. Sloni získávají destičku provincie se zbožím.

tajmahal-rule-palaces = Paláce a řetězy
tajmahal-rule-palaces-build = Kde stavět
    .text =
        Paláce se stavějí v navštívené provincii. Obyčejný potřebuje město bez paláce; palác za korunu se smí o město dělit, nebere bonusovou destičku a při této návštěvě nechává město volné pro obyčejný palác.
tajmahal-rule-palaces-chain = Řetězy
    .text =
        Stavíte-li alespoň jeden palác, máte 1 bod za tuto provincii a 1 za každou další, kterou s ní spojuje řetěz: vaše paláce v jednom městě za druhým podél cest, bez mezery. Město, o které se dělíte, slouží oběma.

        Provincie se počítá jednou, ať v ní máte paláců kolik chcete. Řetěz platí znovu při každé návštěvě, která ho prodlouží, takže palác vedle další provincie je cennější, než se zdá.

tajmahal-rule-bonus = Pevnosti a bonusové destičky
tajmahal-rule-bonus-forts = Destička v pevnosti
    .text =
        Šestnáct měst je opevněných a leží v nich bonusová destička. Vezme si ji první obyčejný palác: 2 body, kartu z balíčku, zboží, nebo ve městě Ágra Tádž Mahal za 4 body. Koruna ji nebere nikdy.

tajmahal-rule-goods = Zboží
tajmahal-rule-goods-more = Čím víc máte
    .text =
        Každé zboží na získané destičce je 1 bod a 1 navíc za každé stejné na destičkách, které už máte. Dva čaje předtím, a třetí přinese 3 body. Destičky provincií a bonusové destičky se počítají stejně a zůstávají vám.

tajmahal-rule-influence = Dvě stejné destičky
tajmahal-rule-influence-pairs = Dvojice přináší speciální kartu
    .text =
        Po návštěvě každý, kdo má dvě stejné destičky vlivu, obě vrátí za speciální kartu tohoto vlivu. Má-li ji někdo jiný, ztrácí ji ve váš prospěch. Máte-li ji už vy, destičky se vracejí bez náhrady.
tajmahal-rule-influence-cards = Čtyři speciální karty
    .text =
        Speciální karta se hraje s barevnou, jednou za návštěvu, a při odchodu se vrací. +1 slon a +1 koruna přidávají symbol, +2 body se počítají ihned a s kartou „libovolná barva“ může mít barevná karta jakoukoli barvu a neurčuje tu vaši.

        Na konci je za každou bod.

tajmahal-rule-cards = Karty
tajmahal-rule-cards-kinds = Co ukazují
    .text =
        Čtyři barvy se dvěma symboly na kartě, většinou se slonem; bílé karty s jedním symbolem; a čtyři speciální karty. Písmeno v rohu říká barvu: Č, Z, Ž, F a B pro bílou.
tajmahal-rule-cards-taking = Nabídka a dobírací balíček
    .text =
        Při každé návštěvě leží otevřeně dvakrát tolik karet, kolik je hráčů, bez jedné. Kdo odchází, bere si z nich, první s největším výběrem. Co si tam kdo vezme, viděli všichni; karty, které vám byly rozdány, znáte jen vy. Když dojde dobírací balíček, zamíchají se odhozené karty.

tajmahal-rule-end = Konec hry
tajmahal-rule-end-hand = Karty v ruce
    .text =
        Po dvanácté návštěvě je za každou speciální a každou bílou kartu v ruce 1 bod, a stejně tak za každou kartu té jedné barvy, které držíte nejvíc.

tajmahal-rule-board = O tomto herním plánu
tajmahal-rule-board-made = Co je rekonstrukce
    .text =
        Ne všechno z tištěné hry se dalo najít. Města a cesty, které symboly stojí spolu na kartách bez slona, kolik je bonusových destiček kterého druhu a kterou speciální kartu dává vezír a kterou mnich, to je naše vlastní, tak blízké předloze, jak jen víme.

## Co jsou věci na stole

tajmahal-thing-about-board = O tomto herním plánu
    .text = Které části herního plánu jsou jako tištěné a které jsou rekonstrukce.
tajmahal-thing-award = Body
    .text = Body za to, co se právě postavilo nebo by se postavilo, tam, odkud jsou.
tajmahal-thing-bonus-card = Bonus: karta
    .text = První obyčejný palác zde si dobere kartu z balíčku.
tajmahal-thing-bonus-jewels = Bonus: drahokamy
    .text = Drahokamy pro první obyčejný palác zde: 1 bod a 1 navíc za každé drahokamy z dřívějška.
tajmahal-thing-bonus-points = Bonus: 2 body
    .text = 2 body za první obyčejný palác zde.
tajmahal-thing-bonus-spice = Bonus: koření
    .text = Koření pro první obyčejný palác zde: 1 bod a 1 navíc za každé koření z dřívějška.
tajmahal-thing-bonus-tea = Bonus: čaj
    .text = Čaj pro první obyčejný palác zde: 1 bod a 1 navíc za každý čaj z dřívějška.
tajmahal-thing-card = Karta
    .text = Její symboly se počítají pro ceny návštěvy. Jedna barevná karta za tah, samotná nebo s bílou či speciální.
tajmahal-thing-chain = Řetěz
    .text = Cesta s paláci jednoho hráče na obou koncích. Staví-li tento hráč, počítají se všechny provincie, které takový řetěz spojuje.
tajmahal-thing-court = Dvůr
    .text = Šest cen této návštěvy. Pod každou stojí, kdo u ní vede a s kolika symboly, nebo kdo si ji vzal.
tajmahal-thing-crown = Koruna
    .text = Palác Velkého mogula, získaný při této návštěvě. V tomto městě lze ještě postavit obyčejný palác.
tajmahal-thing-deck = Dobírací balíček
    .text = Karty k dobrání, lícem dolů. Když dojde, zamíchají se odhozené karty.
tajmahal-thing-discard = Odhozené karty
    .text = Zahrané karty, viditelné pro všechny. Kliknutím si je prohlédnete.
tajmahal-thing-display = Nabídka
    .text = Otevřené karty. Kdo odchází, vezme si dvě z nich; na posledního zbude jedna.
tajmahal-thing-earnings = Co návštěva přinesla
    .text = Kolik bodů kdo získal při návštěvě, která skončila, a za co.
tajmahal-thing-effect-colour = Libovolná barva
    .text = Barevná karta zahraná s ní může mít jakoukoli barvu a neurčuje tu vaši. Speciální karta mnicha.
tajmahal-thing-effect-elephant = +1 slon
    .text = Počítá se jako další slon. Speciální karta generála.
tajmahal-thing-effect-mogul = +1 koruna
    .text = Počítá se jako další koruna. Speciální karta vezíra.
tajmahal-thing-effect-points = +2 body
    .text = 2 body ihned při zahrání. Speciální karta princezny.
tajmahal-thing-fort = Pevnost
    .text = Opevněné město. Jeho bonusovou destičku dostane první obyčejný palác, který tu kdo postaví.
tajmahal-thing-gain = Co by to přineslo
    .text = Body, které by vám palác zde přinesl právě teď.
tajmahal-thing-good-jewels = Drahokamy
    .text = Zboží. Za každé získané je 1 bod a 1 navíc za každé drahokamy z dřívějška. Číslo u hráče: kolik jich má.
tajmahal-thing-good-rice = Rýže
    .text = Zboží. Za každé získané je 1 bod a 1 navíc za každou rýži z dřívějška. Číslo u hráče: kolik jí má.
tajmahal-thing-good-spice = Koření
    .text = Zboží. Za každé získané je 1 bod a 1 navíc za každé koření z dřívějška. Číslo u hráče: kolik ho má.
tajmahal-thing-good-tea = Čaj
    .text = Zboží. Za každé získané je 1 bod a 1 navíc za každý čaj z dřívějška. Číslo u hráče: kolik ho má.
tajmahal-thing-hand = Vaše ruka
    .text = Vaše karty podle barev. Vyberte jednu barevnou a třeba k ní bílou nebo speciální.
tajmahal-thing-influence-general = Destičky generála
    .text = Kolik destiček vlivu generála tento hráč má. Dvě přinesou po návštěvě kartu +1 slon.
tajmahal-thing-influence-monk = Destičky mnicha
    .text = Kolik destiček vlivu mnicha tento hráč má. Dvě přinesou po návštěvě kartu „libovolná barva“.
tajmahal-thing-influence-princess = Destičky princezny
    .text = Kolik destiček vlivu princezny tento hráč má. Dvě přinesou po návštěvě kartu +2 body.
tajmahal-thing-influence-vizier = Destičky vezíra
    .text = Kolik destiček vlivu vezíra tento hráč má. Dvě přinesou po návštěvě kartu +1 koruna.
tajmahal-thing-leads = Vede
    .text = Ukazuje tohoto symbolu víc než kdokoli další, kdo ještě zůstává, a odchodem by teď získal jeho cenu. Kde mají dva stejně, nevede nikdo.
tajmahal-thing-map = Mapa
    .text = Indie s dvanácti provinciemi, jejich městy a cestami. Navštívená provincie je osvětlená.
tajmahal-thing-minimap = Kde jste
    .text = Celá mapa v malém. Rámeček je část, kterou vidíte.
tajmahal-thing-news = Co dělali ostatní
    .text = Co ostatní zahráli nebo že odešli od vašeho posledního tahu.
tajmahal-thing-outlook = Zisk
    .text = Co by vám bod po bodu přinesl odchod právě teď nebo stavba ve městě.
tajmahal-thing-palace = Palác
    .text = Střecha, barva a písmeno říkají, čí je. Paláce, které cesty spojují bez mezery, tvoří řetěz.
tajmahal-thing-plan = Plán
    .text = Čárkovaně: palác nebo řetěz, který by tu byl, kdyby se stalo to, na co se díváte.
tajmahal-thing-play-cards = Zahrát
    .text = Zahraje karty, které máte vybrané. Pak je na tahu další hráč.
tajmahal-thing-played = Zahráno
    .text = Vaše karty z této návštěvy. Jejich symboly se sčítají. Při odchodu se odhodí.
tajmahal-thing-player = Hráč
    .text = Body, zboží, destičky vlivu, speciální karty a kolik karet drží v ruce.
tajmahal-thing-players = Hráči
    .text = Všichni u stolu s tím, co mají. Rámeček ukazuje, kdo je na tahu.
tajmahal-thing-points-table = Body podle důvodu
    .text = Kolik bodů zatím kdo získal a za co.
tajmahal-thing-prize-crown = Cena za korunu
    .text = Palác v kterémkoli městě provincie, i vedle jiného. Bonusovou destičku nebere.
tajmahal-thing-prize-general = Cena za generála
    .text = Destička vlivu a palác v prázdném městě provincie. Dvě tyto destičky přinesou kartu +1 slon.
tajmahal-thing-prize-monk = Cena za mnicha
    .text = Destička vlivu a palác v prázdném městě provincie. Dvě tyto destičky přinesou kartu „libovolná barva“.
tajmahal-thing-prize-princess = Cena za princeznu
    .text = Destička vlivu a palác v prázdném městě provincie. Dvě tyto destičky přinesou kartu +2 body.
tajmahal-thing-prize-tile = Destička provincie
    .text = Za slony: destička se zbožím. Za každé zboží je 1 bod a 1 navíc za každé stejné, které už hráč má.
tajmahal-thing-prize-vizier = Cena za vezíra
    .text = Destička vlivu a palác v prázdném městě provincie. Dvě tyto destičky přinesou kartu +1 koruna.
tajmahal-thing-province = Provincie
    .text = Čtyři města, v provincii Ágra pět. Navštěvuje se jednou; paláce se tu stavějí jen při té návštěvě.
tajmahal-thing-province-tile = Destička provincie
    .text = Její číslo říká, kdy se provincie navštíví. Získávají ji sloni i se zbožím na ní.
tajmahal-thing-road = Cesta
    .text = Spojuje dvě města. S paláci stejného hráče na obou koncích je součástí řetězu.
tajmahal-thing-score = Body
    .text = Kolik bodů tento hráč zatím má.
tajmahal-thing-shown = Kolik
    .text = Kolik tohoto symbolu hráč při této návštěvě ukazuje. Vede jen ten, kdo ukazuje víc než kdokoli další, kdo ještě zůstává; nula nevede nikdy.
tajmahal-thing-slot = Prázdné místo
    .text = Odtud si vzal kartu někdo, kdo odešel.
tajmahal-thing-start = Začíná
    .text = Tento hráč návštěvu zahájil. Další zahájí hráč po levici.
tajmahal-thing-suit-green = Zelená
    .text = Z: zelená karta. První barevná karta při návštěvě určuje vaši barvu; všechny další ji musí mít také.
tajmahal-thing-suit-purple = Fialová
    .text = F: fialová karta. První barevná karta při návštěvě určuje vaši barvu; všechny další ji musí mít také.
tajmahal-thing-suit-red = Červená
    .text = Č: červená karta. První barevná karta při návštěvě určuje vaši barvu; všechny další ji musí mít také.
tajmahal-thing-suit-special = Speciální karty
    .text = Hrají se s barevnou kartou, jednou za návštěvu. Při odchodu se vracejí do ruky.
tajmahal-thing-suit-white = Bílá
    .text = B: bílá karta s jedním symbolem. Hraje se s barevnou kartou jakékoli barvy.
tajmahal-thing-suit-yellow = Žlutá
    .text = Ž: žlutá karta. První barevná karta při návštěvě určuje vaši barvu; všechny další ji musí mít také.
tajmahal-thing-sun = Návštěva
    .text = Kolikátá z dvanácti návštěv to je.
tajmahal-thing-symbol-elephant = Slon
    .text = Kdo při odchodu ukazuje nejvíc slonů, získává destičku provincie se zbožím.
tajmahal-thing-symbol-general = Generál
    .text = Kdo při odchodu ukazuje nejvíc generálů, získává destičku vlivu a palác.
tajmahal-thing-symbol-mogul = Koruna
    .text = Znak Velkého mogula. Kdo při odchodu ukazuje nejvíc korun, staví palác v kterémkoli městě provincie.
tajmahal-thing-symbol-monk = Mnich
    .text = Kdo při odchodu ukazuje nejvíc mnichů, získává destičku vlivu a palác.
tajmahal-thing-symbol-princess = Princezna
    .text = Kdo při odchodu ukazuje nejvíc princezen, získává destičku vlivu a palác.
tajmahal-thing-symbol-vizier = Vezír
    .text = Kdo při odchodu ukazuje nejvíc vezírů, získává destičku vlivu a palác.
tajmahal-thing-tab-display = Nabídka
    .text = Ukazuje otevřené karty, které si berou ti, kdo odcházejí.
tajmahal-thing-tab-log = Záznam
    .text = Ukazuje všechno, co se zatím stalo, a chat.
tajmahal-thing-tab-outlook = Zisk
    .text = Ukazuje, co by vám přinesl odchod právě teď.
tajmahal-thing-tab-players = Hráči
    .text = Ukazuje všechny s tím, co mají.
tajmahal-thing-tab-points = Body
    .text = Ukazuje, kolik bodů kdo získal a za co.
tajmahal-thing-tab-visit = Návštěva
    .text = Ukazuje, kdo zahrál kolik kterého symbolu a kdo vede.
tajmahal-thing-taj-mahal = Tádž Mahal
    .text = Bonusová destička ve městě Ágra: 4 body za první obyčejný palác zde.
tajmahal-thing-their-hand = Karty v ruce
    .text = Kolik karet tento hráč drží. Kliknutím uvidíte ty, o kterých vědí všichni.
tajmahal-thing-took = Získává
    .text = Tento hráč odešel s největším počtem tohoto symbolu a vzal si jeho cenu.
tajmahal-thing-town = Město
    .text = Stojí v něm paláce, jeden obyčejný a případně palác za korunu. Se sousedy ho spojují cesty.
tajmahal-thing-town-button = Postavit zde
    .text = Postaví palác v tomto městě. Číslo říká, co to přinese.
tajmahal-thing-track = Počitadlo bodů
    .text = Střecha každého hráče stojí u jeho bodů.
tajmahal-thing-visit = Návštěva
    .text = Kdo ukazuje kolik kterého symbolu. Kdo u symbolu vede a odejde, získává jeho cenu.
tajmahal-thing-visits = Návštěvy
    .text = Všech dvanáct návštěv v pořadí: ty, které skončily, tato a ty, které přijdou.
tajmahal-thing-withdraw = Odejít
    .text = Ukončí pro vás návštěvu: vezmete si ceny, u kterých vedete, získáte body a vezmete si karty z nabídky. Jen tak se dá něco získat. Číslo říká, co by to přineslo teď.
tajmahal-thing-withdrawn = Po návštěvě
    .text = Tento hráč z návštěvy odešel. Jeho karty se už nepočítají.
tajmahal-thing-would = Kolik by to bylo
    .text = Počet teď a kolik by to bylo s kartami, které máte vybrané.
tajmahal-thing-zoom = Větší a menší
    .text = Zvětší mapu, nebo z ní ukáže víc. Mapu větší než okno lze posouvat tažením.

## Obrázky: co slyší ten, kdo je nevidí

tajmahal-picture-bonus-tiles = Šest bonusových destiček: 2 body, karta, čaj, koření, drahokamy a Tádž Mahal za 4 body.
tajmahal-picture-chain = Tři provincie vedle sebe. A má paláce v jednom městě za druhým přes všechny tři, spojené cestami: stavba v poslední přinese 3 body. B má také v každé palác, ale žádná cesta je nespojuje: jen 1 bod.
tajmahal-picture-end-hand = Tři červené karty, jedna bílá a jedna speciální v ruce jsou 5 bodů. Zelená karta se nepočítá.
tajmahal-picture-goods = Dva čaje už hráč má; další čaj přinese 3 body.
tajmahal-picture-leaving = A ukazuje 2 vezíry, B 1, C žádného: A vede, odchází a bere si cenu za vezíra. Mnich hráče A se už nepočítá, takže B a C mají mnichů stále stejně a nevede nikdo. Ve slonech vede B.
tajmahal-picture-letters = Červená, zelená, žlutá, fialová a bílá karta s písmeny Č, Z, Ž, F a B.
tajmahal-picture-pairs = Dvě destičky generála přinášejí kartu +1 slon.
tajmahal-picture-plays = Dovoleno: červená karta samotná, červená s bílou, červená se speciální. Nedovoleno: bílá karta samotná.
tajmahal-picture-special-cards = Speciální karty a destičky, za které jsou: dva vezíři +1 koruna, dva generálové +1 slon, dva mniši libovolná barva, dvě princezny +2 body.
tajmahal-picture-tie = A i B ukazují po 2 generálech: v generálech nevede nikdo. V princeznách vede A.
tajmahal-picture-tie-broken = A odchází s cenou za princeznu. V generálech teď vede B.
