### Dominion: slova kolem karet. Samotné karty jsou v dominion-cards.ftl.

## Hra

dominion-game = Dominion
    .about = Vládnete malému království a chcete větší, a vaši sousedé také. Všechno, co vám patří, je karta ve vašem balíčku: peníze, půda i lidé a místa, kteří pro vás pracují. Všichni začínají se stejnými deseti chudými kartami a kupují si lepší ze společné zásoby, která je v každé hře jiná. Nové karty se zamíchají do balíčku a vracejí se vám do ruky znovu a znovu, takže každý nákup mění všechny další tahy. Půda vyhrává hru, ale v ruce je jinak málo platná; vítězí ten, kdo v pravou chvíli přestane budovat a začne skupovat půdu.

dominion-sign-points = { $points ->
    [one] { $points } vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}

## Jak se hraje: celek a jeho čtyři části

dominion-help =
    { dominion-help-aim }

    { dominion-help-turn }

    { dominion-help-cards }

    { dominion-help-end }

dominion-help-aim =
    CÍL HRY
    Mít na konci hry ve všech svých kartách nejvíc vítězných bodů. Každá kletba má hodnotu { POINTS(-1) }.
    Začínáte se 7 měďáky a 3 statky, zamíchanými do dobíracího balíčku, a z nich si doberete 5 karet do ruky.
    Společnou zásobu, ze které všichni kupují, tvoří základní karty a deset balíčků karet království vybraných pro tuto hru.

dominion-help-turn =
    VÁŠ TAH
    1. Fáze Akce: můžete vyložit jednu akční kartu z ruky.
    2. Fáze Nákup: vyložte karty peněz, které chcete; pak můžete koupit jednu kartu, jejíž cena nepřevyšuje vaše mince.
    3. Fáze Úklid: odložte všechno, co jste vyložili i co vám zbylo v ruce, a doberte si 5 karet.
    Všechny karty peněz se vykládají před prvním nákupem. Koupené karty přijdou na odkládací balíček.
    Akce, nákupy a mince, které nevyužijete, propadají.
    Je-li třeba kartu a dobírací balíček je prázdný, odkládací balíček se zamíchá a stane se dobíracím.

dominion-help-cards =
    SLOVA NA KARTÁCH
    +1 karta: ihned si doberte kartu.
    +1 akce: v tomto tahu můžete vyložit o jednu akční kartu víc.
    +1 nákup: v tomto tahu můžete koupit o jednu kartu víc.
    +$1: v tomto tahu můžete utratit o jednu minci víc.
    Vzít si (získat): vezměte si kartu ze společné zásoby bez placení a dejte ji na odkládací balíček, není-li řečeno jinak.
    Odložit: dejte kartu na svůj odkládací balíček; je-li řečeno jen „odložte“, je to karta z ruky.
    Zahodit: dejte kartu na smetiště, kde nepatří nikomu.
    Ukázat: ukažte kartu všem a pak ji vraťte, není-li řečeno jinak.
    Nahoru na dobírací balíček: jako kartu, kterou si doberete příště.
    Útok: karta, která škodí ostatním hráčům.
    Reakce: karta, kterou můžete použít z ruky, když jiný hráč vyloží útok, dříve než útok zapůsobí.
    Kartu plňte shora dolů a udělejte z ní všechno, co lze; na vás je jen to, kde stojí „můžete“, „vyberte“ nebo „zvolte“.
    Karta dvou typů se vždy počítá jako obojí.

dominion-help-end =
    KONEC HRY
    Hra končí po tahu, po kterém nezbývá žádná provincie nebo jsou prázdné tři balíčky společné zásoby (při 5 nebo 6 hráčích čtyři).
    Při shodě bodů vítězí, kdo měl méně tahů; jsou-li shodné i ty, hráči se o vítězství dělí.

## Typy karet. Značka je písmeno nebo znak, který stojí na stole vedle názvu karty.

dominion-type-action = Akce
    .mark = A
dominion-type-treasure = Peníze
    .mark = P
dominion-type-victory = Vítězné body
    .mark = V
dominion-type-curse = Kletba
    .mark = K
dominion-type-attack = Útok
    .mark = !
dominion-type-reaction = Reakce
    .mark = R
dominion-type-prize = Odměna
    .mark = O

## Edice

dominion-set-basic = Základní karty
dominion-set-base = Dominion
dominion-set-intrigue = Intriky
dominion-set-cornucopia = Roh hojnosti
dominion-set-prize = Odměny

## Fáze tahu

