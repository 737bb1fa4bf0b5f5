### Ami a Tádzs Mahal asztalánál történik, eseményenként egy üzenet.
### Az érték a nézőknek szól, `.you` annak, aki teszi, `.hidden` azoknak, akik a lapokat nem ismerhetik, csak a számukat
### ($count). Ahol a lapokat LIST sorolja fel, ott néhány betűs kódok, mert sok van belőlük.

tajmahal-tell-visit = { $number }. látogatás: { NAME($province) }. { $player } kezd.
    .you = { $number }. látogatás: { NAME($province) }. Te kezdesz.
tajmahal-tell-displayed = A készlet: { LIST($cards) }.
tajmahal-tell-shuffled = { $number ->
    [one] A húzópakli elfogyott; az egyetlen dobott lap lesz az új.
   *[other] A húzópakli elfogyott; megkevertük a dobott lapokat ({ $number } lap).
}
tajmahal-tell-ended = Vége a játéknak.

## Sorban

tajmahal-tell-played = { $player } kijátszik { CARDS($cards, form: "accusative") }.
    .you = Kijátszol { CARDS($cards, form: "accusative") }.
tajmahal-tell-withdrew = { $player } hazatér.
    .you = Hazatérsz.
tajmahal-tell-drew = { $player } húz { CARDS($cards, form: "accusative") }.
    .you = Húzol { CARDS($cards, form: "accusative") }.
    .hidden = { $player } húz egy lapot.

## Hazatérés

tajmahal-tell-won = { $player } elnyeri { NAMES($prizes, form: "accusative") }.
    .you = Elnyered { NAMES($prizes, form: "accusative") }.
# $crown a koronás palota városa, vagy "none"; $count a többi palota száma, ezek városai: $towns.
tajmahal-tell-built = { $crown ->
    [none] { $player } palotát épít itt: { NAMES($towns) }.
   *[other] { $count ->
        [0] { $player } koronás palotát épít itt: { NAME($crown) }.
       *[other] { $player } palotát épít itt: { NAMES($towns) }, és koronásat itt: { NAME($crown) }.
    }
}
    .you = { $crown ->
        [none] Palotát építesz itt: { NAMES($towns) }.
       *[other] { $count ->
            [0] Koronás palotát építesz itt: { NAME($crown) }.
           *[other] Palotát építesz itt: { NAMES($towns) }, és koronásat itt: { NAME($crown) }.
        }
    }
tajmahal-tell-bonus = { $player } megkapja a bónuszlapkát ({ NAME($town) }: { NAME($bonus) }).
    .you = Megkapod a bónuszlapkát ({ NAME($town) }: { NAME($bonus) }).
# $reasons a tajmahal.ftl tajmahal-why-… kifejezései.
tajmahal-tell-scored = { $count ->
    [one] { $player } kap { LIST($reasons) }.
   *[other] { $player } összesen { $number } pontot kap: { LIST($reasons) }.
}
    .you = { $count ->
        [one] Kapsz { LIST($reasons) }.
       *[other] Összesen { $number } pontot kapsz: { LIST($reasons) }.
    }
tajmahal-tell-discarded = { $player } eldob { CARDS($cards, form: "accusative") }.
    .you = Eldobsz { CARDS($cards, form: "accusative") }.
tajmahal-tell-took-back = { $player } visszavesz a kezébe { CARDS($cards, form: "accusative") }.
    .you = Visszaveszel a kezedbe { CARDS($cards, form: "accusative") }.
tajmahal-tell-took = { $player } elvesz { CARDS($cards, form: "accusative") }.
    .you = Elveszel { CARDS($cards, form: "accusative") }.

## A látogatások között

tajmahal-tell-returned = { $prize ->
    [vizier] { $player } visszaad két vezírlapkát.
    [general] { $player } visszaad két tábornoklapkát.
    [monk] { $player } visszaad két apátlapkát.
   *[princess] { $player } visszaad két hercegnőlapkát.
}
    .you = { $prize ->
        [vizier] Visszaadsz két vezírlapkát.
        [general] Visszaadsz két tábornoklapkát.
        [monk] Visszaadsz két apátlapkát.
       *[princess] Visszaadsz két hercegnőlapkát.
    }
tajmahal-tell-earned = { $player } különleges kártyát kap: { CARDS($cards) }.
    .you = Különleges kártyát kapsz: { CARDS($cards) }.
tajmahal-tell-lost = { $player } átadja a különleges kártyáját: { CARDS($cards) }.
    .you = Átadod a különleges kártyádat: { CARDS($cards) }.
# $tile egy tartománylapka, vagy "none", ha a $town városban lévő $bonus bónuszlapkáról van szó.
tajmahal-tell-unclaimed = { $tile ->
    [none] A bónuszlapkát senki sem nyerte el ({ NAME($town) }: { NAME($bonus) }); kikerül a játékból.
   *[other] Senki sem nyerte el { NAME($tile, form: "accusative") }; kikerül a játékból.
}

## A vége

tajmahal-tell-showed = { $player } megmutatja: { LIST($cards) }.
    .you = Megmutatod: { LIST($cards) }.

## Hogyan dőlt el egy játék, ahogy a story.ftl mondja; egy kör egy látogatás.

tajmahal-story-start = { $margin ->
    [one] { $player } az első látogatástól az utolsóig vezetett, a végén 1 ponttal.
   *[other] { $player } az első látogatástól az utolsóig vezetett, a végén { $margin } ponttal.
}
tajmahal-story-since = { $margin ->
    [one] { $player } a(z) { $turn }. látogatástól vezetett (összesen { $turns } volt), a végén 1 ponttal.
   *[other] { $player } a(z) { $turn }. látogatástól vezetett (összesen { $turns } volt), a végén { $margin } ponttal.
}
tajmahal-story-last = { $margin ->
    [one] { $player } az utolsó látogatáson előzött, és 1 ponttal győzött; addig élen állt: { $other }.
   *[other] { $player } az utolsó látogatáson előzött, és { $margin } ponttal győzött; addig élen állt: { $other }.
}
