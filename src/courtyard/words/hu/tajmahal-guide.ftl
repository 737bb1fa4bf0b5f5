### Tádzs Mahal: az asztal melletti szabályok, és hogy mi micsoda rajta.

## A szabályok

tajmahal-rule-aim = Miről szól
tajmahal-rule-aim-visits = Tizenkét látogatás
    .text =
        A nagymogul udvara bejárja Indiát: tizenkét látogatás, minden tartományban egy, a lapkák számának sorrendjében. Agra a Tádzs Mahallal mindig az utolsó. Minden látogatáson hat díjat lehet elnyerni, és a legtöbbel palota jár abban a tartományban.
tajmahal-rule-aim-points = Pontok
    .text =
        Akkor szerzel pontot, amikor hazatérsz egy látogatásról: a palotákért és az általuk összekötött tartományokért, az árukért és a bónuszlapkákért. A tizenkettedik látogatás után a kezedben lévő lapok is érnek egy keveset. A legtöbb pont győz; egyenlő pontszámnál osztoznak a győzelemben.

        A lapokkal takarékoskodni kell. Senki sem nyerhet meg mindent: válaszd ki azokat a látogatásokat és díjakat, amelyek megérik a lapjaidat.

tajmahal-rule-visit = Egy látogatás
tajmahal-rule-visit-turn = Kijátszás vagy hazatérés
    .text =
        A látogatás kezdőjátékosa indul, aztán körben sorra kerül mindenki. Ha rád kerül a sor, lapot játszol ki, vagy hazatérsz; más nincs. Ez addig tart, amíg mindenki haza nem tért. A következő látogatást a bal oldali szomszéd kezdi.
tajmahal-rule-visit-plays = Mit lehet kijátszani
    .text =
        Egy színes kártyát, egymagában, vagy egy fehér kártyával, vagy egy különleges kártyával együtt. Fehér és különleges kártya sosem játszható ki egymagában. A lapjaid előtted maradnak, és a szimbólumaik összeadódnak.
tajmahal-rule-visit-colour = A színed
    .text =
        Az első kijátszott színes kártyád határozza meg a színedet erre a látogatásra: az összes többi is ilyen színű legyen. Ugyanezt a színt mások is használhatják. A sarokban álló betű a szín kezdőbetűje, hogy senkinek se kelljen a színeket megkülönböztetnie.

tajmahal-rule-withdraw = Miért térj haza?
tajmahal-rule-withdraw-why = Csak az nyer, aki hazatér
    .text =
        Díjat csak egyetlen pillanatban lehet nyerni: amikor hazatérsz. Minden olyan szimbólumért, amelyből akkor több van előtted, mint bárki más előtt, aki még nem tért haza, elveszed a díját. Amíg maradsz, semmit sem nyertél, és valaki megelőzhet.

        A hazatérés tehát nem feladás: így váltod be, amit elértél. Szerezz többséget valamiben, és menj, mielőtt több lapodba kerül, mint amennyit ér.
tajmahal-rule-withdraw-when = Most vagy később?
    .text =
        Ha most mész, elveszed, amiben többséged van, és a többi lapod megmarad a későbbi látogatásokra. Ha maradsz, többre is szert tehetsz, és aki előtted megy haza, már nem számít ellened. De minden kör egy-két lapodba kerül, és lehet, hogy más viszi el előbb, amit szerettél volna.

        A „Nyereség” panel pontról pontra megmutatja, mit hozna most a hazatérés.
tajmahal-rule-withdraw-after = És utána
    .text =
        E látogatáson kijátszott lapjaidat eldobod; a különleges kártyák visszakerülnek a kezedbe. A felcsapott készletből elveszel két tetszőleges lapot; az utolsóként hazatérőnek az marad, ami ott van. Aki lapkijátszás nélkül tér haza, semmit sem nyer, de előbb húz egy lapot a húzópakliból: így jól lehet erőt gyűjteni.

tajmahal-rule-ties = Egyenlőség
tajmahal-rule-ties-nobody = Az egyenlő nem elég
    .text =
        Több kell a szimbólumból, mint bárki másnak, aki még nem tért haza. Ha két játékosnak ugyanannyi van: senkinek sincs többsége, és hazatérve egyik sem nyeri el a díjat. A nulla sosem többség.
