### What the coach says in a first game of Taj Mahal: short sentences, about 40 words at most, to somebody who knows nothing.
### Buttons and places are called as the table calls them. Facts are as in tajmahal.ftl; $wished are cards, $special is one.

tajmahal-coach-tile = the province tile

## The first card

tajmahal-tip-welcome = Welcome to Taj Mahal! In twelve visits, one to each province, you and the others compete for influence and build palaces. After the last visit the most points win. I will show you one thing at a time.
tajmahal-tip-court = In every visit there are six prizes. Vizier, general, monk, princess and crown: each lets you build a palace in { NAME($province) }. The elephant wins the province tile with its goods: { NAMES($goods) }.
tajmahal-tip-hand = You win prizes with cards. Each card shows symbols. Whoever shows the most of a symbol leads for its prize. In your turn you play one coloured card, alone or with one white card.
tajmahal-tip-colours = { $colour ->
    [none] Colours bind: your first coloured card sets your colour for this visit, and all others must have it. White cards go with any colour. You hold no coloured card, so you cannot play now.
    [equal] Colours bind: your first coloured card sets your colour for this visit, and all others must have it. White cards go with any colour. No colour is your longest, so begin with the card whose symbols you want.
    [red] Colours bind: your first coloured card sets your colour for this visit, and all others must have it. White cards go with any colour. You hold most red cards, so red lasts longest.
    [green] Colours bind: your first coloured card sets your colour for this visit, and all others must have it. White cards go with any colour. You hold most green cards, so green lasts longest.
    [yellow] Colours bind: your first coloured card sets your colour for this visit, and all others must have it. White cards go with any colour. You hold most yellow cards, so yellow lasts longest.
   *[purple] Colours bind: your first coloured card sets your colour for this visit, and all others must have it. White cards go with any colour. You hold most purple cards, so purple lasts longest.
}
tajmahal-tip-first-play = Let us begin: click { CARDS($wished) } in your hand, then press “Play” in the bar above it.
tajmahal-tip-other-play = A good card as well. It lies before you now, and its symbols count until you withdraw.

## In the middle of a visit

tajmahal-tip-table = This table adds up everybody's symbols. The letter beside a name is the colour that this player is bound to. A framed number leads. { $leads ->
    [0] You lead for nothing yet.
   *[other] You lead for { NAMES($prizes) }.
}
tajmahal-tip-ties = You lead only if you show more than each of the others who are still in. Ties win nothing: if two show as many, neither gets the prize, until one of them plays more or leaves.
tajmahal-tip-withdrawing = Now the heart of the game. Playing cards wins nothing yet! Only when you withdraw do you take the prizes for which you lead at that moment. Then you are out until the next visit.
tajmahal-tip-gain = “Withdraw” shows how many points it would bring right now. If you stay, you may come to lead for more. Or somebody overtakes you, and your cards were spent for nothing. Palaces with dotted edges are only a preview.
tajmahal-tip-play = { $played ->
    [0] Your hand is good enough to try for a prize here: click { CARDS($wished) }, then press “Play”.
   *[other] { $leads ->
        [0] You lead for nothing, and whoever withdraws like that wins nothing. So go on: click { CARDS($wished) }, then press “Play”.
       *[other] Go on: click { CARDS($wished) }, then press “Play”.
    }
}
tajmahal-tip-withdraw = { $leads ->
    [0] You lead for nothing, and more cards would be too dear. It is no shame to give up a visit: what you keep in hand counts in the next one. Press “Withdraw”.
    [one] You lead for { NAMES($prizes) }. A prize for a few cards is a good deal, and somebody may overtake you. Press “Withdraw”.
   *[other] You lead for { NAMES($prizes) }: { $leads } prizes at once! That is more than most visits bring. Press “Withdraw” before somebody overtakes you.
}
tajmahal-tip-other-stay = You stay in the visit. That can bring more prizes, and it costs more cards. Remember: only withdrawing wins them.

## Palaces, goods, cards

