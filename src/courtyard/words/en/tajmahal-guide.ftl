### Taj Mahal: the rules beside the table, and what the things on it are.

## The rules

tajmahal-rule-aim = What it is about
tajmahal-rule-aim-visits = Twelve visits
    .text =
        The court of the Grand Mogul travels through India: twelve visits, one to each province, in the order of the numbers on the tiles. Agra with the Taj Mahal is always the last. In each visit six prizes are to be won, and most of them are palaces in that province.
tajmahal-rule-aim-points = Points
    .text =
        You score when you withdraw from a visit: for palaces and the provinces that they join, for goods, for bonus tiles. After the twelfth visit the cards in your hand count a little. Most points win; equal points share the victory.

        Cards are scarce. Nobody can win everything: choose the visits and the prizes that are worth your cards.

tajmahal-rule-visit = A visit
tajmahal-rule-visit-turn = Play or withdraw
    .text =
        Whoever begins the visit starts, then it goes round. On your turn you play cards, or you withdraw; there is nothing else. It goes on until everybody has withdrawn. The next visit begins with the next player to the left.
tajmahal-rule-visit-plays = What can be played
    .text =
        One coloured card, alone or with one white card or with one special card. White and special cards are never played alone. Your cards stay before you, and their symbols add up.
tajmahal-rule-visit-colour = Your colour
    .text =
        The first coloured card that you play sets your colour for this visit: all further ones must have the same. Others may use that colour as well. The letter in the corner is its initial, so that nobody needs to tell colours apart.

tajmahal-rule-withdraw = Why withdraw?
tajmahal-rule-withdraw-why = Only who withdraws wins
    .text =
        A prize is won at one moment only: when you withdraw. For each symbol of which you then show more than everybody who is still in, you take its prize. As long as you stay, you have won nothing, and somebody may overtake you.

        So withdrawing is not giving up: it is how you cash in. Lead for something, and go before it costs more cards than it is worth.
tajmahal-rule-withdraw-when = Now or later?
    .text =
        Go now, and you take what you lead for and keep the rest of your cards for later visits. Stay, and you may lead for more, and whoever leaves before you no longer counts against you. But each turn costs a card or two, and they may take first what you wanted.

        The panel “Gain” says what withdrawing would bring now, point by point.
tajmahal-rule-withdraw-after = And then
    .text =
        Your cards of this visit are discarded; special cards come back to your hand. You take two cards of your choice from the open display; the last to withdraw gets the one that is left. Whoever withdraws without having played wins nothing, but first draws a card from the deck: a good way to gather strength.

tajmahal-rule-ties = Ties
tajmahal-rule-ties-nobody = Equal is not enough
    .text =
        You must show more of the symbol than everybody else who is still in. Two players with the same number: nobody leads, and neither wins the prize by withdrawing. A zero leads for nothing.
tajmahal-rule-ties-then = When somebody leaves
    .text =
        The cards of whoever has withdrawn no longer count. If one of two equals leaves, the other one leads, and can take the prize on their next turn, if nobody has taken it by then. A prize that is taken is gone for this visit.

tajmahal-rule-prizes = The six prizes
tajmahal-rule-prizes-six = In the court
    .text =
        Each symbol has its prize. Vizier, general, monk and princess each give an influence tile and a palace on an empty town of the province. The crown gives a palace on any town of the province, even beside another. The elephants win the tile of the province with its goods.

tajmahal-rule-palaces = Palaces and chains
tajmahal-rule-palaces-build = Where to build
    .text =
        Palaces are built in the province that is visited. An ordinary one needs a town without a palace; the palace of the crown may share a town, takes no bonus tile, and leaves the town free for an ordinary one in this visit.
tajmahal-rule-palaces-chain = Chains
    .text =
        If you have built at least one palace, you score 1 point for this province and 1 for each other province that is joined to it by a chain: your palaces in one town after another along the roads, without a gap. A town that you share serves you both.

        A province counts once, however many palaces you have in it. A chain pays again at every visit that makes it longer, so a palace beside the next province is worth more than it seems.

tajmahal-rule-bonus = Fortresses and bonus tiles
tajmahal-rule-bonus-forts = The tile in a fortress
    .text =
        Sixteen towns are fortified and hold a bonus tile. The first ordinary palace there takes it: 2 points, a card from the deck, one of the goods, or in Agra the Taj Mahal with 4 points. The crown never takes it.

tajmahal-rule-goods = Goods
tajmahal-rule-goods-more = The more you own
    .text =
        Each good on a tile that you win is 1 point, and 1 more for each of the same good on tiles that you own already. Two teas before, and the third brings 3 points. Province tiles and bonus tiles count alike, and stay with you.