tajmahal-rule-ties-then = Ha valaki elmegy
    .text =
        Aki hazatért, annak a lapjai már nem számítanak. Ha két egyenlő közül az egyik elmegy, a másiké a többség, és a következő körében elveheti a díjat, ha addig más el nem vitte. Az elvett díj ezen a látogatáson már nincs meg.

tajmahal-rule-prizes = A hat díj
tajmahal-rule-prizes-six = Az udvarban
    .text =
        Minden szimbólumnak megvan a maga díja. A vezír, a tábornok, az apát és a hercegnő egy-egy befolyáslapkát ad, és egy palotát a tartomány egyik üres városába. A korona egy palotát a tartomány bármelyik városába, akár egy másik mellé. Az elefántokkal a tartománylapka nyerhető el az áruival.

tajmahal-rule-palaces = Paloták és láncok
tajmahal-rule-palaces-build = Hová építhetsz
    .text =
        Palota abba a tartományba kerül, amelyet éppen meglátogatnak. A rendes palotának palota nélküli város kell; a koronás palota másik mellé is kerülhet, nem jár érte bónuszlapka, és ezen a látogatáson a városba még rendes palota is kerülhet.
tajmahal-rule-palaces-chain = Láncok
    .text =
        Ha legalább egy palotát leraktál, 1 pontot kapsz ezért a tartományért, és 1-1 pontot minden más tartományért, amelyet lánc köt össze vele: az utak mentén egymás utáni városokban álló palotáid, megszakítás nélkül. A közös város mindkettőtöknek számít.

        Egy tartomány egyszer számít, akárhány palotád van is benne. A lánc minden olyan látogatáson újra fizet, amelyen meghosszabbítod, így a következő tartomány melletti palota többet ér, mint amennyinek látszik.

tajmahal-rule-bonus = Erősített városok és bónuszlapkák
tajmahal-rule-bonus-forts = Az erősített város lapkája
    .text =
        Tizenhat város erősített, és bónuszlapka van rajta. Az első rendes palota viszi el: 2 pont, egy lap a húzópakliból, egy áru, vagy Agrában a Tádzs Mahal 4 ponttal. A koronás palotáért sosem jár.

tajmahal-rule-goods = Áruk
tajmahal-rule-goods-more = Minél több van belőle
    .text =
        Az elnyert lapkán minden áru 1 pont, és még 1-1 pont minden ugyanolyan áruért, amely a lapkáidon már megvan. Ha két teád volt, a harmadik 3 pontot hoz. A tartománylapka és a bónuszlapka egyformán számít, és nálad marad.

tajmahal-rule-influence = Két egyforma lapka
tajmahal-rule-influence-pairs = Egy pár különleges kártyát hoz
    .text =
        A látogatás végén akinek két egyforma befolyáslapkája van, mindkettőt visszaadja az ahhoz tartozó különleges kártyáért. Ha az valaki másnál van, tőle kerül hozzád. Ha már nálad van, a lapkák semmiért mennek vissza.
tajmahal-rule-influence-cards = A négy különleges kártya
    .text =
        A különleges kártya színes kártya mellé játszható ki, látogatásonként egyszer, és hazatéréskor visszakerül. A +1 elefánt és a +1 nagymogul egy-egy szimbólumot ad hozzá, a +2 befolyáspontot azonnal megkapod, a tetszőleges szín mellett pedig a színes kártya bármilyen színű lehet, és nem határozza meg a színedet.

        A végén mindegyik egy pontot ér.

tajmahal-rule-cards = Kártyák
tajmahal-rule-cards-kinds = Mi van rajtuk
    .text =
        Négy szín, laponként két szimbólummal, a legtöbbön elefánt is van; fehér kártyák egy szimbólummal; és négy különleges kártya. A sarokban álló betű a színt jelöli: P, Z, S, L, és F a fehér.
tajmahal-rule-cards-taking = Készlet és húzópakli
    .text =
        Minden látogatáson kétszer annyi lap van felcsapva, ahány játékos van, mínusz egy. A hazatérők ezekből vesznek el, az első választhat a legtöbbből. Amit valaki innen vesz el, azt mindenki látta; a neked osztott lapokat csak te ismered. Ha a húzópakli elfogyott, a dobott lapokat megkeverik.

