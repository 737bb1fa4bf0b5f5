### Why something cannot be done in Taj Mahal. `Refused("tajmahal.cards")` is the message `tajmahal-refused-cards`.

## Boards of people's own

tajmahal-refused-not-a-board = A board must be a table of sections, as in the file that the game comes with.
tajmahal-refused-board-not-json = A board must be a table of sections that JSON can hold, as in the game's own file.
tajmahal-refused-board-lacks = The board has no “{ $key }”; it must have { LIST($known, style: "commas") }.
tajmahal-refused-row-lacks = The { $kind } “{ $row }” of the board has no “{ $key }”.
tajmahal-refused-no-id = “{ $value }” cannot be the id of one of the { $kinds }; take up to { $most } letters and digits.
tajmahal-refused-id-twice = Two of the { $kinds } have the id “{ $value }”; give them different ones.
tajmahal-refused-provinces = The board has { $provinces } provinces; it must have { $wanted }.
tajmahal-refused-towns = The province { $province } has { $towns } towns; it must have { $wanted }.
tajmahal-refused-town-elsewhere = The town { $town } lies in “{ $province }”, which is not a province of this board.
tajmahal-refused-fortified = The board has { $towns ->
        [one] one fortified town
       *[other] { $towns } fortified towns
    }; it must have { $wanted }.
tajmahal-refused-taj-mahal-nowhere = The Taj Mahal stands in “{ $town }”, which is not a town of this board.
tajmahal-refused-taj-mahal-open = The Taj Mahal stands in { $town }, which must be a fortified town.
tajmahal-refused-road-ends = A road joins two towns, not “{ $value }”.
tajmahal-refused-road-to-no-town = { $road } leads to “{ $town }”, which is not a town of this board.
tajmahal-refused-road-nowhere = { $road } leads nowhere; a road joins two different towns.
tajmahal-refused-road-twice = { $road } is listed twice.
tajmahal-refused-province-apart = No road leads from { $start } to the province { $province }; all must be joined.
tajmahal-refused-town-apart = No road leads from { $start } to the town { $town }; all must be joined.
tajmahal-refused-tiles = The board has the tiles { LIST($tiles, style: "commas") }; it must have 1 to { $most }.
tajmahal-refused-tile-number-twice = Two tiles have the number { $tile }; they are numbered from 1 to { $most }.
tajmahal-refused-tile-good = The tile { $tile } shows “{ $good }”; the goods are { LIST($known, style: "commas") }.
tajmahal-refused-tile-goods = The tile { $tile } must show one good or two different ones, not “{ $value }”.
tajmahal-refused-squares = The board has { $tiles } square bonus tiles; it must have { $wanted }.
tajmahal-refused-suits = “cards” of the board must have { LIST($known, style: "commas") }, not { LIST($suits, style: "commas") }.
tajmahal-refused-cards = The board has { $cards } { $suit } cards; it must have { $wanted }.
tajmahal-refused-symbols = “{ $value }” are not symbols of a { $suit } card; the symbols are { LIST($known, style: "commas") }.
tajmahal-refused-special = The special card of the { $influence } must be one of { LIST($known, style: "commas") }.
tajmahal-refused-specials = “specials” of the board must give each of the four influences a different special card.

## Tables set by hand

tajmahal-refused-named-twice = “{ $key }” names the { $kind } “{ $entry }” twice; there is one.
tajmahal-refused-not-visited = The province “{ $province }” cannot be visited in visit { $visit }.
tajmahal-refused-tile-owned = The tile of visit { $visit } belongs to somebody, so it cannot lie in the court as well.
tajmahal-refused-nothing-left = Nothing is left of “{ $prize }” for the court: all that the box has belongs to somebody.
tajmahal-refused-bonuses = “bonuses” must say which bonus lies on which town.
tajmahal-refused-not-fortified = The town “{ $town }” is not fortified, so no bonus tile lies there.
tajmahal-refused-all-home = Somebody must still be in the visit; not everybody can be at “home”.
tajmahal-refused-two-crowns = Two seats have the “crown”; there is one, which one of them won in this visit.
tajmahal-refused-crown-elsewhere = The crown cannot stand in “{ $town }”, since the visit is to the province “{ $province }”.
tajmahal-refused-crown-without-palace = The crown stands in “{ $town }”, where nobody has a palace.
tajmahal-refused-many-influences = There are more than { $most } tiles “{ $symbol }”; the box has no more.
tajmahal-refused-tile-twice = The tile “{ $tile }” is owned twice; there is one of each.
tajmahal-refused-many-bonuses = There are too many tiles “{ $bonus }”; the box has { $most }.
tajmahal-refused-special-twice = A special card lies in two places; there is one of each.
tajmahal-refused-more-than-box = There are { $count } x “{ $thing }” on the table; the box has { $most }.
tajmahal-refused-many-palaces = { $players } players have a palace in “{ $town }”; there is room for one, and a crown.
tajmahal-refused-known-elsewhere = The “known” cards of a seat must be some of those in its hand.
tajmahal-refused-uncoloured-alone = At most one white or special card goes with each coloured card that was “played”.
tajmahal-refused-not-of-colour = The cards that were “played” must be cards of the “colour” { $colour }; only “special-colour” goes with another one.
tajmahal-refused-several-colours = The cards that were “played” must be cards of one colour; only “special-colour” goes with another one.
tajmahal-refused-two-colours = The cards that were “played” leave two colours possible; say which is the “colour”.

