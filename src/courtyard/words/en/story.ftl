### One sentence on how a game came out. A game may have its own words for each, and sentences of its own.
### $player is the winner, with $points; $other another player; $margin, by how many points the victory was; $turn, since
### which turn the winner was ahead, and $turns, how many there were.

story-shared = { $points ->
    [one] { LIST($names) } were level to the end, with 1 point each.
   *[other] { LIST($names) } were level to the end, with { $points } points each.
}
story-tie = { $points ->
    [one] { $player } and { $other } were level with 1 point, and the tie had to be broken.
   *[other] { $player } and { $other } were level with { $points } points, and the tie had to be broken.
}
story-start = { $margin ->
    [one] { $player } was ahead from the first turn to the last, in the end by 1 point.
   *[other] { $player } was ahead from the first turn to the last, in the end by { $margin } points.
}
story-since = { $margin ->
    [one] { $player } was ahead from turn { $turn } of { $turns } on, in the end by 1 point.
   *[other] { $player } was ahead from turn { $turn } of { $turns } on, in the end by { $margin } points.
}
story-last = { $margin ->
    [one] { $player } overtook { $other } in the very last turn and won by 1 point.
   *[other] { $player } overtook { $other } in the very last turn and won by { $margin } points.
}
