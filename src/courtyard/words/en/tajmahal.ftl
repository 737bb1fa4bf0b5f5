### Taj Mahal: the words of the table. Questions are in tajmahal-asks.ftl, events in tajmahal-events.ftl.

## The game

tajmahal-game = Taj Mahal
    .about = India, some three hundred years ago. The rule of the Grand Mogul fades, and the maharajas and princes of the north-west compete for influence, one province after another. In each of twelve visits you play cards to win over the vizier, the general, the monk, the princess, the Grand Mogul himself, and the elephants that carry off the goods of the land. Whoever leads takes the prize, but only by withdrawing, and every card spent is missing in the next province. Palaces that roads join into a long chain bring more and more, and so do goods of a kind. The rules are those of the printed game; parts of the board, and a few of the cards and tiles, are a reconstruction, as the rules below tell in full.
    .cards = A turn is one coloured card, alone or with one white or one special card. The deck has 96 cards: 84 coloured and 12 white ones. The four special cards lie beside it until somebody wins them. Which symbols stand together on coloured cards without an elephant, and which of the vizier and the monk gives +1 crown and which any colour, is our reconstruction.

tajmahal-help =
    { tajmahal-help-aim }

    { tajmahal-help-visit }

    { tajmahal-help-withdrawing }

    { tajmahal-help-points }

    { tajmahal-help-end }

    { tajmahal-help-board }

tajmahal-help-aim =
    THE AIM
    Have the most points after twelve visits, one to each province. Agra, with
    the Taj Mahal, is the last.
    You start with 6 cards. Coloured cards (red, green, yellow, purple) show two
    symbols, white cards one: vizier, general, monk, princess, elephant, or the
    crown, which is the sign of the Grand Mogul.

tajmahal-help-visit =
    A VISIT
    Six prizes lie in the court, one for each symbol: the vizier's, the
    general's, the monk's and the princess's influence tiles, the crown of the
    Grand Mogul, and for the elephants the tile of the province with its goods.
    In turn everybody still in the visit plays cards or withdraws.
    Play one coloured card, alone or with one white or one special card. The
    first one sets your colour for the visit: all others must have it too. Cards
    stay before you, and their symbols add up.
    There is no other move: who cannot or will not play withdraws.

tajmahal-help-withdrawing =
    WITHDRAWING
    For each symbol of which you show more than everybody else still in, you win
    the prize, if it is still there.
    Influence tile: build a palace on an empty town of the province. In a
    fortified town you also get the bonus tile.
    Crown: build a palace on any town of the province, even one that is taken;
    it gets no bonus tile.
    Province tile: keep it, with its goods.
    Then your cards are discarded, special ones come back, and you take 2 cards
    from the open display; the last to withdraw gets the 1 that is left. Who
    withdraws without having played draws a card first, and wins nothing.
    After the visit two equal influence tiles are returned for that influence's
    special card, which comes from the table or from its owner. A special card
    can be played once a visit and is never spent.

tajmahal-help-points =
    POINTS, WHEN YOU WITHDRAW
    1. Bonus tiles: 2 points, a card, 4 for the Taj Mahal, or a good, which
       scores like those below.
    2. Palaces, if you built any: 1 for this province and 1 for each other
       province that an unbroken chain of your palaces along roads joins to your
       palaces here.
    3. The province tile: 1 for each good on it, and 1 more for each same good
       that you had before.

tajmahal-help-end =
    THE END
    After visit 12: 1 point for each special card and each white card in hand,
    and 1 for each card of the one colour of which you hold most. Equal points
    share the victory.

tajmahal-help-board =
    WHAT IS A RECONSTRUCTION
    Not all of the printed game could be found, so these parts are our own, as
    close to it as we know:
    - Towns: their names and places, and which sixteen are fortified.
    - Roads: all of them. Of the original it is known that the four towns of a
      province form a ring.
    - Cards: which symbols stand together on the five cards of each colour that
      have no elephant.
    - Bonuses: how many of the fifteen square bonus tiles are of each kind.
    - Specials: which of the vizier and the monk gives +1 crown, and which any
      colour.
    If you own the box, write its data into a file and play with “--board FILE”.

## Symbols: the mark stands on cards, the head above a column.

tajmahal-symbol-vizier = vizier
    .mark = V
    .head = Viz
tajmahal-symbol-general = general
    .mark = G
    .head = Gen
tajmahal-symbol-monk = monk
    .mark = M
    .head = Mon
tajmahal-symbol-princess = princess
    .mark = P
    .head = Pri
tajmahal-symbol-mogul = crown
    .mark = C
    .head = Cro
tajmahal-symbol-elephant = elephant
    .mark = E
    .head = Ele

## Colours of cards

tajmahal-suit-red = red
    .mark = R
    .head = Red
tajmahal-suit-green = green
    .mark = G
    .head = Green
tajmahal-suit-yellow = yellow
    .mark = Y
    .head = Yellow
tajmahal-suit-purple = purple
    .mark = P
    .head = Purple
tajmahal-suit-white = white
    .mark = W
    .head = White
tajmahal-suit-special = special
    .mark = *
    .head = Special

## Goods, bonus tiles, prizes: sentences ask for these by NAME, in whatever form they need. See words/nouns.py.

tajmahal-good-rice = rice
    .mark = Ri
tajmahal-good-tea = tea
    .mark = Te
tajmahal-good-spice = spice
    .mark = Sp
tajmahal-good-jewels = jewels
    .mark = Je