tajmahal-rule-influence = Two equal tiles
tajmahal-rule-influence-pairs = A pair brings a special card
    .text =
        When the visit is over, whoever owns two equal influence tiles gives both back for the special card of that influence. If somebody else has it, they lose it to you. If you have it already, the tiles go back for nothing.
tajmahal-rule-influence-cards = The four special cards
    .text =
        A special card goes with a coloured card, once a visit, and comes back when you withdraw. +1 elephant and +1 crown add a symbol, +2 points are scored at once, and with any colour the coloured card may be of any colour and does not set yours.

        At the end each one is worth a point.

tajmahal-rule-cards = Cards
tajmahal-rule-cards-kinds = What they show
    .text =
        Four colours with two symbols on each card, most of them with an elephant; white cards with one symbol; and four special cards. The letter in the corner names the colour: R, G, Y, P, and W for white.
tajmahal-rule-cards-taking = Display and deck
    .text =
        In each visit twice as many cards as there are players, less one, lie open. Those who withdraw take from them, the first with the best choice. What somebody takes there everybody has seen; the cards that you were dealt only you know. When the deck is empty, the discard pile is shuffled.

tajmahal-rule-end = The end
tajmahal-rule-end-hand = Cards in hand
    .text =
        After the twelfth visit each special card and each white card in your hand is 1 point, and so is each card of the one colour of which you hold most.

tajmahal-rule-board = About this board
tajmahal-rule-board-made = What is a reconstruction
    .text =
        Not all of the printed game could be found. The towns and roads, which symbols stand together on the cards without an elephant, how many bonus tiles there are of each kind, and which of vizier and monk gives which special card are our own, as close to the original as we know.

## What the things are

tajmahal-thing-about-board = About this board
    .text = Which parts of the board are as printed, and which are a reconstruction.
tajmahal-thing-award = Points
    .text = Points for what has just been built, or would be built, where they come from.
tajmahal-thing-bonus-card = Bonus: a card
    .text = The first ordinary palace here draws a card from the deck.
tajmahal-thing-bonus-jewels = Bonus: jewels
    .text = Jewels for the first ordinary palace here: 1 point, and 1 more for each jewels owned before.
tajmahal-thing-bonus-points = Bonus: 2 points
    .text = 2 points for the first ordinary palace here.
tajmahal-thing-bonus-spice = Bonus: spice
    .text = Spice for the first ordinary palace here: 1 point, and 1 more for each spice owned before.
tajmahal-thing-bonus-tea = Bonus: tea
    .text = Tea for the first ordinary palace here: 1 point, and 1 more for each tea owned before.
tajmahal-thing-card = A card
    .text = Its symbols count for the prizes of the visit. One coloured card a turn, alone or with a white or a special one.
tajmahal-thing-chain = A chain
    .text = A road with palaces of one player at both ends. All the provinces that such a chain joins count when that player builds.
tajmahal-thing-court = The court
    .text = The six prizes of this visit. Below each stands who leads for it and with how many, or who has taken it.
tajmahal-thing-crown = The crown
    .text = The palace of the Grand Mogul, won in this visit. An ordinary palace may still be built in this town.
tajmahal-thing-deck = The deck
    .text = The cards to be drawn, face down. When it is empty, the discard pile is shuffled.
tajmahal-thing-discard = The discard pile
    .text = Played cards, open to all. Click to look through them.
tajmahal-thing-display = The display
    .text = Open cards. Whoever withdraws takes two of them; the last one gets the one that is left.
tajmahal-thing-earnings = What a visit brought
    .text = What everybody scored in the visit that is over, and for what.
tajmahal-thing-effect-colour = Any colour
    .text = The coloured card played with it may be of any colour, and does not set yours. The monk's special card.
tajmahal-thing-effect-elephant = +1 elephant
    .text = Counts as one more elephant. The general's special card.
tajmahal-thing-effect-mogul = +1 crown
    .text = Counts as one more crown. The vizier's special card.
tajmahal-thing-effect-points = +2 points
    .text = 2 points at once when it is played. The princess's special card.
tajmahal-thing-fort = A fortress
    .text = A fortified town. Its bonus tile goes to the first ordinary palace that is built here.
tajmahal-thing-gain = What it would bring
    .text = The points that a palace here would bring you now.
tajmahal-thing-good-jewels = Jewels
    .text = A good. Each one won is 1 point, and 1 more for each jewels owned before. The number beside a player: how many they own.
tajmahal-thing-good-rice = Rice
    .text = A good. Each one won is 1 point, and 1 more for each rice owned before. The number beside a player: how many they own.
tajmahal-thing-good-spice = Spice
    .text = A good. Each one won is 1 point, and 1 more for each spice owned before. The number beside a player: how many they own.
