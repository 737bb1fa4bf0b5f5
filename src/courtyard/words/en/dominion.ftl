### Dominion: the words around the cards. The cards themselves are in dominion-cards.ftl.

## The game

dominion-game = Dominion
    .about = You rule a small realm and want a larger one, and so do your neighbours. Everything that you own is a card in your deck: money, land, and the people and places that work for you. Every player starts with the same ten poor cards, and buys better ones from a common supply that is different in every game. New cards are shuffled into your deck and come back to your hand again and again, so each purchase changes all the turns that follow. Land wins the game but does little else in your hand; whoever turns from building to land at the right moment wins.

# What POINTS(6) is where no shield can be drawn. $points is a number.
dominion-sign-points = { $points } VP

## How to play: the whole, and its four parts

dominion-help =
    { dominion-help-aim }

    { dominion-help-turn }

    { dominion-help-cards }

    { dominion-help-end }

dominion-help-aim =
    THE AIM
    Have the most victory points (VP) among all your cards when the game ends. Every Curse is worth { POINTS(-1) }.
    You start with 7 Coppers and 3 Estates, shuffled into a deck, and draw 5 of them as your hand.
    The supply, from which everybody buys, is the basic cards and ten kingdom piles chosen for this game.

dominion-help-turn =
    YOUR TURN
    1. Action phase: you may play one Action card from your hand.
    2. Buy phase: play any of your Treasures; then you may buy one card, if its cost is no more than your coins.
    3. Clean-up phase: discard all that you played and all that is left in your hand, then draw 5 cards.
    All Treasures are played before the first purchase. What you buy goes to your discard pile.
    Actions, Buys and coins that you do not use are lost.
    When a card is needed and your deck is empty, your discard pile is shuffled and becomes your deck.

dominion-help-cards =
    THE WORDS ON THE CARDS
    +1 Card: draw a card now.
    +1 Action: you may play one more Action card this turn.
    +1 Buy: you may buy one more card this turn.
    +$1: you have one more coin to spend this turn.
    Gain: take a card from the supply without paying, and put it on your discard pile unless told otherwise.
    Discard: put a card on your discard pile; it comes from your hand unless told otherwise.
    Trash: put a card on the trash, where it belongs to nobody.
    Reveal: show a card to everybody, then put it back unless told otherwise.
    Onto your deck: on top of it, as the next card that you draw.
    Attack: a card that harms the other players.
    Reaction: a card that you may use from your hand when another player plays an Attack, before it takes effect.
    Follow a card from top to bottom and do as much of it as you can; only "may" and "choose" leave it to you.
    A card of two types counts as both, always.

dominion-help-end =
    THE END
    The game ends after a turn that leaves no Province, or three supply piles empty (four with 5 or 6 players).
    On equal points whoever had fewer turns wins; if these are equal too, the victory is shared.

## Types of cards. The mark is the letter or sign that stands beside a card's name on the board.

dominion-type-action = Action
    .mark = A
dominion-type-treasure = Treasure
    .mark = T
dominion-type-victory = Victory
    .mark = V
dominion-type-curse = Curse
    .mark = C
dominion-type-attack = Attack
    .mark = !
dominion-type-reaction = Reaction
    .mark = R
dominion-type-prize = Prize
    .mark = P

## Sets of cards

dominion-set-basic = Basic cards
dominion-set-base = Dominion
dominion-set-intrigue = Intrigue
dominion-set-cornucopia = Cornucopia
dominion-set-prize = Prizes

## Phases of a turn (the buy phase has two parts: all treasures are played before the first purchase)

dominion-phase-action = Action phase
dominion-phase-treasure = Buy phase: treasures
dominion-phase-buy = Buy phase: purchases
dominion-phase-start = Start of the turn

## Places where cards lie

dominion-zone-hand = Hand
    .short = hand
dominion-zone-deck = Deck
    .short = deck
