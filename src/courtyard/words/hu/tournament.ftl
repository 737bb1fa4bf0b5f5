### Amit a labor a parancssorban a tornákról mond.

tournament-about = Mindenki játszik mindenki ellen ({ $game }), és értékszámot kap.
tournament-intro = Torna: { $game }, { $players } játékos, { $matches ->
    [one] egy mérkőzés
   *[other] { $matches } mérkőzés
}, egyenként { $games } játék. A kezdőérték { $seed }.
tournament-lacks = Nem mindenki találja meg, amit szeretne: { LIST($names) } { $count ->
    [one] anélkül játszik
   *[other] anélkül játszik
}.

tournament-column-player = Játékos
tournament-column-rating = Értékszám
tournament-column-margin = 95%
tournament-column-points = Pont
tournament-column-wins = Győzelem
tournament-column-ties = Döntetlen
tournament-column-losses = Vereség
tournament-margin = ±{ $value }

tournament-lead = { $first } értékszáma { $points } ponttal magasabb, mögötte { $second } (95%: { $low } – { $high }).
    .open = { $first } értékszáma { $points } ponttal magasabb, mögötte { $second } (95%: { $low } – { $high }), de ez véletlen is lehet.
tournament-cross = Száz pontból hányat szerzett a bal oldali játékos a fölső ellen:
tournament-too-wide = A mindenki mindenki elleni táblázat túl széles ide; a --report kirajzolja, a --json tartalmazza.
tournament-variants = Értékszámok változatonként; * jelöli, ahol a különbség több, mint amennyit a véletlen megmagyaráz:
tournament-all = Mind

tournament-pace = { $games } játék, { $time } alatt.
tournament-interrupted = Megszakítva: { $done } / { $matches } mérkőzés; ennyi derül ki belőlük.
