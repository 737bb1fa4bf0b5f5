### Taj Mahal in a browser. Names of symbols, goods, cards and prizes are in tajmahal.ftl, which also tells what facts are.

tajmahal-client-curve = Points, visit by visit
tajmahal-client-game = Twelve visits to the provinces of the Grand Mogul. Win influence, join palaces along the roads, and know when to withdraw.
    .time = about 60 minutes
    .what = cards, palaces, goods
    .credits = Taj Mahal was designed by Reiner Knizia.
    .usual = { $bots ->
        [one] One bot.
       *[other] { $bots } bots.
    }
tajmahal-bot-raja = Weighs what a visit brings against the cards it costs, and withdraws in time.
tajmahal-level-raja = Solid
tajmahal-lobby-turn = Visit { $turn } of 12

## The map

tajmahal-table-map = Map of the provinces. Arrow keys lead from town to town.
tajmahal-table-visited = visit { $number }
tajmahal-table-sun-visit = visit
tajmahal-table-sun-of = of { $count }
tajmahal-table-court = The court
tajmahal-table-taken = taken
tajmahal-table-taken-by = taken by { $player }
    .you = taken by you
tajmahal-table-took = took it
tajmahal-table-open = open
tajmahal-table-leads = { $player } · { $number }
    .you = you · { $number }
tajmahal-table-leads-with = { $player } leads with { $number }
    .you = You lead with { $number }
tajmahal-table-nobody-leads = Nobody leads
# $prize is a symbol, $state a message.
tajmahal-table-prize = { NAME($prize) }: { $state }
# What a prize brings whoever shows most of its symbol and withdraws.
tajmahal-table-brings-palace = A palace in an empty town of { NAME($province) }; in a fortified one its bonus tile as well.
tajmahal-table-brings-special = { $owned ->
    [0] Two tiles of this kind bring { CARD($card, form: "within") }.
   *[other] You own one tile of this kind. The second brings { CARD($card, form: "within") }.
}
tajmahal-table-brings-crown = A palace in any town of { NAME($province) }, even where one stands. It takes no bonus tile.
tajmahal-table-brings-tile = 1 point for each good on the tile, and 1 more for each of the same that one owns already.
# What is heard of a town: $fortified and $crown are "yes" or "no", $bonus is "none" or a bonus tile.
tajmahal-table-town = { NAME($town) }, { NAME($province) }{ $fortified ->
    [yes] , fortified
   *[no] { "" }
}{ $bonus ->
    [none] { "" }
   *[other] , bonus: { NAME($bonus) }
}{ $palaces ->
    [0] , no palace
    [one] , palace of { LIST($players) }
   *[other] , palaces of { LIST($players) }
}{ $crown ->
    [yes] , with the crown
   *[no] { "" }
}
# $town is the message above.
tajmahal-table-town-option = { $town }. Build here: +{ $points }
tajmahal-table-map-frame = The board
tajmahal-table-map-window = Part of the map that is shown
tajmahal-table-larger = Larger map
tajmahal-table-smaller = Smaller map

## Visits

tajmahal-table-visits = Visits in their order
tajmahal-table-visit-over = visited
tajmahal-table-visit-to = { NAME($province) }: { NAMES($goods) }
tajmahal-table-visit-then = then { NAME($province) }
tajmahal-table-visit-brought = Visit { $number }, { NAME($province) }
tajmahal-table-part-special = special { $points }
tajmahal-table-part-bonuses = bonus { $points }
tajmahal-table-part-palaces = palaces { $points }
tajmahal-table-part-tiles = tile { $points }

## Panels

tajmahal-table-panels = Panels
tajmahal-table-tab-visit = Visit
tajmahal-table-tab-outlook = Gain
tajmahal-table-tab-display = Display
tajmahal-table-tab-players = Players
tajmahal-table-tab-points = Points
tajmahal-table-tab-log = Log
tajmahal-table-news = What others did

## Players

tajmahal-table-players = Players
tajmahal-table-you = You
tajmahal-table-you-mark = you
tajmahal-table-bot = bot
tajmahal-table-your-turn = Your turn
tajmahal-table-on-turn = on turn
tajmahal-table-in-visit = in the visit
tajmahal-table-withdrew = withdrew
tajmahal-table-start = start
tajmahal-table-starts = begins this visit
tajmahal-table-hand-of = { $count ->
    [one] { $player }: 1 card in hand
   *[other] { $player }: { $count } cards in hand
}
tajmahal-table-known-cards = { $known ->
    [0] Nobody has seen any of them.
   *[other] Everybody has seen { $known } of them:
}

