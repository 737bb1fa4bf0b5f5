### Tádž Mahal v prohlížeči. Názvy symbolů, zboží, karet a cen jsou v tajmahal.ftl.

tajmahal-client-curve = Body návštěvu po návštěvě
tajmahal-client-game = Dvanáct návštěv v provinciích Velkého mogula. Získávejte vliv, spojujte paláce podél cest a poznejte, kdy odejít.
    .time = asi 60 minut
    .what = karty, paláce, zboží
    .credits = Autorem hry Tádž Mahal je Reiner Knizia.
    .usual = { $bots ->
        [one] Jeden bot.
        [few] { $bots } boti.
       *[other] { $bots } botů.
    }
tajmahal-bot-raja = Váží, co návštěva přinese a kolik karet stojí, a odchází včas.
tajmahal-level-raja = Solidní
tajmahal-lobby-turn = { $turn }. návštěva z 12

## Mapa

tajmahal-table-map = Mapa provincií. Šipky vedou od města k městu.
tajmahal-table-visited = { $number }. návštěva
tajmahal-table-sun-visit = návštěva
tajmahal-table-sun-of = z { $count }
tajmahal-table-court = Dvůr
tajmahal-table-taken = vzato
tajmahal-table-taken-by = má { $player }
    .you = máte vy
tajmahal-table-took = získává
tajmahal-table-open = volné
tajmahal-table-leads = { $player } · { $number }
    .you = vy · { $number }
tajmahal-table-leads-with = { $player } vede, počet: { $number }
    .you = Vedete, počet: { $number }
tajmahal-table-nobody-leads = Nikdo nevede
# $prize je symbol, $state zpráva.
tajmahal-table-prize = { NAME($prize) }: { $state }
# Co cena přináší tomu, kdo ukazuje nejvíc jejího symbolu a odejde.
tajmahal-table-brings-palace = Palác v prázdném městě provincie { NAME($province) }; v opevněném i jeho bonusovou destičku.
tajmahal-table-brings-special = { $owned ->
    [0] Dvě destičky tohoto druhu přinesou { CARD($card, form: "accusative") }.
   *[other] Jednu destičku tohoto druhu máte. Druhá přinese { CARD($card, form: "accusative") }.
}
tajmahal-table-brings-crown = Palác v kterémkoli městě provincie { NAME($province) }, i kde už jeden stojí. Bonusovou destičku nebere.
tajmahal-table-brings-tile = 1 bod za každé zboží na destičce a 1 navíc za každé stejné, které už hráč má.
# Co je slyšet o městě: $fortified a $crown jsou „yes“ nebo „no“, $bonus je „none“ nebo bonusová destička.
tajmahal-table-town = { NAME($town) }, { NAME($province) }{ $fortified ->
    [yes] , opevněné
   *[no] { "" }
}{ $bonus ->
    [none] { "" }
   *[other] , bonus: { NAME($bonus) }
}{ $palaces ->
    [0] , bez paláce
    [one] , palác: { LIST($players) }
   *[other] , paláce: { LIST($players) }
}{ $crown ->
    [yes] , s korunou
   *[no] { "" }
}
# $town je zpráva výše.
tajmahal-table-town-option = { $town }. Postavit zde: +{ $points }
tajmahal-table-map-frame = Herní plán
tajmahal-table-map-window = Zobrazená část mapy
tajmahal-table-larger = Větší mapa
tajmahal-table-smaller = Menší mapa

## Návštěvy

tajmahal-table-visits = Návštěvy v pořadí
tajmahal-table-visit-over = navštíveno
tajmahal-table-visit-to = { NAME($province) }: { NAMES($goods) }
tajmahal-table-visit-then = potom { NAME($province) }
tajmahal-table-visit-brought = { $number }. návštěva, { NAME($province) }
tajmahal-table-part-special = speciální { $points }
tajmahal-table-part-bonuses = bonus { $points }
tajmahal-table-part-palaces = paláce { $points }
tajmahal-table-part-tiles = destička { $points }

