### A Tádzs Mahal a böngészőben. A szimbólumok, áruk, kártyák és díjak nevei a tajmahal.ftl fájlban vannak, ahogy a tények
### jelentése is.

tajmahal-client-curve = Pontok látogatásonként
tajmahal-client-game = Tizenkét látogatás a nagymogul tartományaiban. Szerezz befolyást, kösd össze palotáidat az utak mentén, és tudd, mikor térj haza.
    .time = kb. 60 perc
    .what = kártyák, paloták, áruk
    .credits = A Tádzs Mahal szerzője Reiner Knizia.
    .usual = { $bots ->
        [one] Egy gép ellen.
       *[other] { $bots } gép ellen.
    }
tajmahal-bot-raja = Mérlegeli, mit hoz egy látogatás, és hány lapba kerül, és idejében hazatér.
tajmahal-level-raja = Megfontolt
tajmahal-lobby-turn = { $turn }. látogatás a 12‑ből

## A térkép

tajmahal-table-map = A tartományok térképe. A nyílbillentyűk városról városra vezetnek.
tajmahal-table-visited = { $number }. látogatás
tajmahal-table-sun-visit = látogatás
tajmahal-table-sun-of = / { $count }
tajmahal-table-court = Az udvar
tajmahal-table-taken = elvitték
tajmahal-table-taken-by = elvitte: { $player }
    .you = te vitted el
tajmahal-table-took = elvitte
tajmahal-table-open = szabad
tajmahal-table-leads = { $player } · { $number }
    .you = te · { $number }
tajmahal-table-leads-with = { $player } többségben ({ $number })
    .you = Tiéd a többség ({ $number })
tajmahal-table-nobody-leads = Senkinek sincs többsége
# $prize egy szimbólum, $state egy üzenet.
tajmahal-table-prize = { NAME($prize) }: { $state }
# Mit hoz egy díj annak, akinek a legtöbb szimbóluma van, és hazatér.
tajmahal-table-brings-palace = Egy palota a tartomány ({ NAME($province) }) egyik üres városába; erősített városban a bónuszlapkája is.
tajmahal-table-brings-special = { $owned ->
    [0] Két ilyen lapkáért ez jár: { CARD($card, form: "within") }.
   *[other] Egy ilyen lapkád már van. A másodikért ez jár: { CARD($card, form: "within") }.
}
tajmahal-table-brings-crown = Egy palota a tartomány ({ NAME($province) }) bármelyik városába, akkor is, ha ott már áll egy. Bónuszlapka nem jár érte.
tajmahal-table-brings-tile = 1 pont a lapkán lévő minden áruért, és még 1 minden ugyanolyanért, amely már megvan.
# Ami egy városról elhangzik: $fortified és $crown "yes" vagy "no", $bonus "none" vagy egy bónuszlapka.
tajmahal-table-town = { NAME($town) }, { NAME($province) }{ $fortified ->
    [yes] , erősített
   *[no] { "" }
}{ $bonus ->
    [none] { "" }
   *[other] , bónusz: { NAME($bonus) }
}{ $palaces ->
    [0] , palota nélkül
    [one] , palotája itt: { LIST($players) }
   *[other] , paloták: { LIST($players) }
}{ $crown ->
    [yes] , koronával
   *[no] { "" }
}
# $town a fenti üzenet.
tajmahal-table-town-option = { $town }. Ide építek: +{ $points }
tajmahal-table-map-frame = A tábla
tajmahal-table-map-window = A térkép látható része
tajmahal-table-larger = Nagyobb térkép
tajmahal-table-smaller = Kisebb térkép

## Látogatások

