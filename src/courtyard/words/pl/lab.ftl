### Co laboratorium mówi o meczach w wierszu poleceń. Strony, które pisze, mają własne słowa w report.ftl.

## Liczby

lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low } – { $high }
lab-sure = { NUMBER($percent, maximumFractionDigits: 1) }%
lab-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-seconds = { NUMBER($value, maximumFractionDigits: 1) } s
lab-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
   *[other] { $hours } h { $minutes } min
}

## Mecz

simulate-about = Rozegraj wiele gier i powiedz, kto jak często wygrywa ({ $game }).
lab-match = { $game }: { LIST($names) }. Ziarno: { $seed }.
lab-lacks = { $name } potrzebuje kart, których nie ma na stole ({ LIST($cards) }), i musi grać bez nich.
lab-rounded = Każdy siedzi na każdym miejscu równie często, więc liczba gier to { $games }.

lab-column-player = Gracz
lab-column-wins = Wygrane
lab-column-ties = Remisy
lab-column-losses = Przegrane
lab-column-share = Udział
lab-column-interval = 95%
lab-column-score = Wynik

## W trakcie

lab-progress = { $games } z { $most } gier · { $rate } na sekundę · zostało { $left }
    .until = gry: { $games }, najwyżej { $most } · { $rate } na sekundę
    .begin = Trwają pierwsze gry.

## Co z tego wyszło

lab-verdict-leads = Najlepszy gracz to { $name }: po { $games } grach jest to pewne na { $sure }.
lab-verdict-close = { LIST($names) }: różnica jest za mała, by miała znaczenie; nie sięga jednego punktu procentowego, i to jest pewne na { $sure }.
lab-verdict-open = Po { $games } grach nie wiadomo jeszcze, kto jest najlepszy; prowadzi { $name }.
    .level = Po { $games } grach nie wiadomo jeszcze, kto jest najlepszy; na równi: { LIST($names) }.
lab-lead = { $name } ma przewagę { $points } punktów procentowych; drugie miejsce: { $other } (95%: od { $low } do { $high }).
    .open = { $name } ma przewagę { $points } punktów procentowych; drugie miejsce: { $other } (95%: od { $low } do { $high }), co może być przypadkiem.
lab-turns = Średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } tur; połowa gier trwała od { $low } do { $high }.
    .same = Liczba tur w każdej grze: { $low }.
lab-endings = Jak się kończyły: { LIST($parts) }.
lab-ending-part = { $ending } { $share }
lab-ending-end = do końca
lab-ending-broken-off = przerwane
lab-broken-off = { $games ->
    [one] Jedna gra została przerwana i policzona tak, jak stała, bo nikt nie chciał jej zakończyć.
    [few] { $games } gry zostały przerwane i policzone tak, jak stały, bo nikt nie chciał ich zakończyć.
   *[many] { $games } gier zostało przerwanych i policzonych tak, jak stały, bo nikt nie chciał ich zakończyć.
}
lab-starter = Wygrane rozpoczynającego: { $first }, drugiego: { $second }.
    .table = Wygrane według miejsc, od rozpoczynającego: { LIST($shares) }.
lab-seat = { $share } (95%: { $interval })
lab-mirror = Ci gracze są jednym i tym samym, więc każde z rozdań ({ $games }) rozegrano raz: różnić się mogą tylko miejsca.
lab-even = Każda runda skończyła się równo: przy tych samych tasowaniach gracze, którzy grają tak samo, wygrywają tak samo.
lab-pace = { $games ->
    [one] { $games } gra w { $seconds }: { $rate } na sekundę czasu procesora.
    [few] { $games } gry w { $seconds }: { $rate } na sekundę czasu procesora.
   *[many] { $games } gier w { $seconds }: { $rate } na sekundę czasu procesora.
}
lab-interrupted = Przerwano po { $games } z { $most } gier; oto, co mówią.
lab-nothing = Przerwano przed końcem pierwszej rundy: nie ma o czym mówić.
lab-saved = Zapisano w { $file }.
