### Az oldalak, amelyeket a labor a mérkőzésekről és a tornákról ír.

## Számok

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .round = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .whole = { NUMBER($value, maximumFractionDigits: 0) }
    .rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
    .fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-interval = { $low } – { $high }
report-margin = 95%-os hibahatár
    .value = ±{ $value }
report-with-interval = { $value } ({ $interval })

## Az oldal körül

report-brand = Courtyard
    .lab = laborjelentés
report-games = { $games ->
    [one] egy játék
   *[other] { $games } játék
}
report-language = hu
report-skip = Ugrás az eredményekre
report-contents = Ezen az oldalon
report-numbers = A számok
report-made = Készítette a Courtyard { $version }. Ugyanazok a játékok bájtra ugyanezt az oldalt adják.
report-scroll = { $table }: oldalra görgethető táblázat
report-title-match = { $players }: { $game }
report-title-tournament = Torna, { $count } játékos: { $game }
report-title-matches = { $count } mérkőzés: { $game }
report-versus = { $first } – { LIST($others) }

## Mi lett egy mérkőzésből

report-wins = { $winner } jobb, mint { $loser }
report-wins-table = { $winner } az első
report-close = { $first } vagy { $second }? Nem dönthető el
report-verdict = { $winner } a játékok { $share } részét nyeri, { $loser } { $other } részét; { $shared } közös győzelemmel ér véget.
    .table = { $winner } a játékok { $share } részét nyeri; az egyenlő rész { $even } lenne.
report-verdict-sure = Ha a közös győzelmeket elosztjuk, { $winner } az összes győzelem { $points } részét szerzi meg; 95%-os biztonsággal a valódi érték { $low } és { $high } között van.
report-verdict-open = Ha a közös győzelmeket elosztjuk, { $first } az összes győzelem { $points } részét szerzi meg; 95%-os biztonsággal a valódi érték { $low } és { $high } között van, és az egyenlő rész is ezek közé esik. Több játékból kiderülne.
    .table = { $first } ({ $points }) és { $second } ({ $other }) között ezek a játékok nem döntenek: a 95%-os sávjuk átfedi egymást.

report-interrupted = A mérkőzést megszakították; ennyit játszottak le belőle.

report-shared = közös
report-score-bar-alt = Győzelmek: { LIST($parts) }.
report-score-part = { $name } { $share }

report-player-won = Nyert
report-player-points = Győzelmi arány
report-player-score = Átlagpont

## Mit játszottak

report-played = Mit játszottak
report-played-game = Játék
report-played-games = Játékok
    .value = { $rounds ->
        [one] { $games }, egy fordulóban
       *[other] { $games }, { $rounds } fordulóban
    }
    .note = Egy fordulóban mindenki minden helyen ül, ugyanazokkal a keverésekkel.
    .equals = Egy fordulóban mindenki minden helyen ül, ugyanazokkal a keverésekkel. Az egyforma játékosoknak nem kell helyet cserélniük, ezért az ilyen játékokat egyszer játsszuk le, és az egyformák egyenlően részesülnek abból, ami lett belőlük.
report-played-variant = Változat
report-played-seed = Kezdőérték
report-played-tables = { $done } / { $planned } mérkőzés, egyenként { $games } játék
report-played-players = Játékosok
report-again = Így játszható újra
report-unfinished = Ezt a tornát megszakították: { $done } / { $planned } mérkőzést játszottak le.
report-variant-number = { $number }. változat

## Győzelmi arány

report-share = Ki győz
    .about = Egyedül szerzett győzelmek az összes játék arányában.
    .caption = A pont a megnyert játékok aránya; a vonal 95%-os biztonsággal tartalmazza a valódi arányt. A szaggatott vonal az egyenlő rész.
    .alt = A megnyert játékok aránya 95%-os sávval: { LIST($parts) }.
report-column-player = Játékos
report-column-wins = Nyert
report-column-ties = Közös
report-column-losses = Vesztett
report-column-share = Nyert játékok aránya
report-column-points = Győzelmi arány
report-column-interval = 95%-os sáv
report-column-score = Átlagpont
report-column-games = Játékok
report-column-turn = Kör
report-column-total = Összesen
report-column-ending = Befejezés
report-column-seat = Hely

## Körről körre

report-turn = kör
report-curve = { $gauge } körről körre
    .about = Az átlag azokból a játékokból, amelyek addig tartottak.
    .caption = Átlag { $watched } játék közül azokból, amelyek addig tartottak; halvány, ahol tízből egynél kevesebb.
    .alt = { $gauge } körönként. { $parts }
    .part = { $name }: { $first } ({ $one }. kör), { $middle } ({ $half }. kör), { $last } ({ $end }. kör).
