### Dominion: az asztal melletti szabályok, és hogy mi micsoda rajta. „$3” érmeként, { POINTS(6) } pajzsként jelenik meg.

## A szabályok

dominion-rule-aim = Miről szól
dominion-rule-aim-deck = Saját pakli
    .text =
        Van egy paklid, és minden, amit teszel, abból jön. Mindenki ugyanazzal a tíz lappal kezd: hét Rézzel és három Birtokkal. Minden körben öt lap van belőle a kezedben.

        Amit megveszel, a paklidba kerül, és újra meg újra visszatér a kezedbe. Így minden vásárlás jobbá vagy rosszabbá teszi az összes későbbi körödet.
dominion-rule-aim-points = Győzelmi pontok
    .text =
        Az győz, akinek a végén az összes lapján együtt a legtöbb győzelmi pontja van. A Tartomány { POINTS(6) }, a Hercegség { POINTS(3) }, a Birtok { POINTS(1) }, az Átok { POINTS(-1) }.

        A legtöbb pontos lap semmi mást nem tesz. Ha túl korán veszed meg, csak a kezedet foglalja; ha túl későn, másoknál van.

dominion-rule-turn = A köröd
dominion-rule-turn-phases = Akció, vásárlás, befejezés
    .text =
        Először kijátszhatsz egy akciókártyát. Azután kijátszod a kincseidet, és vehetsz egy lapot. Végül minden, amit kijátszottál, és minden, ami a kezedben maradt, a használt paklidra kerül, és öt új lapot húzol.

        A kijátszott lapok a kör végéig előtted maradnak. A megmaradt akció, vásárlás és érme elvész.
dominion-rule-turn-actions = Akciók
    .text =
        1 akcióval kezdesz. Minden kijátszott akciókártya egyet használ el; amelyiken +1 akció áll, egyet visszaad, a +2 akcióval pedig többet is kijátszhatsz. Ha elfogyott az akciód, a többi akciókártyádnak várnia kell.

        Hajtsd végre, amit a lap mond, felülről lefelé, amennyit csak lehet. Csak a „-hat, -het” és a „választ” bízza rád a döntést.
dominion-rule-turn-buying = Érmék és vásárlás
    .text =
        A Réz $1, az Ezüst $2, az Arany $3 értéket ad. Játszd ki az összes kincset, amelyet akarsz, mielőtt vásárolsz. A lap érméjén álló szám az ára; 1 vásárlással kezdesz, és annyi lapra költheted az érméidet, ahány vásárlásod van.

        Amit megveszel, a használt paklidra kerül: a következő keverés után jut a kezedbe.

dominion-rule-supply = A készlet
dominion-rule-supply-piles = Mindenki paklijai
    .text =
        Mindenki ugyanazokból a paklikból vásárol. Réz, Ezüst, Arany, Birtok, Hercegség, Tartomány és Átok minden játékban van; a további tíz fajta, a birodalom, minden alkalommal más. A paklin álló szám megmondja, hány lap maradt benne.

        Az üres pakli üres marad.
dominion-rule-supply-trash = A szemét
    .text =
        A szemétbe dobott lap már senkié sem. Ha megszabadulsz a Rezektől, a Birtokoktól és az Átkoktól, jobb lesz a paklid: ami marad, gyakrabban kerül a kezedbe.

dominion-rule-deck = Húzópakli, kéz, használt pakli
dominion-rule-deck-round = Körbe-körbe
    .text =
        A húzópaklidból a kezedbe húzol. A kijátszott, a megvett és a megmaradt lapok a használt paklidra kerülnek. Ha lapra van szükség, és a húzópaklid üres, a használt paklidat megkevered, és ez lesz a húzópaklid.
dominion-rule-deck-places = Ki mit lát
    .text =
        A kezedet senki más nem látja, és egy húzópakli sorrendjét sem látja senki. A használt pakli legfelső lapja és minden szám nyilvános. A felfedett lapot mindenki látja, és visszakerül a helyére, ha a kártya mást nem mond; a félretett megvárja, amíg a kártya hatása véget ér; az átadott a következő játékos kezébe kerül.

dominion-rule-card = Hogyan olvasd a kártyát
dominion-rule-card-parts = Egy kártya
    .text =
        A név, egy kép, amit a lap tesz, az ára az érmén, és a típusainak jelei. Mutass rá bármelyik lapra, és teljes egészében látod.
dominion-rule-card-types = Típusok
    .text =
        A típus mondja meg, mikor játszható ki egy lap. A két típusú lap mindig mindkettőnek számít.
dominion-rule-card-words = A kártyák szavai
    .text =
        Kap: ingyen elveszel egy lapot a készletből, és a használt paklidra teszed, ha más nincs előírva. Eldob: a kezedből a használt paklidra. Szemétbe dob: kikerül a játékból. Felfed: mindenkinek megmutatod.

        +1 lap: azonnal húzol egy lapot. +1 akció: ebben a körben eggyel több akciókártyát játszhatsz ki. +1 vásárlás: eggyel több lapot vehetsz. +$1: ebben a körben eggyel több érmét költhetsz el.

