### A Dominion kártyái.
### Az érték a név, `.accusative` a tárgyesete. `.text` azt mondja el, mit tesz a lap, soronként egy utasítással. `.note`
### egy sorban azt tisztázza, amit a legtöbben elvétenek.
### A kapott lap a használt paklira kerül, ha a szövege más helyet nem nevez meg.

## Alapkártyák

dominion-card-copper = Réz
    .accusative = Rezet
    .text = $1

dominion-card-silver = Ezüst
    .accusative = Ezüstöt
    .text = $2

dominion-card-gold = Arany
    .accusative = Aranyat
    .text = $3

dominion-card-estate = Birtok
    .accusative = Birtokot
    .text = { POINTS(1) }

dominion-card-duchy = Hercegség
    .accusative = Hercegséget
    .text = { POINTS(3) }

dominion-card-province = Tartomány
    .accusative = Tartományt
    .text = { POINTS(6) }

dominion-card-curse = Átok
    .accusative = Átkot
    .text = { POINTS(-1) }

## Dominion

dominion-card-cellar = Pince
    .accusative = Pincét
    .text =
        +1 akció
        Dobj el a kezedből tetszőleges számú lapot, akár egyet sem.
        Ezután minden eldobott lapért húzz 1 lapot.
    .note = Előbb válaszd ki mindazt, amit eldobsz, és csak azután húzz; amit ennek a Pincének a révén húzol, azt már nem dobhatod el érte.

dominion-card-chapel = Kápolna
    .accusative = Kápolnát
    .text = Válassz legfeljebb 4 lapot a kezedből, és dobd őket a szemétbe.
    .note = A kijátszott Kápolna már nincs a kezedben, így önmaga nem kerülhet a szemétbe; a kezedben lévő második Kápolna viszont igen.

dominion-card-moat = Várárok
    .accusative = Várárkot
    .text =
        +2 lap
        ---
        Védekezés: amikor egy másik játékos támadást játszik ki, előbb felfedheted ezt a lapot a kezedből; akkor az a támadás rád nem hat.
    .note = A felfedéssel nem használod el: a kezedben marad, és minden további támadás ellen megvéd. Csak téged véd, és a támadó megkapja mindazt, amit a támadása ezen kívül ad.

dominion-card-chancellor = Kancellár
    .accusative = Kancellárt
    .text =
        +$2
        Azonnal a használt paklidra teheted az egész húzópaklidat.
    .note = Rögtön döntsd el, mielőtt bármi mást tennél, és ne nézd át az így áttett lapokat.

dominion-card-village = Falu
    .accusative = Falut
    .text =
        +1 lap
        +2 akció
    .note = A kijátszása 1 akciót használ el és 2 akciót ad, így eggyel több marad, mint előtte volt.

dominion-card-woodcutter = Favágó
    .accusative = Favágót
    .text =
        +1 vásárlás
        +$2

dominion-card-workshop = Műhely
    .accusative = Műhelyt
    .text = Kapsz egy legfeljebb $4 árú lapot.
    .note = Ehhez nem kell vásárlás, és a saját érméid nem emelik meg a határt.

dominion-card-bureaucrat = Hivatalnok
    .accusative = Hivatalnokot
    .text =
        Kapsz egy Ezüstöt, amelyet a húzópaklid tetejére teszel.
        Minden más játékos felfed a kezéből egy győzelmipont-kártyát, és a húzópaklija tetejére teszi; akinek nincs ilyenje, az egész kezét megmutatja.
    .note = Akinek több győzelmipont-kártya van a kezében, maga választja ki, melyiket teszi vissza.

dominion-card-feast = Lakoma
    .accusative = Lakomát
    .text =
        Dobd ezt a lapot a szemétbe.
        Kapsz egy legfeljebb $5 árú lapot.
    .note = Trónteremmel kétszer kijátszva két lapot ad, bár csak egyszer kerülhet a szemétbe.

dominion-card-gardens = Park
    .accusative = Parkot
    .text = { POINTS(1) } minden 10 birtokodban lévő lap után, lefelé kerekítve.
    .note = Minden lapod számít, bárhol legyen is a játék végén: 39 lappal minden Park értéke { POINTS(3) }.

