### Amit az oktató az első Tádzs Mahal-játékban mond: rövid mondatok, legfeljebb mintegy 40 szó, annak, aki még semmit sem tud.
### A gombokat és a helyeket úgy nevezi, ahogy az asztal. A tények olyanok, mint a tajmahal.ftl fájlban; $wished lapok,
### $special egy lap.

tajmahal-coach-tile = tartománylapka

## Az első lap

tajmahal-tip-welcome = Üdv a Tádzs Mahalban! Tizenkét látogatáson, minden tartományban egyszer, versengsz a többiekkel a befolyásért, és palotákat építesz. Az utolsó látogatás után a legtöbb pont győz. Mindig egyvalamit mutatok meg.
tajmahal-tip-court = Minden látogatáson hat díj van. Vezír, tábornok, apát, hercegnő és korona: mindegyikkel palotát építhetsz a tartományban ({ NAME($province) }). Az elefánttal a tartománylapka nyerhető el az áruival: { NAMES($goods) }.
tajmahal-tip-hand = Díjat lapokkal nyersz. Minden lapon szimbólumok vannak. Akinek egy szimbólumból a legtöbb van előtte, azé a többség a díjáért. A körödben egy színes kártyát játszol ki, egymagában vagy egy fehérrel együtt.
tajmahal-tip-colours = { $colour ->
    [none] A szín kötelez: az első színes kártyád meghatározza a színedet erre a látogatásra, és az összes többi is ilyen legyen. Fehér kártya bármelyik szín mellé jöhet. Nincs színes kártyád, így most nem játszhatsz ki lapot.
    [equal] A szín kötelez: az első színes kártyád meghatározza a színedet erre a látogatásra, és az összes többi is ilyen legyen. Fehér kártya bármelyik szín mellé jöhet. Egyik színből sincs a többinél több lapod, kezdd hát azzal, amelynek a szimbólumai kellenek.
    [red] A szín kötelez: az első színes kártyád meghatározza a színedet erre a látogatásra, és az összes többi is ilyen legyen. Fehér kártya bármelyik szín mellé jöhet. Pirosból van a legtöbb lapod, az tart ki legtovább.
    [green] A szín kötelez: az első színes kártyád meghatározza a színedet erre a látogatásra, és az összes többi is ilyen legyen. Fehér kártya bármelyik szín mellé jöhet. Zöldből van a legtöbb lapod, az tart ki legtovább.
    [yellow] A szín kötelez: az első színes kártyád meghatározza a színedet erre a látogatásra, és az összes többi is ilyen legyen. Fehér kártya bármelyik szín mellé jöhet. Sárgából van a legtöbb lapod, az tart ki legtovább.
   *[purple] A szín kötelez: az első színes kártyád meghatározza a színedet erre a látogatásra, és az összes többi is ilyen legyen. Fehér kártya bármelyik szín mellé jöhet. Lilából van a legtöbb lapod, az tart ki legtovább.
}
tajmahal-tip-first-play = Kezdjük: kattints a kezedben erre: { CARDS($wished) }, majd nyomd meg fölötte a sávban a „kijátszom” gombot.
tajmahal-tip-other-play = Az is jó lap. Most előtted fekszik, és a szimbólumai számítanak, amíg haza nem térsz.

## Egy látogatás közepén

