### The cards of Taj Mahal: every one that a box could hold, for a file given by “--board” may print others than ours.
### The value is the name. `.text` says what the card shows or does, in our own words; `.note` how it is won in our box.

## Sets: what is true of all their cards

set-red = Red cards
    .about = If your first coloured card of a visit is red, all others must be red too. { taj-colour-at-end }
set-green = Green cards
    .about = If your first coloured card of a visit is green, all others must be green too. { taj-colour-at-end }
set-yellow = Yellow cards
    .about = If your first coloured card of a visit is yellow, all others must be yellow too. { taj-colour-at-end }
set-purple = Purple cards
    .about = If your first coloured card of a visit is purple, all others must be purple too. { taj-colour-at-end }
taj-colour-at-end = At the end of the game the cards in your hand of the one colour of which you hold most are 1 point each.
set-white = White cards
    .about = Played with a coloured card of any colour, one a turn. Each one in your hand at the end of the game is 1 point.
set-special = Special cards
    .about = After a visit, two equal influence tiles must be returned for the special card of that influence, from the table or from its owner. It is played with a coloured card, once a visit, and comes back to your hand. Each one that you hold at the end of the game is 1 point.

## What a symbol is shown for

taj-shows-vizier = One vizier, for the vizier's tile and a palace.
    .two = Two viziers, for the vizier's tile and a palace.
taj-shows-general = One general, for the general's tile and a palace.
    .two = Two generals, for the general's tile and a palace.
taj-shows-monk = One monk, for the monk's tile and a palace.
    .two = Two monks, for the monk's tile and a palace.
taj-shows-princess = One princess, for the princess's tile and a palace.
    .two = Two princesss, for the princess's tile and a palace.
taj-shows-mogul = One crown, for the Grand Mogul's crown and a palace, even on a taken town.
    .two = Two crowns, for the Grand Mogul's crown and a palace, even on a taken town.
taj-shows-elephant = One elephant, for the province tile.
    .two = Two elephants, for the province tile.

## Red cards

card-red-elephant-elephant = Red elephant-elephant
    .text = { taj-shows-elephant.two }
card-red-elephant-vizier = Red elephant-vizier
    .text = { taj-shows-elephant } { taj-shows-vizier }
card-red-elephant-general = Red elephant-general
    .text = { taj-shows-elephant } { taj-shows-general }
card-red-elephant-monk = Red elephant-monk
    .text = { taj-shows-elephant } { taj-shows-monk }
card-red-elephant-princess = Red elephant-princess
    .text = { taj-shows-elephant } { taj-shows-princess }
card-red-elephant-mogul = Red elephant-crown
    .text = { taj-shows-elephant } { taj-shows-mogul }
card-red-vizier-vizier = Red vizier-vizier
    .text = { taj-shows-vizier.two }
card-red-vizier-general = Red vizier-general
    .text = { taj-shows-vizier } { taj-shows-general }
card-red-vizier-monk = Red vizier-monk
    .text = { taj-shows-vizier } { taj-shows-monk }
card-red-vizier-princess = Red vizier-princess
    .text = { taj-shows-vizier } { taj-shows-princess }
card-red-vizier-mogul = Red vizier-crown
    .text = { taj-shows-vizier } { taj-shows-mogul }
card-red-general-general = Red general-general
    .text = { taj-shows-general.two }
card-red-general-monk = Red general-monk
    .text = { taj-shows-general } { taj-shows-monk }
card-red-general-princess = Red general-princess
    .text = { taj-shows-general } { taj-shows-princess }
card-red-general-mogul = Red general-crown
    .text = { taj-shows-general } { taj-shows-mogul }
card-red-monk-monk = Red monk-monk
    .text = { taj-shows-monk.two }
card-red-monk-princess = Red monk-princess
    .text = { taj-shows-monk } { taj-shows-princess }
card-red-monk-mogul = Red monk-crown
    .text = { taj-shows-monk } { taj-shows-mogul }
card-red-princess-princess = Red princess-princess
    .text = { taj-shows-princess.two }
card-red-princess-mogul = Red princess-crown
    .text = { taj-shows-princess } { taj-shows-mogul }
