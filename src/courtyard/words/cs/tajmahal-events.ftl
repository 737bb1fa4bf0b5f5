### Co se děje ve hře Tádž Mahal, jedna zpráva na událost, v přítomném čase. Hodnota je pro diváky, `.you` mluví k tomu,
### kdo to dělá, `.hidden` k těm, kdo znají jen počet karet.

tajmahal-tell-visit = { $number }. návštěva: { NAME($province) }. Začíná { $player }.
    .you = { $number }. návštěva: { NAME($province) }. Začínáte.
tajmahal-tell-displayed = V nabídce: { LIST($cards) }.
tajmahal-tell-shuffled = { $number ->
    [one] Dobírací balíček došel; novým je jediná odhozená karta.
   *[other] Dobírací balíček došel; zamíchají se odhozené karty ({ $number }).
}
tajmahal-tell-ended = Hra skončila.

## Po řadě

tajmahal-tell-played = { $player } hraje { CARDS($cards, form: "accusative") }.
    .you = Hrajete { CARDS($cards, form: "accusative") }.
tajmahal-tell-withdrew = { $player } odchází.
    .you = Odcházíte.
tajmahal-tell-drew = { $player } si dobírá { CARDS($cards, form: "accusative") }.
    .you = Dobíráte si { CARDS($cards, form: "accusative") }.
    .hidden = { $player } si dobírá kartu.

## Odchod

tajmahal-tell-won = { $player } získává { NAMES($prizes, form: "accusative") }.
    .you = Získáváte { NAMES($prizes, form: "accusative") }.
# $crown je město paláce s korunou, nebo „none“; $count, kolik je ostatních paláců v $towns.
tajmahal-tell-built = { $crown ->
    [none] { $count ->
        [one] { $player } staví palác ve městě { NAMES($towns) }.
       *[other] { $player } staví paláce ve městech { NAMES($towns) }.
    }
   *[other] { $count ->
        [0] { $player } staví palác s korunou ve městě { NAME($crown) }.
        [one] { $player } staví palác ve městě { NAMES($towns) } a palác s korunou ve městě { NAME($crown) }.
       *[other] { $player } staví paláce ve městech { NAMES($towns) } a palác s korunou ve městě { NAME($crown) }.
    }
}
    .you = { $crown ->
        [none] { $count ->
            [one] Stavíte palác ve městě { NAMES($towns) }.
           *[other] Stavíte paláce ve městech { NAMES($towns) }.
        }
       *[other] { $count ->
            [0] Stavíte palác s korunou ve městě { NAME($crown) }.
            [one] Stavíte palác ve městě { NAMES($towns) } a palác s korunou ve městě { NAME($crown) }.
           *[other] Stavíte paláce ve městech { NAMES($towns) } a palác s korunou ve městě { NAME($crown) }.
        }
    }
tajmahal-tell-bonus = { $player } bere bonusovou destičku z města { NAME($town) } ({ NAME($bonus) }).
    .you = Berete bonusovou destičku z města { NAME($town) } ({ NAME($bonus) }).
# $reasons jsou fráze tajmahal-why-… v tajmahal.ftl.
tajmahal-tell-scored = { $count ->
    [one] { $player } boduje: { LIST($reasons) }.
   *[other] { $player } boduje, celkem { $number }: { LIST($reasons) }.
}
    .you = { $count ->
        [one] Bodujete: { LIST($reasons) }.
       *[other] Bodujete, celkem { $number }: { LIST($reasons) }.
    }
tajmahal-tell-discarded = { $player } odhazuje { CARDS($cards, form: "accusative") }.
    .you = Odhazujete { CARDS($cards, form: "accusative") }.
tajmahal-tell-took-back = { $player } si bere zpět { CARDS($cards, form: "accusative") }.
    .you = Berete si zpět { CARDS($cards, form: "accusative") }.
tajmahal-tell-took = { $player } si bere { CARDS($cards, form: "accusative") }.
    .you = Berete si { CARDS($cards, form: "accusative") }.

## Mezi návštěvami

tajmahal-tell-returned = { $prize ->
    [vizier] { $player } vrací dvě destičky vezíra.
    [general] { $player } vrací dvě destičky generála.
    [monk] { $player } vrací dvě destičky mnicha.
   *[princess] { $player } vrací dvě destičky princezny.
}
    .you = { $prize ->
        [vizier] Vracíte dvě destičky vezíra.
        [general] Vracíte dvě destičky generála.
        [monk] Vracíte dvě destičky mnicha.
       *[princess] Vracíte dvě destičky princezny.
    }
tajmahal-tell-earned = { $player } dostává { CARDS($cards, form: "accusative") }.
    .you = Dostáváte { CARDS($cards, form: "accusative") }.
tajmahal-tell-lost = { $player } odevzdává { CARDS($cards, form: "accusative") }.
    .you = Odevzdáváte { CARDS($cards, form: "accusative") }.
# $tile je destička provincie, nebo „none“, jde-li o bonusovou destičku $bonus ve městě $town.
tajmahal-tell-unclaimed = { $tile ->
    [none] Bonusovou destičku z města { NAME($town) } ({ NAME($bonus) }) nikdo nezískal; opouští hru.
   *[other] Nikdo nezískal { NAME($tile, form: "accusative") }; opouští hru.
}

## Konec

tajmahal-tell-showed = { $player } ukazuje: { LIST($cards) }.
    .you = Ukazujete: { LIST($cards) }.

## Jak hra dopadla, jako ve story.ftl; tahem je návštěva.

tajmahal-story-start = { $margin ->
    [one] { $player } vede od první návštěvy do poslední, nakonec o 1 bod.
    [few] { $player } vede od první návštěvy do poslední, nakonec o { $margin } body.
   *[other] { $player } vede od první návštěvy do poslední, nakonec o { $margin } bodů.
}
tajmahal-story-since = { $margin ->
    [one] { $player } vede od { $turn }. návštěvy z { $turns }, nakonec o 1 bod.
    [few] { $player } vede od { $turn }. návštěvy z { $turns }, nakonec o { $margin } body.
   *[other] { $player } vede od { $turn }. návštěvy z { $turns }, nakonec o { $margin } bodů.
}
tajmahal-story-last = { $margin ->
    [one] { $player } se dostává do čela až při poslední návštěvě a vítězí o 1 bod; předtím vede { $other }.
    [few] { $player } se dostává do čela až při poslední návštěvě a vítězí o { $margin } body; předtím vede { $other }.
   *[other] { $player } se dostává do čela až při poslední návštěvě a vítězí o { $margin } bodů; předtím vede { $other }.
}