tajmahal-tip-town = { $prize ->
    [vizier] You won the vizier: his tile, and a palace in an empty town of { NAME($province) }. The flags show the points. Click { NAME($place) }.
    [general] You won the general: his tile, and a palace in an empty town of { NAME($province) }. The flags show the points. Click { NAME($place) }.
    [monk] You won the monk: his tile, and a palace in an empty town of { NAME($province) }. The flags show the points. Click { NAME($place) }.
   *[princess] You won the princess: her tile, and a palace in an empty town of { NAME($province) }. The flags show the points. Click { NAME($place) }.
}
tajmahal-tip-crown = You won the crown, and with it a palace in { NAME($province) }. The flags show the points. Click { NAME($place) }.
tajmahal-tip-bonus = Fortified towns, those with a sign in them, hold a bonus tile: 2 points, a card, or a good. Whoever builds there first gets it. Only the palace of the crown takes no bonus.
tajmahal-tip-crowned = The crown is a prize of its own kind. Its palace may stand in any town of the province, even beside another palace. The palaces of vizier, general, monk and princess need an empty town.
tajmahal-tip-chains = Palaces bring most points in chains. Building scores 1 for the province, once, however many palaces, and 1 for every other province that your palaces join to it along the roads. So build towards your own.
tajmahal-tip-goods = Goods score at once: 1 point for each good that you win, and 1 more for each of the same kind that you own already. So it pays to collect the same goods.
tajmahal-tip-cards = Except for bonuses, cards come only when you withdraw: two of your choice from this display. Whoever leaves early chooses first, and the last gets the one that is left. What you spend must be worth it.
tajmahal-tip-take = { $count ->
    [one] Take a card, any that you like: white ones go with every colour, and many of one colour last long. Click { CARDS($wished) }.
   *[other] Take { $count } cards, any that you like: white ones go with every colour, and many of one colour last long. Click { CARDS($wished) }, then press “Take”.
}

## The second visit

tajmahal-tip-next-visit = The second visit: { NAME($province) }. The prizes are new, and your colour is free again. The cards that you played are gone: you hold { $held }. Provinces are visited in the order of these numbers, each of them once.
tajmahal-tip-influence = { $influence ->
    [none] Whoever wins a vizier, general, monk or princess keeps the tile. Two equal tiles are exchanged for a special card. Played like a white card, it comes back each time, until somebody else wins such a pair.
    [vizier] Your tiles lie here: you have the vizier. With a second vizier you exchange both for { CARD($special, form: "within") }. Played like a white card, it comes back each time, until somebody else wins such a pair.
    [general] Your tiles lie here: you have the general. With a second general you exchange both for { CARD($special, form: "within") }. Played like a white card, it comes back each time, until somebody else wins such a pair.
    [monk] Your tiles lie here: you have the monk. With a second monk you exchange both for { CARD($special, form: "within") }. Played like a white card, it comes back each time, until somebody else wins such a pair.
   *[princess] Your tiles lie here: you have the princess. With a second princess you exchange both for { CARD($special, form: "within") }. Played like a white card, it comes back each time, until somebody else wins such a pair.
}
tajmahal-tip-passing = You need not fight for every province. Withdraw before you play any card: you win nothing, but you draw a card from the deck, and then two from the display. That fills a small hand.
tajmahal-tip-when = When to withdraw? When you lead for what you want, and before it gets too dear. See who is bound to which colour, and who has many cards left. Two cards for a prize are fine, four are not.

## The end of the lesson

tajmahal-tip-points = Here you see the points. They come from palaces and the provinces that they join, from goods, and from bonus tiles in fortified towns. One of the special cards brings some, too.
tajmahal-tip-ending = The twelfth visit goes to Agra: whoever builds at the Taj Mahal gets 4 points. Then cards in hand count: 1 for each white and special card, and 1 for each card of your longest colour.
tajmahal-tip-farewell = In short: lead alone, withdraw in time, join your palaces, collect equal goods and tiles, and keep cards for later. Now you can manage. The rules are behind “?”. Have a good game!
