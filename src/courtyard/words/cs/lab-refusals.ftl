### Proč zápas, turnaj nebo zprávu nelze mít.

## Hráči

refused-cannot-be-sent = „{ $player }“ nelze poslat jiným procesům: { $reason }; definujte ho v modulu, nebo použijte 1 úlohu.
refused-no-strategy-file = V { $path } žádná strategie není; strategie je soubor, který končí na „{ $suffix }“.
refused-empty-strategy = { $path } je prázdný; co strategie říká, popisuje docs/strategies.md.
refused-entrant-twice = „{ $player }“ se účastní dvakrát; každého uveďte jednou.
refused-few-entrants = Turnaj potřebuje alespoň dva hráče, například „--players { $usual },random“.
refused-anchor = Kotva musí být jedním z hráčů, například { LIST($players, style: "commas") }; „{ $anchor }“ není.

## Kolik se hraje a s čím

refused-jobs = Zápas potřebuje alespoň 1 úlohu, ne { $jobs }.
refused-process-lost = Proces, který hrál, skončil na stejném místě opakovaně (počet: { $times }); možná je málo paměti.
refused-games = Zápas má alespoň 1 hru, ne { $games }.
refused-match-games = Každý zápas má alespoň 1 hru, ne { $games }.
refused-sure = Jistota může být od { $least } do { $most } procent, ne { $until }.
refused-start-of-match = V zápase začínají všichni stejně často, takže „{ $key }“ nelze zvolit; vynechte to.
refused-table-size = U stolu hry { $game } je { $least } až { $most } hráčů, ne { $size }.
refused-variants = Turnaj se hraje alespoň s 1 variantou, ne { $variants }.
refused-no-variants = U všech stolů hry { $game } se hraje se stejnými věcmi; varianty vynechte.

## Zprávy a měření

refused-empty-match = O zápase bez her není co psát; nechte odehrát alespoň jedno kolo.
refused-empty-tournament = O turnaji bez her není co psát; nechte odehrát alespoň jeden zápas.
refused-bench-ended = { $command } skončil s { $code }: { $said }

## Clustery

refused-no-ray = Cluster potřebuje Ray; přinese ho `pip install 'courtyard[cluster]'`.
refused-no-cluster = Na „{ $address }“ žádný cluster Ray není: { $reason }
refused-cluster-address = Adresa clusteru je například „192.0.2.1:6379“ nebo „{ $example }“, ne „{ $address }“.
refused-cluster-version = Cluster má Courtyard { $version }, ale zde je { $present }.
