### Stránky, které laboratoř píše o zápasech a turnajích.

## Čísla

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .round = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .whole = { NUMBER($value, maximumFractionDigits: 0) }
    .rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
    .fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-interval = { $low } až { $high }
report-margin = odchylka (95 %)
    .value = ±{ $value }
report-with-interval = { $value } ({ $interval })

## Kolem stránky

report-brand = Courtyard
    .lab = zpráva z laboratoře
report-games = { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}
report-language = cs
report-skip = Přejít k výsledkům
report-contents = Na této stránce
report-numbers = Čísla
report-made = Vytvořil Courtyard { $version }. Stejné hry dají do bajtu stejnou stránku.
report-scroll = { $table }: tabulka, kterou lze posouvat do stran
report-title-match = { $players }: { $game }
report-title-tournament = Turnaj, hráči: { $count }: { $game }
report-title-matches = Zápasy: { $count }: { $game }
report-versus = { $first } proti: { LIST($others) }

## Jak zápas dopadl

report-wins = { $winner } vítězí, poražený: { $loser }
report-wins-table = Nejlépe si vede { $winner }
report-close = { $first }, nebo { $second }? Příliš těsné
report-verdict = { $winner } vyhrává { $share } her, { $loser } { $other }; společným vítězstvím končí { $shared }.
    .table = { $winner } vyhrává { $share } her; rovný podíl by byl { $even }.
report-verdict-sure = S rozdělením společných vítězství má { $winner } { $points } všech vítězství; skutečná hodnota leží s jistotou 95 % mezi { $low } a { $high }.
report-verdict-open = S rozdělením společných vítězství má { $first } { $points } všech vítězství; skutečná hodnota leží s jistotou 95 % mezi { $low } a { $high } a rovný podíl je mezi nimi. Víc her by řeklo víc.
    .table = { $first } ({ $points }), nebo { $second } ({ $other })? Tyto hry nerozhodly: jejich 95% intervaly se překrývají.

report-interrupted = Zápas byl přerušen; toto je, co se z něj odehrálo.

report-shared = společné
report-score-bar-alt = Vítězství: { LIST($parts) }.
report-score-part = { $name } { $share }

report-player-won = Výhry
report-player-points = Podíl vítězství
report-player-score = Průměr bodů

## Co se hrálo

report-played = Co se hrálo
report-played-game = Hra
report-played-games = Hry
    .value = { $rounds ->
        [one] { $games }, jedno kolo
        [few] { $games }, { $rounds } kola
       *[other] { $games }, { $rounds } kol
    }
    .note = V kole sedí každý na každém místě při stejném míchání.
    .equals = V kole sedí každý na každém místě při stejném míchání. Stejní hráči si místa měnit nemusejí, takže se takové hry hrají jen jednou a každý ze stejných má na výsledku stejný díl.
report-played-variant = Varianta
report-played-seed = Semínko
report-played-tables = Zápasy: { $done } z { $planned }, her v každém: { $games }
report-played-players = Hráči
report-again = Jak to zahrát znovu
report-unfinished = Tento turnaj byl přerušen; odehrané zápasy: { $done } z { $planned }.
report-variant-number = Varianta { $number }

## Podíl výher

report-share = Kdo vyhrává
    .about = Vlastní vítězství jako podíl všech her.
    .caption = Bod je podíl vyhraných her; úsečka s jistotou 95 % obsahuje skutečný podíl. Přerušovaná čára je rovný podíl.
    .alt = Podíl vyhraných her s 95% intervaly: { LIST($parts) }.
report-column-player = Hráč
report-column-wins = Výhry
report-column-ties = Společné
report-column-losses = Prohry
report-column-share = Podíl vyhraných her
report-column-points = Podíl vítězství
report-column-interval = 95% interval
report-column-score = Průměr bodů
report-column-games = Hry
report-column-turn = Tah
report-column-total = Celkem
report-column-ending = Konec
report-column-seat = Místo

## Tah po tahu

report-turn = tah
report-curve = { $gauge }, tah po tahu
    .about = Průměr ze všech her, které trvaly tak dlouho.
    .caption = Průměry z těch her, které trvaly tak dlouho (celkem { $watched }); bledě tam, kde to byla méně než každá desátá.
    .alt = { $gauge } podle tahu. { $parts }
    .part = { $name }: { $first } v { $one }. tahu, { $middle } v { $half }. tahu, { $last } v { $end }. tahu.
