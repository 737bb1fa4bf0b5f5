### What the coach says in a first game of Dominion: short sentences, about 40 words at most, to somebody who knows nothing.
### Buttons and places are called as the table calls them.

dominion-tip-welcome = Welcome to Dominion! Everybody has a deck of cards and buys better ones for it, turn by turn. At the end the deck with the most victory points wins. I will show you one thing at a time.
dominion-tip-points = Victory cards carry the points: Estate { POINTS(1) }, Duchy { POINTS(3) }, Province { POINTS(6) }. The game ends when the last Province is bought, or when any three piles are empty.
dominion-tip-hand = This is your hand: five cards, drawn from your own deck. Everybody starts with the same ten cards, seven Coppers and three Estates.
dominion-tip-treasures = Coppers are Treasures: each is worth $1 this turn. Put them on the table: press “Play all treasures”.
dominion-tip-coins = Now you have ${ $coins } to spend and 1 Buy: one card that costs up to ${ $coins }. What you do not spend is lost, but the Coppers stay yours and come back.
dominion-tip-card = How to read a card: the coin is its price, its colour tells its kind, and the text says what it does when you play it. Point at a card, or press it long, to see it large.
dominion-tip-buy = { $bargain ->
    [province] $8 or more: buy a { CARD($bargain) } for { POINTS(6) }! Click its pile.
    [gold] Buy a { CARD($bargain) }: it pays $3 each time you draw it. Click its pile.
    [market] Buy a { CARD($bargain) }: a card, an Action, a Buy and a coin, all at once. You can hardly have too many. Click its pile.
    [smithy] Buy a { CARD($bargain) }: when you play it, you draw three more cards. Click its pile.
    [silver] Buy a { CARD($bargain) }: it pays $2 each time you draw it, twice as much as a Copper. Click its pile.
    [village] Buy a { CARD($bargain) }: it replaces itself with a card, and lets you play two more Actions. Click its pile.
   *[other] Buy a { CARD($bargain) }: it is cheap and draws two cards. Click its pile.
}
dominion-tip-buy-nothing = Nothing that you can pay for now would make your deck better. Coppers and Curses only get in the way. Press “End turn”.
dominion-tip-buy-other = { $picked ->
    [nothing] You bought nothing. That is allowed, and sometimes wise. But early on every good card counts, since it comes back again and again.
    [curse] A Curse costs { POINTS(1) } at the end and does nothing else. Nobody takes it of their own will! If “Undo” is there, you can take it back.
    [copper] One more Copper. It costs nothing, but it makes your hands weaker: you would rather draw a Silver in its place.
    [estate] An Estate: { POINTS(1) } at the end, and nothing until then. More about that in a moment.
    [duchy] A Duchy: { POINTS(3) } at the end, and nothing until then. More about that in a moment.
   *[other] { CARD($picked) }: why not! There is more than one good plan. Read what it does, and see what comes of it.
}

## The second turn

dominion-tip-clean-up = Your turn ended with the clean-up: all that you bought, played and still held went onto your discard pile, here. Then you drew five new cards. So nothing in your hand can be saved for later.
dominion-tip-shuffle = { $deck ->
    [0] Your deck is empty now. When you have to draw again, your discard pile is shuffled and becomes your deck. That is how the cards you buy get into your hand.
   *[other] This is your deck. When it is empty and you have to draw, your discard pile is shuffled and becomes your deck. That is how the cards you buy get into your hand.
}
dominion-tip-actions = Cards like Village are Actions. A turn has two parts: first you may play one Action, then you buy. “+2 Actions” means that you may play two more. “+1 Card” draws a card at once.
dominion-tip-counters = Here is what you have left in this turn. Every turn starts with 1 Action, 1 Buy and no coins. “+1 Action”, “+1 Buy” or “+$1” on a card adds to it, for this turn only.

## The third turn

dominion-tip-drawn = { $fresh ->
    [0] Your discard pile was shuffled, and you drew from it. What you bought is not in your hand yet. It is in the deck, and will come.
    [one] Your discard pile was shuffled, and you drew from it. One card in your hand you bought yourself: that is how a deck grows better.
   *[other] Your discard pile was shuffled, and you drew from it. { $fresh } cards in your hand you bought yourself: that is how a deck grows better.
}
dominion-tip-clog = Victory cards do nothing before the end. Each one that you draw takes the place of a card that would pay. So buy few of them early, and Provinces as soon as you can pay $8.
dominion-tip-others = The others do the same with cards of their own. You see what they play and how many cards they have. Attacks, such as Militia, are Actions that hurt everybody else.

## Every turn

dominion-tip-action = You hold an Action. Actions come first: once you have played Treasures, it is too late for them. Click { CARD($action) } in your hand.
dominion-tip-action-other = As you like: an Action need not be played. Now comes the second part of your turn, buying.
dominion-tip-pay = Your Treasures again: press “Play all treasures”. Or click a pile at once: then they are played for you.
dominion-tip-question = The bar above your hand asks you something. What has a ring may be chosen. Choose as you like, and confirm where there is a button for it.
dominion-tip-react = Somebody attacks, and you hold a Reaction: { CARD($reaction) }. Show it, and it works at once, while it stays in your hand.
dominion-tip-attacked = An Attack of somebody else! The bar above your hand says what it wants of you. If you must give up cards, give up Estates first: they do nothing before the end.

## The end of the lesson

dominion-tip-ending = How near is the end? Here you see how many Provinces are left and how many piles are empty. Then all Victory cards that you own count, wherever they lie.
dominion-tip-farewell = Now you know it all: Action, Buy, clean-up. First buy what makes your hands better, then Provinces, before the others do. The rules are behind “?”. Have a good game!