dominion-zone-discard = Discard pile
    .short = discard
dominion-zone-in-play = In play
dominion-zone-set-aside = Set aside
dominion-zone-revealed = Revealed
dominion-zone-trash = Trash
dominion-zone-supply = Supply
dominion-zone-prizes = Prizes

## What a table is played with

dominion-kingdom = Kingdom
dominion-kingdom-of = { $name }: { LIST($cards) }.
    .bane = { $name }: { LIST($cards) }; Bane: { CARD($bane) }.

## Recommended kingdoms: Dominion

dominion-preset-first-game = First Game
dominion-preset-big-money = Big Money
dominion-preset-interaction = Interaction
dominion-preset-size-distortion = Size Distortion
dominion-preset-village-square = Village Square

## Recommended kingdoms: Intrigue

dominion-preset-victory-dance = Victory Dance
dominion-preset-secret-schemes = Secret Schemes
dominion-preset-best-wishes = Best Wishes

## Recommended kingdoms: Intrigue and Dominion

dominion-preset-deconstruction = Deconstruction
dominion-preset-hand-madness = Hand Madness
dominion-preset-underlings = Underlings

## Recommended kingdoms: Cornucopia and Dominion

dominion-preset-bounty-of-the-hunt = Bounty of the Hunt
dominion-preset-bad-omens = Bad Omens
dominion-preset-the-jesters-workshop = The Jester's Workshop

## Recommended kingdoms: Cornucopia and Intrigue

dominion-preset-last-laughs = Last Laughs
dominion-preset-the-spice-of-life = The Spice of Life
dominion-preset-small-victories = Small Victories

## What everybody plays with on a day

dominion-preset-today = Kingdom of the day

## The board

dominion-board-turn = { $player }, turn { $number }
dominion-board-over = The game is over
dominion-board-actions = Actions
dominion-board-buys = Buys
dominion-board-coins = Coins
dominion-board-cost = ${ $cost }
# What is printed on a card, beside a cost that is different for the moment.
dominion-board-printed-cost = (${ $cost })
dominion-board-bane = Bane
# How often a card may be picked.
dominion-board-copies = ×{ $count }
dominion-board-nothing = –
dominion-board-players = Players
dominion-board-turns = Turns
dominion-board-revealed = Revealed by { $player }
dominion-board-set-aside = Set aside by { $player }
dominion-board-passing = Passed on by { $player }
dominion-board-hand = Hand of { $player }
dominion-board-played-by = { CARD($card) }, played by { $player }
dominion-look-trash = { $count ->
    [0] The trash is empty.
    [one] There is 1 card in the trash.
   *[other] There are { $count } cards in the trash.
}
    .about = the cards in the trash
dominion-look-kingdom =
    .about = what the kingdom cards of this game do

## The end of a game

dominion-end-province = The last Province is gone.
dominion-end-piles = { $count ->
    [one] A pile is empty: { CARDS($cards) }.
   *[other] { $count } piles are empty: { CARDS($cards) }.
}
dominion-end-reasons = Made of
dominion-end-reason = { CARDS($cards) } = { $points }

## How a game ended and what is watched, as the lab tells it

dominion-lab-ending-provinces = Provinces gone
dominion-lab-ending-piles = piles gone
dominion-report-gauge-money = Money
dominion-report-ending-provinces = the Provinces ran out
dominion-report-ending-piles = three piles ran out

## What a table is played with, as the lab tells it

dominion-report-played-variant = Kingdom
dominion-report-variant-number = Kingdom { $number }
dominion-report-on-variants = { $count ->
    [one] one kingdom
   *[other] { $count } kingdoms
}
dominion-report-variants = Kingdom by kingdom
    .about = Ratings from the games on each kingdom alone; the average is { $average } on each.
dominion-report-column-variant = Kingdom
dominion-tournament-variants = Ratings on each kingdom alone; * where the difference is more than chance explains:
