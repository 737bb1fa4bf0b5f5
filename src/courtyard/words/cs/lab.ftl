### Co říká laboratoř o zápasech na příkazové řádce. Stránky, které píše, mají vlastní slova v report.ftl.

## Čísla

lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low } – { $high }
lab-sure = { NUMBER($percent, maximumFractionDigits: 1) } %
lab-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-seconds = { NUMBER($value, maximumFractionDigits: 1) } s
lab-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
   *[other] { $hours } h { $minutes } min
}

## Zápas

simulate-about = Odehrát mnoho her ({ $game }) a říct, kdo jak často vyhrává.
lab-match = { $game }: { LIST($names) }. Semínko je { $seed }.
lab-lacks = { $name } chce karty, které na stole nejsou, a musí hrát bez nich: { LIST($cards) }.
lab-rounded = Každý sedí na každém místě stejně často, takže počet her je { $games }.

lab-column-player = Hráč
lab-column-wins = Výhry
lab-column-ties = Remízy
lab-column-losses = Prohry
lab-column-share = Podíl
lab-column-interval = 95 %
lab-column-score = Body

## Cestou

lab-progress = Hry: { $games } z { $most } · { $rate } za sekundu · zbývá { $left }
    .until = Hry: { $games }, nejvýš { $most } · { $rate } za sekundu
    .begin = Hrají se první hry.

## Co z toho vzešlo

lab-verdict-leads = { $name } je nejlepší: jistota je { $sure }, odehrané hry: { $games }.
lab-verdict-close = { LIST($names) } jsou si příliš blízko, než aby na tom záleželo: dělí je méně než jeden procentní bod a jistota je { $sure }.
lab-verdict-open = Kdo je nejlepší, zatím říct nelze (odehrané hry: { $games }); vede { $name }.
    .level = Kdo je nejlepší, zatím říct nelze (odehrané hry: { $games }); vyrovnaní jsou { LIST($names) }.
lab-lead = { $name } má náskok { $points } procentního bodu; druhé místo: { $other } (95 %: { $low } až { $high }).
    .open = { $name } má náskok { $points } procentního bodu; druhé místo: { $other } (95 %: { $low } až { $high }); může to být náhoda.
lab-turns = Průměrný počet tahů: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }; v polovině her { $low } až { $high }.
    .same = Počet tahů v každé hře: { $low }.
lab-endings = Jak hry skončily: { LIST($parts) }.
lab-ending-part = { $ending } { $share }
lab-ending-end = dohráno
lab-ending-broken-off = přerušeno
lab-broken-off = { $games ->
    [one] Jedna hra byla přerušena a počítá se, jak stála, protože by ji nikdo neukončil.
    [few] { $games } hry byly přerušeny a počítají se, jak stály, protože by je nikdo neukončil.
   *[other] { $games } her bylo přerušeno a počítají se, jak stály, protože by je nikdo neukončil.
}
lab-starter = Kdo začíná, vyhrává { $first }, ten druhý { $second }.
    .table = Výhry podle místa, první začíná: { LIST($shares) }.
lab-seat = { $share } (95 %: { $interval })
lab-mirror = Tito hráči jsou jeden a týž, takže každé rozdání se hraje jednou (počet: { $games }): lišit se mohou jen místa.
lab-even = Každé kolo skončilo nerozhodně: kdo při stejném míchání hraje stejně, stejně také vyhrává.
lab-pace = Hry: { $games } za { $seconds }; { $rate } za sekundu času procesoru.
lab-interrupted = Přerušeno, odehrané hry: { $games } z { $most }; říkají toto.
lab-nothing = Přerušeno před koncem prvního kola: není o čem mluvit.
lab-saved = Uloženo do { $file }.
