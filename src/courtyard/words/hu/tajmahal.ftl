### Tádzs Mahal: az asztal szavai. A kérdések a tajmahal-asks.ftl, az események a tajmahal-events.ftl fájlban vannak.

## A játék

tajmahal-game = Tádzs Mahal
    .about = India, mintegy háromszáz éve. A nagymogul uralma hanyatlik, és Északnyugat-India maharadzsái és hercegei tartományról tartományra versengenek a befolyásért. Tizenkét látogatás mindegyikén lapokat játszol ki, hogy megnyerd magadnak a vezírt, a tábornokot, az apátot, a hercegnőt, magát a nagymogult, és az elefántokat, amelyek a vidék áruit viszik. Akinek többsége van, elnyeri a díjat, de csak akkor, ha hazatér, és minden kijátszott lap hiányozni fog a következő tartományban. Az utakkal hosszú lánccá összekötött paloták egyre többet hoznak, és az egyforma áruk is. A szabályok a nyomtatott játékéi; a tábla egyes részei, néhány kártya és lapka rekonstrukció, ahogy a szabályok alább részletesen elmondják.
    .cards = Egy körben egy színes kártya játszható ki, egymagában, vagy egy fehér vagy egy különleges kártyával együtt. A pakliban 96 kártya van: 84 színes és 12 fehér. A négy különleges kártya mellette fekszik, amíg valaki el nem nyeri. Hogy az elefánt nélküli színes kártyákon mely szimbólumok állnak együtt, és hogy a vezír és az apát közül melyik adja a +1 nagymogult, és melyik a tetszőleges színt, a mi rekonstrukciónk.

tajmahal-help =
    { tajmahal-help-aim }

    { tajmahal-help-visit }

    { tajmahal-help-withdrawing }

    { tajmahal-help-points }

    { tajmahal-help-end }

    { tajmahal-help-board }

tajmahal-help-aim =
    A CÉL
    Neked legyen a legtöbb pontod tizenkét látogatás után; minden tartományt
    egyszer látogattok meg. Agra a Tádzs Mahallal az utolsó.
    6 lappal kezdesz. A színes kártyákon (piros, zöld, sárga, lila) két
    szimbólum van, a fehéreken egy: vezír, tábornok, apát, hercegnő, elefánt
    vagy nagymogul, akinek jele a korona.

tajmahal-help-visit =
    EGY LÁTOGATÁS
    Az udvarban hat díj van, minden szimbólumhoz egy: a vezír, a tábornok, az
    apát és a hercegnő befolyáslapkája, a nagymogul koronája, és az
    elefántokért a tartománylapka az áruival.
    Aki még nem tért haza, sorban lapot játszik ki vagy hazatér.
    Egy színes kártyát játssz ki, egymagában, vagy egy fehér vagy egy különleges
    kártyával együtt. Az első meghatározza a színedet erre a látogatásra: az
    összes többi is ilyen legyen. A lapok előtted maradnak, és a szimbólumaik
    összeadódnak.
    Más lépés nincs: aki nem tud vagy nem akar kijátszani, hazatér.

tajmahal-help-withdrawing =
    HAZATÉRÉS
    Minden szimbólumért, amelyből több van előtted, mint bárki más előtt, aki
    még nem tért haza, elnyered a díjat, ha még megvan.
    Befolyáslapka: lerakhatsz egy palotát a tartomány egyik üres városába.
    Erősített városban a bónuszlapkát is megkapod.
    Korona: lerakhatsz egy palotát a tartomány bármelyik városába, akkor is, ha
    az foglalt; bónuszlapka nem jár érte.
    Tartománylapka: megtartod, az áruival együtt.
    Ezután eldobod a lapjaidat, a különlegesek visszakerülnek a kezedbe, és a
    felcsapott készletből elveszel 2 lapot; az utolsóként hazatérőnek az az 1
    marad, ami ott van. Aki lapkijátszás nélkül tér haza, előbb húz egy lapot,
    és semmit sem nyer.
    A látogatás után két egyforma befolyáslapkát vissza kell adni az ahhoz
    tartozó különleges kártyáért, amely az asztalról vagy a tulajdonosától kerül
    hozzád. A különleges kártya látogatásonként egyszer játszható ki, és sosem
    fogy el.

tajmahal-help-points =
    PONTOK HAZATÉRÉSKOR
    1. Bónuszlapkák: 2 pont, egy lap, 4 pont a Tádzs Mahalért, vagy egy áru,
       amely úgy ér pontot, mint a lentiek.
    2. Paloták, ha raktál le: 1 pont ezért a tartományért, és 1-1 minden más
       tartományért, amelyet az utak mentén palotáid megszakítatlan lánca köt
       össze az ittenivel.
    3. A tartománylapka: 1 pont minden áruért rajta, és még 1 minden ugyanolyan
       áruért, amely korábban már megvolt.

