### What strategies for Dominion say, in words.

## Lists

dominion-strategy-opening = Opening, in any order
dominion-strategy-buy = Buys the first of these that it can
dominion-strategy-first = Plays these Actions first
dominion-strategy-hold = Does not play
dominion-strategy-trash = Trashes
dominion-strategy-discard = Discards
dominion-strategy-gain = Gains by other cards
dominion-strategy-question = Answers to { $question }

dominion-strategy-card = { CARD($card) }
dominion-strategy-up-to = { CARD($card) }, up to { $most }
dominion-strategy-when = when { $when }

## What is not a list

dominion-strategy-needs = It needs { CARDS($cards) } on the table.
dominion-strategy-needs-none = It needs no kingdom card.
dominion-strategy-green = No card that is Victory alone is bought before { $when }.
dominion-strategy-careful = It refuses to end the game while that would lose it.
dominion-strategy-ends-behind = It follows its lists to the letter, also where that ends the game and loses it.

## Conditions. $left and $right are numbers or conditions in words.

dominion-strategy-less = { $left } are fewer than { $right }
dominion-strategy-at-most = { $left } are at most { $right }
dominion-strategy-equal = { $left } are exactly { $right }
dominion-strategy-unequal = { $left } are not { $right }
dominion-strategy-at-least = { $left } are at least { $right }
dominion-strategy-more = { $left } are more than { $right }
dominion-strategy-and = { $left } and { $right }
dominion-strategy-or = { $left } or { $right }
dominion-strategy-not = not { $what }
dominion-strategy-plus = { $left } plus { $right }
dominion-strategy-minus = { $left } minus { $right }
dominion-strategy-times = { $left } times { $right }
dominion-strategy-brackets = ({ $what })

## Numbers. $cards is many of a card, or of a kind.

dominion-strategy-cards = { CARD($card, form: "many") }
dominion-strategy-kind-action = Actions
dominion-strategy-kind-attack = Attacks
dominion-strategy-kind-reaction = Reactions
dominion-strategy-kind-treasure = Treasures
dominion-strategy-kind-victory = Victory cards
dominion-quantity-cost = coins that { $cards } cost
dominion-quantity-hand = { $cards } in hand
dominion-quantity-left = { $cards } left
dominion-quantity-own = own { $cards }
dominion-quantity-played = { $cards } in play
dominion-quantity-theirs = { $cards } with an opponent
dominion-quantity-actions = actions
dominion-quantity-average = coins for each own card
dominion-quantity-buys = buys
dominion-quantity-cards = own cards
dominion-quantity-coins = coins to spend
dominion-quantity-deck = cards to draw
dominion-quantity-different = different own cards
dominion-quantity-empty = empty piles
dominion-quantity-gains = gains to the end
dominion-quantity-handsize = cards in hand
dominion-quantity-lead = points ahead
dominion-quantity-money = coins on all own cards
dominion-quantity-piles = piles to go
dominion-quantity-players = players
dominion-quantity-purse = coins with the hand
dominion-quantity-score = own points
dominion-quantity-terminals = own terminals
dominion-quantity-turn = own turns

## Doubts

dominion-doubt-never = the condition of { CARD($card) } can never hold.
dominion-doubt-never-way = the condition of “{ $way }” can never hold.
dominion-doubt-always = the condition of { CARD($card) } always holds, so it could be left out.
dominion-doubt-always-way = the condition of “{ $way }” always holds, so it could be left out.
dominion-doubt-green = the condition of “green” can never hold, so that no Victory card is ever bought.
dominion-doubt-unreached = { CARD($card) } is bought only when there is no { CARD($before) } left: line { $place } buys that first, and it costs no more.
dominion-doubt-opening = { CARD($card) } costs { $cost }, and the first two hands never make more than 5 coins.
dominion-doubt-poor = { CARD($card) } costs { $cost }, and the strategy buys nothing that makes coins or draws cards.
dominion-doubt-unbought = the strategy neither buys nor gains { CARD($card, form: "many") }, so that it seldom has one to play.
dominion-doubt-pointless = the strategy buys nothing that scores.
dominion-doubt-crowd = it needs { $count } kingdom cards, and a kingdom has 10; “needs” can say which of them must be there.