dominion-card-militia = Polgárőrség
    .accusative = Polgárőrséget
    .text =
        +$2
        Minden más játékos addig dob el lapot a kezéből, amíg csak 3 marad benne.
    .note = Akinek 3 vagy kevesebb lap van a kezében, semmit sem dob el.

dominion-card-moneylender = Uzsorás
    .accusative = Uzsorást
    .text = Ha van Réz a kezedben, dobj belőle egyet a szemétbe; ezért +$3 jár.
    .note = Nem mondhatsz le róla: ha van Réz a kezedben, egyet a szemétbe kell dobnod. Ha nincs, semmit sem kapsz.

dominion-card-remodel = Átépítés
    .accusative = Átépítést
    .text =
        Dobj a szemétbe egy lapot a kezedből.
        Kapsz egy olyan lapot, amely legfeljebb $2 értékkel drágább nála.
    .note = Az új lap olcsóbb is lehet, vagy ugyanolyan, mint amelyet a szemétbe dobtál. Ha nincs mit szemétbe dobnod, semmit sem kapsz.

dominion-card-smithy = Kovácsműhely
    .accusative = Kovácsműhelyt
    .text = +3 lap

dominion-card-spy = Kém
    .accusative = Kémet
    .text =
        +1 lap
        +1 akció
        Minden játékos, te is, felfedi a húzópaklija legfelső lapját; mindegyikről te döntöd el, hogy a tulajdonosa eldobja-e vagy visszateszi.
    .note = A saját lapodat minden felfedés előtt húzod. A játékosok veled kezdve, üléssorrendben következnek.

dominion-card-thief = Tolvaj
    .accusative = Tolvajt
    .text =
        Minden más játékos felfedi a húzópaklija 2 legfelső lapját.
        Ha van köztük kincs, közülük egy, amelyet te választasz ki, a szemétbe kerül.
        A többi felfedett lapot eldobják.
        Az így szemétbe került lapok közül bármelyiket megkaphatod.
    .note = Senki sem veszít egynél több kincset. Amelyiket nem kéred, a szemétben marad.

dominion-card-throne-room = Trónterem
    .accusative = Tróntermet
    .text = Válassz a kezedből egy akciókártyát, és játszd ki kétszer egymás után.
    .note = A két kijátszás nem használ el további akciót, és az elsőt be kell fejezni, mielőtt a második elkezdődik. Ha egy másik Tróntermet választasz, két további lapot játszol ki kétszer-kétszer, nem pedig egyet négyszer.

dominion-card-council-room = Tanácsterem
    .accusative = Tanácstermet
    .text =
        +4 lap
        +1 vásárlás
        Minden más játékos húz 1 lapot.
    .note = A többieknek húzniuk kell, akkor is, ha nem szeretnének.

dominion-card-festival = Fesztivál
    .accusative = Fesztivált
    .text =
        +2 akció
        +1 vásárlás
        +$2

dominion-card-laboratory = Laboratórium
    .accusative = Laboratóriumot
    .text =
        +2 lap
        +1 akció

dominion-card-library = Könyvtár
    .accusative = Könyvtárat
    .text =
        Húzz egyesével, amíg 7 lap nem lesz a kezedben.
        Ha így akciókártyát húzol, félre is teheted, ahelyett hogy megtartanád.
        A végén dobd el a félretett lapokat.
    .note = Minden akciókártyáról azonnal dönts, mielőtt a következő lapot húzod. Ha már legalább 7 lap van a kezedben, nem húzol.

dominion-card-market = Piac
    .accusative = Piacot
    .text =
        +1 lap
        +1 akció
        +1 vásárlás
        +$1

dominion-card-mine = Bánya
    .accusative = Bányát
    .text =
        Dobj a szemétbe egy kincset a kezedből.
        Kapsz egy kincset, amely legfeljebb $3 értékkel drágább nála, és a kezedbe veszed.
    .note = Az új kincs a kezedbe kerül, így még ebben a körben kijátszhatod.