tajmahal-thing-good-tea = Tea
    .text = A good. Each one won is 1 point, and 1 more for each tea owned before. The number beside a player: how many they own.
tajmahal-thing-hand = Your hand
    .text = Your cards, by colour. Pick one coloured card, and perhaps a white or special one to go with it.
tajmahal-thing-influence-general = The general's tiles
    .text = How many of the general's influence tiles this player owns. Two bring the +1 elephant card after the visit.
tajmahal-thing-influence-monk = The monk's tiles
    .text = How many of the monk's influence tiles this player owns. Two bring the any-colour card after the visit.
tajmahal-thing-influence-princess = The princess's tiles
    .text = How many of the princess's influence tiles this player owns. Two bring the +2 points card after the visit.
tajmahal-thing-influence-vizier = The vizier's tiles
    .text = How many of the vizier's influence tiles this player owns. Two bring the +1 crown card after the visit.
tajmahal-thing-leads = Leads
    .text = Shows more of this symbol than everybody else still in, and would win its prize by withdrawing now. Where two are equal, nobody leads.
tajmahal-thing-map = The map
    .text = India with its twelve provinces, their towns and roads. The province that is visited is lit.
tajmahal-thing-minimap = Where you are
    .text = The whole map in small. The frame is the part that you see.
tajmahal-thing-news = What others did
    .text = What the others played, or that they withdrew, since your last turn.
tajmahal-thing-outlook = Gain
    .text = What withdrawing now, or building in a town, would bring you, point by point.
tajmahal-thing-palace = A palace
    .text = Roof, colour and letter say whose it is. Palaces that roads join without a gap make a chain.
tajmahal-thing-plan = A plan
    .text = Dashed: a palace or a chain that would be there if you did what you are looking at.
tajmahal-thing-play-cards = Play
    .text = Plays the cards that you have picked. Then it is the next player's turn.
tajmahal-thing-played = Played
    .text = Your cards of this visit. Their symbols add up. They are discarded when you withdraw.
tajmahal-thing-player = A player
    .text = Points, goods, influence tiles, special cards, and how many cards they hold.
tajmahal-thing-players = The players
    .text = Everybody at the table with what they own. A frame shows whose turn it is.
tajmahal-thing-points-table = Points by reason
    .text = What everybody has scored so far, and for what.
tajmahal-thing-prize-crown = The crown's prize
    .text = A palace on any town of the province, even beside another one. It takes no bonus tile.
tajmahal-thing-prize-general = The general's prize
    .text = An influence tile, and a palace on an empty town of the province. Two of these tiles bring the +1 elephant card.
tajmahal-thing-prize-monk = The monk's prize
    .text = An influence tile, and a palace on an empty town of the province. Two of these tiles bring the any-colour card.
tajmahal-thing-prize-princess = The princess's prize
    .text = An influence tile, and a palace on an empty town of the province. Two of these tiles bring the +2 points card.
tajmahal-thing-prize-tile = The tile of the province
    .text = For the elephants: the tile with its goods. Each good is 1 point, and 1 more for each of the same that one owns.
tajmahal-thing-prize-vizier = The vizier's prize
    .text = An influence tile, and a palace on an empty town of the province. Two of these tiles bring the +1 crown card.
tajmahal-thing-province = A province
    .text = Four towns, in Agra five. It is visited once; palaces here are built in that visit alone.
tajmahal-thing-province-tile = A province tile
    .text = Its number says when the province is visited. The elephants win it, with the goods on it.
tajmahal-thing-road = A road
    .text = Joins two towns. With a palace of the same player at both ends it is part of a chain.
tajmahal-thing-score = Points
    .text = The points of this player so far.
tajmahal-thing-shown = How many
    .text = How many of this symbol the player shows in this visit. To lead one must show more than anybody else still in; a zero never leads.
tajmahal-thing-slot = An empty place
    .text = From here somebody who withdrew has taken a card.
tajmahal-thing-start = Begins
    .text = This player began the visit. The next one begins with the player to the left.
tajmahal-thing-suit-green = Green
    .text = G: a green card. Your first coloured card of a visit sets your colour; all others must have it too.
tajmahal-thing-suit-purple = Purple
    .text = P: a purple card. Your first coloured card of a visit sets your colour; all others must have it too.
tajmahal-thing-suit-red = Red
    .text = R: a red card. Your first coloured card of a visit sets your colour; all others must have it too.
tajmahal-thing-suit-special = Special cards
    .text = Played with a coloured card, once a visit. They come back to your hand when you withdraw.
tajmahal-thing-suit-white = White
    .text = W: a white card with one symbol. It goes with a coloured card, whatever its colour.