## Panely

tajmahal-table-panels = Panely
tajmahal-table-tab-visit = Návštěva
tajmahal-table-tab-outlook = Zisk
tajmahal-table-tab-display = Nabídka
tajmahal-table-tab-players = Hráči
tajmahal-table-tab-points = Body
tajmahal-table-tab-log = Záznam
tajmahal-table-news = Co dělali ostatní

## Hráči

tajmahal-table-players = Hráči
tajmahal-table-you = Vy
tajmahal-table-you-mark = vy
tajmahal-table-bot = bot
tajmahal-table-your-turn = Jste na tahu
tajmahal-table-on-turn = na tahu
tajmahal-table-in-visit = na návštěvě
tajmahal-table-withdrew = po návštěvě
tajmahal-table-start = začíná
tajmahal-table-starts = zahajuje tuto návštěvu
tajmahal-table-hand-of = { $count ->
    [one] { $player }: 1 karta v ruce
    [few] { $player }: { $count } karty v ruce
   *[other] { $player }: { $count } karet v ruce
}
tajmahal-table-known-cards = { $known ->
    [0] Žádnou z nich nikdo neviděl.
   *[other] Všichni z nich viděli { $known }:
}

## Symboly

tajmahal-table-symbols = Symboly ukázané při této návštěvě, podle hráčů
tajmahal-table-in-court = u dvora
tajmahal-table-key-leads = vede
tajmahal-table-would-become = bylo by
tajmahal-table-symbol-vizier = Vezír
tajmahal-table-symbol-general = Generál
tajmahal-table-symbol-monk = Mnich
tajmahal-table-symbol-princess = Princezna
tajmahal-table-symbol-mogul = Koruna
tajmahal-table-symbol-elephant = Slon

## Karty

# Co dělá speciální karta, a pod jejím znakem na samotné kartě.
tajmahal-table-effect-elephant = +1 slon
    .word = slon
tajmahal-table-effect-mogul = +1 koruna
    .word = koruna
tajmahal-table-effect-points = +2 body
    .word = body
tajmahal-table-effect-colour = libovolná barva
    .word = libovolná barva
tajmahal-table-brief-elephant = +1
tajmahal-table-brief-mogul = +1
tajmahal-table-brief-points = +2
tajmahal-table-special-from = Získává se za dvě destičky { NAME($influence, form: "genitive") }.
tajmahal-table-special-owner = Teď ji má { $player }.
tajmahal-table-played = Zahráno
tajmahal-table-played-now = Zahráno při této návštěvě:
tajmahal-table-suit-yours = vaše barva
tajmahal-table-suit-not-now = teď ne
tajmahal-table-suit-with = s barevnou kartou
tajmahal-table-hand-empty = Nemáte v ruce žádné karty.
tajmahal-table-deck = Balíček { $count }
tajmahal-table-discard = Odhozené { $count }
tajmahal-table-discard-pile = Odhozené karty
tajmahal-table-discard-empty = Není tu žádná karta.

## Otázka

tajmahal-table-withdraw = Odejít +{ $points }
tajmahal-table-key-withdraw = W
    .about = odejít