dominion-card-witch = Boszorkány
    .accusative = Boszorkányt
    .text =
        +2 lap
        Minden más játékos kap egy Átkot.
    .note = Ha már nem jut mindenkinek Átok, a bal oldali szomszédodtól kezdve üléssorrendben kapják.

dominion-card-adventurer = Kalandor
    .accusative = Kalandort
    .text =
        Fedd fel egyesével a húzópaklid lapjait, amíg 2 kincs elő nem kerül.
        Ezt a 2 kincset vedd a kezedbe, a többi felfedett lapot dobd el.
    .note = Ha elfogy a húzópaklid, csak a használt paklidat kevered meg, a felfedett lapokat nem. Ha így sincs 2 kincs, annyit veszel a kezedbe, amennyit találtál.

## Intrika

dominion-card-courtyard = Palotaudvar
    .accusative = Palotaudvart
    .text =
        +3 lap
        Ezután tegyél 1 lapot a kezedből a húzópaklid tetejére.
    .note = A kezedből bármelyik lap lehet, nem csak az imént húzott 3 egyike.

dominion-card-pawn = Csatlós
    .accusative = Csatlóst
    .text = Kettő ezek közül, választásod szerint, de nem kétszer ugyanaz: +1 lap; +1 akció; +1 vásárlás; +$1.
    .note = Mindkettőt előre kell kiválasztanod: nem nézheted meg előbb a húzott lapot, hogy azután dönts a másodikról.

dominion-card-secret-chamber = Rejtekszoba
    .accusative = Rejtekszobát
    .text =
        Dobj el a kezedből tetszőleges számú lapot, akár egyet sem; mindegyikért +$1 jár.
        ---
        Védekezés: amikor egy másik játékos támadást játszik ki, előbb felfedheted ezt a lapot a kezedből; ekkor húzz 2 lapot, majd tegyél 2 lapot a kezedből a húzópaklid tetejére.
    .note = A támadást nem állítja meg. A 2 visszatett lap a kezedből bármelyik lehet, akár maga a Rejtekszoba is, amely a felfedés után a kezedben marad.

dominion-card-great-hall = Nagyterem
    .accusative = Nagytermet
    .text =
        +1 lap
        +1 akció
        { POINTS(1) }
    .note = Mindig egyszerre akció- és győzelmipont-kártya, így ami bármelyikről szól, rá is vonatkozik.

dominion-card-masquerade = Álarcosbál
    .accusative = Álarcosbált
    .text =
        +2 lap
        Minden játékos egyszerre átad 1 lapot a kezéből a bal oldali szomszédjának.
        Ezután a szemétbe dobhatsz egy lapot a kezedből.
    .note = Senki sem látja a neki szánt lapot, amíg ki nem választotta a sajátját. Csak te dobhatsz lapot a szemétbe. Ez nem támadás, így védekezni sem lehet ellene.

dominion-card-shanty-town = Kunyhótelep
    .accusative = Kunyhótelepet
    .text =
        +2 akció
        Fedd fel a kezed.
        Ha nincs benne akciókártya, +2 lap.
    .note = Mindkét lapot felhúzod, akkor is, ha az első akciókártya. Ami akció is és más is, például a Nagyterem, akciónak számít.

dominion-card-steward = Intéző
    .accusative = Intézőt
    .text = Egy ezek közül, választásod szerint: +2 lap; +$2; dobj a szemétbe 2 lapot a kezedből.
    .note = Ha a szemétbe dobást választod, pontosan 2 lapot kell kidobnod. Egyetlen lappal a kezedben is választhatod; akkor az az egy kerül a szemétbe.

dominion-card-swindler = Szélhámos
    .accusative = Szélhámost
    .text =
        +$2
        Minden más játékos a szemétbe dobja a húzópaklija legfelső lapját, és kap egy ugyanolyan árú lapot, amelyet te választasz ki.
    .note = Csak olyan lap lehet, amelyből van még a készletben: Réz helyett például Átok, vagy akár ugyanaz a lap. Ha ilyen árú nincs, a játékos semmit sem kap.

