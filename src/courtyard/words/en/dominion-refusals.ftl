### Why something cannot be done in Dominion. `Refused("dominion.no-pile")` is the message `dominion-refused-no-pile`.

## The kingdom that somebody wishes for

dominion-refused-wanted-and-banned = “{ CARD($card) }” is both wanted and banned; drop it from one of the two.
dominion-refused-many-of-set = “require” names { $required } of the set { $set }, of which only { $wanted } may be in the kingdom.
dominion-refused-many-cards = A kingdom has { $size } cards; what is asked for makes { $cards }.
dominion-refused-few-left = Not enough { $what } are left to choose from: { $left } of the { $needed } that are needed.
dominion-refused-listed-twice = “{ $key }” lists “{ $entry }” twice; once is enough.
dominion-refused-not-a-kingdom-card = { CARD($card) } is not a kingdom card, so it cannot be chosen for a kingdom.
dominion-refused-nothing-to-draw = A kingdom that is named leaves nothing to draw; drop “{ $key }”, or ask for a random kingdom.
dominion-refused-kingdom-size = A kingdom has { $size } different cards; this one has { $cards }.
dominion-refused-no-day = No calendar has the day { $day }; a date is written like 2026-11-18.
dominion-refused-bane-alone = A Bane is only used together with Young Witch, which is not in this kingdom.
dominion-refused-bane-cost = The Bane must cost 2 or 3; { CARD($card) } costs { $cost }.
dominion-refused-bane-in-kingdom = { CARD($card) } is one of the ten kingdom cards, so it cannot be the Bane as well.
dominion-refused-no-count = “{ $text }” does not say how many cards of the set are wanted; write it like “{ $set }:5”.
dominion-refused-set-twice = The set “{ $set }” is named twice; once is enough.

## Tables set by hand

dominion-refused-prizes-only = “prizes” may list prizes only.
dominion-refused-discount = “discount” must be at least { $least }, by which the cards in play lower all costs.
dominion-refused-no-pile = There is no pile of { CARD($card) } on this table; its kingdom does not have it.
dominion-refused-many-copies = There are { $count } x “{ CARD($card) }” on the table; a game of { $players } has { $most }.
dominion-refused-large-pile = A pile of “{ CARD($card) }” has { $most } cards in a game of { $players }, not { $count }.
dominion-refused-cards-elsewhere = { $elsewhere } x “{ CARD($card) }” lie elsewhere and a game of { $players } has { $copies }, so its pile has at most { $most }, not { $count }.

## Saved tables

dominion-refused-saved-pile = The saved table has no pile of { CARD($card) }.
dominion-refused-saved-bane = The saved table has no pile of { CARD($card) }, which is to be the Bane.
dominion-refused-saved-hidden = The saved table is broken: what it says of hidden cards does not fit the piles.
dominion-refused-saved-passed = The saved table is broken: “passed” tells of { $givers } players, and there are { $players }.

## Parts of these sentences

dominion-what-cards-of-set = cards of the set { $set }
dominion-what-cards-of-kingdom = cards for the kingdom
dominion-what-cards-for-bane = cards costing 2 or 3 for the Bane
dominion-what-saved-number = The saved table is broken: a number of “{ $key }”

dominion-noun-kingdom = recommended set
dominion-noun-phase = phase

dominion-hint-cards = `courtyard cards` lists them all.
dominion-hint-kingdoms = `courtyard presets` lists them all.
