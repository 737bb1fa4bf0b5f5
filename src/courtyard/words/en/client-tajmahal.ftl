### Taj Mahal in a browser. Names of symbols, goods, cards and prizes are in tajmahal.ftl.

client-game-tajmahal = Twelve visits to the provinces of the Grand Mogul. Win influence, join palaces along the roads, and know when to withdraw.
    .time = about 60 minutes
    .what = cards, palaces, goods
    .credits = Taj Mahal was designed by Reiner Knizia.
    .usual = { $bots ->
        [one] One bot.
       *[other] { $bots } bots.
    }
bot-raja = Weighs what a visit brings against the cards it costs, and withdraws in time.

## The map

tajtable-map = Map of the provinces. Arrow keys lead from town to town.
tajtable-visited = visit { $number }
tajtable-sun-visit = visit
tajtable-sun-of = of { $count }
tajtable-court = The court
tajtable-taken = taken
tajtable-taken-by = taken by { $player }
    .you = taken by you
tajtable-took = took it
tajtable-open = open
tajtable-leads = { $player } · { $number }
    .you = you · { $number }
tajtable-leads-with = { $player } leads with { $number }
    .you = You lead with { $number }
tajtable-nobody-leads = Nobody leads
tajtable-prize = { $prize }: { $state }
# What a prize brings whoever shows most of its symbol and withdraws.
tajtable-brings-palace = A palace in an empty town of { $province }; in a fortified one its bonus tile as well.
tajtable-brings-special = { $owned ->
    [0] Two tiles of this kind bring { $card }.
   *[other] You own one tile of this kind. The second brings { $card }.
}
tajtable-brings-crown = A palace in any town of { $province }, even where one stands. It takes no bonus tile.
tajtable-brings-tile = 1 point for each good on the tile, and 1 more for each of the same that one owns already.
# What is heard of a town: $fortified and $crown are "yes" or "no", $bonus is "none" or what the tile gives.
tajtable-town = { $town }, { $province }{ $fortified ->
    [yes] , fortified
   *[no] { "" }
}{ $bonus ->
    [none] { "" }
   *[other] , bonus: { $bonus }
}{ $palaces ->
    [0] , no palace
    [one] , palace of { LIST($players) }
   *[other] , palaces of { LIST($players) }
}{ $crown ->
    [yes] , with the crown
   *[no] { "" }
}
tajtable-town-option = { $town }. Build here: +{ $points }
tajtable-map-frame = The board
tajtable-map-window = Part of the map that is shown
tajtable-larger = Larger map
tajtable-smaller = Smaller map

## Visits

tajtable-visits = Visits in their order
tajtable-visit-over = visited
tajtable-visit-to = { $province }: { LIST($goods) }
tajtable-visit-then = then { $province }
tajtable-visit-brought = Visit { $number }, { $province }
tajtable-part-special = special { $points }
tajtable-part-bonuses = bonus { $points }
tajtable-part-palaces = palaces { $points }
tajtable-part-tiles = tile { $points }

## Panels

tajtable-panels = Panels
tajtable-tab-visit = Visit
tajtable-tab-outlook = Gain
tajtable-tab-display = Display
tajtable-tab-players = Players
tajtable-tab-points = Points
tajtable-tab-log = Log
tajtable-news = What others did

## Players

tajtable-players = Players
tajtable-you = You
tajtable-you-mark = you
tajtable-bot = bot
tajtable-your-turn = Your turn
tajtable-on-turn = on turn
tajtable-in-visit = in the visit
tajtable-withdrew = withdrew
tajtable-start = start
tajtable-starts = begins this visit
tajtable-hand-of = { $count ->
    [one] { $player }: 1 card in hand
   *[other] { $player }: { $count } cards in hand
}
tajtable-known-cards = { $known ->
    [0] Nobody has seen any of them.
   *[other] Everybody has seen { $known } of them:
}

## Symbols

tajtable-symbols = Symbols shown in this visit, by player
tajtable-in-court = in the court
tajtable-key-leads = leads
tajtable-would-become = would become
tajtable-symbol-vizier = Vizier
tajtable-symbol-general = General
tajtable-symbol-monk = Monk
tajtable-symbol-princess = Princess
tajtable-symbol-mogul = Crown
tajtable-symbol-elephant = Elephant

## Cards

# What a special card does, and below its sign on the card itself.
tajtable-effect-elephant = +1 elephant
    .word = elephant
tajtable-effect-mogul = +1 crown
    .word = crown
tajtable-effect-points = +2 points
    .word = points
tajtable-effect-colour = any colour
    .word = any colour
tajtable-brief-elephant = +1
tajtable-brief-mogul = +1
tajtable-brief-points = +2
tajtable-special-from = Comes for two tiles of the { $influence }.
tajtable-special-owner = Now with { $player }.
tajtable-played = Played
tajtable-played-now = Played in this visit:
tajtable-suit-yours = your colour
tajtable-suit-not-now = not now
tajtable-suit-with = with a coloured card
tajtable-hand-empty = You hold no cards.
tajtable-deck = Deck { $count }
tajtable-discard = Discard { $count }
tajtable-discard-pile = Discard pile
tajtable-discard-empty = There is no card in it.

## The question

tajtable-withdraw = Withdraw +{ $points }
tajtable-key-withdraw = W
    .about = withdraw