tajmahal-rule-end = A vége
tajmahal-rule-end-hand = Lapok a kézben
    .text =
        A tizenkettedik látogatás után a kezedben minden különleges és minden fehér kártya 1 pont, és 1-1 pont annak az egy színnek a lapjaiért is, amelyből a legtöbb van nálad.

tajmahal-rule-board = Erről a tábláról
tajmahal-rule-board-made = Ami rekonstrukció
    .text =
        A nyomtatott játékból nem mindent sikerült megtalálni. A városok és az utak, hogy az elefánt nélküli kártyákon mely szimbólumok állnak együtt, hogy az egyes fajtákból hány bónuszlapka van, és hogy a vezír és az apát közül melyik melyik különleges kártyát adja: ezek a sajátjaink, annyira az eredetihez közel, amennyire ismerjük.

## Mi micsoda

tajmahal-thing-about-board = Erről a tábláról
    .text = A tábla mely részei nyomtatottak, és melyek rekonstrukciók.
tajmahal-thing-award = Pontok
    .text = Pontok azért, ami éppen felépült, vagy felépülne, ott, ahonnan jönnek.
tajmahal-thing-bonus-card = Bónusz: egy lap
    .text = Az első rendes palotáért itt egy lap jár a húzópakliból.
tajmahal-thing-bonus-jewels = Bónusz: ékkő
    .text = Ékkő az első rendes palotáért: 1 pont, és még 1 minden korábban szerzett ékkőért.
tajmahal-thing-bonus-points = Bónusz: 2 pont
    .text = 2 pont az első rendes palotáért.
tajmahal-thing-bonus-spice = Bónusz: fűszer
    .text = Fűszer az első rendes palotáért: 1 pont, és még 1 minden korábban szerzett fűszerért.
tajmahal-thing-bonus-tea = Bónusz: tea
    .text = Tea az első rendes palotáért: 1 pont, és még 1 minden korábban szerzett teáért.
tajmahal-thing-card = Egy kártya
    .text = A szimbólumai a látogatás díjaiért számítanak. Körönként egy színes kártya, egymagában, vagy egy fehérrel vagy különlegessel együtt.
tajmahal-thing-chain = Egy lánc
    .text = Út, amelynek mindkét végén ugyanannak a játékosnak van palotája. Az így összekötött tartományok mind számítanak, amikor épít.
tajmahal-thing-court = Az udvar
    .text = E látogatás hat díja. Mindegyik alatt áll, kié és mennyivel a többség, vagy ki vitte már el.
tajmahal-thing-crown = A korona
    .text = A nagymogul palotája, ezen a látogatáson nyerték el. Ebbe a városba még rendes palota is kerülhet.
tajmahal-thing-deck = A húzópakli
    .text = A húzásra váró lapok, képpel lefelé. Ha elfogyott, a dobott lapokat megkeverik.
tajmahal-thing-discard = A dobott lapok
    .text = Kijátszott lapok, mindenki láthatja. Kattints rá, ha átnéznéd őket.
tajmahal-thing-display = A készlet
    .text = Felcsapott lapok. Aki hazatér, kettőt vesz el; az utolsónak az az egy marad, ami még ott van.
tajmahal-thing-earnings = Mit hozott egy látogatás
    .text = Ki mennyi pontot szerzett a lezárult látogatáson, és miért.
tajmahal-thing-effect-colour = Tetszőleges szín
    .text = A vele kijátszott színes kártya bármilyen színű lehet, és nem határozza meg a színedet. Az apát különleges kártyája.
tajmahal-thing-effect-elephant = +1 elefánt
    .text = Eggyel több elefántnak számít. A tábornok különleges kártyája.
tajmahal-thing-effect-mogul = +1 nagymogul
    .text = Eggyel több nagymogulnak számít. A vezír különleges kártyája.
tajmahal-thing-effect-points = +2 befolyáspont
    .text = 2 pont azonnal, amikor kijátsszák. A hercegnő különleges kártyája.
tajmahal-thing-fort = Erősített város
    .text = A bónuszlapkája az itt felépülő első rendes palotáért jár.
tajmahal-thing-gain = Mit hozna
    .text = Ennyi pontot hozna most neked itt egy palota.
tajmahal-thing-good-jewels = Ékkő
    .text = Áru. Mindegyik 1 pont, amikor elnyerik, és még 1 minden korábban szerzett ékkőért. A játékos melletti szám: mennyi van neki.