dominion-card-wishing-well = Kívánságok kútja
    .accusative = Kívánságok kútját
    .text =
        +1 lap
        +1 akció
        Nevezz meg egy kártyát, majd fedd fel a húzópaklid legfelső lapját.
        Ha az, amelyet megneveztél, vedd a kezedbe; ha nem, tedd vissza.
    .note = Előbb húzol, és csak azután nevezed meg. Egy kártyát nevezz meg, például Rezet, ne típust, például kincset.

dominion-card-baron = Báró
    .accusative = Bárót
    .text =
        +1 vásárlás
        Eldobhatsz a kezedből egy Birtokot; ezért +$4 jár.
        Ha nem teszed, kapsz egy Birtokot.
    .note = Ha van is Birtok a kezedben, megtarthatod, de akkor kapnod kell még egyet, ha maradt; nem lehet csak a +1 vásárlást elvenni.

dominion-card-bridge = Híd
    .accusative = Hidat
    .text =
        +1 vásárlás
        +$1
        Ennek a körnek a végéig minden kártya ára, bárhol legyen is, $1 értékkel kevesebb, de sosem kevesebb, mint $0.
    .note = A Hidak hatása összeadódik, és a Trónteremmel kétszer kijátszott Híd $2 értékkel csökkenti az árakat.

dominion-card-conspirator = Összeesküvő
    .accusative = Összeesküvőt
    .text =
        +$2
        Ha ez legalább a harmadik akció, amelyet ebben a körben kijátszottál, +1 lap és +1 akció.
    .note = Csak az eddig kijátszott akciók számítanak, ezt is beleértve. A Trónterem egy akció, és a két kijátszás egy-egy további, így a vele kijátszott Összeesküvő legkésőbb másodszorra megadja a többletet.

dominion-card-coppersmith = Rézműves
    .accusative = Rézművest
    .text = Ennek a körnek a végéig minden kijátszott Rezed $1 értékkel többet ad.
    .note = A Rézművesek hatása összeadódik: kettő után, vagy egy Trónteremmel kétszer kijátszott után minden Réz $3 értéket ad.

dominion-card-ironworks = Kohó
    .accusative = Kohót
    .text =
        Kapsz egy legfeljebb $4 árú lapot.
        Ha ez akció, +1 akció.
        Ha kincs, +$1.
        Ha győzelmipont-kártya, +1 lap.
    .note = A két típusú lap mindkettőt megadja: ha Nagytermet kapsz, az +1 akciót és +1 lapot ér.

dominion-card-mining-village = Bányászfalu
    .accusative = Bányászfalut
    .text =
        +1 lap
        +2 akció
        Most rögtön a szemétbe dobhatod ezt a lapot; ezért +$2 jár.
    .note = Döntsd el, mielőtt bármi mást tennél; később már nem térhetsz vissza rá. Trónteremmel kétszer kijátszva is csak egyszer dobható a szemétbe, és csak egyszer fizet.

dominion-card-scout = Felderítő
    .accusative = Felderítőt
    .text =
        +1 akció
        Fedd fel a húzópaklid 4 legfelső lapját.
        Vedd a kezedbe közülük az összes győzelmipont-kártyát.
        A többit tetszőleges sorrendben tedd vissza a húzópaklid tetejére.
    .note = Minden győzelmipont-kártyát el kell venned, azokat is, amelyek más típusúak is. Az Átok nem győzelmipont-kártya.

dominion-card-duke = Herceg
    .accusative = Herceget
    .text = { POINTS(1) } minden birtokodban lévő Hercegség után.
    .note = Minden Hercegséged számít, bárhol legyen is a játék végén, és minden Herceg mindegyiket számolja: 3 Hercegséggel 2 Herceg egyenként { POINTS(3) }.

dominion-card-minion = Udvaronc
    .accusative = Udvaroncot
    .text =
        +1 akció
        Egy ezek közül, választásod szerint: +$2; vagy dobd el a kezed, és húzz 4 lapot, és ugyanígy tesz minden más játékos, akinek legalább 5 lap van a kezében.
    .note = Ha az érméket választod (+$2), senki sem dob el és nem húz lapot. A védekezések megelőzik a választásodat, és az is élhet velük, akinek 5 lapnál kevesebb van a kezében.