report-gauge-score = Body

## Délka

report-length = Jak dlouho hry trvají
    .about = Průměrný počet tahů začínajícího hráče je { $mean }; v polovině her { $low } až { $high }.
    .caption = Hry podle počtu tahů začínajícího hráče.
    .alt = Hry podle délky: od { $least } do { $most } tahů, průměr { $mean }, nejčastěji { $mode }.
    .mean = průměr { $mean }
    .same = Počet tahů začínajícího hráče v každé hře: { $turns }.

## Zisky

report-gains = Co získává { $player } a kdy
    .about = Co se v kterém tahu získalo, v průměru přes všechny hry; číslo na konci říká, kolik za celou hru.
    .caption = Čím sytější barva, tím víc: nejsytější znamená { $most } za tah. Počet her: { $watched }.
    .alt = Co { $player } ve hře získává a ve kterém tahu nejčastěji: { LIST($parts) }.
    .part = { $total } { $thing } ({ $turn }. tah)
report-column-thing = Co

## Konce a místa

report-endings = Jak hry končí
    .same = Všechny skončily stejně: { $ending }.
    .alt = Jak hry skončily: { LIST($parts) }.
report-ending-broken-off = přerušeno, protože by neskončila
report-ending-end = hra došla do konce
report-seats = Záleží na místě?
    .about = Vítězství podle místa, ať tam seděl kdokoli. První místo začíná.
    .caption = Bod je podíl her vyhraných z tohoto místa; úsečka s jistotou 95 % obsahuje skutečný podíl. Přerušovaná čára je rovný podíl.
    .alt = Podíl vyhraných her podle místa s 95% intervaly: { LIST($parts) }.
report-seat = Místo { $number }
    .first = Místo 1 (začíná)

## Turnaje

report-champion = { $first } vyhrává turnaj
report-leader = { $first } vede
report-champion-open = { $first } vede, { $second } je na dosah
report-champion-lead = { $first } má hodnocení o { $gap } vyšší než { $second }; skutečný náskok je s jistotou 95 % { $least } až { $most }.
    .open = { $first } má hodnocení o { $gap } vyšší než { $second }, což může být náhoda: skutečný náskok může být cokoli od { $least } do { $most }. Víc her by řeklo víc.
report-ratings = Hodnocení
    .about = Hráč s hodnocením o 400 vyšším vyhrává desetkrát častěji. { $held } je { $average }.
    .caption = Hodnocení podle Bradleyho a Terryho ze všech her, remíza jako půl vítězství; úsečka s jistotou 95 % obsahuje skutečné hodnocení.
    .alt = Hodnocení s 95% intervaly: { LIST($parts) }.
    .part = { $name } { $rating } ({ $interval })
report-average = Průměr
    .anchor = Hodnocení hráče { $player }
report-fits = Žádná dvojice neskončila daleko od toho, co předpovídají.
report-misfit = Neříkají všechno: { $player } má { $share } proti soupeři { $rival }, kde předpovídají { $expected }.
report-tournament = turnaj, hráči: { $count }
report-on-variants = { $count ->
    [one] jedna varianta
    [few] { $count } varianty
   *[other] { $count } variant
}
report-column-rival = Soupeř
report-column-result = Podíl vítězství
report-column-league-points = Podíl bodů
report-column-rating = Hodnocení
report-cross = Každý s každým
    .about = Kolik ze sta bodů vzal hráč vlevo hráči nahoře.
    .caption = Modrá je kladná bilance, oranžová záporná; čím sytější, tím jasnější. Remíza je půl bodu pro každého.
    .none = –
report-variants = Varianta po variantě
    .about = Hodnocení jen z her s danou variantou; průměr je v každé { $average }.
    .caption = Modře, kde je někdo silnější než celkově, oranžově, kde slabší; hvězdička tam, kde je to víc, než vysvětlí náhoda.
    .star = *
report-variants-all = Celkem
report-meetings = Všechny zápasy
    .about = Každý zápas turnaje, pro bližší pohled na kterýkoli z nich.
report-column-match = Zápas
report-column-variant = Varianta
report-column-turns = Tahy
report-column-mean-turns = Průměr tahů
report-column-seed = Semínko
