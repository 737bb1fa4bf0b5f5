### Why the program does not do what was typed.

## Answers in a game

refused-unknown-answer = “{ $text }” is not one of the answers; pick by number or by name.
refused-ambiguous = “{ $text }” could be { LIST($options) }; write a little more.
refused-answer-number = There is no answer { $number }; they go from 1 to { $size }.
refused-backwards = “{ $text }” runs backwards; write “{ $right }”.
refused-few-picked = { $least ->
    [one] At least one must be picked.
   *[other] { $least } must be picked; you picked { $count }.
}
refused-many-picked = { $most ->
    [0] Nothing can be picked here.
    [one] Only one can be picked.
   *[other] At most { $most } can be picked; you picked { $count }.
}
refused-repeated = { $count ->
    [one] There is only one { $option }.
   *[other] { $option } is there only { $count } times.
}

## Commands in a game

refused-nothing-to-undo = There is nothing to take back.
refused-log-number = “log” takes a number of lines, such as “log 20”, not “{ $text }”.
refused-save-where = Say where: “save my-game.json”.
refused-replay-help = Press Enter for the next answer, or type b for the one before, g and a number to go there, or q to leave.
refused-replay-end = This is the end of the record.
refused-replay-start = This is the start of the game.
refused-replay-range = The record has answers from 0 to { $count }.

## Cards, presets and strategies

refused-which-card = Say which card: “{ $command } { $card }”.
refused-no-card = There is no card “{ $wanted }”.
refused-no-cards = This game has no cards to read about.
refused-other-set = { $card } is not in the set { $set }, but in the set { $present }.
refused-no-presets = { $game } has no presets to choose from.
refused-no-strategy-texts = { $game } has no strategies that are texts.

## Seats

refused-number-of-players = This game is for { $least } to { $most } players, not { $players }.
refused-many-names = { $given ->
    [one] 1 name is
   *[other] { $given } names are
} given, but { $people ->
    [0] no seat is
    [one] only 1 seat is
   *[other] only { $people } seats are
} for a person; name fewer, or add “{ $person }” to the seats.
refused-many-seats = { $taken } seats are taken, but the table has only { $seats }; raise --players or name fewer.
refused-own-bot = “{ $bot }” is not a bot of ours; to let it play, name it again: --seat { $seat }.

hint-seats = there are { LIST($bots, style: "commas") }, and “{ $person }” for a person.
hint-seats-and-strategies = there are { LIST($bots, style: "commas") }, the strategies of `{ $command }`, and “{ $person }” for a person.

## Records

refused-record-unnamed = --record needs the name of a file, such as “--record game.json”.
refused-record-of-other = { $path } holds a game of { $other }, not of { $game }.
refused-record-taken = { $path } holds another game already; name only the file to go on with it, or another file.
refused-record-players = { $named ->
    [one] The record names 1 player, but its table has { $seats } seats.
   *[other] The record names { $named } players, but its table has { $seats } seats.
}
refused-record-strangers = The players in the record are not known: { $why }
refused-not-overwritten = { $path } is there already and is not a record of a game; choose another name.
refused-replay-nothing = This game was played by version { $version } of the rules, and version { $present } cannot even begin it: { $why }

## The command line

refused-which-game = Say which game to play, such as “courtyard { $command } { $game }”.
# $language is the code of a language, $variable the name of an environment variable.
refused-draft = “{ $language }” is a draft that is not whole yet; set { $variable }=1 to read it all the same.
refused-many-scenarios = One scenario can be played at a time; { $scenarios } are named.
refused-unusable-file = “{ $path }” cannot be used: { $reason }.
refused-report-printed = A report is a file; name one, such as “--report match.html”.
refused-same-output = --json, --csv and --report each need a place of their own; two of them name the same.
refused-jobs-and-cluster = A cluster has as many jobs as processors; leave out --jobs, or --cluster.
refused-until = --until must be from 50% to 99.9%, such as “--until 95%”, not “{ $value }”.
refused-named-and-drawn = Name the { $plural } with --{ $option }, or say with --{ $plural } how many are drawn; not both.
refused-origin-flag = --origin must be like http://localhost:5173, without a path, not “{ $value }”.
refused-proxy-flag = --proxy must be an address or a network, like 127.0.0.1 or 10.0.0.0/8, not “{ $value }”.
refused-rate-flag = --rate must be a number from 1 on, not “{ $value }”.
refused-no-tables = There are no tables in { $path }; name the folder of a server with --data.
refused-broken-database = The database cannot be used: { $reason }; take it from a backup.

noun-command = command
noun-bot = bot

hint-command = “{ $command }” lists them all.
