### Why a strategy for Dominion makes no sense. These stand behind the place in the file: see `refused-in-file`.

## The file

dominion-why-no-part = “{ $key }” is not part of { $what }; { $hint }
dominion-why-no-name = a strategy needs a “name”.
dominion-why-no-buy = a strategy needs a list “buy” of the cards that it buys.
dominion-why-not-line = “{ $key }” must be a text of one line, not “{ $value }”.
dominion-why-not-texts = “{ $key }” must be a list of texts, as in { $key } = ["{ $example }"].
dominion-why-no-section = “{ $key }” must be a section, headed [{ $key }] in a line of its own.
dominion-why-needs = “needs” is a list of kingdom cards alone.
dominion-why-no-question = there is no question “{ $question }”; { $hint }

dominion-what-a-strategy = a strategy
dominion-what-section = [{ $section }]

dominion-hint-questions = docs/strategies.md lists them.

## The lines of a list

dominion-refused-empty-line = there is an empty text in a list; take it out.
dominion-refused-no-up-to = “{ $text }” does not say up to how many, as in “Smithy up to 2”.
dominion-refused-no-when = nothing follows “when” in “{ $text }”.
dominion-refused-opening = an opening is a list of cards alone; “{ $text }” belongs in “buy”, with “turn <= 2”.
dominion-refused-no-way = “{ $wanted }” is not an answer to { $question }; there are { LIST($known, style: "commas") }.
dominion-refused-prize-bought = { CARD($card) } is a prize and cannot be bought; “gain” can ask for it.
dominion-refused-no-action = { CARD($card) } is not an Action, so it does not belong in “{ $key }”.
dominion-refused-after-card = after “{ $card }” only “up to” and “when” can follow, not “{ $rest }”.
dominion-refused-up-to-elsewhere = “up to” is for “buy” and “gain”; write “{ $card } when own({ $card }) > { $text }” or the like.
dominion-refused-up-to-what = “up to { $text }” must name a whole number from 1 to { $most }.
dominion-refused-order = “up to” stands before “when”, as in “Smithy up to 2 when cards >= 16”.
dominion-refused-never-reached = this line is never reached, since line { $line } has “{ $option }” already.

## Conditions

dominion-refused-no-condition = “{ $text }” is a number, not a condition; compare it, as in “coins >= 5”.
dominion-refused-not-understood = “{ $text }” cannot be understood in a condition.
dominion-refused-long-condition = the condition is too long; { $most } words and signs will do.
dominion-refused-long-number = the number { $number } is too long: { $digits } digits and { $decimals } decimals will do.
dominion-refused-large-numbers = the numbers in it get too large; nothing in a game needs so many digits.
dominion-refused-cannot-follow = “{ $text }” cannot follow there; “and” or “or” joins two conditions.
dominion-refused-cannot-stand = “{ $text }” cannot stand there; a number or a word such as “coins” is expected.
dominion-refused-breaks-off = the condition breaks off; something is missing at its end.
dominion-refused-many-brackets = brackets are nested more than { $most } deep.
dominion-refused-open-bracket = a bracket is opened and not closed; “)” is missing.
dominion-refused-no-word = there is no word “{ $word }”; { $hint }
dominion-refused-kind-alone = there is no word “{ $word }”; write “own({ $word })”, or “hand({ $word })” for those in hand.
dominion-refused-word-needs-card = “{ $word }” needs a card, as in “{ $word }(Province)”.
dominion-refused-word-alone = “{ $word }” takes no card; write it alone.
dominion-refused-word-empty = “{ $word }()” needs a card, as in “{ $word }(Province)”.
dominion-refused-word-of-kind = “{ $word }” takes one card, not a kind such as “{ $kind }”.
dominion-refused-no-number = a condition with “{ $sign }” stands where a number is expected; brackets may be missing.
dominion-refused-joins-number = “and”, “or” and “not” need conditions, and “{ $text }” is a number; compare it.