tajmahal-help-end =
    A VÉGE
    A 12. látogatás után 1 pont jár minden különleges és minden fehér kártyáért
    a kezedben, és 1 minden lapért abból az egy színből, amelyből a legtöbb van
    nálad. Egyenlő pontszámnál osztoznak a győzelemben.

tajmahal-help-board =
    AMI REKONSTRUKCIÓ
    A nyomtatott játékból nem mindent sikerült megtalálni, ezért ezek a részek a
    sajátjaink, annyira az eredetihez közel, amennyire ismerjük:
    - Városok: a nevük és a helyük, és hogy melyik tizenhat erősített.
    - Utak: mind. Az eredetiről azt tudni, hogy egy tartomány négy városa kört
      alkot.
    - Kártyák: hogy az egyes színek öt elefánt nélküli kártyáján mely
      szimbólumok állnak együtt.
    - Bónuszok: hogy a tizenöt négyszögletes bónuszlapkából melyik fajtából
      mennyi van.
    - Különlegesek: hogy a vezír és az apát közül melyik adja a +1 nagymogult,
      és melyik a tetszőleges színt.
    Ha megvan a doboz, írd az adatait egy fájlba, és játssz így: „--board FILE”.

## Szimbólumok: a jel a kártyákon, a fej egy oszlop fölött áll.

tajmahal-symbol-vizier = vezír
    .mark = V
    .head = Vez
tajmahal-symbol-general = tábornok
    .mark = T
    .head = Táb
tajmahal-symbol-monk = apát
    .mark = A
    .head = Apá
tajmahal-symbol-princess = hercegnő
    .mark = H
    .head = Her
tajmahal-symbol-mogul = nagymogul
    .mark = N
    .head = Nag
tajmahal-symbol-elephant = elefánt
    .mark = E
    .head = Ele

## A kártyák színei

tajmahal-suit-red = piros
    .mark = P
    .head = Piros
tajmahal-suit-green = zöld
    .mark = Z
    .head = Zöld
tajmahal-suit-yellow = sárga
    .mark = S
    .head = Sárga
tajmahal-suit-purple = lila
    .mark = L
    .head = Lila
tajmahal-suit-white = fehér
    .mark = F
    .head = Fehér
tajmahal-suit-special = különleges
    .mark = *
    .head = Különleges

## Áruk, bónuszlapkák, díjak. `.causal`: amiért pont jár; `.accusative`: a tárgyeset, névelővel együtt.

tajmahal-good-rice = rizs
    .mark = Ri
    .causal = rizsért
tajmahal-good-tea = tea
    .mark = Te
    .causal = teáért
tajmahal-good-spice = fűszer
    .mark = Fű
    .causal = fűszerért
tajmahal-good-jewels = ékkő
    .mark = Ék
    .causal = ékkőért
tajmahal-bonus-rice = rizs
    .mark = Ri
tajmahal-bonus-tea = tea
    .mark = Te
tajmahal-bonus-spice = fűszer
    .mark = Fű
tajmahal-bonus-jewels = ékkő
    .mark = Ék
tajmahal-bonus-points = 2 pont
    .mark = +2
tajmahal-bonus-card = egy lap
    .mark = +l
tajmahal-taj-mahal = Tádzs Mahal, 4 pont
    .mark = +4
tajmahal-prize-vizier = vezír
    .accusative = a vezírt
tajmahal-prize-general = tábornok
    .accusative = a tábornokot
tajmahal-prize-monk = apát
    .accusative = az apátot
tajmahal-prize-princess = hercegnő
    .accusative = a hercegnőt
tajmahal-prize-crown = korona
    .accusative = a koronát
# $number a tartománylapka és egyben a látogatás száma, 1-től.
tajmahal-prize-tile = { $number ->
    [3] 3‑as lapka
    [5] 5‑ös lapka
    [6] 6‑os lapka
    [8] 8‑as lapka
   *[other] { $number }‑es lapka
}
    .accusative = { $number ->
        [1] az 1‑es lapkát
        [3] a 3‑as lapkát
        [5] az 5‑ös lapkát
        [6] a 6‑os lapkát
        [8] a 8‑as lapkát
       *[other] a { $number }‑es lapkát
    }
# Paloták városainak felsorolásában; $town egy város neve, esetleg a térképen álló betűjével.
tajmahal-crowned = { $town } (koronával)
# Egy város vagy tartomány, ahol a neve egymagában áll.
tajmahal-place = { NAME($place) }

## Az asztal