## Whether a table fits together

tajmahal-refused-other-colour = The “colour” of a seat must be that of the cards it has “played”.
tajmahal-refused-ended-early = A game has “ended” only when everybody is back from visit { $visit }.
tajmahal-refused-influences = There are { $tiles } tiles “{ $symbol }” on the table; the box has { $most }.
tajmahal-refused-taken-by-nobody = The town “{ $town }” is “taken”, but nobody has a palace there.
tajmahal-refused-turn-at-home = Seat { $seat } is on turn, so it cannot be at “home”; somebody must still be in the visit.
tajmahal-refused-withdrawing = Seat { $seat } is withdrawing (“{ $phase }”), so it must be at “home”.
tajmahal-refused-played-at-home = Seat { $seat } is at “home”, so none of its cards can still be “played”.
tajmahal-refused-left-in-court = Seat { $seat } has withdrawn and leads in “{ $prize }”, so that cannot lie in the court.
tajmahal-refused-not-won = Seat { $seat } cannot have “won” “{ $prize }” now.
tajmahal-refused-won-without-tile = Seat { $seat } has “won” “{ $symbol }” and must have its tile.
tajmahal-refused-before-visit = Before a visit begins nobody can be at “home”, have “played”, or have the crown.
tajmahal-refused-pair-before-visit = Before a visit begins nobody can have two equal influence tiles; they have been exchanged.

## Saved tables

tajmahal-refused-saved-tally = The saved table is broken: “{ $key }” counts more than { $most } of a kind.
tajmahal-refused-saved-entries = The saved table is broken: “{ $key }” has { $entries } entries, not { $wanted }.
tajmahal-refused-saved-score = The saved table is broken: “{ $value }” is not a score.
tajmahal-refused-saved-route = The saved table is broken: “route” must lead to every province once, to the Taj Mahal last.

## Parts of these sentences

tajmahal-what-board = The board
tajmahal-what-a-board = a board
tajmahal-what-board-name = The name of the board
tajmahal-what-board-key = “{ $key }” of the board
tajmahal-what-board-entry = An entry in “{ $key }” of the board
tajmahal-what-reconstructed = What is reconstructed of “{ $key }”
tajmahal-what-id = The id of one of the { $kinds }
tajmahal-what-province-name = The name of the province { $province }
tajmahal-what-town-province = The province of the town { $town }
tajmahal-what-town-name = The name of the town { $town }
tajmahal-what-town-key = “{ $key }” of the town { $town }
tajmahal-what-road = A road
tajmahal-what-road-between = The road from { $start } to { $end }
tajmahal-what-tile-number = The number of a tile
tajmahal-what-tile-owned = A tile that somebody has
tajmahal-what-bonuses = The number of “{ $bonus }” bonus tiles
tajmahal-what-cards = The number of { $card } cards
tajmahal-what-score = A score

tajmahal-noun-province = province
tajmahal-noun-provinces = provinces
tajmahal-noun-town = town
tajmahal-noun-towns-and-provinces = towns and provinces
tajmahal-noun-tile = tile
tajmahal-noun-prize = prize
tajmahal-noun-influence = influence
tajmahal-noun-bonus = bonus
tajmahal-noun-square = square bonus tile
tajmahal-noun-good = bonus tile to keep
tajmahal-noun-colour = colour

tajmahal-hint-cards = cards are named as in “red-elephant-vizier”.