## Symbols

tajmahal-table-symbols = Symbols shown in this visit, by player
tajmahal-table-in-court = in the court
tajmahal-table-key-leads = leads
tajmahal-table-would-become = would become
tajmahal-table-symbol-vizier = Vizier
tajmahal-table-symbol-general = General
tajmahal-table-symbol-monk = Monk
tajmahal-table-symbol-princess = Princess
tajmahal-table-symbol-mogul = Crown
tajmahal-table-symbol-elephant = Elephant

## Cards

# What a special card does, and below its sign on the card itself.
tajmahal-table-effect-elephant = +1 elephant
    .word = elephant
tajmahal-table-effect-mogul = +1 crown
    .word = crown
tajmahal-table-effect-points = +2 points
    .word = points
tajmahal-table-effect-colour = any colour
    .word = any colour
tajmahal-table-brief-elephant = +1
tajmahal-table-brief-mogul = +1
tajmahal-table-brief-points = +2
tajmahal-table-special-from = Comes for two tiles of the { NAME($influence) }.
tajmahal-table-special-owner = Now with { $player }.
tajmahal-table-played = Played
tajmahal-table-played-now = Played in this visit:
tajmahal-table-suit-yours = your colour
tajmahal-table-suit-not-now = not now
tajmahal-table-suit-with = with a coloured card
tajmahal-table-hand-empty = You hold no cards.
tajmahal-table-deck = Deck { $count }
tajmahal-table-discard = Discard { $count }
tajmahal-table-discard-pile = Discard pile
tajmahal-table-discard-empty = There is no card in it.

## The question

tajmahal-table-withdraw = Withdraw +{ $points }
tajmahal-table-key-withdraw = W
    .about = withdraw
tajmahal-table-play = { $count ->
    [0] Play cards
    [one] Play 1 card
   *[other] Play { $count } cards
}
tajmahal-table-take = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
}
tajmahal-table-chosen = { $count } of { $most } chosen.
tajmahal-table-build = Build
tajmahal-table-build-in = Build in { NAME($town) }
tajmahal-table-best-town = { $more ->
    [0] Best: { NAME($town) }
    [one] Best: { NAME($town) }, or 1 other
   *[other] Best: { NAME($town) }, or { $more } others
}
tajmahal-table-never-alone = Not alone: pick a coloured card to go with it.
tajmahal-table-no-own = { $colour ->
    [red] You hold no red card: others only with the any-colour card.
    [green] You hold no green card: others only with the any-colour card.
    [yellow] You hold no yellow card: others only with the any-colour card.
   *[purple] You hold no purple card: others only with the any-colour card.
}
tajmahal-table-needs-more = Another card has to go with it.
tajmahal-table-only-with = Only with { CARDS($cards) }.
tajmahal-table-wrong-colour = { $colour ->
    [red] Not now: in this visit you play red.
    [green] Not now: in this visit you play green.
    [yellow] Not now: in this visit you play yellow.
   *[purple] Not now: in this visit you play purple.
}
tajmahal-table-no-companion = Not now: you have no coloured card that it could be played with.
tajmahal-table-change = { NAME($symbol) } { $before } → { $after }
tajmahal-table-changes = You would show { LIST($changes) }.
tajmahal-table-at-once = { $points } points at once.
tajmahal-table-would-lead = You would lead for { NAMES($prizes) }.

## Points