tajmahal-tip-table = Ez a táblázat összeadja mindenki szimbólumait. A név melletti betű az a szín, amelyhez a játékos kötve van. A keretezett szám a többség. { $leads ->
    [0] Neked még semmiben sincs többséged.
   *[other] Többséged van ebben: { NAMES($prizes) }.
}
tajmahal-tip-ties = Csak akkor van többséged, ha több van előtted, mint bárki más előtt, aki még nem tért haza. Egyenlőségnél senki sem nyer: ha kettőtöknek ugyanannyi van, egyik sem kapja a díjat, amíg valamelyik többet nem játszik ki, vagy el nem megy.
tajmahal-tip-withdrawing = Most jön a lényeg. A kijátszott lapokkal még semmit sem nyertél! Csak amikor hazatérsz, akkor veszed el azokat a díjakat, amelyekben abban a pillanatban többséged van. Aztán a következő látogatásig kimaradsz.
tajmahal-tip-gain = A „Hazatérek” gomb mutatja, hány pontot hozna éppen most. Ha maradsz, többre is szert tehetsz. Vagy valaki megelőz, és a lapjaid kárba vesznek. A pontozott szélű paloták csak előnézetek.
tajmahal-tip-play = { $played ->
    [0] A kezeddel érdemes itt megpróbálni díjat nyerni: kattints erre: { CARDS($wished) }, majd nyomd meg a „kijátszom” gombot.
   *[other] { $leads ->
        [0] Semmiben sincs többséged, és aki így tér haza, semmit sem nyer. Folytasd hát: kattints erre: { CARDS($wished) }, majd nyomd meg a „kijátszom” gombot.
       *[other] Folytasd: kattints erre: { CARDS($wished) }, majd nyomd meg a „kijátszom” gombot.
    }
}
tajmahal-tip-withdraw = { $leads ->
    [0] Semmiben sincs többséged, és több lap már túl drága lenne. Nem szégyen elengedni egy látogatást: ami a kezedben marad, a következőn számít. Nyomd meg a „Hazatérek” gombot.
    [one] Többséged van ebben: { NAMES($prizes) }. Egy díj néhány lapért jó üzlet, és valaki megelőzhet. Nyomd meg a „Hazatérek” gombot.
   *[other] Többséged van ebben: { NAMES($prizes) }. Ez egyszerre { $leads } díj! Több, mint amennyit a legtöbb látogatás hoz. Nyomd meg a „Hazatérek” gombot, mielőtt valaki megelőz.
}
tajmahal-tip-other-stay = Maradsz a látogatáson. Ez több díjat is hozhat, és több lapba kerül. Ne feledd: nyerni csak hazatéréssel lehet.

## Paloták, áruk, lapok

tajmahal-tip-town = { $prize ->
    [vizier] Elnyerted a vezírt: a lapkáját, és egy palotát a tartomány ({ NAME($province) }) egyik üres városába. A zászlók mutatják a pontokat. Kattints ide: { NAME($place) }.
    [general] Elnyerted a tábornokot: a lapkáját, és egy palotát a tartomány ({ NAME($province) }) egyik üres városába. A zászlók mutatják a pontokat. Kattints ide: { NAME($place) }.
    [monk] Elnyerted az apátot: a lapkáját, és egy palotát a tartomány ({ NAME($province) }) egyik üres városába. A zászlók mutatják a pontokat. Kattints ide: { NAME($place) }.
   *[princess] Elnyerted a hercegnőt: a lapkáját, és egy palotát a tartomány ({ NAME($province) }) egyik üres városába. A zászlók mutatják a pontokat. Kattints ide: { NAME($place) }.
}
tajmahal-tip-crown = Elnyerted a koronát, és vele egy palotát ebben a tartományban: { NAME($province) }. A zászlók mutatják a pontokat. Kattints ide: { NAME($place) }.
tajmahal-tip-bonus = Az erősített városokon, amelyekben jel van, bónuszlapka fekszik: 2 pont, egy lap vagy egy áru. Az kapja, aki először épít oda. Csak a koronás palotáért nem jár bónusz.
tajmahal-tip-crowned = A korona különleges díj. A palotája a tartomány bármelyik városában állhat, akár egy másik palota mellett. A vezír, a tábornok, az apát és a hercegnő palotájának üres város kell.
tajmahal-tip-chains = A paloták láncban hozzák a legtöbb pontot. Amikor építesz, 1 pont jár a tartományért (egyszer, akárhány palotát építesz benne), és még 1 minden más tartományért, amelyet a palotáid az utak mentén városról városra összekötnek vele. Építs hát a sajátjaid felé.
tajmahal-tip-goods = Az áruk azonnal pontot érnek: 1 pont minden elnyert áruért, és még 1 minden ugyanolyanért, amely már megvan. Érdemes tehát egyforma árukat gyűjteni.
tajmahal-tip-cards = Egy-egy bónuszt nem számítva új lap csak hazatéréskor jön: kettő, választásod szerint, ebből a készletből. Aki korán megy, elsőnek választ, az utolsónak pedig csak az az egy marad. Gondold meg, mire költöd a lapjaidat.
tajmahal-tip-take = { $count ->
    [one] Végy el egy tetszőleges lapot: a fehér minden színhez illik, és ha egy színből sok van, az sokáig kitart. Kattints erre: { CARDS($wished) }.
   *[other] Végy el { $count } tetszőleges lapot: a fehér minden színhez illik, és ha egy színből sok van, az sokáig kitart. Kattints ezekre: { CARDS($wished) }, majd nyomd meg az „elveszek” gombot.
}

