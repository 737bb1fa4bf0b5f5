### Why something cannot be done: what was wrong, and what would be right. `Refused("no-game")` in the code is the
### message `refused-no-game`; those of a game stand in its own files, those of the server in server.ftl.

## What was given from outside. $what is one of the phrases `what-…` below, $value a little of what was given instead.

refused-not-whole = { $what } must be a whole number from { $least } to { $most }, not “{ $value }”.
refused-not-truth = { $what } must be true or false, not “{ $value }”.
refused-not-text = { $what } must be a text, not “{ $value }”.
refused-long-text = { $what } has { $letters } letters, which is too long; { $most } will do.
refused-unseen = { $what } must be made of printable characters, not “{ $value }” with { $sign }.
refused-not-list = { $what } must be a list, not “{ $value }”.
refused-long-list = { $what } has { $entries } entries; there can be { $most }.
refused-not-keyed = { $what } must be a table of keys and values, not “{ $value }”.
refused-unknown-key = There is no “{ $key }” in { $what }; it has { LIST($known, style: "commas") }.
refused-none-such = There is no { $kind } “{ $wanted }”; { $hint }
refused-too-deep = { $what } is nested too deeply to be read; { $most } levels will do.
refused-long-text-within = { $what } has a text of { $letters } letters; { $most } will do.
refused-unseen-within = { $what } has a text that is not made of printable characters: it has { $sign }.
refused-large-number-within = { $what } has a number that is too large; { $most } is the largest.
refused-long-list-within = { $what } has a list or table of { $entries } entries; the limit is { $most }.

## Options and files

refused-empty-option = --{ $option } says nothing; write it as “--{ $option } { $form }”, or leave it out.
refused-nobody = Nobody here is “{ $name }”; say a seat from 1 to { $seats }, or one of { LIST($names, style: "commas") }.
refused-unreadable-file = { $path } cannot be read: { $reason }.
refused-not-utf-8 = { $path } cannot be read: it is not UTF-8 text.
refused-unwritable-file = { $path } cannot be written: { $reason }.
refused-folder = { $path } is a folder; name a file in it, such as { $example }.
refused-empty-file = { $path } says nothing but “null”; name a file that has something in it.

refused-long-file = { $what } is too long; it can have { $most } characters.
refused-many-parts = { $what } has { $parts } lists and tables; there can be { $most }.
refused-broken-json = { $what } is not JSON: line { $line } does not make sense ({ $reason }).
refused-endless-json = { $what } is not JSON that anybody could have written: its numbers or lists are endless.

# Where something stands in a file, and what is wrong there.
refused-in-file = { $path }, line { $line }: { $why }

why-many-lines = the file is too long; the limit is { $most } lines.
why-long-line = this line is too long; the limit is { $most } characters.
why-nested = this is nested too deeply to be read.
why-not-toml = this is not TOML: { $reason }.
why-not-toml-letters = this is not TOML: { $reason }; a key with other letters than a to z is written in quotes.
why-endless-number = this is not TOML: it has a number without end.

## Modules, libraries and players

refused-no-module = There is no module “{ $module }”; it must lie here or be installed.
refused-broken-module = The module “{ $module }” cannot be imported: { $reason }
refused-guest-without-rules = { $variable } names “{ $package }”, but { $package }.rules has no RULES of a game.
refused-guest-part = { $module } must have a { $name } that is a { $kind }.
refused-guest-twice = { $variable } names “{ $package }”, but there is a game “{ $game }” already.
refused-module-lacks = The module “{ $module }” has no “{ $wanted }”; { $hint }
refused-not-callable = “{ $factory }” cannot be called; it should make a player from a seed.
refused-makes-no-player = “{ $factory }” cannot make a player from a seed: { $reason }; it is called with one number.
refused-no-player = There is no player “{ $wanted }” for { $game }; { $hint }
refused-no-strategies = { $game } has no strategies in files; it has the bots { LIST($bots, style: "commas") }.
refused-house-bot = { $variable } cannot have “{ $entry }”; it names players as in “chess=mybots:Rich”, with commas between them.
refused-bot-no-strategy = “{ $bot }” is a bot, not a strategy; `courtyard strategy list` lists those.
# The same stands in extras.py, for those who lack what these words need.
refused-lacking = This needs { LIST($libraries, style: "commas") }; `pip install 'courtyard[{ $extra }]'` brings all that it takes.