tajmahal-table-visits = A látogatások sorrendben
tajmahal-table-visit-over = lezárult
tajmahal-table-visit-to = { NAME($province) }: { NAMES($goods) }
tajmahal-table-visit-then = aztán { NAME($province) }
tajmahal-table-visit-brought = { $number }. látogatás, { NAME($province) }
tajmahal-table-part-special = különleges { $points }
tajmahal-table-part-bonuses = bónusz { $points }
tajmahal-table-part-palaces = paloták { $points }
tajmahal-table-part-tiles = lapka { $points }

## Panelek

tajmahal-table-panels = Panelek
tajmahal-table-tab-visit = Látogatás
tajmahal-table-tab-outlook = Nyereség
tajmahal-table-tab-display = Készlet
tajmahal-table-tab-players = Játékosok
tajmahal-table-tab-points = Pontok
tajmahal-table-tab-log = Napló
tajmahal-table-news = Mit tettek a többiek

## Játékosok

tajmahal-table-players = Játékosok
tajmahal-table-you = Te
tajmahal-table-you-mark = te
tajmahal-table-bot = gép
tajmahal-table-your-turn = Te jössz
tajmahal-table-on-turn = van soron
tajmahal-table-in-visit = látogatóban
tajmahal-table-withdrew = hazatért
tajmahal-table-start = kezd
tajmahal-table-starts = kezdi ezt a látogatást
tajmahal-table-hand-of = { $count ->
    [one] { $player }: 1 lap a kezében
   *[other] { $player }: { $count } lap a kezében
}
tajmahal-table-known-cards = { $known ->
    [0] Egyiket sem látta senki.
   *[other] Ezeket mindenki látta ({ $known }):
}

## Szimbólumok

tajmahal-table-symbols = Az ezen a látogatáson kijátszott szimbólumok játékosonként
tajmahal-table-in-court = az udvarban
tajmahal-table-key-leads = többség
tajmahal-table-would-become = ennyi lenne
tajmahal-table-symbol-vizier = Vezír
tajmahal-table-symbol-general = Tábornok
tajmahal-table-symbol-monk = Apát
tajmahal-table-symbol-princess = Hercegnő
tajmahal-table-symbol-mogul = Nagymogul
tajmahal-table-symbol-elephant = Elefánt

## Kártyák

# Mit tesz egy különleges kártya, és mi áll a jele alatt magán a kártyán.
tajmahal-table-effect-elephant = +1 elefánt
    .word = elefánt
tajmahal-table-effect-mogul = +1 nagymogul
    .word = nagymogul
tajmahal-table-effect-points = +2 befolyáspont
    .word = pont
tajmahal-table-effect-colour = tetszőleges szín
    .word = bármely szín
tajmahal-table-brief-elephant = +1
tajmahal-table-brief-mogul = +1
tajmahal-table-brief-points = +2
tajmahal-table-special-from = Két ilyen lapkáért jár: { NAME($influence) }.
tajmahal-table-special-owner = Most nála van: { $player }.
tajmahal-table-played = Kijátszva
tajmahal-table-played-now = Ezen a látogatáson kijátszva:
tajmahal-table-suit-yours = a te színed
tajmahal-table-suit-not-now = most nem
tajmahal-table-suit-with = színes kártya mellé
tajmahal-table-hand-empty = Nincs lap a kezedben.
tajmahal-table-deck = Pakli { $count }
tajmahal-table-discard = Dobott { $count }
tajmahal-table-discard-pile = Dobott lapok
tajmahal-table-discard-empty = Nincs köztük lap.

## A kérdés

tajmahal-table-withdraw = Hazatérek +{ $points }
tajmahal-table-key-withdraw = W
    .about = hazatérés
