### Taj Mahal: the words of the table. Questions are in tajmahal-asks.ftl, events in tajmahal-events.ftl.

## The game

game-tajmahal = Taj Mahal
    .about = India, some three hundred years ago. The rule of the Grand Mogul fades, and the maharajas and princes of the north-west compete for influence, one province after another. In each of twelve visits you play cards to win over the vizier, the general, the monk, the princess, the Grand Mogul himself, and the elephants that carry off the goods of the land. Whoever leads takes the prize, but only by withdrawing, and every card spent is missing in the next province. Palaces that roads join into a long chain bring more and more, and so do goods of a kind. The rules are those of the printed game; parts of the board, and a few of the cards and tiles, are a reconstruction, as the rules below tell in full.
    .cards = A turn is one coloured card, alone or with one white or one special card. The deck has 96 cards: 84 coloured and 12 white ones. The four special cards lie beside it until somebody wins them. Which symbols stand together on coloured cards without an elephant, and which of the vizier and the monk gives +1 crown and which any colour, is our reconstruction.

help-tajmahal =
    { help-tajmahal-aim }

    { help-tajmahal-visit }

    { help-tajmahal-withdrawing }

    { help-tajmahal-points }

    { help-tajmahal-end }

    { help-tajmahal-board }

help-tajmahal-aim =
    THE AIM
    Have the most points after twelve visits, one to each province. Agra, with
    the Taj Mahal, is the last.
    You start with 6 cards. Coloured cards (red, green, yellow, purple) show two
    symbols, white cards one: vizier, general, monk, princess, elephant, or the
    crown, which is the sign of the Grand Mogul.

help-tajmahal-visit =
    A VISIT
    Six prizes lie in the court, one for each symbol: the vizier's, the
    general's, the monk's and the princess's influence tiles, the crown of the
    Grand Mogul, and for the elephants the tile of the province with its goods.
    In turn everybody still in the visit plays cards or withdraws.
    Play one coloured card, alone or with one white or one special card. The
    first one sets your colour for the visit: all others must have it too. Cards
    stay before you, and their symbols add up.
    There is no other move: who cannot or will not play withdraws.

help-tajmahal-withdrawing =
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

help-tajmahal-points =
    POINTS, WHEN YOU WITHDRAW
    1. Bonus tiles: 2 points, a card, 4 for the Taj Mahal, or a good, which
       scores like those below.
    2. Palaces, if you built any: 1 for this province and 1 for each other
       province that an unbroken chain of your palaces along roads joins to your
       palaces here.
    3. The province tile: 1 for each good on it, and 1 more for each same good
       that you had before.

help-tajmahal-end =
    THE END
    After visit 12: 1 point for each special card and each white card in hand,
    and 1 for each card of the one colour of which you hold most. Equal points
    share the victory.

help-tajmahal-board =
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

taj-symbol-vizier = vizier
    .mark = V
    .head = Viz
taj-symbol-general = general
    .mark = G
    .head = Gen
taj-symbol-monk = monk
    .mark = M
    .head = Mon
taj-symbol-princess = princess
    .mark = P
    .head = Pri
taj-symbol-mogul = crown
    .mark = C
    .head = Cro
taj-symbol-elephant = elephant
    .mark = E
    .head = Ele

## Colours of cards

taj-suit-red = red
    .mark = R
    .head = Red
taj-suit-green = green
    .mark = G
    .head = Green
taj-suit-yellow = yellow
    .mark = Y
    .head = Yellow
taj-suit-purple = purple
    .mark = P
    .head = Purple
taj-suit-white = white
    .mark = W
    .head = White
taj-suit-special = special
    .mark = *
    .head = Special
taj-card = { $suit } { $symbols }

## Special cards

taj-special-elephant = the +1 elephant card
    .mark = *E
taj-special-mogul = the +1 crown card
    .mark = *C
taj-special-points = the +2 points card
    .mark = *2
taj-special-colour = the any-colour card
    .mark = *any

## Goods, bonus tiles, prizes

taj-good-rice = rice
    .mark = Ri
taj-good-tea = tea
    .mark = Te
