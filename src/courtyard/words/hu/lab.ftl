### Amit a labor a parancssorban a mérkőzésekről mond. Az oldalaknak, amelyeket ír, saját szavaik vannak a report.ftl fájlban.

## Számok

lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low } – { $high }
lab-sure = { NUMBER($percent, maximumFractionDigits: 1) }%
lab-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-seconds = { NUMBER($value, maximumFractionDigits: 1) } mp
lab-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } mp
       *[other] { $minutes } p { $seconds } mp
    }
   *[other] { $hours } ó { $minutes } p
}

## A mérkőzés

simulate-about = Sok játék lejátszása ({ $game }), és hogy ki milyen gyakran győz.
lab-match = { $game }: { LIST($names) }. A kezdőérték { $seed }.
lab-lacks = { $name } ezt kívánná: { LIST($cards) }; nincs az asztalon, így anélkül kell játszania.
lab-rounded = Mindenki minden helyen ugyanannyiszor ül, ezért { $games } játékot játszunk le.

lab-column-player = Játékos
lab-column-wins = Győzelem
lab-column-ties = Döntetlen
lab-column-losses = Vereség
lab-column-share = Nyert
lab-column-interval = 95%
lab-column-score = Pont

## Útközben

lab-progress = { $games } / { $most } játék · másodpercenként { $rate } · még { $left }
    .until = { $games } játék, legfeljebb { $most } · másodpercenként { $rate }
    .begin = Az első játékok folynak.

## Mi lett belőle

lab-verdict-leads = { $name } a legjobb: ez { $games } játék után { $sure } biztos.
lab-verdict-close = { LIST($names) } között nincs számottevő különbség: egy százalékpontnál kevesebb választja el őket, és ez { $sure } biztos.
lab-verdict-open = { $games } játékból még nem derül ki, ki a legjobb; { $name } vezet.
    .level = { $games } játékból még nem derül ki, ki a legjobb; { LIST($names) } egál.
lab-lead = { $name } előnye { $points } százalékpont, mögötte { $other } (95%: { $low } – { $high }).
    .open = { $name } előnye { $points } százalékpont, mögötte { $other } (95%: { $low } – { $high }), de ez véletlen is lehet.
lab-turns = Átlagosan { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } kör; a játékok fele { $low } és { $high } kör között tartott.
    .same = Minden játék { $low } körig tartott.
lab-endings = Hogyan értek véget: { LIST($parts) }.
lab-ending-part = { $ending } { $share }
lab-ending-end = befejeződött
lab-ending-broken-off = megszakítva
lab-broken-off = { $games ->
    [one] Egy játékot megszakítottunk, és úgy számoltunk, ahogy állt, mert senki sem fejezte volna be.
   *[other] { $games } játékot megszakítottunk, és úgy számoltunk, ahogy állt, mert senki sem fejezte volna be.
}
lab-starter = A kezdő nyerési aránya { $first }, a másiké { $second }.
    .table = Győzelmek helyenként, a kezdővel az élen: { LIST($shares) }.
lab-seat = { $share } (95%: { $interval })
lab-mirror = Ezek a játékosok egy és ugyanazok, így a { $games } osztás mindegyikét egyszer játszottuk le: csak a helyek között lehet különbség.
lab-even = Minden egyes forduló döntetlen lett: ha a keverés mindenkinek ugyanaz, az egyformán játszók egyformán nyernek.
lab-pace = { $games } játék, { $seconds } alatt: processzoridő-másodpercenként { $rate }.
lab-interrupted = Megszakítva: { $games } / { $most } játék; ennyi derül ki belőlük.
lab-nothing = Az első forduló vége előtt megszakítva: nincs miről beszámolni.
lab-saved = Elmentve: { $file }.