card-red-mogul-mogul = Red crown-crown
    .text = { taj-shows-mogul.two }

## Green cards

card-green-elephant-elephant = Green elephant-elephant
    .text = { taj-shows-elephant.two }
card-green-elephant-vizier = Green elephant-vizier
    .text = { taj-shows-elephant } { taj-shows-vizier }
card-green-elephant-general = Green elephant-general
    .text = { taj-shows-elephant } { taj-shows-general }
card-green-elephant-monk = Green elephant-monk
    .text = { taj-shows-elephant } { taj-shows-monk }
card-green-elephant-princess = Green elephant-princess
    .text = { taj-shows-elephant } { taj-shows-princess }
card-green-elephant-mogul = Green elephant-crown
    .text = { taj-shows-elephant } { taj-shows-mogul }
card-green-vizier-vizier = Green vizier-vizier
    .text = { taj-shows-vizier.two }
card-green-vizier-general = Green vizier-general
    .text = { taj-shows-vizier } { taj-shows-general }
card-green-vizier-monk = Green vizier-monk
    .text = { taj-shows-vizier } { taj-shows-monk }
card-green-vizier-princess = Green vizier-princess
    .text = { taj-shows-vizier } { taj-shows-princess }
card-green-vizier-mogul = Green vizier-crown
    .text = { taj-shows-vizier } { taj-shows-mogul }
card-green-general-general = Green general-general
    .text = { taj-shows-general.two }
card-green-general-monk = Green general-monk
    .text = { taj-shows-general } { taj-shows-monk }
card-green-general-princess = Green general-princess
    .text = { taj-shows-general } { taj-shows-princess }
card-green-general-mogul = Green general-crown
    .text = { taj-shows-general } { taj-shows-mogul }
card-green-monk-monk = Green monk-monk
    .text = { taj-shows-monk.two }
card-green-monk-princess = Green monk-princess
    .text = { taj-shows-monk } { taj-shows-princess }
card-green-monk-mogul = Green monk-crown
    .text = { taj-shows-monk } { taj-shows-mogul }
card-green-princess-princess = Green princess-princess
    .text = { taj-shows-princess.two }
card-green-princess-mogul = Green princess-crown
    .text = { taj-shows-princess } { taj-shows-mogul }
card-green-mogul-mogul = Green crown-crown
    .text = { taj-shows-mogul.two }

## Yellow cards

card-yellow-elephant-elephant = Yellow elephant-elephant
    .text = { taj-shows-elephant.two }
card-yellow-elephant-vizier = Yellow elephant-vizier
    .text = { taj-shows-elephant } { taj-shows-vizier }
card-yellow-elephant-general = Yellow elephant-general
    .text = { taj-shows-elephant } { taj-shows-general }
card-yellow-elephant-monk = Yellow elephant-monk
    .text = { taj-shows-elephant } { taj-shows-monk }
card-yellow-elephant-princess = Yellow elephant-princess
    .text = { taj-shows-elephant } { taj-shows-princess }
card-yellow-elephant-mogul = Yellow elephant-crown
    .text = { taj-shows-elephant } { taj-shows-mogul }
card-yellow-vizier-vizier = Yellow vizier-vizier
    .text = { taj-shows-vizier.two }
card-yellow-vizier-general = Yellow vizier-general
    .text = { taj-shows-vizier } { taj-shows-general }
card-yellow-vizier-monk = Yellow vizier-monk
    .text = { taj-shows-vizier } { taj-shows-monk }
card-yellow-vizier-princess = Yellow vizier-princess
    .text = { taj-shows-vizier } { taj-shows-princess }
card-yellow-vizier-mogul = Yellow vizier-crown
    .text = { taj-shows-vizier } { taj-shows-mogul }
card-yellow-general-general = Yellow general-general
    .text = { taj-shows-general.two }
card-yellow-general-monk = Yellow general-monk
    .text = { taj-shows-general } { taj-shows-monk }
card-yellow-general-princess = Yellow general-princess
    .text = { taj-shows-general } { taj-shows-princess }
