### Dlaczego meczu, turnieju albo raportu nie będzie.

## Gracze

refused-cannot-be-sent = „{ $player }” nie da się wysłać do innych procesów: { $reason }; zdefiniuj go w module albo użyj 1 zadania.
refused-no-strategy-file = W { $path } nie ma strategii; strategia to plik zakończony na „{ $suffix }”.
refused-empty-strategy = { $path } jest pusty; co mówi strategia, wyjaśnia docs/strategies.md.
refused-entrant-twice = „{ $player }” bierze udział dwa razy; wymień każdego raz.
refused-few-entrants = Turniej wymaga co najmniej dwóch graczy, na przykład „--players { $usual },random”.
refused-anchor = Punktem odniesienia musi być jeden z graczy, na przykład { LIST($players, style: "commas") }; „{ $anchor }” nim nie jest.

## Ile się gra i czym

refused-jobs = Mecz wymaga co najmniej 1 zadania, a nie { $jobs }.
refused-process-lost = Proces grający w gry zakończył się w tym samym miejscu tyle razy: { $times }; być może jest za mało pamięci.
refused-games = Mecz ma co najmniej 1 grę, a nie { $games }.
refused-match-games = Każdy mecz ma co najmniej 1 grę, a nie { $games }.
refused-sure = Pewność może wynosić od { $least } do { $most } procent, a nie { $until }.
refused-start-of-match = W meczu każdy zaczyna równie często, więc „{ $key }” nie można wybrać; pomiń to.
refused-table-size = { $game }: przy stole siedzi od { $least } do { $most } graczy, a nie { $size }.
refused-variants = Turniej wymaga co najmniej 1 wariantu, a nie { $variants }.
refused-no-variants = { $game }: przy wszystkich stołach gra się tym samym; pomiń warianty.

## Raporty i pomiary

refused-empty-match = O meczu bez gier nie ma co raportować; rozegraj co najmniej jedną rundę.
refused-empty-tournament = O turnieju bez gier nie ma co raportować; rozegraj co najmniej jeden mecz.
refused-bench-ended = { $command } kończy się kodem { $code }: { $said }

## Klastry

refused-no-ray = Klaster wymaga Ray; instaluje go `pip install 'courtyard[cluster]'`.
refused-no-cluster = Pod „{ $address }” nie ma klastra Ray: { $reason }
refused-cluster-address = Klaster ma adres taki jak „192.0.2.1:6379” albo „{ $example }”, a nie „{ $address }”.
refused-cluster-version = Klaster ma Courtyard { $version }, a ten tutaj to { $present }.