tajmahal-table-play = { $count ->
    [0] Kijátszom
    [one] 1 lapot kijátszom
   *[other] { $count } lapot kijátszom
}
tajmahal-table-take = { $count ->
    [one] 1 lapot elveszek
   *[other] { $count } lapot elveszek
}
tajmahal-table-chosen = { $count } / { $most } kiválasztva.
tajmahal-table-build = Építek
tajmahal-table-build-in = Építek: { NAME($town) }
tajmahal-table-best-town = { $more ->
    [0] Legjobb: { NAME($town) }
    [one] Legjobb: { NAME($town) } vagy még 1
   *[other] Legjobb: { NAME($town) } vagy még { $more }
}
tajmahal-table-never-alone = Egymagában nem: válassz mellé egy színes kártyát.
tajmahal-table-no-own = { $colour ->
    [red] Nincs piros kártyád: más csak a tetszőleges szín kártyával játszható ki.
    [green] Nincs zöld kártyád: más csak a tetszőleges szín kártyával játszható ki.
    [yellow] Nincs sárga kártyád: más csak a tetszőleges szín kártyával játszható ki.
   *[purple] Nincs lila kártyád: más csak a tetszőleges szín kártyával játszható ki.
}
tajmahal-table-needs-more = Még egy kártya kell mellé.
tajmahal-table-only-with = Csak ezzel együtt: { CARDS($cards) }.
tajmahal-table-wrong-colour = { $colour ->
    [red] Most nem: ezen a látogatáson pirosat játszol.
    [green] Most nem: ezen a látogatáson zöldet játszol.
    [yellow] Most nem: ezen a látogatáson sárgát játszol.
   *[purple] Most nem: ezen a látogatáson lilát játszol.
}
tajmahal-table-no-companion = Most nem: nincs színes kártyád, amely mellé kijátszhatnád.
tajmahal-table-change = { NAME($symbol) } { $before } → { $after }
tajmahal-table-changes = Ennyi lenne előtted: { LIST($changes) }.
tajmahal-table-at-once = Azonnal { $points } pont.
tajmahal-table-would-lead = Többséged lenne ebben: { NAMES($prizes) }.

## Pontok

tajmahal-table-withdraw-now = Hazatérés most
tajmahal-table-you-withdrew = Hazatértél ({ NAME($province) })
tajmahal-table-withdrew-from = { $player } hazatért ({ NAME($province) })
tajmahal-table-palaces-at = Legjobb itt
tajmahal-table-best-of = { $count } mód közül a legjobb
tajmahal-table-specials-come = A látogatás után hozzád kerül: { CARDS($cards) }.
tajmahal-table-then-cards = { $drawn ->
    [0] { "" }
   *[other] Húzol egy lapot.
} { $taken ->
    [0] A készlet üres.
    [one] Elveszel 1 lapot a készletből.
   *[other] Elveszel { $taken } lapot a készletből.
}
tajmahal-table-tile-taken = A tartománylapkát már elvitték.
tajmahal-table-tile-tied = A tartománylapkáért senkinek sincs többsége.
tajmahal-table-tile-led = A tartománylapkáért { $player } van többségben, { $theirs } : { $yours }.
tajmahal-table-line-held = 1 + { $held } korábbról
tajmahal-table-line-earlier = Korábbról
tajmahal-table-line-special-points = A +2 befolyáspont kártya
tajmahal-table-line-bonus-points = Bónuszlapka ({ NAME($town) })
tajmahal-table-line-bonus-good = Bónuszlapka ({ NAME($town) }): { NAME($good) }
tajmahal-table-line-bonus-card = Bónuszlapka ({ NAME($town) }): egy lap
tajmahal-table-line-taj-mahal = A Tádzs Mahal
tajmahal-table-line-palaces = { $count ->
    [one] Palota itt: { NAMES($provinces) }
   *[other] Palotákkal összekötve: { NAMES($provinces) }
}
tajmahal-table-line-tile-good = Tartománylapka: { NAME($good) }
tajmahal-table-line-hand-specials = Különleges kártyák a kézben
tajmahal-table-line-hand-whites = Fehér kártyák a kézben
tajmahal-table-line-hand-colour = { $colour ->
    [red] Piros kártyák a kézben
    [green] Zöld kártyák a kézben
    [yellow] Sárga kártyák a kézben
   *[purple] Lila kártyák a kézben
}
tajmahal-table-by-reason = Pontok ok szerint
tajmahal-table-kind-palaces = Paloták
tajmahal-table-kind-tiles = Tartománylapkák
tajmahal-table-kind-bonuses = Bónuszlapkák
tajmahal-table-kind-special = +2 befolyáspont
tajmahal-table-kind-hand = Lapok a kézben
tajmahal-table-kind-earlier = Korábbról
tajmahal-table-track = Pontjelző sáv. { LIST($entries) }
tajmahal-table-track-entry = { $player } { $points }

