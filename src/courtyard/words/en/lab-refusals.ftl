### Why a match, a tournament or a report cannot be had.

## Players

refused-cannot-be-sent = “{ $player }” cannot be sent to other processes: { $reason }; define it in a module, or use 1 job.
refused-no-strategy-file = There is no strategy in { $path }; a strategy is a file that ends with “{ $suffix }”.
refused-empty-strategy = { $path } is empty; docs/strategies.md tells what a strategy says.
refused-entrant-twice = “{ $player }” takes part twice; name everybody once.
refused-few-entrants = A tournament takes at least two players, such as “--players { $usual },random”.
refused-anchor = The anchor must be one of the players, such as { LIST($players, style: "commas") }; “{ $anchor }” is not.

## How much is played, and what with

refused-jobs = A match takes at least 1 job, not { $jobs }.
refused-process-lost = A process that played games ended { $times } times at the same place; perhaps there is too little memory.
refused-games = A match has at least 1 game, not { $games }.
refused-match-games = Each match has at least 1 game, not { $games }.
refused-sure = One can be from { $least } to { $most } per cent sure, not { $until }.
refused-start-of-match = In a match everybody begins equally often, so “{ $key }” cannot be chosen; leave it out.
refused-table-size = A table of { $game } seats { $least } to { $most } players, not { $size }.
refused-variants = A tournament is played with at least 1 variant, not { $variants }.
refused-no-variants = All tables of { $game } are played with the same things; leave out the variants.

## Reports and measurements

refused-empty-match = There is nothing to report of a match without games; let at least one round be played.
refused-empty-tournament = There is nothing to report of a tournament without games; let at least one match be played.
refused-bench-ended = { $command } ended with { $code }: { $said }

## Clusters

refused-no-ray = A cluster needs Ray; `pip install 'courtyard[cluster]'` brings it.
refused-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }
refused-cluster-address = A cluster has an address such as “192.0.2.1:6379” or “{ $example }”, not “{ $address }”.
refused-cluster-version = The cluster has Courtyard { $version }, but this is { $present }.