dominion-rule-attack = Támadás és védekezés
dominion-rule-attack-attacks = Támadások
    .text =
        A támadás az összes többi játékosnak árt, sorban, a kijátszó bal oldali szomszédjától kezdve. Mindenkivel megteszi, amit mond, aki nem védte ki.
dominion-rule-attack-reactions = Védekezések
    .text =
        Védekezéskártyát akkor fedhetsz fel a kezedből, amikor valaki más támadást játszik ki, mielőtt az hatna. A lap a kezedben marad. A Várárok mellett a támadás elkerül téged.

        Megkérdezünk, valahányszor számíthat, akkor is, ha nincs védekezéskártyád: így a szünetből senki sem tudja meg, mi van a kezedben.

dominion-rule-rare = Ellenszer és Díjak
dominion-rule-rare-bane = Az Ellenszer
    .text =
        Ha az Ifjú boszorkánnyal játszotok, a készletben van egy tizenegyedik birodalompakli is, az Ellenszer. Aki ebből felfed egy lapot a kezéből, azt megkíméli.
dominion-rule-rare-prizes = A Díjak
    .text =
        Ha a Lovagi tornával játszotok, öt Díj fekszik a készlet mellett. Mindegyikből egy van; megvenni nem lehet őket, csak elnyerni, egy Tartomány felfedésével.

dominion-rule-end = A vége
dominion-rule-end-when = Mikor ér véget
    .text =
        A játék annak a körnek a végén ér véget, amely után nincs több Tartomány a készletben, vagy bármelyik három pakli üres; öt vagy hat játékosnál négy. A felső sáv mindkettőt számolja.
dominion-rule-end-winner = Ki győz
    .text =
        Minden játékos összes lapja számít, bárhol is fekszik. A legtöbb pont győz. Egyenlő pontszámnál az, aki kevesebb kört játszott; ha ez is egyenlő, osztoznak a győzelemben.

## Mi micsoda

dominion-thing-actions = Megmaradt akciók
    .text = Ebben a körben még ennyi akciókártya játszható ki. Minden kör 1 akcióval kezdődik.
dominion-thing-aside = Félretéve
    .text = Ezek a lapok itt várnak, amíg a lap, amely félretette őket, nem végez velük. Nincsenek kézben, és nincsenek kijátszva.
dominion-thing-asker = A kérdező lap
    .text = A kérdés ettől a laptól jön. Mutass rá, hogy elolvasd.
dominion-thing-bane = Az Ellenszer
    .text = Aki ebből a pakliból felfed egy lapot, azt az Ifjú boszorkány megkíméli.
dominion-thing-basics = Az alapkártyák
    .text = Kincsek, amelyekkel fizetni lehet, győzelmipont-kártyák, amelyek a végén számítanak, és Átkok. Minden játékban ott vannak.
dominion-thing-buys = Megmaradt vásárlások
    .text = Ebben a körben még ennyi lap vehető. Minden kör 1 vásárlással kezdődik.
dominion-thing-card = Egy kártya
    .text = Rajta áll, mit tesz. A típusokról, az árról és a kártyák szavairól a szabályok szólnak.
dominion-thing-coin = Érmék
    .text = Az érmén álló szám pénz: amennyibe egy lap kerül, amennyit ad, vagy amennyit kér.
dominion-thing-coins = Elkölthető érmék
    .text = Amennyiből ebben a körben vásárolni lehet. Kincsek és néhány akció hoz érmét; amit nem költenek el, elvész.
dominion-thing-cost = Az ár
    .text = Amennyibe a lap most kerül, érmében. Ahol olcsóbb a nyomtatottnál, a nyomtatott ár át van húzva.
dominion-thing-count = Mennyi
    .text = Paklin: hány lap maradt benne. A kezedben vagy kijátszva: hány egyforma lap fekszik itt.
dominion-thing-deck = A húzópakli
    .text = A húzásra váró lapok, képpel lefelé. Ha üres, és lapra van szükség, a használt paklit megkeverve lesz belőle új.
dominion-thing-discard = A használt pakli
    .text = Kijátszott, megvett vagy eldobott lapok. Akkor keverik meg, ha a húzópakli üres. Csak a legfelső látszik.
dominion-thing-ends-piles = Üres paklik
    .text = Ha annyi pakli üres, ahány négyzet van itt, annak a körnek a végén a játék véget ér.
dominion-thing-ends-provinces = Megmaradt Tartományok
    .text = Ha az utolsó Tartományt is megvették vagy megkapták, annak a körnek a végén a játék véget ér.
dominion-thing-hand = A kezed
    .text = A lapjaid ebben a körben; senki más nem látja őket. A kör végén mindet eldobod, és öt újat húzol.
dominion-thing-kingdom = A birodalom
    .text = A tíz fajta kártya, amellyel ezt a játékot játsszátok, elöl az olcsók. Mindenki vehet belőlük.
dominion-thing-last-turn = Az utolsó kör
    .text = Amit ez a játékos az utolsó körében kijátszott, és a nyíl után az, amit szerzett.
dominion-thing-let-go = Egy vissza
    .text = Visszatesz egyet a kiválasztott egyforma lapok közül.
