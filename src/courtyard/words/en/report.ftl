### The pages that the lab writes about matches and tournaments.

## Numbers

report-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .round = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    .whole = { NUMBER($value, maximumFractionDigits: 0) }
    .rating = { NUMBER($value, maximumFractionDigits: 0, useGrouping: 0) }
    .fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-interval = { $low } to { $high }
report-margin = 95% margin
    .value = ±{ $value }
report-with-interval = { $value } ({ $interval })

## Around the page

report-brand = Courtyard
    .lab = lab report
report-games = { $games ->
    [one] one game
   *[other] { $games } games
}
report-language = en
report-skip = Skip to the results
report-contents = On this page
report-numbers = The numbers
report-made = Made by Courtyard { $version }. The same games give the same page, to the byte.
report-scroll = { $table }: a table that can be scrolled sideways
report-title-match = { $players }: { $game }
report-title-tournament = Tournament of { $count } players: { $game }
report-title-matches = { $count } matches: { $game }
report-versus = { $first } against { LIST($others) }

## What came of a match

report-wins = { $winner } beats { $loser }
report-wins-table = { $winner } comes out on top
report-close = { $first } or { $second }? Too close to call
report-verdict = { $winner } wins { $share } of the games, { $loser } { $other }; { $shared } end in a shared victory.
    .table = { $winner } wins { $share } of the games; an even share would be { $even }.
report-verdict-sure = With shared victories split, { $winner } has { $points } of all victories; with 95% confidence the true figure lies between { $low } and { $high }.
report-verdict-open = With shared victories split, { $first } has { $points } of all victories; with 95% confidence the true figure lies between { $low } and { $high }, and an even share is among them. More games would tell.
    .table = Between { $first } ({ $points }) and { $second } ({ $other }) these games do not decide: their 95% intervals overlap.

report-interrupted = The match was interrupted; this is what was played of it.

report-shared = shared
report-score-bar-alt = Victories: { LIST($parts) }.
report-score-part = { $name } { $share }

report-player-won = Won
report-player-points = Share of victories
report-player-score = Mean score

## What was played

report-played = What was played
report-played-game = Game
report-played-games = Games
    .value = { $rounds ->
        [one] { $games } in one round
       *[other] { $games } in { $rounds } rounds
    }
    .note = In a round everybody sits in every seat, with the same shuffles.
    .equals = In a round everybody sits in every seat, with the same shuffles. Equal players need not change places, so such games are played once, and each of the equals has an equal part in what came of them.
report-played-variant = Variant
report-played-seed = Seed
report-played-tables = { $done } of { $planned } matches, each of { $games } games
report-played-players = Players
report-again = To play it again
report-unfinished = This tournament was interrupted: { $done } of { $planned } matches were played.
report-variant-number = Variant { $number }

## Win share

report-share = Who wins
    .about = Victories of one’s own, as a part of all games.
    .caption = The dot is the share of games won; the whisker holds the true share with 95% confidence. The dashed line is an even share.
    .alt = Share of games won, with 95% intervals: { LIST($parts) }.
report-column-player = Player
report-column-wins = Won
report-column-ties = Shared
report-column-losses = Lost
report-column-share = Share of games won
report-column-points = Share of victories
report-column-interval = 95% interval
report-column-score = Mean score
report-column-games = Games
report-column-turn = Turn
report-column-total = In all
report-column-ending = Ending
report-column-seat = Seat

## Turn by turn

report-turn = turn
report-curve = { $gauge }, turn by turn
    .about = The average over all games that lasted that long.
    .caption = Averages over those of { $watched } games that lasted that long; pale where fewer than one in ten did.
    .alt = { $gauge } by turn. { $parts }
    .part = { $name }: { $first } in turn { $one }, { $middle } in turn { $half }, { $last } in turn { $end }.
report-gauge-score = Score

## Length

report-length = How long games last
    .about = { $mean } turns of the starting player on average; half of the games take { $low } to { $high }.
    .caption = Games by the number of turns that the starting player had.
    .alt = Games by length: from { $least } to { $most } turns, { $mean } on average, most often { $mode }.
    .mean = { $mean } on average
    .same = Every game took { $turns } turns of the starting player.

## Gains

report-gains = What { $player } gains, and when
    .about = Things gained in each turn, on average over all games; the number at the end is how many in a whole game.
    .caption = The deeper the colour, the more: the deepest stands for { $most } a turn. Of { $watched } games.
    .alt = What { $player } gains in a game, and in which turn most often: { LIST($parts) }.
    .part = { $total } { $thing } (turn { $turn })
report-column-thing = What

## Endings and seats

report-endings = How they end
    .same = All of them ended alike: { $ending }.
    .alt = How games ended: { LIST($parts) }.
report-ending-broken-off = broken off, since it would not end
report-ending-end = the game came to its end
report-seats = Does the seat matter?
    .about = Victories by seat, whoever sat there. The first seat begins.
    .caption = The dot is the share of games that were won from this seat; the whisker holds the true share with 95% confidence. The dashed line is an even share.
    .alt = Share of games won by seat, with 95% intervals: { LIST($parts) }.
report-seat = Seat { $number }
    .first = Seat 1 (begins)

## Tournaments

report-champion = { $first } wins the tournament
report-leader = { $first } is in the lead
report-champion-open = { $first } leads, { $second } is within reach
report-champion-lead = { $first } is rated { $gap } points above { $second }; with 95% confidence the true lead is { $least } to { $most }.
    .open = { $first } is rated { $gap } points above { $second }, which may be chance: the true lead could be anything from { $least } to { $most }. More games would tell.
report-ratings = Ratings
    .about = A player rated 400 above another wins ten times as often. { $held } is { $average }.
    .caption = Ratings after Bradley and Terry from all games, a tie counting as half a victory; the whisker holds the true rating with 95% confidence.
    .alt = Ratings with 95% intervals: { LIST($parts) }.
    .part = { $name } { $rating } ({ $interval })
report-average = The average
    .anchor = The rating of { $player }
report-fits = No pairing came out far from what they foretell.
report-misfit = They do not tell all: { $player } gets { $share } against { $rival }, where they foretell { $expected }.
report-tournament = tournament of { $count } players
report-on-variants = { $count ->
    [one] one variant
   *[other] { $count } variants
}
report-column-rival = Rival
report-column-result = Share of victories
report-column-league-points = Share of points
report-column-rating = Rating
report-cross = Everybody against everybody
    .about = How many of a hundred points the player to the left took from the player above.
    .caption = Blue is a winning record, orange a losing one; the deeper, the clearer. A tie is half a point for each.
    .none = –
report-variants = Variant by variant
    .about = Ratings from the games with each variant alone; the average is { $average } with each.
    .caption = Blue where somebody is stronger than on the whole, orange where weaker; a star where that is more than chance explains.
    .star = *
report-variants-all = All
report-meetings = All matches
    .about = Every match of the tournament, for a closer look at any of them.
report-column-match = Match
report-column-variant = Variant
report-column-turns = Turns
report-column-mean-turns = Mean turns
report-column-seed = Seed