## Answers. $question is the stable name of one, such as “rook.capture”.

refused-not-an-answer = “{ $wanted }” is not an answer to { $question }; possible: { LIST($known, style: "commas") }.
refused-no-such-option = { $question } has options 0 to { $last }; { $answer } names another one.
refused-too-often = { $question } offers { LIST($offered, style: "commas") }; the answer takes one of them more often.
refused-wants-exactly = { $question } wants exactly { $wanted }, not { $picked }.
refused-wants-between = { $question } wants from { $least } to { $most }, not { $picked }.
refused-many-answers = { $question } has more than { $most } answers; allow more, or try some of them.
refused-game-over = The game is over; there is no question to answer.
refused-few-answers = { $given ->
        [0] No answer has been given
        [one] Only one answer has been given
       *[other] Only { $given } answers have been given
    }; { $wanted } cannot be taken back.
refused-other-seat = Seat { $asked } is asked { $question }; the table cannot be dealt again for seat { $seat }.
refused-endless = Nobody has had anything to decide for { $moves } moves, so this game would go on for ever; somebody must have a choice.

# Of a program that plays.
refused-not-a-player = { $name } is not a player but { $value }; a player is a Chooser.
refused-player-failed = { $name } fails at { $at }: { $reason } ({ $place })
refused-wrong-answer = { $name } answers { $question } with { $answer }, which is not allowed: { $why }.

why-not-a-list = it must be a list of places of options
why-not-numbers = the places of options are whole numbers
why-no-such-place = the places of the options are 0 to { $last }
why-too-often = it picks an option more often than it is there: { LIST($offered, style: "commas") }
why-wants-exactly = it picks { $picked } and must pick { $wanted }
why-wants-between = it picks { $picked } and must pick { $least } to { $most }

## Games and records of them

refused-no-option = { $game } has no option “{ $key }”; it has { LIST($known, style: "commas") }.
refused-players = { $game } is for { $least } to { $most } players, not { $players }.
refused-table-seats = { $game } is for { $least } to { $most } players; the table has { $seats }.
refused-saved-seats = The saved table has { $seats } players; { $game } is for { $least } to { $most }.
refused-unnamed-cards = The cards of { $game } have no names; “{ $card }” should be a number.
refused-seed = A seed is a whole number or { $digits } digits from 0 to f, not “{ $value }”.
refused-dice = “dice” must be a whole number from 0 to { $most }, or a secret and such a number of rolls.
refused-not-a-record = This is not a record of a game: it has no “courtyard” entry.
refused-record-format = The record has format { $made }; this program reads format { $format }.
refused-record-goes-on = The record goes on after the end of the game, at answer { $number }.
refused-record-unfit = Answer { $number } of the record does not fit: { $why }
refused-other-version = { $why } It was made by version { $made } of the rules; these are { $rules }.

## What a sentence is about

what-key = “{ $key }”
what-path = { $path }
what-name = The name of a { $kind }
what-entry = An entry in “{ $key }”
what-number = A number in “{ $key }”
what-this-file = this file
what-a-table = a table
what-a-seat = a seat
what-a-player = A player
what-seat = Seat { $seat }
what-start-seat = The seat of the start player
what-seat-player = The player of a seat
what-table-name = A name at the table
what-record = The record
what-record-key = “{ $key }” in the record
what-record-player = A player in the record
what-record-answer = Answer { $number } of the record

noun-card = card
noun-set = set
noun-table-game = game
noun-strategy = strategy
noun-law = law

## What would be right

hint-near = did you mean “{ $near }”?
hint-define = it must be defined there.
hint-strategies = `courtyard strategy list` lists them.
hint-bots-and-strategies = there are the bots { LIST($bots, style: "commas") } and the strategies of `courtyard strategy list`.
hint-known = { $count ->
    [one] there is { LIST($known, style: "commas") }.
   *[other] there are { LIST($known, style: "commas") }.
}