tajmahal-table-withdraw-now = Withdraw now
tajmahal-table-you-withdrew = You withdrew from { NAME($province) }
tajmahal-table-withdrew-from = { $player } withdrew from { NAME($province) }
tajmahal-table-palaces-at = Best in
tajmahal-table-best-of = best of { $count } ways
tajmahal-table-specials-come = After the visit { CARDS($cards) } will come to you.
tajmahal-table-then-cards = { $drawn ->
    [0] { "" }
   *[other] You draw a card.
} { $taken ->
    [0] The display is empty.
    [one] You take 1 card from the display.
   *[other] You take { $taken } cards from the display.
}
tajmahal-table-tile-taken = The province tile is taken.
tajmahal-table-tile-tied = Nobody leads for the province tile.
tajmahal-table-tile-led = For the province tile { $player } leads, { $theirs } to { $yours }.
tajmahal-table-line-held = 1 + { $held } owned
tajmahal-table-line-earlier = From before
tajmahal-table-line-special-points = The +2 points card
tajmahal-table-line-bonus-points = Bonus tile in { NAME($town) }
tajmahal-table-line-bonus-good = Bonus tile in { NAME($town) }: { NAME($good) }
tajmahal-table-line-bonus-card = Bonus tile in { NAME($town) }: a card
tajmahal-table-line-taj-mahal = The Taj Mahal
tajmahal-table-line-palaces = { $count ->
    [one] Palace in { NAMES($provinces) }
   *[other] Palaces join { NAMES($provinces) }
}
tajmahal-table-line-tile-good = Province tile: { NAME($good) }
tajmahal-table-line-hand-specials = Special cards in hand
tajmahal-table-line-hand-whites = White cards in hand
tajmahal-table-line-hand-colour = { $colour ->
    [red] Red cards in hand
    [green] Green cards in hand
    [yellow] Yellow cards in hand
   *[purple] Purple cards in hand
}
tajmahal-table-by-reason = Points by reason
tajmahal-table-kind-palaces = Palaces
tajmahal-table-kind-tiles = Province tiles
tajmahal-table-kind-bonuses = Bonus tiles
tajmahal-table-kind-special = +2 points card
tajmahal-table-kind-hand = Cards in hand
tajmahal-table-kind-earlier = From before
tajmahal-table-track = Score track. { LIST($entries) }
tajmahal-table-track-entry = { $player } { $points }

## A town that is looked at

tajmahal-table-peek-bonus = Bonus tile: { NAME($bonus) }.
tajmahal-table-peek-fortified = Fortified; its bonus tile is gone.
tajmahal-table-peek-empty = No palace yet.
tajmahal-table-peek-crown = With the crown: an ordinary palace may still be built here in this visit.

## Setting up

tajmahal-table-setup-board = Parts of the board, the cards and the tiles are a reconstruction.
tajmahal-table-setup-prizes = What the symbols win
tajmahal-table-setup-palace = win a palace each, in an empty town of the province, with the bonus tile if the town is fortified. Two equal tiles bring a special card.
tajmahal-table-setup-crown = wins a palace in any town of the province, even beside another.
tajmahal-table-setup-tile = wins the tile of the province with its goods, which score the more you own of them.
tajmahal-table-setup-specials = Special cards
tajmahal-table-setup-about = { $seats ->
    [one] Three to five play twelve visits, one to each province. Agra with the Taj Mahal comes last. Here 1 seat is set.
   *[other] Three to five play twelve visits, one to each province. Agra with the Taj Mahal comes last. Here { $seats } seats are set.
}

## The end

tajmahal-ending-visits = After the last visit

tajmahal-table-standings = Standings
tajmahal-table-bold-best = bold: best in the column
tajmahal-table-player = Player
tajmahal-table-end-hands = Cards at the end
    .about = special, white, and the longest colour: 1 each
tajmahal-table-end-map = Thick roads are chains of palaces; your own are the thickest.

## About this board

tajmahal-table-about = About this board
tajmahal-table-about-lost = The rulebook that we have lost its pictures. So these parts are our reconstruction, as close to the printed game as we know:
tajmahal-table-about-towns = Towns:
    .text = their names and places, and which sixteen are fortified.
tajmahal-table-about-roads = Roads:
    .text = all of them.
tajmahal-table-about-cards = Cards:
    .text = which symbols stand together on the five cards of each colour that have no elephant.
tajmahal-table-about-bonuses = Bonuses:
    .text = how many of the fifteen square bonus tiles are of each kind.
tajmahal-table-about-specials = Specials:
    .text = which of the vizier and the monk gives “+1 crown” and which “any colour”.
tajmahal-table-about-known = Known are the numbers of everything, the goods on the province tiles, the cards with elephants, the white cards, the other two special cards, that the towns of a province form a ring, and that all provinces are joined.
tajmahal-table-about-own = Whoever owns the box can play with its own data in the terminal: courtyard play tajmahal --board FILE.
