### Strony, które laboratorium pisze o meczach i turniejach.

## Liczby

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .round = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .whole = { NUMBER($value, maximumFractionDigits: 0) }
    .rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
    .fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-interval = od { $low } do { $high }
report-margin = Margines 95%
    .value = ±{ $value }
report-with-interval = { $value } ({ $interval })

## Dookoła strony

report-brand = Courtyard
    .lab = raport laboratorium
report-games = { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
}
report-language = pl
report-skip = Przejdź do wyników
report-contents = Na tej stronie
report-numbers = Liczby
report-made = Sporządził Courtyard { $version }. Te same gry dają tę samą stronę, co do bajtu.
report-scroll = { $table }: tabela, którą można przewijać w bok
report-title-match = { $players }: { $game }
report-title-tournament = Turniej, graczy: { $count } ({ $game })
report-title-matches = Mecze: { $count } ({ $game })
report-versus = { $first } kontra { LIST($others) }

## Co wyszło z meczu

report-wins = { $winner } wygrywa, { $loser } przegrywa
report-wins-table = { $winner } jest na czele
report-close = { $first } czy { $second }? Nie da się rozstrzygnąć
report-verdict = { $winner } wygrywa { $share } gier, { $loser } { $other }; { $shared } kończy się wspólnym zwycięstwem.
    .table = { $winner } wygrywa { $share } gier; równy udział to { $even }.
report-verdict-sure = Po podziale wspólnych zwycięstw { $winner } ma { $points } wszystkich zwycięstw; z pewnością 95% prawdziwa wartość leży między { $low } a { $high }.
report-verdict-open = Po podziale wspólnych zwycięstw { $first } ma { $points } wszystkich zwycięstw; z pewnością 95% prawdziwa wartość leży między { $low } a { $high }, a równy udział jest wśród nich. Więcej gier dałoby odpowiedź.
    .table = Tych gier nie wystarcza, by rozstrzygnąć między: { $first } ({ $points }) i { $second } ({ $other }): ich przedziały 95% zachodzą na siebie.

report-interrupted = Mecz został przerwany; oto, co z niego rozegrano.

report-shared = wspólne
report-score-bar-alt = Zwycięstwa: { LIST($parts) }.
report-score-part = { $name } { $share }

report-player-won = Wygrane
report-player-points = Udział w zwycięstwach
report-player-score = Średni wynik

## W co grano

report-played = W co grano
report-played-game = Gra
report-played-games = Gry
    .value = { $rounds ->
        [one] { $games } w jednej rundzie
       *[other] { $games } w { $rounds } rundach
    }
    .note = W rundzie każdy siedzi na każdym miejscu, przy tych samych tasowaniach.
    .equals = W rundzie każdy siedzi na każdym miejscu, przy tych samych tasowaniach. Jednakowi gracze nie muszą zamieniać się miejscami, więc takie gry rozgrywa się raz, a każdy z nich ma równy udział w wyniku.
report-played-variant = Wariant
report-played-seed = Ziarno
report-played-tables = { $done } z { $planned } meczów, gier w każdym: { $games }
report-played-players = Gracze
report-again = Aby zagrać to ponownie
report-unfinished = Ten turniej został przerwany: rozegrano { $done } z { $planned } meczów.
report-variant-number = Wariant { $number }

## Udział w wygranych

report-share = Kto wygrywa
    .about = Samodzielne zwycięstwa jako część wszystkich gier.
    .caption = Kropka to udział wygranych gier; wąs obejmuje prawdziwy udział z pewnością 95%. Linia przerywana to równy udział.
    .alt = Udział wygranych gier, z przedziałami 95%: { LIST($parts) }.
report-column-player = Gracz
report-column-wins = Wygrane
report-column-ties = Wspólne
report-column-losses = Przegrane
report-column-share = Udział wygranych gier
report-column-points = Udział w zwycięstwach
report-column-interval = Przedział 95%
report-column-score = Średni wynik
report-column-games = Gry
report-column-turn = Tura
report-column-total = Razem
report-column-ending = Zakończenie
report-column-seat = Miejsce

## Tura po turze

report-turn = tura
report-curve = { $gauge }, tura po turze
    .about = Średnia ze wszystkich gier, które trwały tak długo.
    .caption = Średnie z tych gier spośród { $watched }, które trwały tak długo; blade tam, gdzie trwała tak mniej niż co dziesiąta.
    .alt = { $gauge } według tur. { $parts }
    .part = { $name }: { $first } w turze { $one }, { $middle } w turze { $half }, { $last } w turze { $end }.
report-gauge-score = Wynik

## Długość