tajtable-play = { $count ->
    [0] Play cards
    [one] Play 1 card
   *[other] Play { $count } cards
}
tajtable-take = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
}
tajtable-chosen = { $count } of { $most } chosen.
tajtable-build = Build
tajtable-build-in = Build in { $town }
tajtable-best-town = { $more ->
    [0] Best: { $town }
    [one] Best: { $town }, or 1 other
   *[other] Best: { $town }, or { $more } others
}
tajtable-never-alone = Not alone: pick a coloured card to go with it.
tajtable-must-withdraw = You have no cards that could be played.
tajtable-no-own = You hold no { $colour } card: others only with the any-colour card.
tajtable-needs-more = Another card has to go with it.
tajtable-only-with = Only with { LIST($cards) }.
tajtable-wrong-colour = Not now: in this visit you play { $colour }.
tajtable-no-companion = Not now: you have no coloured card that it could be played with.
tajtable-change = { $symbol } { $before } → { $after }
tajtable-changes = You would show { LIST($changes) }.
tajtable-at-once = { $points } points at once.
tajtable-would-lead = You would lead for { LIST($prizes) }.

## Points

tajtable-withdraw-now = Withdraw now
tajtable-you-withdrew = You withdrew from { $province }
tajtable-withdrew-from = { $player } withdrew from { $province }
tajtable-palaces-at = Best in
tajtable-best-of = best of { $count } ways
tajtable-specials-come = After the visit { LIST($cards) } will come to you.
tajtable-then-cards = { $drawn ->
    [0] { "" }
   *[other] You draw a card.
} { $taken ->
    [0] The display is empty.
    [one] You take 1 card from the display.
   *[other] You take { $taken } cards from the display.
}
tajtable-tile-taken = The province tile is taken.
tajtable-tile-tied = Nobody leads for the province tile.
tajtable-tile-led = For the province tile { $player } leads, { $theirs } to { $yours }.
tajtable-line-held = 1 + { $held } owned
tajtable-line-earlier = From before
tajtable-line-special-points = The +2 points card
tajtable-line-bonus-points = Bonus tile in { $town }
tajtable-line-bonus-good = Bonus tile in { $town }: { $good }
tajtable-line-bonus-card = Bonus tile in { $town }: a card
tajtable-line-taj-mahal = The Taj Mahal
tajtable-line-palaces = { $count ->
    [one] Palace in { LIST($provinces) }
   *[other] Palaces join { LIST($provinces) }
}
tajtable-line-tile-good = Province tile: { $good }
tajtable-line-hand-specials = Special cards in hand
tajtable-line-hand-whites = White cards in hand
tajtable-line-hand-colour = { $colour } cards in hand
tajtable-by-reason = Points by reason
tajtable-kind-palaces = Palaces
tajtable-kind-tiles = Province tiles
tajtable-kind-bonuses = Bonus tiles
tajtable-kind-special = +2 points card
tajtable-kind-hand = Cards in hand
tajtable-kind-earlier = From before
tajtable-track = Score track. { LIST($entries) }
tajtable-track-entry = { $player } { $points }

## A town that is looked at

tajtable-peek-bonus = Bonus tile: { $bonus }.
tajtable-peek-fortified = Fortified; its bonus tile is gone.
tajtable-peek-empty = No palace yet.
tajtable-peek-crown = With the crown: an ordinary palace may still be built here in this visit.

## Setting up

tajtable-setup-board = Parts of the board, the cards and the tiles are a reconstruction.
tajtable-setup-prizes = What the symbols win
tajtable-setup-palace = win a palace each, in an empty town of the province, with the bonus tile if the town is fortified. Two equal tiles bring a special card.
tajtable-setup-crown = wins a palace in any town of the province, even beside another.
tajtable-setup-tile = wins the tile of the province with its goods, which score the more you own of them.
tajtable-setup-specials = Special cards
tajtable-setup-about = { $seats ->
    [one] Three to five play twelve visits, one to each province. Agra with the Taj Mahal comes last. Here 1 seat is set.
   *[other] Three to five play twelve visits, one to each province. Agra with the Taj Mahal comes last. Here { $seats } seats are set.
}

## The end

ending-visits = After the last visit

tajtable-standings = Standings
tajtable-bold-best = bold: best in the column
tajtable-player = Player
tajtable-end-hands = Cards at the end
    .about = special, white, and the longest colour: 1 each
tajtable-end-map = Thick roads are chains of palaces; your own are the thickest.

## About this board

tajtable-about = About this board
tajtable-about-lost = The rulebook that we have lost its pictures. So these parts are our reconstruction, as close to the printed game as we know:
tajtable-about-towns = Towns:
    .text = their names and places, and which sixteen are fortified.
tajtable-about-roads = Roads:
    .text = all of them.
tajtable-about-cards = Cards:
    .text = which symbols stand together on the five cards of each colour that have no elephant.
tajtable-about-bonuses = Bonuses:
    .text = how many of the fifteen square bonus tiles are of each kind.
tajtable-about-specials = Specials:
    .text = which of the vizier and the monk gives “+1 crown” and which “any colour”.
tajtable-about-known = Known are the numbers of everything, the goods on the province tiles, the cards with elephants, the white cards, the other two special cards, that the towns of a province form a ring, and that all provinces are joined.
tajtable-about-own = Whoever owns the box can play with its own data in the terminal: courtyard play tajmahal --board FILE.