dominion-card-saboteur = Szabotőr
    .accusative = Szabotőrt
    .text =
        Minden más játékos addig fedi fel a húzópaklija lapjait, amíg elő nem kerül egy legalább $3 árú.
        Ez a lap a szemétbe kerül, és a tulajdonosa kaphat egy legalább $2 értékkel olcsóbb lapot.
        A többi felfedett lapot eldobják.
    .note = Akinek nincs ilyen lapja, az minden felfedett lapját eldobja, és semmi sem kerül a szemétbe. A pillanatnyi ár számít, így a Híd is.

dominion-card-torturer = Kínvallató
    .accusative = Kínvallatót
    .text =
        +3 lap
        Minden más játékos egyet tesz ezek közül, választása szerint: eldob 2 lapot; vagy kap egy Átkot, és a kezébe veszi.
    .note = Olyat is lehet választani, ami nem hajtható végre, például Átkot, ha már nem maradt, vagy eldobást üres kézből. Akinek csak 1 lapja van, azt az egyet dobja el.

dominion-card-trading-post = Vándorpiac
    .accusative = Vándorpiacot
    .text =
        Dobj a szemétbe 2 lapot a kezedből.
        Ha mind a 2 a szemétbe került, kapsz egy Ezüstöt, és a kezedbe veszed.
    .note = Ha csak egy lap van a kezedben, azt a szemétbe kell dobnod, és nem kapsz Ezüstöt. Az Ezüstöt még ebben a körben kijátszhatod.

dominion-card-tribute = Sarc
    .accusative = Sarcot
    .text =
        A bal oldali szomszédod felfedi a húzópaklija 2 legfelső lapját, majd eldobja őket.
        Mindkét lapért, de két azonos nevűért csak egyszer:
        Ha akció, +2 akció.
        Ha kincs, +$2.
        Ha győzelmipont-kártya, +2 lap.
    .note = A két típusú lap mindkettőt megadja: egy Réz és egy Hárem +$4 és +2 lap, két Ezüst csak +$2. Az Átok semmit sem ad.

dominion-card-upgrade = Fejlesztés
    .accusative = Fejlesztést
    .text =
        +1 lap
        +1 akció
        Dobj a szemétbe egy lapot a kezedből.
        Kapsz egy olyan lapot, amely pontosan $1 értékkel drágább nála.
    .note = Akkor is a szemétbe kell dobnod egy lapot, ha nincs megfelelő árú; ilyenkor semmit sem kapsz.

dominion-card-harem = Hárem
    .accusative = Háremet
    .text =
        $2
        { POINTS(2) }
    .note = Mindig egyszerre kincs- és győzelmipont-kártya: a Kalandor megtalálja, és a Bányával is megszerezhető.

dominion-card-nobles = Nemesség
    .accusative = Nemességet
    .text =
        Egy ezek közül, választásod szerint: +3 lap; +2 akció.
        { POINTS(2) }
    .note = A kettő nem keverhető. Mindig egyszerre akció- és győzelmipont-kártya.

## Bőségszaru

dominion-card-hamlet = Falucska
    .accusative = Falucskát
    .text =
        +1 lap
        +1 akció
        Eldobhatsz egy lapot; ezért +1 akció jár.
        Eldobhatsz egy lapot; ezért +1 vásárlás jár.
    .note = Bármelyikkel, mindkettővel vagy egyikkel sem élhetsz, de mindegyikkel csak egyszer.

dominion-card-fortune-teller = Jövendőmondó
    .accusative = Jövendőmondót
    .text =
        +$2
        Minden más játékos addig fedi fel a húzópaklija lapjait, amíg elő nem kerül egy győzelmipont-kártya vagy egy Átok.
        Ezt visszateszi a húzópaklija tetejére, a többi felfedett lapot pedig eldobja.
    .note = Az első ilyen lap az, senki sem választ. Akinek nincs ilyen lapja, az minden felfedett lapját eldobja.