tajmahal-bonus-rice = rice
    .mark = Ri
tajmahal-bonus-tea = tea
    .mark = Te
tajmahal-bonus-spice = spice
    .mark = Sp
tajmahal-bonus-jewels = jewels
    .mark = Je
tajmahal-bonus-points = 2 points
    .mark = +2
tajmahal-bonus-card = a card
    .mark = +c
tajmahal-taj-mahal = the Taj Mahal, 4 points
    .mark = +4
tajmahal-prize-vizier = the vizier
tajmahal-prize-general = the general
tajmahal-prize-monk = the monk
tajmahal-prize-princess = the princess
tajmahal-prize-crown = the crown
# $number is that of the province tile and of its visit, from 1.
tajmahal-prize-tile = tile { $number }
# In a list of towns for palaces; $town is the name of a town, perhaps with its letter on the map.
tajmahal-crowned = { $town } with the crown
# A town or a province where its name stands alone.
tajmahal-place = { NAME($place) }

## The table

# Everywhere $town and $province are places, $good and $goods goods, $tile a province tile, $prize and $prizes prizes,
# $bonus a bonus tile, $symbol and $influence symbols: none of them a word, but the id of a message for NAME and NAMES.
# $colour is red, green, yellow or purple, to select on.
tajmahal-visit = Visit { $number } of 12: { NAME($province) }
tajmahal-tile-of-visit = Tile: { NAMES($goods) }
tajmahal-over = The game is over.
tajmahal-deck = Deck { $deck }  Discard pile { $discard }
tajmahal-points = Pts
tajmahal-so-far = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tajmahal-in-court = in court
tajmahal-influences = Inf
tajmahal-specials = Spec
tajmahal-cards = Hand
tajmahal-display = Display
tajmahal-towns = Towns
tajmahal-hand = Hand
tajmahal-hand-of = Hand of { $player }
tajmahal-nothing = –
tajmahal-copies = ×{ $count }
tajmahal-nobody = nobody
tajmahal-unknown-cards = { $count ->
    [0] nothing else
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
tajmahal-sign-town = town
tajmahal-sign-fortified = fortified town with its bonus tile
tajmahal-sign-plain = fortified town without one
tajmahal-sign-crown = palace with the crown
tajmahal-sign-players = A B C D E palaces of the players
tajmahal-sign-towns = a b c d towns of this visit
tajmahal-sign-leads = * leads
tajmahal-sign-court = ● prize in the court

## Withdrawing

tajmahal-withdraw = withdraw
tajmahal-gain = +{ $points }
tajmahal-withdraw-now = Withdraw now: +{ $points }
tajmahal-withdraw-nothing = You lead in nothing.
tajmahal-withdraw-unplayed = You have not played: no prize, but a card more.
tajmahal-withdraw-prizes = You win { NAMES($prizes) }.
# $towns are names with their letters on the map: they cannot be bent.
tajmahal-withdraw-towns = Best in { LIST($towns) }.
tajmahal-withdraw-bonuses = Bonus tiles { $points }.
tajmahal-withdraw-palaces = Palaces { $points }: { NAMES($provinces) }.
tajmahal-withdraw-tile = Province tile { $points }.

## What a player may look at

tajmahal-look-map =
    .about = the whole map, and all towns by name
tajmahal-look-scores =
    .about = everybody's points and where they come from
tajmahal-look-hands =
    .about = what everybody knows of everybody's cards
tajmahal-look-specials =
    .about = what the special cards do, and who has them

## Reasons for points: one line of a table, and a phrase in a sentence

tajmahal-total = Points
tajmahal-reason-earlier = From before
tajmahal-reason-special-points = +2 points card
tajmahal-reason-bonus-points = Bonus tiles: points
tajmahal-reason-bonus-good = Bonus tiles: goods
tajmahal-reason-taj-mahal = The Taj Mahal
tajmahal-reason-palaces = Palaces
tajmahal-reason-tile-good = Province tiles
tajmahal-reason-hand-specials = Special cards in hand
tajmahal-reason-hand-whites = White cards in hand
tajmahal-reason-hand-colour = Cards of one colour in hand
tajmahal-why-earlier = { $points } from before
tajmahal-why-special-points = { $points } for the special card
tajmahal-why-bonus-points = { $points } for the bonus tile in { NAME($town) }
tajmahal-why-bonus-good = { $held ->
    [0] { $points } for { NAME($good) } in { NAME($town) }
   *[other] { $points } for { NAME($good) } in { NAME($town) } (with { $held } before)
}
tajmahal-why-taj-mahal = { $points } for the Taj Mahal
tajmahal-why-palaces = { $points } for palaces ({ NAMES($provinces) })
tajmahal-why-tile-good = { $held ->
    [0] { $points } for { NAME($good) } on { NAME($tile) }
   *[other] { $points } for { NAME($good) } on { NAME($tile) } (with { $held } before)
}
tajmahal-why-hand-specials = { $points } for special cards
tajmahal-why-hand-whites = { $points } for white cards
tajmahal-why-hand-colour = { $colour ->
    [red] { $points } for red cards
    [green] { $points } for green cards
    [yellow] { $points } for yellow cards
   *[purple] { $points } for purple cards
}

## How a game ended and what is watched, as the lab tells it

tajmahal-lab-ending-visits = all provinces visited
tajmahal-report-gauge-hand = Cards in hand
tajmahal-report-ending-visits = all provinces were visited
