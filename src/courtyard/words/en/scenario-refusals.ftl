### Why a scenario makes no sense. Most of these stand behind the place in the file: see `refused-in-file`.

refused-in-step = { $path }, step { $step } in line { $line }: { $why }
refused-no-scenario = There is no scenario in { $path }; a scenario is a file that ends with “.toml”.

## The file

why-no-part = “{ $key }” is not part of { $what }; there are { LIST($known, style: "commas") }.
why-no-name = a scenario needs a “name”, one sentence.
why-no-table = a scenario needs a [table] with its “seats”.
why-not-text = “{ $key }” must be a text, not “{ $value }”.
why-not-number = “{ $key }” must be a number, not “{ $value }”.
why-no-cites = “cites” must list the rules that the scenario shows, as texts.
why-steps-after-refusal = where the table is refused no step can follow; take the steps out.
why-nothing-checked = nothing is checked; add a [[step]].
why-unchecked-end = nothing is checked after the last step; say what must be true with “then”, “asked” or “told”.
why-no-game = the file does not lie in the folder of a game; set “game” to one of { LIST($known, style: "commas") }.
why-unknown-game = there is no game “{ $game }”; set “game” to one of { LIST($known, style: "commas") }.

## Seats

why-no-seats = “seats” must list the players' names in turn order.
why-seat-twice = two seats are called “{ $seat }”; give them different names.
why-seat-name = a seat cannot be called “{ $seat }”; take a word with a capital letter.
why-long-seat = a seat cannot be called “{ $seat }”; the limit is { $most } letters.
why-nobody = nobody is called “{ $name }”; there are { LIST($names, style: "commas") }.
why-no-zones = “{ $seat }” must be a [table.{ $seat }] of zones, not “{ $value }”.

## Steps

why-not-steps = steps are written as [[step]], one after another.
why-empty-step = the step is empty; give it “do”, “then” or another part.
why-empty-key = “{ $key }” is empty, so it says nothing; fill it or take it out.
why-not-texts = “{ $key }” must be a list of texts.
why-refused-no-id = “refused” must be the id with which the last answer is refused, such as “not-an-answer”.
why-refused-nothing = “refused” is about the last answer of “do”, and there is none.
why-not-then = “then” must be a table of what must be true, or a list of such tables.
why-then-twice = “then” says twice what “{ $key }” must be; take one out.
why-no-answer = “{ $text }” is not an answer; write “Name: what, what”, “Name: -” or “Name: all”.
why-answer-left-out = “{ $text }” leaves out what is answered; write “-” for nothing.
why-no-listeners = “{ $key }” must say by name who is told which lines.
why-no-lines = “{ $key }” has no lines for { $name }, so it says nothing; fill it or take it out.
why-not-asked = “asked” must describe the open question, or be false: the game is over.
why-no-question = “why” must be the name of a question.
why-only-all = “only” lists all options; take out “offered” and “not_offered”.

## What a table cannot have

refused-no-amount = “{ $value }” is not an amount of a thing; there can be 1 to { $most }.
refused-many-things = A list with “{ $value }” comes to more than { $most } things; no game has so many.
refused-not-on-table = “{ $thing }” in “{ $key }” is nothing that lies on this table.
refused-never-told = “{ $part }” in “{ $line }” can never be told; write it as the line of an event.
refused-not-of-seat = “{ $seat }” must be a table of what must be true of that seat, such as {"{"} hand = [...] {"}"}.
refused-not-parts = “{ $key }” must be a table that says what each of its parts must be.
refused-other-kind = “{ $key }” is { $what }, not “{ $value }”.

what-a-scenario = a scenario
what-a-step = a step
what-this-table = this table
what-a-name = a name
what-a-truth = true or false
what-a-number = a number
what-a-list = a list