tajmahal-thing-suit-yellow = Yellow
    .text = Y: a yellow card. Your first coloured card of a visit sets your colour; all others must have it too.
tajmahal-thing-sun = The visit
    .text = Which of the twelve visits this is.
tajmahal-thing-symbol-elephant = The elephant
    .text = Whoever shows most elephants when withdrawing wins the tile of the province with its goods.
tajmahal-thing-symbol-general = The general
    .text = Whoever shows most generals when withdrawing wins an influence tile and a palace.
tajmahal-thing-symbol-mogul = The crown
    .text = The sign of the Grand Mogul. Whoever shows most crowns when withdrawing builds a palace on any town of the province.
tajmahal-thing-symbol-monk = The monk
    .text = Whoever shows most monks when withdrawing wins an influence tile and a palace.
tajmahal-thing-symbol-princess = The princess
    .text = Whoever shows most princesses when withdrawing wins an influence tile and a palace.
tajmahal-thing-symbol-vizier = The vizier
    .text = Whoever shows most viziers when withdrawing wins an influence tile and a palace.
tajmahal-thing-tab-display = Display
    .text = Shows the open cards that are taken by those who withdraw.
tajmahal-thing-tab-log = Log
    .text = Shows all that happened so far, and the chat.
tajmahal-thing-tab-outlook = Gain
    .text = Shows what withdrawing now would bring you.
tajmahal-thing-tab-players = Players
    .text = Shows everybody with what they own.
tajmahal-thing-tab-points = Points
    .text = Shows what everybody has scored, and for what.
tajmahal-thing-tab-visit = Visit
    .text = Shows who has played how many of which symbol, and who leads.
tajmahal-thing-taj-mahal = The Taj Mahal
    .text = The bonus tile in Agra: 4 points for the first ordinary palace here.
tajmahal-thing-their-hand = Cards in hand
    .text = How many cards this player holds. Click to see those that everybody knows of.
tajmahal-thing-took = Took it
    .text = This player has withdrawn with most of this symbol, and has taken its prize.
tajmahal-thing-town = A town
    .text = Holds palaces, one ordinary one and perhaps that of the crown. Roads join it to its neighbours.
tajmahal-thing-town-button = Build here
    .text = Builds the palace in this town. The number is what it brings.
tajmahal-thing-track = The score track
    .text = Everybody's roof stands at their points.
tajmahal-thing-visit = The visit
    .text = Who shows how many of which symbol. Who leads for a symbol and withdraws wins its prize.
tajmahal-thing-visits = The visits
    .text = All twelve visits in their order: those that are over, this one, and those to come.
tajmahal-thing-withdraw = Withdraw
    .text = Ends the visit for you: you take the prizes for which you lead, score, and take cards from the display. It is the only way to win anything. The number is what it would bring now.
tajmahal-thing-withdrawn = Withdrew
    .text = This player has left the visit. Their cards no longer count.
tajmahal-thing-would = What it would become
    .text = The number now, and what it would be with the cards that you have picked.
tajmahal-thing-zoom = Larger and smaller
    .text = Enlarges the map, or shows more of it. A map that is larger than its window can be dragged.

## Pictures: what somebody who cannot see them is told

tajmahal-picture-bonus-tiles = Six bonus tiles: 2 points, a card, tea, spice, jewels, and the Taj Mahal with 4 points.
tajmahal-picture-chain = Three provinces in a row. A has palaces in one town after another through all three of them, joined by roads: building in the last one brings 3 points. B has a palace in each as well, but no road joins them: only 1 point.
tajmahal-picture-end-hand = Three red cards, a white one and a special one in hand are 5 points. A green card counts nothing.
tajmahal-picture-goods = Two teas are owned; one more tea brings 3 points.
tajmahal-picture-leaving = A shows 2 viziers, B 1, C none: A leads, withdraws and takes the vizier's prize. A's monk no longer counts, so B and C are still equal in monks, and nobody leads. B leads in elephants.
tajmahal-picture-letters = A red, a green, a yellow, a purple and a white card with the letters R, G, Y, P and W.
tajmahal-picture-pairs = Two tiles of the general bring the +1 elephant card.
tajmahal-picture-plays = Allowed: a red card alone, a red card with a white one, a red card with a special one. Not allowed: a white card alone.
tajmahal-picture-special-cards = The special cards and the tiles that bring them: two viziers +1 crown, two generals +1 elephant, two monks any colour, two princesses +2 points.
tajmahal-picture-tie = A and B show 2 generals each: nobody leads in generals. A leads in princesses.
tajmahal-picture-tie-broken = A has withdrawn with the princess's prize. Now B leads in generals.