## A második látogatás

tajmahal-tip-next-visit = A második látogatás: { NAME($province) }. A díjak újak, és a színed újra szabad. A kijátszott lapjaid odavannak: ennyi maradt a kezedben: { $held }. A tartományokat e számok sorrendjében látogatjátok meg, mindegyiket egyszer.
tajmahal-tip-influence = { $influence ->
    [none] Aki vezírt, tábornokot, apátot vagy hercegnőt nyer, megtartja a lapkát. Két egyforma lapka különleges kártyára cserélődik. Fehér kártyaként játszható ki, és mindig visszajön, amíg más nem szerez ilyen párt.
    [vizier] Itt vannak a lapkáid: megvan a vezír. Egy második vezírrel mindkettőt becseréled erre: { CARD($special, form: "within") }. Fehér kártyaként játszható ki, és mindig visszajön, amíg más nem szerez ilyen párt.
    [general] Itt vannak a lapkáid: megvan a tábornok. Egy második tábornokkal mindkettőt becseréled erre: { CARD($special, form: "within") }. Fehér kártyaként játszható ki, és mindig visszajön, amíg más nem szerez ilyen párt.
    [monk] Itt vannak a lapkáid: megvan az apát. Egy második apáttal mindkettőt becseréled erre: { CARD($special, form: "within") }. Fehér kártyaként játszható ki, és mindig visszajön, amíg más nem szerez ilyen párt.
   *[princess] Itt vannak a lapkáid: megvan a hercegnő. Egy második hercegnővel mindkettőt becseréled erre: { CARD($special, form: "within") }. Fehér kártyaként játszható ki, és mindig visszajön, amíg más nem szerez ilyen párt.
}
tajmahal-tip-passing = Nem kell minden tartományért harcolnod. Térj haza, mielőtt lapot játszanál ki: semmit sem nyersz, de húzol egy lapot a húzópakliból, majd elveszel kettőt a készletből. Így telik meg újra a kezed.
tajmahal-tip-when = Mikor térj haza? Amikor többséged van abban, amit akarsz, és mielőtt túl drága lesz. Nézd meg, ki melyik színhez van kötve, és kinek maradt sok lapja. Egy díjért két lap rendben van, négy már nem.

## A lecke vége

tajmahal-tip-points = Itt látod a pontokat. Palotákból és az általuk összekötött tartományokból, árukból és az erősített városok bónuszlapkáiból jönnek. Az egyik különleges kártya is hoz néhányat.
tajmahal-tip-ending = A tizenkettedik látogatás Agrába vezet: aki a Tádzs Mahalnál épít, 4 pontot kap. Aztán a kézben lévő lapok számítanak: 1 pont minden fehér és különleges kártyáért, és 1 a leghosszabb színed minden lapjáért.
tajmahal-tip-farewell = Röviden: legyen egyedül tiéd a többség, térj haza idejében, kösd össze a palotáidat, gyűjts egyforma árukat és lapkákat, és tartogass lapokat későbbre. Most már boldogulsz. A szabályokat a „?” alatt találod. Jó játékot!
