### What the lab says about tournaments on the command line.

tournament-about = Let every player of { $game } meet every other, and rate them.
tournament-intro = A tournament of { $game }: { $players } players, { $matches ->
    [one] one match
   *[other] { $matches } matches
} of { $games } games. The seed is { $seed }.
tournament-lacks = Not everybody finds what they want there: { LIST($names) } { $count ->
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
tournament-cross = How many of a hundred points the player at the left took from the player above:
tournament-too-wide = The table of everybody against everybody is too wide to show here; --report draws it, and --json holds it.
tournament-variants = Ratings with each variant alone; * where the difference is more than chance explains:
tournament-all = All

tournament-pace = { $games } games in { $time }.
tournament-interrupted = Interrupted after { $done } of { $matches } matches; this is what they tell.