tajmahal-thing-good-rice = Rizs
    .text = Áru. Mindegyik 1 pont, amikor elnyerik, és még 1 minden korábban szerzett rizsért. A játékos melletti szám: mennyi van neki.
tajmahal-thing-good-spice = Fűszer
    .text = Áru. Mindegyik 1 pont, amikor elnyerik, és még 1 minden korábban szerzett fűszerért. A játékos melletti szám: mennyi van neki.
tajmahal-thing-good-tea = Tea
    .text = Áru. Mindegyik 1 pont, amikor elnyerik, és még 1 minden korábban szerzett teáért. A játékos melletti szám: mennyi van neki.
tajmahal-thing-hand = A kezed
    .text = A lapjaid, színek szerint. Válassz egy színes kártyát, és ha akarod, mellé egy fehéret vagy különlegeset.
tajmahal-thing-influence-general = A tábornok lapkái
    .text = Hány tábornoklapkája van ennek a játékosnak. Kettőért a látogatás után a +1 elefánt kártya jár.
tajmahal-thing-influence-monk = Az apát lapkái
    .text = Hány apátlapkája van ennek a játékosnak. Kettőért a látogatás után a tetszőleges szín kártya jár.
tajmahal-thing-influence-princess = A hercegnő lapkái
    .text = Hány hercegnőlapkája van ennek a játékosnak. Kettőért a látogatás után a +2 befolyáspont kártya jár.
tajmahal-thing-influence-vizier = A vezír lapkái
    .text = Hány vezírlapkája van ennek a játékosnak. Kettőért a látogatás után a +1 nagymogul kártya jár.
tajmahal-thing-leads = Többsége van
    .text = Több van előtte ebből a szimbólumból, mint bárki más előtt, aki még nem tért haza, és ha most hazatérne, elnyerné a díját. Ahol ketten egyenlők, senkinek sincs többsége.
tajmahal-thing-map = A térkép
    .text = India a tizenkét tartományával, a városokkal és az utakkal. Az éppen látogatott tartomány ki van világítva.
tajmahal-thing-minimap = Hol vagy
    .text = Az egész térkép kicsiben. A keret az a rész, amelyet látsz.
tajmahal-thing-news = Mit tettek a többiek
    .text = Mit játszottak ki a többiek az utolsó köröd óta, vagy hogy hazatértek.
tajmahal-thing-outlook = Nyereség
    .text = Pontról pontra az, amit most a hazatérés, vagy egy városban az építés hozna neked.
tajmahal-thing-palace = Egy palota
    .text = A tető, a szín és a betű megmondja, kié. Az utakkal megszakítás nélkül összekötött paloták láncot alkotnak.
tajmahal-thing-plan = Egy terv
    .text = Szaggatott vonallal: palota vagy lánc, amely ott lenne, ha megtennéd, amit éppen nézel.
tajmahal-thing-play-cards = Kijátszás
    .text = Kijátssza a kiválasztott lapokat. Azután a következő játékos jön.
tajmahal-thing-played = Kijátszva
    .text = A lapjaid ezen a látogatáson. A szimbólumaik összeadódnak. Hazatéréskor eldobod őket.
tajmahal-thing-player = Egy játékos
    .text = Pontok, áruk, befolyáslapkák, különleges kártyák, és hogy hány lap van a kezében.
tajmahal-thing-players = A játékosok
    .text = Mindenki az asztalnál, azzal, amije van. Keret mutatja, ki van soron.
tajmahal-thing-points-table = Pontok ok szerint
    .text = Ki mennyi pontot szerzett eddig, és miért.
tajmahal-thing-prize-crown = A korona díja
    .text = Egy palota a tartomány bármelyik városába, akár egy másik mellé. Bónuszlapka nem jár érte.
tajmahal-thing-prize-general = A tábornok díja
    .text = Egy befolyáslapka, és egy palota a tartomány egyik üres városába. Két ilyen lapkáért a +1 elefánt kártya jár.
tajmahal-thing-prize-monk = Az apát díja
    .text = Egy befolyáslapka, és egy palota a tartomány egyik üres városába. Két ilyen lapkáért a tetszőleges szín kártya jár.
tajmahal-thing-prize-princess = A hercegnő díja
    .text = Egy befolyáslapka, és egy palota a tartomány egyik üres városába. Két ilyen lapkáért a +2 befolyáspont kártya jár.
tajmahal-thing-prize-tile = A tartománylapka
    .text = Az elefántokért: a lapka az áruival. Minden áru 1 pont, és még 1 minden ugyanolyanért, amely már megvan.
tajmahal-thing-prize-vizier = A vezír díja
    .text = Egy befolyáslapka, és egy palota a tartomány egyik üres városába. Két ilyen lapkáért a +1 nagymogul kártya jár.
tajmahal-thing-province = Egy tartomány
    .text = Négy város, Agrában öt. Egyszer látogatják meg; palota csak azon a látogatáson kerülhet ide.
tajmahal-thing-province-tile = Egy tartománylapka
    .text = A száma megmondja, mikor látogatják meg a tartományt. Az elefántokkal nyerhető el, az áruival együtt.
tajmahal-thing-road = Egy út
    .text = Két várost köt össze. Ha mindkét végén ugyanannak a játékosnak van palotája, egy lánc része.
tajmahal-thing-score = Pontok
    .text = Ennek a játékosnak az eddigi pontjai.
tajmahal-thing-shown = Mennyi
    .text = Hány ilyen szimbólum van a játékos előtt ezen a látogatáson. A többséghez több kell, mint bárki másnak, aki még nem tért haza; a nulla sosem többség.
tajmahal-thing-slot = Üres hely
    .text = Innen valaki, aki hazatért, elvett egy lapot.
tajmahal-thing-start = Kezd
    .text = Ez a játékos kezdte a látogatást. A következőt a bal oldali szomszédja kezdi.
tajmahal-thing-suit-green = Zöld
    .text = Z: zöld kártya. A látogatás első színes kártyája meghatározza a színedet; az összes többi is ilyen legyen.
tajmahal-thing-suit-purple = Lila
    .text = L: lila kártya. A látogatás első színes kártyája meghatározza a színedet; az összes többi is ilyen legyen.
tajmahal-thing-suit-red = Piros
    .text = P: piros kártya. A látogatás első színes kártyája meghatározza a színedet; az összes többi is ilyen legyen.
tajmahal-thing-suit-special = Különleges kártyák
    .text = Színes kártyával együtt játszhatók ki, látogatásonként egyszer. Hazatéréskor visszakerülnek a kezedbe.
tajmahal-thing-suit-white = Fehér
    .text = F: fehér kártya egy szimbólummal. Színes kártyával együtt játszható ki, bármilyen színűvel.
tajmahal-thing-suit-yellow = Sárga
    .text = S: sárga kártya. A látogatás első színes kártyája meghatározza a színedet; az összes többi is ilyen legyen.
tajmahal-thing-sun = A látogatás
    .text = Hányadik a tizenkét látogatás közül.
tajmahal-thing-symbol-elephant = Az elefánt
    .text = Aki hazatéréskor a legtöbb elefánttal rendelkezik, elnyeri a tartománylapkát az áruival.
tajmahal-thing-symbol-general = A tábornok
    .text = Aki hazatéréskor a legtöbb tábornokkal rendelkezik, befolyáslapkát és palotát nyer.
tajmahal-thing-symbol-mogul = A nagymogul
    .text = Jele a korona. Aki hazatéréskor a legtöbb nagymogullal rendelkezik, a tartomány bármelyik városába palotát épít.
tajmahal-thing-symbol-monk = Az apát
    .text = Aki hazatéréskor a legtöbb apáttal rendelkezik, befolyáslapkát és palotát nyer.
tajmahal-thing-symbol-princess = A hercegnő
    .text = Aki hazatéréskor a legtöbb hercegnővel rendelkezik, befolyáslapkát és palotát nyer.
tajmahal-thing-symbol-vizier = A vezír
    .text = Aki hazatéréskor a legtöbb vezírrel rendelkezik, befolyáslapkát és palotát nyer.
tajmahal-thing-tab-display = Készlet
    .text = A felcsapott lapokat mutatja, amelyekből a hazatérők vesznek el.
tajmahal-thing-tab-log = Napló
    .text = Mindent mutat, ami eddig történt, és a csevegést.
tajmahal-thing-tab-outlook = Nyereség
    .text = Azt mutatja, mit hozna neked most a hazatérés.
tajmahal-thing-tab-players = Játékosok
    .text = Mindenkit mutat, azzal, amije van.
