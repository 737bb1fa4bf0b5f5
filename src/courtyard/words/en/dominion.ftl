### Dominion: the words around the cards. The cards themselves are in dominion-cards.ftl.

## The game

game-dominion = Dominion
    .about = You rule a small realm and want a larger one, and so do your neighbours. Everything that you own is a card in your deck: money, land, and the people and places that work for you. Every player starts with the same ten poor cards, and buys better ones from a common supply that is different in every game. New cards are shuffled into your deck and come back to your hand again and again, so each purchase changes all the turns that follow. Land wins the game but does little else in your hand; whoever turns from building to land at the right moment wins.

## How to play: the whole, and its four parts

help-dominion =
    { help-dominion-aim }

    { help-dominion-turn }

    { help-dominion-cards }

    { help-dominion-end }

help-dominion-aim =
    THE AIM
    Have the most victory points (VP) among all your cards when the game ends. Every Curse is worth -1 VP.
    You start with 7 Coppers and 3 Estates, shuffled into a deck, and draw 5 of them as your hand.
    The supply, from which everybody buys, is the basic cards and ten kingdom piles chosen for this game.

help-dominion-turn =
    YOUR TURN
    1. Action phase: you may play one Action card from your hand.
    2. Buy phase: play any of your Treasures; then you may buy one card, if its cost is no more than your coins.
    3. Clean-up phase: discard all that you played and all that is left in your hand, then draw 5 cards.
    All Treasures are played before the first purchase. What you buy goes to your discard pile.
    Actions, Buys and coins that you do not use are lost.
    When a card is needed and your deck is empty, your discard pile is shuffled and becomes your deck.

help-dominion-cards =
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

help-dominion-end =
    THE END
    The game ends after a turn that leaves no Province, or three supply piles empty (four with 5 or 6 players).
    On equal points whoever had fewer turns wins; if these are equal too, the victory is shared.

## Types of cards. The mark is the letter or sign that stands beside a card's name on the board.

type-action = Action
    .mark = A
type-treasure = Treasure
    .mark = T
type-victory = Victory
    .mark = V
type-curse = Curse
    .mark = C
type-attack = Attack
    .mark = !
type-reaction = Reaction
    .mark = R
type-prize = Prize
    .mark = P

## Sets of cards

set-basic = Basic cards
set-base = Dominion
set-intrigue = Intrigue
set-cornucopia = Cornucopia
set-prize = Prizes

## Phases of a turn (the buy phase has two parts: all treasures are played before the first purchase)

phase-action = Action phase
phase-treasure = Buy phase: treasures
phase-buy = Buy phase: purchases
phase-start = Start of the turn

## Places where cards lie

zone-hand = Hand
    .short = hand
zone-deck = Deck
    .short = deck
zone-discard = Discard pile
    .short = discard
zone-in-play = In play
zone-set-aside = Set aside
zone-revealed = Revealed
zone-trash = Trash
zone-supply = Supply
zone-prizes = Prizes

## Recommended kingdoms: Dominion

kingdom-first-game = First Game
kingdom-big-money = Big Money
kingdom-interaction = Interaction
kingdom-size-distortion = Size Distortion
kingdom-village-square = Village Square

## Recommended kingdoms: Intrigue

kingdom-victory-dance = Victory Dance
kingdom-secret-schemes = Secret Schemes
kingdom-best-wishes = Best Wishes

## Recommended kingdoms: Intrigue and Dominion

kingdom-deconstruction = Deconstruction
kingdom-hand-madness = Hand Madness
kingdom-underlings = Underlings

## Recommended kingdoms: Cornucopia and Dominion

kingdom-bounty-of-the-hunt = Bounty of the Hunt
kingdom-bad-omens = Bad Omens
kingdom-the-jesters-workshop = The Jester's Workshop

## Recommended kingdoms: Cornucopia and Intrigue

kingdom-last-laughs = Last Laughs
kingdom-the-spice-of-life = The Spice of Life
kingdom-small-victories = Small Victories

## The board

board-turn = { $player }, turn { $number }
board-over = The game is over
board-actions = Actions
board-buys = Buys
board-coins = Coins
board-cost = ${ $cost }
# What is printed on a card, beside a cost that is different for the moment.
board-printed-cost = (${ $cost })
board-bane = Bane
# How often a card may be picked.
board-copies = ×{ $count }
board-nothing = –
board-players = Players
board-turns = Turns
board-revealed = Revealed by { $player }
board-set-aside = Set aside by { $player }
board-passing = Passed on by { $player }
board-hand = Hand of { $player }
board-played-by = { CARD($card) }, played by { $player }
look-trash = { $count ->
    [0] The trash is empty.
    [one] There is 1 card in the trash.
   *[other] There are { $count } cards in the trash.
}
    .about = the cards in the trash
look-kingdom =
    .about = what the kingdom cards of this game do

## The end of a game

end-province = The last Province is gone.
end-piles = { $count ->
    [one] A pile is empty: { CARDS($cards) }.
   *[other] { $count } piles are empty: { CARDS($cards) }.
}
end-reasons = Made of
end-reason = { CARDS($cards) } = { $points }
