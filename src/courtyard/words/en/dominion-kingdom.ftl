### Choosing a kingdom in the browser, before the game.

## Kingdoms to begin with

dominion-build-random = Random
dominion-build-last = Like the last one
dominion-build-favourites = Favourites
dominion-build-forget = Forget “{ $title }”
dominion-build-day = Kingdom of { $date }

## What can be done with one

dominion-build-favourite = Favourite
dominion-build-name = A name for this kingdom
dominion-build-keep = Keep
dominion-build-change = Change the cards
dominion-build-done = Done

## Card by card

dominion-build-count = { $drawn ->
    [0] All { $most } cards are chosen.
   *[other] { $chosen } of { $most } chosen, { $drawn } left to chance.
}
dominion-build-clear = Clear
dominion-build-ten = The ten cards
dominion-build-all = All cards
dominion-build-show-all = Show all
dominion-build-how = A click on a card has it in the kingdom, a click on its crossed circle keeps it out; what you leave open is drawn. With the keyboard: arrows move, Space chooses, Delete keeps out.
dominion-build-bane = Bane
dominion-build-bane-any = any
    .now = any, now { CARD($bane) }
dominion-build-sets = Sets
dominion-build-costs = Costs
dominion-build-kinds = Types

# How a card stands to the kingdom, and the button beside it that forbids it.
dominion-build-chosen = chosen
dominion-build-drawn = drawn by chance
dominion-build-banned = never
dominion-build-never = Never { CARD($card) }

# For those who only watch the host choose.
dominion-build-require = Must have: { CARDS($cards) }.
dominion-build-ban = Never: { CARDS($cards) }.