tajmahal-thing-tab-points = Pontok
    .text = Azt mutatja, ki mennyi pontot szerzett, és miért.
tajmahal-thing-tab-visit = Látogatás
    .text = Azt mutatja, ki mennyit játszott ki melyik szimbólumból, és kié a többség.
tajmahal-thing-taj-mahal = A Tádzs Mahal
    .text = Agra bónuszlapkája: 4 pont az első rendes palotáért.
tajmahal-thing-their-hand = Lapok a kezében
    .text = Hány lap van ennek a játékosnak a kezében. Kattints rá, és látod azokat, amelyekről mindenki tud.
tajmahal-thing-took = Elvitte
    .text = Ez a játékos a szimbólum többségével tért haza, és elvitte a díját.
tajmahal-thing-town = Egy város
    .text = Palotáknak ad helyet, egy rendesnek, és talán a koronásnak. Utak kötik össze a szomszédaival.
tajmahal-thing-town-button = Ide építek
    .text = Ebbe a városba építi a palotát. A szám az, amit hoz.
tajmahal-thing-track = A pontjelző sáv
    .text = Mindenkinek a teteje ott áll, ahány pontja van.
tajmahal-thing-visit = A látogatás
    .text = Ki mennyit mutat melyik szimbólumból. Akinek többsége van, és hazatér, elnyeri a díját.
tajmahal-thing-visits = A látogatások
    .text = Mind a tizenkét látogatás sorrendben: a lezárultak, a mostani, és az eljövendők.
tajmahal-thing-withdraw = Hazatérés
    .text = Számodra véget ér a látogatás: elveszed azokat a díjakat, amelyekben többséged van, pontot kapsz, és lapot veszel el a készletből. Nyerni csak így lehet. A szám az, amit most hozna.
tajmahal-thing-withdrawn = Hazatért
    .text = Ez a játékos elhagyta a látogatást. A lapjai már nem számítanak.
tajmahal-thing-would = Mennyi lenne
    .text = A mostani szám, és az, amennyi a kiválasztott lapokkal lenne.
tajmahal-thing-zoom = Nagyobb és kisebb
    .text = Nagyítja a térképet, vagy többet mutat belőle. Ha a térkép nagyobb az ablakánál, húzni lehet.

## Képek: amit annak mondunk, aki nem láthatja őket

tajmahal-picture-bonus-tiles = Hat bónuszlapka: 2 pont, egy lap, tea, fűszer, ékkő, és a Tádzs Mahal 4 ponttal.
tajmahal-picture-chain = Három tartomány egymás mellett. Az A játékos palotái mindhármon át városról városra, utakkal összekötve állnak: ha az utolsóban épít, 3 pontot kap. A B játékosnak is van palotája mindegyikben, de út nem köti össze őket: csak 1 pont.
tajmahal-picture-end-hand = A kézben három piros kártya, egy fehér és egy különleges 5 pont. Egy zöld kártya semmit sem ér.
tajmahal-picture-goods = Két tea már megvan; még egy tea 3 pontot hoz.
tajmahal-picture-leaving = Az A játékos előtt 2 vezír van, a B előtt 1, a C előtt egy sem: az A játékosé a többség, hazatér, és elveszi a vezír díját. Az apátja már nem számít, így apátból a B és a C játékos továbbra is egyenlő, és senkinek sincs többsége. Elefántból a B játékosé a többség.
tajmahal-picture-letters = Egy piros, egy zöld, egy sárga, egy lila és egy fehér kártya a P, Z, S, L és F betűvel.
tajmahal-picture-pairs = A tábornok két lapkájáért a +1 elefánt kártya jár.
tajmahal-picture-plays = Szabad: egy piros kártya egymagában, egy piros egy fehérrel, egy piros egy különlegessel. Nem szabad: egy fehér kártya egymagában.
tajmahal-picture-special-cards = A különleges kártyák, és a lapkák, amelyekért járnak: két vezír +1 nagymogul, két tábornok +1 elefánt, két apát tetszőleges szín, két hercegnő +2 befolyáspont.
tajmahal-picture-tie = Az A és a B játékos előtt 2-2 tábornok van: tábornokból senkinek sincs többsége. Hercegnőből az A játékosé a többség.
tajmahal-picture-tie-broken = Az A játékos a hercegnő díjával hazatért. Most tábornokból a B játékosé a többség.