tajmahal-table-play = { $count ->
    [0] Zahrát karty
    [one] Zahrát 1 kartu
    [few] Zahrát { $count } karty
   *[other] Zahrát { $count } karet
}
tajmahal-table-take = { $count ->
    [one] Vzít 1 kartu
    [few] Vzít { $count } karty
   *[other] Vzít { $count } karet
}
tajmahal-table-chosen = Vybráno { $count } z { $most }.
tajmahal-table-build = Postavit
tajmahal-table-build-in = Postavit: { NAME($town) }
tajmahal-table-best-town = { $more ->
    [0] Nejlépe: { NAME($town) }
    [one] Nejlépe: { NAME($town) } nebo 1 jiné
    [few] Nejlépe: { NAME($town) } nebo { $more } jiná
   *[other] Nejlépe: { NAME($town) } nebo { $more } jiných
}
tajmahal-table-never-alone = Ne samotnou: vyberte k ní barevnou kartu.
tajmahal-table-no-own = { $colour ->
    [red] Nemáte červenou kartu: jiné jen s kartou „libovolná barva“.
    [green] Nemáte zelenou kartu: jiné jen s kartou „libovolná barva“.
    [yellow] Nemáte žlutou kartu: jiné jen s kartou „libovolná barva“.
   *[purple] Nemáte fialovou kartu: jiné jen s kartou „libovolná barva“.
}
tajmahal-table-needs-more = Musí k ní ještě jiná karta.
tajmahal-table-only-with = Jen společně: { CARDS($cards) }.
tajmahal-table-wrong-colour = { $colour ->
    [red] Teď ne: při této návštěvě hrajete červenou.
    [green] Teď ne: při této návštěvě hrajete zelenou.
    [yellow] Teď ne: při této návštěvě hrajete žlutou.
   *[purple] Teď ne: při této návštěvě hrajete fialovou.
}
tajmahal-table-no-companion = Teď ne: nemáte barevnou kartu, se kterou by se dala zahrát.
tajmahal-table-change = { NAME($symbol) } { $before } → { $after }
tajmahal-table-changes = Pak ukazujete: { LIST($changes) }.
tajmahal-table-at-once = { $points ->
    [one] Ihned { $points } bod.
    [few] Ihned { $points } body.
   *[other] Ihned { $points } bodů.
}
tajmahal-table-would-lead = Pak vedete v boji o { NAMES($prizes, form: "accusative") }.

## Body

tajmahal-table-withdraw-now = Odejít teď
tajmahal-table-you-withdrew = Váš odchod z provincie { NAME($province) }
tajmahal-table-withdrew-from = { $player }: odchod z provincie { NAME($province) }
tajmahal-table-palaces-at = Nejlépe
tajmahal-table-best-of = { $count ->
    [one] jediná možnost
   *[other] nejlepší z { $count } možností
}
tajmahal-table-specials-come = Po návštěvě dostanete { CARDS($cards, form: "accusative") }.
tajmahal-table-then-cards = { $drawn ->
    [0] { "" }
   *[other] Doberete si kartu.
} { $taken ->
    [0] Nabídka je prázdná.
    [one] Z nabídky si vezmete 1 kartu.
    [few] Z nabídky si vezmete { $taken } karty.
   *[other] Z nabídky si vezmete { $taken } karet.
}
tajmahal-table-tile-taken = Destičku provincie už někdo má.
tajmahal-table-tile-tied = U destičky provincie nevede nikdo.
tajmahal-table-tile-led = U destičky provincie vede { $player }, { $theirs } : { $yours }.
tajmahal-table-line-held = 1 + { $held } z dřívějška
tajmahal-table-line-earlier = Z dřívějška
tajmahal-table-line-special-points = Karta +2 body
tajmahal-table-line-bonus-points = Bonusová destička, { NAME($town) }
tajmahal-table-line-bonus-good = Bonusová destička, { NAME($town) }: { NAME($good) }
tajmahal-table-line-bonus-card = Bonusová destička, { NAME($town) }: karta
tajmahal-table-line-taj-mahal = Tádž Mahal
tajmahal-table-line-palaces = { $count ->
    [one] Palác: { NAMES($provinces) }
   *[other] Paláce spojují: { NAMES($provinces) }
}
tajmahal-table-line-tile-good = Destička provincie: { NAME($good) }
tajmahal-table-line-hand-specials = Speciální karty v ruce
tajmahal-table-line-hand-whites = Bílé karty v ruce
tajmahal-table-line-hand-colour = { $colour ->
    [red] Červené karty v ruce
    [green] Zelené karty v ruce
    [yellow] Žluté karty v ruce
   *[purple] Fialové karty v ruce
}
tajmahal-table-by-reason = Body podle důvodu
tajmahal-table-kind-palaces = Paláce
tajmahal-table-kind-tiles = Destičky provincií
tajmahal-table-kind-bonuses = Bonusové destičky
tajmahal-table-kind-special = Karta +2 body
tajmahal-table-kind-hand = Karty v ruce
tajmahal-table-kind-earlier = Z dřívějška
tajmahal-table-track = Počitadlo bodů. { LIST($entries) }
tajmahal-table-track-entry = { $player } { $points }

