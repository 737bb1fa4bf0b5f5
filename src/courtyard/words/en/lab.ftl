### What the lab says about matches on the command line. The pages that it writes have words of their own in report.ftl.

## Numbers

lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low } – { $high }
lab-sure = { NUMBER($percent, maximumFractionDigits: 1) }%
lab-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-seconds = { NUMBER($value, maximumFractionDigits: 1) } s
lab-time = { $hours ->
    [0] { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
   *[other] { $hours } h { $minutes } min
}

## The match

simulate-about = Play many games of { $game } and tell who wins how often.
lab-match = { $game }: { LIST($names) }. The seed is { $seed }.
lab-lacks = { $name } wants { LIST($cards) }, which is not on the table, and has to play without.
lab-rounded = Everybody sits in every seat equally often, so { $games } games are played.

lab-column-player = Player
lab-column-wins = Wins
lab-column-ties = Ties
lab-column-losses = Losses
lab-column-share = Won
lab-column-interval = 95%
lab-column-score = Score

## On the way

lab-progress = { $games } of { $most } games · { $rate } a second · { $left } left
    .until = { $games } games, { $most } at most · { $rate } a second
    .begin = The first games are being played.

## What came of it

lab-verdict-leads = { $name } is the best: that much is { $sure } sure after { $games } games.
lab-verdict-close = { LIST($names) } are too close for it to matter: less than one percentage point lies between them, and that is { $sure } sure.
lab-verdict-open = { $games } games do not tell yet who is the best; { $name } is ahead.
    .level = { $games } games do not tell yet who is the best; { LIST($names) } are level.
lab-lead = { $name } is { $points } percentage points ahead of { $other } (95%: { $low } to { $high }).
    .open = { $name } is { $points } percentage points ahead of { $other } (95%: { $low } to { $high }), which may be chance.
lab-turns = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } turns on average; half of the games took { $low } to { $high }.
    .same = Every game took { $low } turns.
lab-endings = How they ended: { LIST($parts) }.
lab-ending-part = { $ending } { $share }
lab-ending-end = finished
lab-ending-broken-off = broken off
lab-broken-off = { $games ->
    [one] One game was broken off and counted as it stood, since nobody would end it.
   *[other] { $games } games were broken off and counted as they stood, since nobody would end them.
}
lab-starter = Whoever began won { $first }, the other { $second }.
    .table = Wins by seat, the starter first: { LIST($shares) }.
lab-seat = { $share } (95%: { $interval })
lab-mirror = These players are one and the same, so each of the { $games } deals was played once: only seats can differ.
lab-even = Every single round ended even: with the same shuffles for everybody, players who play alike win alike.
lab-pace = { $games } games in { $seconds }: { $rate } a second of processor time.
lab-interrupted = Interrupted after { $games } of { $most } games; this is what they tell.
lab-nothing = Interrupted before the first round was over: there is nothing to tell.
lab-saved = Saved in { $file }.