# Mindenütt: $town és $province hely, $good és $goods áru, $tile tartománylapka, $prize és $prizes díj, $bonus bónuszlapka,
# $symbol és $influence szimbólum; $colour red, green, yellow vagy purple.
tajmahal-visit = { $number }. látogatás a 12‑ből: { NAME($province) }
tajmahal-tile-of-visit = Lapka: { NAMES($goods) }
tajmahal-over = Vége a játéknak.
tajmahal-deck = Húzópakli { $deck }  Dobott lapok { $discard }
tajmahal-points = Pt
tajmahal-so-far = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
tajmahal-in-court = udvarban
tajmahal-influences = Bef
tajmahal-specials = Kül
tajmahal-cards = Kéz
tajmahal-display = Készlet
tajmahal-towns = Városok
tajmahal-hand = Kéz
tajmahal-hand-of = { $player } keze
tajmahal-nothing = –
tajmahal-copies = ×{ $count }
tajmahal-nobody = senki
tajmahal-unknown-cards = { $count ->
    [0] semmi más
    [one] 1 ismeretlen lap
   *[other] { $count } ismeretlen lap
}
tajmahal-sign-town = város
tajmahal-sign-fortified = erősített város a bónuszlapkájával
tajmahal-sign-plain = erősített város anélkül
tajmahal-sign-crown = koronás palota
tajmahal-sign-players = A B C D E a játékosok palotái
tajmahal-sign-towns = a b c d városok ezen a látogatáson
tajmahal-sign-leads = * többség
tajmahal-sign-court = ● díj az udvarban

## Hazatérés

tajmahal-withdraw = hazatérés
tajmahal-gain = +{ $points }
tajmahal-withdraw-now = Hazatérés most: +{ $points }
tajmahal-withdraw-nothing = Semmiben sincs többséged.
tajmahal-withdraw-unplayed = Nem játszottál ki lapot: díj nincs, de eggyel több lap jár.
tajmahal-withdraw-prizes = Elnyered { NAMES($prizes, form: "accusative") }.
# $towns nevek a térképen álló betűjükkel: nem ragozhatók.
tajmahal-withdraw-towns = Legjobb itt: { LIST($towns) }.
tajmahal-withdraw-bonuses = Bónuszlapkák: { $points }.
tajmahal-withdraw-palaces = Paloták: { $points } ({ NAMES($provinces) }).
tajmahal-withdraw-tile = Tartománylapka: { $points }.

## Amit egy játékos megnézhet

tajmahal-look-map =
    .about = az egész térkép, és minden város név szerint
tajmahal-look-scores =
    .about = mindenki pontjai, és hogy miből vannak
tajmahal-look-hands =
    .about = mit tud mindenki mindenkinek a lapjairól
tajmahal-look-specials =
    .about = mit tesznek a különleges kártyák, és kinél vannak

## Miért jár pont: egy táblázat sora, és egy kifejezés egy mondatban

tajmahal-total = Pont
tajmahal-reason-earlier = Korábbról
tajmahal-reason-special-points = A +2 befolyáspont kártya
tajmahal-reason-bonus-points = Bónuszlapkák: pontok
tajmahal-reason-bonus-good = Bónuszlapkák: áruk
tajmahal-reason-taj-mahal = A Tádzs Mahal
tajmahal-reason-palaces = Paloták
tajmahal-reason-tile-good = Tartománylapkák
tajmahal-reason-hand-specials = Különleges kártyák a kézben
tajmahal-reason-hand-whites = Fehér kártyák a kézben
tajmahal-reason-hand-colour = Egyszínű kártyák a kézben
tajmahal-why-earlier = { $points } pontot korábbról
tajmahal-why-special-points = { $points } pontot a különleges kártyáért
tajmahal-why-bonus-points = { $points } pontot a bónuszlapkáért ({ NAME($town) })
tajmahal-why-bonus-good = { $held ->
    [0] { $points } pontot { NAME($good, form: "causal") } ({ NAME($town) })
   *[other] { $points } pontot { NAME($good, form: "causal") } ({ NAME($town) }; korábbról: { $held })
}
tajmahal-why-taj-mahal = { $points } pontot a Tádzs Mahalért
tajmahal-why-palaces = { $points } pontot palotákért ({ NAMES($provinces) })
tajmahal-why-tile-good = { $held ->
    [0] { $points } pontot { NAME($good, form: "causal") } ({ NAME($tile) })
   *[other] { $points } pontot { NAME($good, form: "causal") } ({ NAME($tile) }; korábbról: { $held })
}
tajmahal-why-hand-specials = { $points } pontot különleges kártyákért
tajmahal-why-hand-whites = { $points } pontot fehér kártyákért
tajmahal-why-hand-colour = { $colour ->
    [red] { $points } pontot piros kártyákért
    [green] { $points } pontot zöld kártyákért
    [yellow] { $points } pontot sárga kártyákért
   *[purple] { $points } pontot lila kártyákért
}

## Hogyan ért véget egy játék, és mit figyelünk, a labor szavaival

tajmahal-lab-ending-visits = minden tartomány meglátogatva
tajmahal-report-gauge-hand = Lapok a kézben
tajmahal-report-ending-visits = minden tartományt meglátogattak