dominion-card-menagerie = Vadaspark
    .accusative = Vadasparkot
    .text =
        +1 akció
        Fedd fel a kezed.
        Ha nincs benne két azonos nevű lap, +3 lap; ha van, +1 lap.
    .note = Csak a név számít: a Réz és az Ezüst különbözik. Üres kézben nincs két egyforma lap, így 3 lap jár érte.

dominion-card-farming-village = Földművesfalu
    .accusative = Földművesfalut
    .text =
        +2 akció
        Fedd fel egyesével a húzópaklid lapjait, amíg elő nem kerül egy akció vagy egy kincs.
        Ezt vedd a kezedbe, a többi felfedett lapot dobd el.
    .note = Az elsőt veszed el, nem választhatsz. A két típusú lapok is számítanak, például a Nagyterem vagy a Hárem.

dominion-card-horse-traders = Lókupecek
    .accusative = Lókupeceket
    .text =
        +1 vásárlás
        +$3
        Dobj el 2 lapot.
        ---
        Védekezés: amikor egy másik játékos támadást játszik ki, előbb félreteheted ezt a lapot a kezedből; a következő köröd elején húzz 1 lapot, és ezt vedd vissza a kezedbe.
    .note = Ha 2 lapnál kevesebb van a kezedben, azt dobod el, ami van, és a többit akkor is megkapod. Félretéve nincs a kezedben: a támadás eggyel kevesebb lappal ér, és amíg vissza nem veszed, nem védekezhet újra.

dominion-card-remake = Átalakítás
    .accusative = Átalakítást
    .text = Tedd meg kétszer: dobj a szemétbe egy lapot a kezedből, majd kapsz egy olyan lapot, amely pontosan $1 értékkel drágább nála.
    .note = Mindkétszer a szemétbe kell dobnod egy lapot, ha van, akkor is, ha nincs megfelelő árú; ilyenkor semmit sem kapsz érte. Az első lapot megkapod, mielőtt a másodikat a szemétbe dobod.

dominion-card-tournament = Lovagi torna
    .accusative = Lovagi tornát
    .text =
        +1 akció
        Minden játékos felfedhet a kezéből egy Tartományt.
        Ha te felfedtél, dobd el, és kapsz egy választásod szerinti Díjat vagy egy Hercegséget, amelyet a húzópaklid tetejére teszel.
        Ha senki más nem fedett fel, +1 lap és +$1.
        ---
        Előkészület: az 5 Díj a készlet mellett fekszik.
    .note = Ha csak te fedsz fel Tartományt, éppen azt a lapot húzod, amelyet az imént nyertél. Akkor is választhatsz Díjat vagy Hercegséget, ha már nem maradt belőle; ilyenkor semmit sem kapsz.

dominion-card-young-witch = Ifjú boszorkány
    .accusative = Ifjú boszorkányt
    .text =
        +2 lap
        Dobj el 2 lapot.
        Minden más játékos felfedhet a kezéből egy Ellenszert; aki nem teszi, kap egy Átkot.
        ---
        Előkészület: a készletbe egy további birodalompakli kerül, amelynek ára $2 vagy $3; ennek lapjai az Ellenszerek.
    .note = Előbb a védekezések jönnek, az Ellenszerek csak az eldobásod után. Minden másban az Ellenszer paklija is közönséges pakli: a lapjai megvehetők és megkaphatók, és a játék végénél is számít.

dominion-card-harvest = Aratás
    .accusative = Aratást
    .text =
        Fedd fel a húzópaklid 4 legfelső lapját, majd dobd el őket.
        Minden különböző név után +$1 jár.
    .note = Réz, Ezüst, Réz és Birtok: ez három név, tehát +$3.