report-gauge-score = Pont

## Hossz

report-length = Meddig tartanak a játékok
    .about = A kezdőjátékosnak átlagosan { $mean } köre van; a játékok fele { $low } és { $high } kör között tart.
    .caption = A játékok aszerint, hány köre volt a kezdőjátékosnak.
    .alt = A játékok hossza: { $least } és { $most } kör között, átlagosan { $mean }, leggyakrabban { $mode }.
    .mean = átlag: { $mean }
    .same = A kezdőjátékosnak minden játékban { $turns } köre volt.

## Szerzemények

report-gains = Mit szerez és mikor: { $player }
    .about = Körönként szerzett dolgok az összes játék átlagában; a végén álló szám az egész játékra vonatkozik.
    .caption = Minél mélyebb a szín, annál több: a legmélyebb körönként { $most }. Megfigyelt játékok: { $watched }.
    .alt = { $player } ezeket szerzi egy játékban, és leggyakrabban ebben a körben: { LIST($parts) }.
    .part = { $total } { $thing } ({ $turn }. kör)
report-column-thing = Mit

## Befejezések és helyek

report-endings = Hogyan érnek véget
    .same = Mind egyformán ért véget: { $ending }.
    .alt = Hogyan értek véget a játékok: { LIST($parts) }.
report-ending-broken-off = megszakítva, mert nem ért volna véget
report-ending-end = a játék a végére ért
report-seats = Számít-e a hely?
    .about = Győzelmek helyenként, bárki ült is ott. Az első hely kezd.
    .caption = A pont az erről a helyről megnyert játékok aránya; a vonal 95%-os biztonsággal tartalmazza a valódi arányt. A szaggatott vonal az egyenlő rész.
    .alt = A megnyert játékok aránya helyenként, 95%-os sávval: { LIST($parts) }.
report-seat = { $number }. hely
    .first = 1. hely (kezd)

## Tornák

report-champion = { $first } nyeri a tornát
report-leader = { $first } vezet
report-champion-open = { $first } vezet, { $second } karnyújtásnyira
report-champion-lead = { $first } értékszáma { $gap } ponttal magasabb, mögötte { $second }; 95%-os biztonsággal a valódi előny { $least } és { $most } között van.
    .open = { $first } értékszáma { $gap } ponttal magasabb, mögötte { $second }, de ez véletlen is lehet: a valódi előny { $least } és { $most } között bármennyi lehet. Több játékból kiderülne.
report-ratings = Értékszámok
    .about = Akinek az értékszáma 400-zal magasabb, tízszer olyan gyakran győz. { $held } { $average }.
    .caption = Értékszámok Bradley és Terry szerint az összes játékból, a döntetlen fél győzelem; a vonal 95%-os biztonsággal tartalmazza a valódi értékszámot.
    .alt = Értékszámok 95%-os sávval: { LIST($parts) }.
    .part = { $name } { $rating } ({ $interval })
report-average = Az átlag
    .anchor = { $player } értékszáma
report-fits = Egyik párosítás sem tért el messze attól, amit ezek jósolnak.
report-misfit = Nem mondanak el mindent: { $player } és { $rival } párosításában az eredmény { $share }, pedig a jóslat { $expected }.
report-tournament = torna, { $count } játékos
report-on-variants = { $count ->
    [one] egy változat
   *[other] { $count } változat
}
report-column-rival = Ellenfél
report-column-result = Győzelmi arány
report-column-league-points = Pontarány
report-column-rating = Értékszám
report-cross = Mindenki mindenki ellen
    .about = Száz pontból hányat szerzett a bal oldali játékos a fölső ellen.
    .caption = A kék nyerő mérleg, a narancs vesztő; minél mélyebb, annál világosabb. A döntetlen mindkettőnek fél pont.
    .none = –
report-variants = Változatonként
    .about = Értékszámok csak az adott változat játékaiból; az átlag mindegyikben { $average }.
    .caption = Kék, ahol valaki erősebb, mint összesítve, narancs, ahol gyengébb; csillag, ahol ez több, mint amennyit a véletlen megmagyaráz.
    .star = *
report-variants-all = Mind
report-meetings = Minden mérkőzés
    .about = A torna összes mérkőzése, hogy bármelyiket közelebbről is meg lehessen nézni.
report-column-match = Mérkőzés
report-column-variant = Változat
report-column-turns = Körök
report-column-mean-turns = Átlagos körszám
report-column-seed = Kezdőérték