dominion-thing-offer = Válassz ezek közül
    .text = A lapok, amelyekről a kérdés szól, ha nincsenek sem a kezedben, sem a készletben.
dominion-thing-passing = Továbbadva
    .text = A lap, amelyet ez a játékos a következőnek ad. Mindenki egyszerre ad tovább.
dominion-thing-phase-action = Az akciófázis
    .text = A kör e részében akciókártyákat lehet kijátszani.
dominion-thing-phase-buy = A vásárlási fázis
    .text = A kör e részében kincseket lehet kijátszani, majd lapokat venni.
dominion-thing-picked = Kiválasztva
    .text = Ezt a lapot kiválasztottad; a szám azt mondja, hány van belőle, vagy melyik az első. Kattints rá újra, és visszakerül.
dominion-thing-play = Kijátszva
    .text = A lapok, amelyeket ebben a körben játszottak ki. A befejező fázisig itt maradnak, aztán a használt paklira kerülnek.
dominion-thing-player = Egy másik játékos
    .text = Ki ő, hány lap van a kezében, és hány a húzópaklijában és a használt pakliján.
dominion-thing-preview = A teljes lap
    .text = A lap, amelyre rámutatsz, minden szavával, és az, amit ennél az asztalnál tudni róla.
dominion-thing-prizes = Díjak
    .text = Öt lap, amelyet nem lehet megvenni. A Lovagi torna révén az kapja, aki Tartományt fed fel.
dominion-thing-search = Nevezz meg egy lapot
    .text = Írd be egy lap nevét, vagy kattints a paklijára.
dominion-thing-shield = Győzelmi pontok
    .text = Amennyit egy lap a végén ér. Egy játékos mellett: amennyit az összes lapja most ér.
dominion-thing-shown = Felfedve
    .text = Lapok, amelyeket most mindenki láthat. Oda kerülnek, ahová az a lap mondja, amely felfedte őket.
dominion-thing-supply = A készlet
    .text = A paklik, amelyekből mindenki lapot vesz és kap.
dominion-thing-their-hand = Lapok a kezében
    .text = Hány lap van ennek a játékosnak a kezében. Hogy melyek, csak ő látja.
dominion-thing-think = Még gondolkodom
    .text = Visszatér a kérdéshez, hogy kapkodásból semmi se vesszen el.
dominion-thing-traces = Mit tett a lap
    .text = Mi lett a lapokkal a kérdező lap miatt: felfedték, szemétbe dobták, kapták, átadták.
dominion-thing-tracker = A lapjaid
    .text = Az összes lapod, hogy hol fekszenek, és mennyit érnek. Billentyűje a C.
dominion-thing-trash = A szemét
    .text = Az itt lévő lapok már senkié sem. Kattints rá, ha átnéznéd őket.
dominion-thing-turn = A kör
    .text = Ki van soron, a kör melyik részében, és mi maradt belőle.
dominion-thing-turn-number = A kör
    .text = Hány köre volt a soron lévő játékosnak, ezzel együtt.
dominion-thing-type-action = Akció
    .text = A négyzet. Az akciófázisban játszható ki; mindegyik egy akciót használ el.
dominion-thing-type-attack = Támadás
    .text = A kardok. Ez a lap a többi játékosnak árt.
dominion-thing-type-curse = Átok
    .text = A csepp. Értéke { POINTS(-1) }, és a kezedben semmit sem tesz.
dominion-thing-type-prize = Díj
    .text = A szalag. Csak egy van belőle, és nem lehet megvenni.
dominion-thing-type-reaction = Védekezés
    .text = A villám. Akkor fedhető fel a kezedből, amikor valaki más támadást játszik ki.
dominion-thing-type-treasure = Kincs
    .text = A kör alakú jel. A vásárlási fázisban játszható ki, és érmét ad.
dominion-thing-type-victory = Győzelmi pont
    .text = A pajzs. A végén számít; a legtöbb addig semmit sem tesz.
dominion-thing-usual = Kincsek kijátszása
    .text = Egyszerre kijátssza a kezedben lévő összes kincset. Billentyűje a T.

## Képek: amit annak mondunk, aki nem láthatja őket, és a bennük álló néhány szó

dominion-picture-first-deck = Hét Réz és három Birtok; a tíz lapból öt kerül kézbe.
dominion-picture-phases = Először egy akció, a Kovácsműhely. Azután a kincsekből egy Ezüst vásárlása. Végül minden lap eldobása és öt új lap húzása.
dominion-picture-clean-up = Befejezés
dominion-picture-buying = Két Réz és egy Ezüst 4 érmét ad, ebből megvehető egy Kovácsműhely.
dominion-picture-piles = Három pakli: 38 Ezüst, 8 Tartomány és 10 Piac maradt.
dominion-picture-round = A húzópakliból a kézbe, a kézből a használt paklira, onnan vissza a húzópakliba.
dominion-picture-reaction = Valaki Boszorkányt játszik ki; aki Várárkot fed fel, megmenekül.
dominion-picture-end = A Tartományok paklija üres, vagy három másik pakli üres.
dominion-picture-or = vagy