dominion-card-horn-of-plenty = Bőségszaru
    .accusative = Bőségszarut
    .text =
        $0
        Amikor kijátszod, számold meg, hány különböző név van a kijátszott lapjaid között, ezzel együtt.
        Kapsz egy lapot, amelynek ára legfeljebb ennyi érme.
        Ha így győzelmipont-kártyát kaptál, dobd ezt a lapot a szemétbe.
    .note = Csak az számít, ami még előtted fekszik: a szemétbe dobott Lakoma nem, és az a kincs sem, amelyet még nem játszottál ki. Ha győzelmipont-kártyát vásárolsz, attól nem kerül a szemétbe.

dominion-card-hunting-party = Vadásztársaság
    .accusative = Vadásztársaságot
    .text =
        +1 lap
        +1 akció
        Fedd fel a kezed.
        Fedd fel egyesével a húzópaklid lapjait, amíg elő nem kerül egy olyan, amilyen nevű nincs a kezedben.
        Ezt vedd a kezedbe, a többi felfedett lapot dobd el.
    .note = Ha elfogy a húzópaklid, csak a használt paklidat kevered meg, a felfedett lapokat nem. Ha nincs ilyen lap, minden felfedett lapot eldobsz.

dominion-card-jester = Udvari bolond
    .accusative = Udvari bolondot
    .text =
        +$2
        Minden más játékos eldobja a húzópaklija legfelső lapját.
        Ha ez győzelmipont-kártya, az illető kap egy Átkot.
        Ha nem az, akkor választásod szerint ő vagy te kapsz a készletből egy ugyanilyen nevű lapot.
    .note = Játékosonként külön választasz. Ha a készletben nem maradt belőle, senki sem kap. Az Átok nem győzelmipont-kártya.

dominion-card-fairgrounds = Vásártér
    .accusative = Vásárteret
    .text = { POINTS(2) } minden 5 különböző nevű, birtokodban lévő lap után, lefelé kerekítve.
    .note = 5–9 névvel minden Vásártér értéke { POINTS(2) }, 10–14 névvel { POINTS(4) }, 15–19 névvel { POINTS(6) }.

## Díjak

dominion-card-bag-of-gold = Aranyzsák
    .accusative = Aranyzsákot
    .text =
        +1 akció
        Kapsz egy Aranyat, amelyet a húzópaklid tetejére teszel.
        Nincs a készletben.
    .note = Ha a készletben már nincs Arany, semmit sem kapsz.

dominion-card-diadem = Diadém
    .accusative = Diadémot
    .text =
        $2
        Amikor kijátszod, minden fel nem használt akciódért +$1 jár.
        Nincs a készletben.
    .note = A még felhasználható akciók számítanak, nem a kezedben lévő akciókártyák: ha a körben egy akciót sem játszottál ki, összesen $3 az értéke.

dominion-card-followers = Követők
    .accusative = Követőket
    .text =
        +2 lap
        Kapsz egy Birtokot.
        Minden más játékos kap egy Átkot.
        Ezután minden más játékos addig dob el lapot a kezéből, amíg csak 3 marad benne.
        Nincs a készletben.
    .note = Az Átok a használt paklira kerül, nem a kézbe. Akinek 3 vagy kevesebb lap van a kezében, semmit sem dob el, de az Átkot ő is megkapja.

dominion-card-princess = Hercegnő
    .accusative = Hercegnőt
    .text =
        +1 vásárlás
        Amíg ez a lap kijátszva előtted fekszik, minden kártya ára, bárhol legyen is, $2 értékkel kevesebb, de sosem kevesebb, mint $0.
        Nincs a készletben.
    .note = A Tróntermet használva sem lesz belőle $4, mert akkor is csak egy Hercegnő fekszik előtted.

dominion-card-trusty-steed = Hűséges paripa
    .accusative = Hűséges paripát
    .text =
        Kettő ezek közül, választásod szerint, de nem kétszer ugyanaz: +2 lap; +2 akció; +$2; kapsz 4 Ezüstöt, és a húzópaklidat a használt paklidra teszed.
        Nincs a készletben.
    .note = Előbb válaszd ki mindkettőt; ezután a felsorolás sorrendjében hajtod végre őket, tehát a lapokat a húzópakli áttétele előtt húzod. A húzópaklit ne nézd át.
