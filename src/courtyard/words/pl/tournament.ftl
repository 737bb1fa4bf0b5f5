### Co laboratorium mówi o turniejach w wierszu poleceń.

tournament-about = Niech każdy gracz spotka każdego innego; oceń ich ({ $game }).
tournament-intro = Turniej: { $game }. Gracze: { $players }, { $matches ->
    [one] jeden mecz
    [few] { $matches } mecze
   *[many] { $matches } meczów
}, gier w każdym: { $games }. Ziarno: { $seed }.
tournament-lacks = Nie każdy ma tam to, czego chce: { LIST($names) } { $count ->
    [one] gra
   *[other] grają
} bez tego.

tournament-column-player = Gracz
tournament-column-rating = Ranking
tournament-column-margin = 95%
tournament-column-points = Punkty
tournament-column-wins = Wygrane
tournament-column-ties = Remisy
tournament-column-losses = Przegrane
tournament-margin = ±{ $value }

tournament-lead = { $first } ma ranking wyższy o { $points }; drugie miejsce: { $second } (95%: od { $low } do { $high }).
    .open = { $first } ma ranking wyższy o { $points }; drugie miejsce: { $second } (95%: od { $low } do { $high }), co może być przypadkiem.
tournament-cross = Ile ze stu punktów gracz z lewej zdobywa na graczu u góry:
tournament-too-wide = Tabela każdego z każdym jest za szeroka, by ją tu pokazać; rysuje ją --report, a zawiera --json.
tournament-variants = Rankingi osobno dla każdego wariantu; * oznacza różnicę większą, niż da się wyjaśnić przypadkiem:
tournament-all = Razem

tournament-pace = { $games ->
    [one] { $games } gra w { $time }.
    [few] { $games } gry w { $time }.
   *[many] { $games } gier w { $time }.
}
tournament-interrupted = Przerwano po { $done } z { $matches } meczów; oto, co mówią.