report-length = Jak długo trwają gry
    .about = Średnia liczba tur gracza rozpoczynającego: { $mean }; połowa gier trwa od { $low } do { $high }.
    .caption = Gry według liczby tur gracza rozpoczynającego.
    .alt = Gry według długości: od { $least } do { $most } tur, średnio { $mean }, najczęściej { $mode }.
    .mean = średnio { $mean }
    .same = Liczba tur gracza rozpoczynającego w każdej grze: { $turns }.

## Pozyskiwanie

report-gains = Co i kiedy pozyskuje { $player }
    .about = Rzeczy pozyskiwane w każdej turze, średnio ze wszystkich gier; liczba na końcu mówi, ile ich jest w całej grze.
    .caption = Im głębszy kolor, tym więcej: najgłębszy oznacza { $most } na turę. Liczba gier: { $watched }.
    .alt = Co w grze pozyskuje { $player } i w której turze najczęściej: { LIST($parts) }.
    .part = { $total } × { $thing } (tura { $turn })
report-column-thing = Co

## Zakończenia i miejsca

report-endings = Jak się kończą
    .same = Wszystkie kończą się tak samo: { $ending }.
    .alt = Jak kończyły się gry: { LIST($parts) }.
report-ending-broken-off = przerwana, bo nie chciała się skończyć
report-ending-end = gra dobiegła końca
report-seats = Czy miejsce ma znaczenie?
    .about = Zwycięstwa według miejsc, bez względu na to, kto tam siedział. Pierwsze miejsce zaczyna.
    .caption = Kropka to udział gier wygranych z tego miejsca; wąs obejmuje prawdziwy udział z pewnością 95%. Linia przerywana to równy udział.
    .alt = Udział wygranych gier według miejsc, z przedziałami 95%: { LIST($parts) }.
report-seat = Miejsce { $number }
    .first = Miejsce 1 (zaczyna)

## Turnieje

report-champion = { $first } wygrywa turniej
report-leader = { $first } prowadzi
report-champion-open = { $first } prowadzi, { $second } jest tuż za
report-champion-lead = { $first } ma ranking wyższy o { $gap } punktów; drugie miejsce: { $second }. Z pewnością 95% prawdziwa przewaga wynosi od { $least } do { $most }.
    .open = { $first } ma ranking wyższy o { $gap } punktów; drugie miejsce: { $second }. Może to być przypadek: prawdziwa przewaga może wynosić od { $least } do { $most }. Więcej gier dałoby odpowiedź.
report-ratings = Rankingi
    .about = Gracz z rankingiem wyższym o 400 wygrywa dziesięć razy częściej. { $held } to { $average }.
    .caption = Rankingi Bradleya i Terry’ego ze wszystkich gier, remis liczy się za pół zwycięstwa; wąs obejmuje prawdziwy ranking z pewnością 95%.
    .alt = Rankingi z przedziałami 95%: { LIST($parts) }.
    .part = { $name } { $rating } ({ $interval })
report-average = Średnia
    .anchor = Ranking odniesienia ({ $player })
report-fits = Żadna para nie odbiega daleko od tego, co rankingi przewidują.
report-misfit = Rankingi nie mówią wszystkiego: { $player } ma { $share } tam, gdzie przewidują { $expected } (przeciwnik: { $rival }).
report-tournament = { $count ->
    [one] turniej, { $count } gracz
   *[other] turniej, { $count } graczy
}
report-on-variants = { $count ->
    [one] jeden wariant
    [few] { $count } warianty
   *[many] { $count } wariantów
}
report-column-rival = Przeciwnik
report-column-result = Udział w zwycięstwach
report-column-league-points = Udział w punktach
report-column-rating = Ranking
report-cross = Każdy z każdym
    .about = Ile ze stu punktów gracz z lewej zdobywa na graczu u góry.
    .caption = Niebieski to bilans dodatni, pomarańczowy ujemny; im głębszy, tym wyraźniejszy. Remis to po pół punktu.
    .none = –
report-variants = Wariant po wariancie
    .about = Rankingi z gier tylko w danym wariancie; średnia wynosi w każdym { $average }.
    .caption = Niebieski, gdzie ktoś jest silniejszy niż w całości, pomarańczowy, gdzie słabszy; gwiazdka, gdzie to więcej, niż da się wyjaśnić przypadkiem.
    .star = *
report-variants-all = Razem
report-meetings = Wszystkie mecze
    .about = Każdy mecz turnieju, do dokładniejszego obejrzenia.
report-column-match = Mecz
report-column-variant = Wariant
report-column-turns = Tury
report-column-mean-turns = Średnio tur
report-column-seed = Ziarno
