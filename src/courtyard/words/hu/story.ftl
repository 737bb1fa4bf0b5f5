### Egy mondat arról, hogyan dőlt el egy játék. Egy játéknak lehetnek rá saját szavai és saját mondatai.
### $player a győztes, $points a pontja; $other egy másik játékos; $margin, hány ponttal győzött; $turn, melyik kör óta
### vezetett, és $turns, hány kör volt.

story-shared = { $points ->
    [one] { LIST($names) } végig fej fej mellett haladt, mindenki 1 pontot szerzett.
   *[other] { LIST($names) } végig fej fej mellett haladt, mindenki { $points } pontot szerzett.
}
story-tie = { $points ->
    [one] { $player } és { $other } egyaránt 1 pontot szerzett, a holtversenyt el kellett dönteni.
   *[other] { $player } és { $other } egyaránt { $points } pontot szerzett, a holtversenyt el kellett dönteni.
}
story-start = { $margin ->
    [one] { $player } az első körtől az utolsóig vezetett, a végén 1 ponttal.
   *[other] { $player } az első körtől az utolsóig vezetett, a végén { $margin } ponttal.
}
story-since = { $margin ->
    [one] { $player } a(z) { $turn }. körtől vezetett (összesen { $turns } kör volt), a végén 1 ponttal.
   *[other] { $player } a(z) { $turn }. körtől vezetett (összesen { $turns } kör volt), a végén { $margin } ponttal.
}
story-last = { $margin ->
    [one] { $player } az utolsó körben előzött, és 1 ponttal győzött; addig élen állt: { $other }.
   *[other] { $player } az utolsó körben előzött, és { $margin } ponttal győzött; addig élen állt: { $other }.
}