taj-good-spice = spice
    .mark = Sp
taj-good-jewels = jewels
    .mark = Je
taj-bonus-rice = rice
    .mark = Ri
taj-bonus-tea = tea
    .mark = Te
taj-bonus-spice = spice
    .mark = Sp
taj-bonus-jewels = jewels
    .mark = Je
taj-bonus-points = 2 points
    .mark = +2
taj-bonus-card = a card
    .mark = +c
taj-taj-mahal = the Taj Mahal, 4 points
    .mark = +4
taj-bonus-in = the bonus tile in { $town } ({ $bonus })
taj-prize-vizier = the vizier
taj-prize-general = the general
taj-prize-monk = the monk
taj-prize-princess = the princess
taj-prize-crown = the crown
taj-prize-tile = tile { $number }
taj-crowned = { $town } with the crown

## The table

taj-visit = Visit { $number } of 12: { $province }
taj-tile-of-visit = Tile: { LIST($goods) }
taj-over = The game is over.
taj-deck = Deck { $deck }  Discard pile { $discard }
taj-points = Pts
taj-so-far = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
taj-in-court = in court
taj-influences = Inf
taj-specials = Spec
taj-cards = Hand
taj-display = Display
taj-towns = Towns
taj-hand = Hand
taj-hand-of = Hand of { $player }
taj-nothing = –
taj-copies = ×{ $count }
taj-nobody = nobody
taj-unknown-cards = { $count ->
    [0] nothing else
    [one] 1 unknown card
   *[other] { $count } unknown cards
}
taj-sign-town = town
taj-sign-fortified = fortified town with its bonus tile
taj-sign-plain = fortified town without one
taj-sign-crown = palace with the crown
taj-sign-players = A B C D E palaces of the players
taj-sign-towns = a b c d towns of this visit
taj-sign-leads = * leads
taj-sign-court = ● prize in the court

## Withdrawing

taj-withdraw = withdraw
taj-gain = +{ $points }
taj-withdraw-now = Withdraw now: +{ $points }
taj-withdraw-nothing = You lead in nothing.
taj-withdraw-unplayed = You have not played: no prize, but a card more.
taj-withdraw-prizes = You win { LIST($prizes) }.
taj-withdraw-towns = Best in { LIST($towns) }.
taj-withdraw-bonuses = Bonus tiles { $points }.
taj-withdraw-palaces = Palaces { $points }: { LIST($provinces) }.
taj-withdraw-tile = Province tile { $points }.

## What a player may look at

look-map =
    .about = the whole map, and all towns by name
look-scores =
    .about = everybody's points and where they come from
look-hands =
    .about = what everybody knows of everybody's cards
look-specials =
    .about = what the special cards do, and who has them

## Reasons for points: one line of a table, and a phrase in a sentence

taj-total = Points
taj-reason-earlier = From before
taj-reason-special-points = +2 points card
taj-reason-bonus-points = Bonus tiles: points
taj-reason-bonus-good = Bonus tiles: goods
taj-reason-taj-mahal = The Taj Mahal
taj-reason-palaces = Palaces
taj-reason-tile-good = Province tiles
taj-reason-hand-specials = Special cards in hand
taj-reason-hand-whites = White cards in hand
taj-reason-hand-colour = Cards of one colour in hand
taj-why-earlier = { $points } from before
taj-why-special-points = { $points } for the special card
taj-why-bonus-points = { $points } for the bonus tile in { $town }
taj-why-bonus-good = { $held ->
    [0] { $points } for { $good } in { $town }
   *[other] { $points } for { $good } in { $town } (with { $held } before)
}
taj-why-taj-mahal = { $points } for the Taj Mahal
taj-why-palaces = { $points } for palaces ({ LIST($provinces) })
taj-why-tile-good = { $held ->
    [0] { $points } for { $good } on { $tile }
   *[other] { $points } for { $good } on { $tile } (with { $held } before)
}
taj-why-hand-specials = { $points } for special cards
taj-why-hand-whites = { $points } for white cards
taj-why-hand-colour = { $points } for { $colour } cards