card-yellow-general-mogul = Yellow general-crown
    .text = { taj-shows-general } { taj-shows-mogul }
card-yellow-monk-monk = Yellow monk-monk
    .text = { taj-shows-monk.two }
card-yellow-monk-princess = Yellow monk-princess
    .text = { taj-shows-monk } { taj-shows-princess }
card-yellow-monk-mogul = Yellow monk-crown
    .text = { taj-shows-monk } { taj-shows-mogul }
card-yellow-princess-princess = Yellow princess-princess
    .text = { taj-shows-princess.two }
card-yellow-princess-mogul = Yellow princess-crown
    .text = { taj-shows-princess } { taj-shows-mogul }
card-yellow-mogul-mogul = Yellow crown-crown
    .text = { taj-shows-mogul.two }

## Purple cards

card-purple-elephant-elephant = Purple elephant-elephant
    .text = { taj-shows-elephant.two }
card-purple-elephant-vizier = Purple elephant-vizier
    .text = { taj-shows-elephant } { taj-shows-vizier }
card-purple-elephant-general = Purple elephant-general
    .text = { taj-shows-elephant } { taj-shows-general }
card-purple-elephant-monk = Purple elephant-monk
    .text = { taj-shows-elephant } { taj-shows-monk }
card-purple-elephant-princess = Purple elephant-princess
    .text = { taj-shows-elephant } { taj-shows-princess }
card-purple-elephant-mogul = Purple elephant-crown
    .text = { taj-shows-elephant } { taj-shows-mogul }
card-purple-vizier-vizier = Purple vizier-vizier
    .text = { taj-shows-vizier.two }
card-purple-vizier-general = Purple vizier-general
    .text = { taj-shows-vizier } { taj-shows-general }
card-purple-vizier-monk = Purple vizier-monk
    .text = { taj-shows-vizier } { taj-shows-monk }
card-purple-vizier-princess = Purple vizier-princess
    .text = { taj-shows-vizier } { taj-shows-princess }
card-purple-vizier-mogul = Purple vizier-crown
    .text = { taj-shows-vizier } { taj-shows-mogul }
card-purple-general-general = Purple general-general
    .text = { taj-shows-general.two }
card-purple-general-monk = Purple general-monk
    .text = { taj-shows-general } { taj-shows-monk }
card-purple-general-princess = Purple general-princess
    .text = { taj-shows-general } { taj-shows-princess }
card-purple-general-mogul = Purple general-crown
    .text = { taj-shows-general } { taj-shows-mogul }
card-purple-monk-monk = Purple monk-monk
    .text = { taj-shows-monk.two }
card-purple-monk-princess = Purple monk-princess
    .text = { taj-shows-monk } { taj-shows-princess }
card-purple-monk-mogul = Purple monk-crown
    .text = { taj-shows-monk } { taj-shows-mogul }
card-purple-princess-princess = Purple princess-princess
    .text = { taj-shows-princess.two }
card-purple-princess-mogul = Purple princess-crown
    .text = { taj-shows-princess } { taj-shows-mogul }
card-purple-mogul-mogul = Purple crown-crown
    .text = { taj-shows-mogul.two }

## White cards

card-white-elephant = White elephant
    .text = { taj-shows-elephant }
card-white-vizier = White vizier
    .text = { taj-shows-vizier }
card-white-general = White general
    .text = { taj-shows-general }
card-white-monk = White monk
    .text = { taj-shows-monk }
card-white-princess = White princess
    .text = { taj-shows-princess }
card-white-mogul = White crown
    .text = { taj-shows-mogul }

## Special cards

card-special-elephant = +1 elephant
    .text = Play it with a coloured card: you show one elephant more.
    .note = Comes for two tiles of the general.
card-special-mogul = +1 crown
    .text = Play it with a coloured card: you show one crown more.
    .note = Comes for two tiles of the vizier.
card-special-points = +2 points
    .text = Play it with a coloured card: 2 points at once.
    .note = Comes for two tiles of the princess.
card-special-colour = Any colour
    .text = Play it with a coloured card of any colour; it does not set your colour.
    .note = Comes for two tiles of the monk.
