### What the lab says about tournaments on the command line.

tournament-about = Let players of { $game } meet, everybody everybody, and rate them.
tournament-intro = A tournament of { $game }: { $players } players, { $matches ->
    [one] one match
   *[other] { $matches } matches
} of { $games } games. The seed is { $seed }.
tournament-lacks = Not everybody finds there what they want: { LIST($names) } { $count ->
    [one] plays
   *[other] play
} without.

tournament-column-player = Player
tournament-column-rating = Rating
tournament-column-margin = 95%
tournament-column-points = Points
tournament-column-wins = Wins
tournament-column-ties = Ties
tournament-column-losses = Losses
tournament-margin = ±{ $value }

tournament-lead = { $first } is rated { $points } above { $second } (95%: { $low } to { $high }).
    .open = { $first } is rated { $points } above { $second } (95%: { $low } to { $high }), which may be chance.
tournament-cross = Points of a hundred, of who stands at the left against who stands above:
tournament-too-wide = The table of everybody against everybody is too wide for this place; --report draws it, and --json holds it.
tournament-variants = Ratings with each variant alone; * where the difference is more than chance explains:
tournament-all = All

tournament-pace = { $games } games in { $time }.
tournament-interrupted = Interrupted after { $done } of { $matches } matches; this is what they tell.