## Egy megnézett város

tajmahal-table-peek-bonus = Bónuszlapka: { NAME($bonus) }.
tajmahal-table-peek-fortified = Erősített; a bónuszlapkája már nincs meg.
tajmahal-table-peek-empty = Még nincs palota.
tajmahal-table-peek-crown = Koronával: ezen a látogatáson ide még rendes palota is kerülhet.

## Előkészületek

tajmahal-table-setup-board = A tábla egyes részei, néhány kártya és lapka rekonstrukció.
tajmahal-table-setup-prizes = Mit nyernek a szimbólumok
tajmahal-table-setup-palace = egy-egy palota a tartomány egyik üres városába, erősített városban a bónuszlapkával. Két egyforma lapkáért különleges kártya jár.
tajmahal-table-setup-crown = palota a tartomány bármelyik városába, akár egy másik mellé.
tajmahal-table-setup-tile = a tartománylapka az áruival, amelyek annál többet érnek, minél több van belőlük.
tajmahal-table-setup-specials = Különleges kártyák
tajmahal-table-setup-about = { $seats ->
    [one] Hárman-öten játszhatják; tizenkét látogatás, minden tartományban egy. Agra a Tádzs Mahallal az utolsó. Itt 1 hely van.
   *[other] Hárman-öten játszhatják; tizenkét látogatás, minden tartományban egy. Agra a Tádzs Mahallal az utolsó. Itt { $seats } hely van.
}

## A vége

tajmahal-ending-visits = Az utolsó látogatás után

tajmahal-table-standings = Végeredmény
tajmahal-table-bold-best = félkövér: az oszlop legjobbja
tajmahal-table-player = Játékos
tajmahal-table-end-hands = Lapok a végén
    .about = különleges, fehér és a leghosszabb szín: egyenként 1
tajmahal-table-end-map = A vastag utak palotaláncok; a tieid a legvastagabbak.

## Erről a tábláról

tajmahal-table-about = Erről a tábláról
tajmahal-table-about-lost = A nálunk lévő szabálykönyvből hiányoznak a képek. Ezért ezek a részek a mi rekonstrukciónk, annyira a nyomtatott játékhoz közel, amennyire ismerjük:
tajmahal-table-about-towns = Városok:
    .text = a nevük és a helyük, és hogy melyik tizenhat erősített.
tajmahal-table-about-roads = Utak:
    .text = mind.
tajmahal-table-about-cards = Kártyák:
    .text = hogy az egyes színek öt elefánt nélküli kártyáján mely szimbólumok állnak együtt.
tajmahal-table-about-bonuses = Bónuszok:
    .text = hogy a tizenöt négyszögletes bónuszlapkából melyik fajtából mennyi van.
tajmahal-table-about-specials = Különlegesek:
    .text = hogy a vezír és az apát közül melyik adja a „+1 nagymogul”, és melyik a „tetszőleges szín” kártyát.
tajmahal-table-about-known = Ismert mindennek a száma, a tartománylapkák árui, az elefántos kártyák, a fehér kártyák, a másik két különleges kártya, az, hogy egy tartomány városai kört alkotnak, és hogy minden tartomány össze van kötve.
tajmahal-table-about-own = Akinek megvan a doboz, a terminálban a saját adataival játszhat: courtyard play tajmahal --board FILE.