## Město zblízka

tajmahal-table-peek-bonus = Bonusová destička: { NAME($bonus) }.
tajmahal-table-peek-fortified = Opevněné; jeho bonusová destička je pryč.
tajmahal-table-peek-empty = Zatím bez paláce.
tajmahal-table-peek-crown = S korunou: při této návštěvě tu lze ještě postavit obyčejný palác.

## Příprava

tajmahal-table-setup-board = Části herního plánu, karet a destiček jsou rekonstrukce.
tajmahal-table-setup-prizes = Co symboly získávají
tajmahal-table-setup-palace = získávají každý palác v prázdném městě provincie, s bonusovou destičkou, je-li město opevněné. Dvě stejné destičky přinesou speciální kartu.
tajmahal-table-setup-crown = získává palác v kterémkoli městě provincie, i vedle jiného.
tajmahal-table-setup-tile = získává destičku provincie se zbožím, které boduje tím víc, čím víc ho máte.
tajmahal-table-setup-specials = Speciální karty
tajmahal-table-setup-about = { $seats ->
    [one] Tři až pět hráčů hraje dvanáct návštěv, jednu v každé provincii. Ágra s Tádž Mahalem je poslední. Tady je připraveno 1 místo.
    [few] Tři až pět hráčů hraje dvanáct návštěv, jednu v každé provincii. Ágra s Tádž Mahalem je poslední. Tady jsou připravena { $seats } místa.
   *[other] Tři až pět hráčů hraje dvanáct návštěv, jednu v každé provincii. Ágra s Tádž Mahalem je poslední. Tady je připraveno { $seats } míst.
}

## Konec

tajmahal-ending-visits = Po poslední návštěvě

tajmahal-table-standings = Pořadí
tajmahal-table-bold-best = tučně: nejlepší ve sloupci
tajmahal-table-player = Hráč
tajmahal-table-end-hands = Karty na konci
    .about = speciální, bílé a nejdelší barva: po 1 bodu
tajmahal-table-end-map = Silné cesty jsou řetězy paláců; vaše jsou nejsilnější.

## O tomto herním plánu

tajmahal-table-about = O tomto herním plánu
tajmahal-table-about-lost = Pravidla, která máme, přišla o obrázky. Tyto části jsou proto naše rekonstrukce, tak blízká tištěné hře, jak jen víme:
tajmahal-table-about-towns = Města:
    .text = jejich názvy a polohy a kterých šestnáct je opevněných.
tajmahal-table-about-roads = Cesty:
    .text = všechny.
tajmahal-table-about-cards = Karty:
    .text = které symboly stojí spolu na pěti kartách každé barvy, které nemají slona.
tajmahal-table-about-bonuses = Bonusy:
    .text = kolik z patnácti čtvercových bonusových destiček je kterého druhu.
tajmahal-table-about-specials = Speciální karty:
    .text = zda „+1 koruna“ patří vezírovi a „libovolná barva“ mnichovi, nebo naopak.
tajmahal-table-about-known = Známe počty všeho, zboží na destičkách provincií, karty se slony, bílé karty, další dvě speciální karty, a také že města provincie tvoří kruh a že všechny provincie jsou spojené.
tajmahal-table-about-own = Kdo má krabici, může v terminálu hrát s jejími údaji: courtyard play tajmahal --board FILE.
