### What strategies for Dominion say, in words.

## Lists

strategy-opening = Opening, in any order
strategy-buy = Buys the first of these that it can
strategy-first = Plays these Actions first
strategy-hold = Does not play
strategy-trash = Trashes
strategy-discard = Discards
strategy-gain = Gains by other cards
strategy-question = Answers to { $question }

strategy-card = { CARD($card) }
strategy-up-to = { CARD($card) }, up to { $most }
strategy-when = when { $when }

## What is not a list

strategy-needs = It needs { CARDS($cards) } on the table.
strategy-needs-none = It needs no kingdom card.
strategy-green = No card that is Victory alone is bought before { $when }.
strategy-careful = It refuses to end the game while that would lose it.
strategy-ends-behind = It follows its lists to the letter, also where that ends the game and loses it.

## Conditions. $left and $right are numbers or conditions in words.

strategy-less = { $left } are fewer than { $right }
strategy-at-most = { $left } are at most { $right }
strategy-equal = { $left } are exactly { $right }
strategy-unequal = { $left } are not { $right }
strategy-at-least = { $left } are at least { $right }
strategy-more = { $left } are more than { $right }
strategy-and = { $left } and { $right }
strategy-or = { $left } or { $right }
strategy-not = not { $what }
strategy-plus = { $left } plus { $right }
strategy-minus = { $left } minus { $right }
strategy-times = { $left } times { $right }
strategy-brackets = ({ $what })

## Numbers. $cards is many of a card, or of a kind.

strategy-cards = { CARD($card, form: "many") }
strategy-kind-action = Actions
strategy-kind-attack = Attacks
strategy-kind-reaction = Reactions
strategy-kind-treasure = Treasures
strategy-kind-victory = Victory cards
quantity-cost = coins that { $cards } cost
quantity-hand = { $cards } in hand
quantity-left = { $cards } left
quantity-own = own { $cards }
quantity-played = { $cards } in play
quantity-theirs = { $cards } with an opponent
quantity-actions = actions
quantity-average = coins for each own card
quantity-buys = buys
quantity-cards = own cards
quantity-coins = coins to spend
quantity-deck = cards to draw
quantity-different = different own cards
quantity-empty = empty piles
quantity-gains = gains to the end
quantity-handsize = cards in hand
quantity-lead = points ahead
quantity-money = coins on all own cards
quantity-piles = piles to go
quantity-players = players
quantity-purse = coins with the hand
quantity-score = own points
quantity-terminals = own terminals
quantity-turn = own turns

## Doubts

doubt-never = the condition of { CARD($card) } can never hold.
doubt-never-way = the condition of “{ $way }” can never hold.
doubt-always = the condition of { CARD($card) } always holds, so it could be left out.
doubt-always-way = the condition of “{ $way }” always holds, so it could be left out.
doubt-green = the condition of “green” can never hold, so that no Victory card is ever bought.
doubt-unreached = { CARD($card) } is bought only when there is no { CARD($other) } left: line { $place } buys that first, and it costs no more.
doubt-opening = { CARD($card) } costs { $cost }, and the first two hands never make more than 5 coins.
doubt-poor = { CARD($card) } costs { $cost }, and the strategy buys nothing that makes coins or draws cards.
doubt-unbought = the strategy neither buys nor gains { CARD($card, form: "many") }, so that it seldom has one to play.
doubt-pointless = the strategy buys nothing that scores.
doubt-crowd = it needs { $count } kingdom cards, and a kingdom has 10; “needs” can say which of them must be there.