dominion-phase-action = Fáze Akce
dominion-phase-treasure = Fáze Nákup: peníze
dominion-phase-buy = Fáze Nákup: nákup karet
dominion-phase-start = Začátek tahu

## Kde karty leží

dominion-zone-hand = Ruka
    .short = ruka
dominion-zone-deck = Dobírací balíček
    .short = dobírací
dominion-zone-discard = Odkládací balíček
    .short = odkládací
dominion-zone-in-play = Ve hře
dominion-zone-set-aside = Stranou
dominion-zone-revealed = Ukázané karty
dominion-zone-trash = Smetiště
dominion-zone-supply = Společná zásoba
dominion-zone-prizes = Odměny

## S čím se u stolu hraje

dominion-kingdom = Sada
dominion-kingdom-of = { $name }: { LIST($cards) }.
    .bane = { $name }: { LIST($cards) }; „prokletí“: { CARD($bane) }.

## Doporučené sady: Dominion

dominion-preset-first-game = První hra
dominion-preset-big-money = Velké peníze
dominion-preset-interaction = Interakce
dominion-preset-size-distortion = Zkreslení velikosti
dominion-preset-village-square = Náves

## Doporučené sady: Intriky

dominion-preset-victory-dance = Vítězný tanec
dominion-preset-secret-schemes = Tajné plány
dominion-preset-best-wishes = Vše nejlepší

## Doporučené sady: Intriky a Dominion

dominion-preset-deconstruction = Dekonstrukce
dominion-preset-hand-madness = Bláznivá ruka
dominion-preset-underlings = Poddaní

## Doporučené sady: Roh hojnosti a Dominion

dominion-preset-bounty-of-the-hunt = Lovecká trofej
dominion-preset-bad-omens = Zlé znamení
dominion-preset-the-jesters-workshop = Šaškova dílna

## Doporučené sady: Roh hojnosti a Intriky

dominion-preset-last-laughs = Poslední smích
dominion-preset-the-spice-of-life = Koření života
dominion-preset-small-victories = Malá vítězství

## S čím hrají ten den všichni

dominion-preset-today = Sada dne

## Stůl

dominion-board-turn = { $player }, { $number }. tah
dominion-board-over = Hra skončila
dominion-board-actions = Akce
dominion-board-buys = Nákupy
dominion-board-coins = Mince
dominion-board-cost = ${ $cost }
# Co je na kartě vytištěno, vedle ceny, která je právě jiná.
dominion-board-printed-cost = (${ $cost })
dominion-board-bane = „Prokletí“
# Kolikrát lze kartu vybrat.
dominion-board-copies = ×{ $count }
dominion-board-nothing = –
dominion-board-players = Hráči
dominion-board-turns = Tahy
dominion-board-revealed = Ukazuje { $player }
dominion-board-set-aside = Stranou pokládá { $player }
dominion-board-passing = Předává { $player }
dominion-board-hand = Ruka: { $player }
dominion-board-played-by = { CARD($card) }, vykládá { $player }
dominion-look-trash = { $count ->
    [0] Smetiště je prázdné.
    [one] Na smetišti je 1 karta.
    [few] Na smetišti jsou { $count } karty.
   *[other] Na smetišti je { $count } karet.
}
    .about = karty na smetišti
dominion-look-kingdom =
    .about = co dělají karty království v této hře

## Konec hry

dominion-end-province = Poslední provincie je pryč.
dominion-end-piles = { $count ->
    [one] Prázdný je balíček: { CARDS($cards) }.
    [few] Prázdné jsou { $count } balíčky: { CARDS($cards) }.
   *[other] Prázdných je { $count } balíčků: { CARDS($cards) }.
}
dominion-end-reasons = Z čeho
dominion-end-reason = { CARDS($cards) } = { $points }

## Jak hra skončila a co se sleduje, jak to říká laboratoř

dominion-lab-ending-provinces = došly provincie
dominion-lab-ending-piles = došly balíčky
dominion-report-gauge-money = Peníze
dominion-report-ending-provinces = došly provincie
dominion-report-ending-piles = došly tři balíčky

## S čím se u stolu hraje, jak to říká laboratoř

dominion-report-played-variant = Sada
dominion-report-variant-number = Sada { $number }
dominion-report-on-variants = { $count ->
    [one] jedna sada
    [few] { $count } sady
   *[other] { $count } sad
}
dominion-report-variants = Sada po sadě
    .about = Hodnocení jen z her s danou sadou; průměr je v každé { $average }.
dominion-report-column-variant = Sada
dominion-tournament-variants = Hodnocení jen s danou sadou; * tam, kde je rozdíl větší, než vysvětlí náhoda:
