### The cards of Taj Mahal: every one that a box could hold, for a file given by “--board” may print others than ours.
### The value is the name. `.text` says what the card shows or does, in our own words; `.note` how it is won in our box.

## Sets: what is true of all their cards

tajmahal-set-red = Red cards
    .about = If your first coloured card of a visit is red, all others must be red too. { tajmahal-colour-at-end }
tajmahal-set-green = Green cards
    .about = If your first coloured card of a visit is green, all others must be green too. { tajmahal-colour-at-end }
tajmahal-set-yellow = Yellow cards
    .about = If your first coloured card of a visit is yellow, all others must be yellow too. { tajmahal-colour-at-end }
tajmahal-set-purple = Purple cards
    .about = If your first coloured card of a visit is purple, all others must be purple too. { tajmahal-colour-at-end }
tajmahal-colour-at-end = At the end of the game the cards in your hand of the one colour of which you hold most are 1 point each.
tajmahal-set-white = White cards
    .about = Played with a coloured card of any colour, one a turn. Each one in your hand at the end of the game is 1 point.
tajmahal-set-special = Special cards
    .about = After a visit, two equal influence tiles must be returned for the special card of that influence, from the table or from its owner. It is played with a coloured card, once a visit, and comes back to your hand. Each one that you hold at the end of the game is 1 point.

## What a symbol is shown for

tajmahal-shows-vizier = One vizier, for the vizier's tile and a palace.
    .two = Two viziers, for the vizier's tile and a palace.
tajmahal-shows-general = One general, for the general's tile and a palace.
    .two = Two generals, for the general's tile and a palace.
tajmahal-shows-monk = One monk, for the monk's tile and a palace.
    .two = Two monks, for the monk's tile and a palace.
tajmahal-shows-princess = One princess, for the princess's tile and a palace.
    .two = Two princesss, for the princess's tile and a palace.
tajmahal-shows-mogul = One crown, for the Grand Mogul's crown and a palace, even on a taken town.
    .two = Two crowns, for the Grand Mogul's crown and a palace, even on a taken town.
tajmahal-shows-elephant = One elephant, for the province tile.
    .two = Two elephants, for the province tile.

## Red cards

tajmahal-card-red-elephant-elephant = Red elephant-elephant
    .text = { tajmahal-shows-elephant.two }
tajmahal-card-red-elephant-vizier = Red elephant-vizier
    .text = { tajmahal-shows-elephant } { tajmahal-shows-vizier }
tajmahal-card-red-elephant-general = Red elephant-general
    .text = { tajmahal-shows-elephant } { tajmahal-shows-general }
tajmahal-card-red-elephant-monk = Red elephant-monk
    .text = { tajmahal-shows-elephant } { tajmahal-shows-monk }
tajmahal-card-red-elephant-princess = Red elephant-princess
    .text = { tajmahal-shows-elephant } { tajmahal-shows-princess }
tajmahal-card-red-elephant-mogul = Red elephant-crown
    .text = { tajmahal-shows-elephant } { tajmahal-shows-mogul }
tajmahal-card-red-vizier-vizier = Red vizier-vizier
    .text = { tajmahal-shows-vizier.two }
tajmahal-card-red-vizier-general = Red vizier-general
    .text = { tajmahal-shows-vizier } { tajmahal-shows-general }
tajmahal-card-red-vizier-monk = Red vizier-monk
    .text = { tajmahal-shows-vizier } { tajmahal-shows-monk }
tajmahal-card-red-vizier-princess = Red vizier-princess
    .text = { tajmahal-shows-vizier } { tajmahal-shows-princess }
tajmahal-card-red-vizier-mogul = Red vizier-crown
    .text = { tajmahal-shows-vizier } { tajmahal-shows-mogul }
tajmahal-card-red-general-general = Red general-general
    .text = { tajmahal-shows-general.two }
tajmahal-card-red-general-monk = Red general-monk
    .text = { tajmahal-shows-general } { tajmahal-shows-monk }
tajmahal-card-red-general-princess = Red general-princess
    .text = { tajmahal-shows-general } { tajmahal-shows-princess }
tajmahal-card-red-general-mogul = Red general-crown
    .text = { tajmahal-shows-general } { tajmahal-shows-mogul }
tajmahal-card-red-monk-monk = Red monk-monk
    .text = { tajmahal-shows-monk.two }
tajmahal-card-red-monk-princess = Red monk-princess
    .text = { tajmahal-shows-monk } { tajmahal-shows-princess }
tajmahal-card-red-monk-mogul = Red monk-crown
    .text = { tajmahal-shows-monk } { tajmahal-shows-mogul }
tajmahal-card-red-princess-princess = Red princess-princess
    .text = { tajmahal-shows-princess.two }
tajmahal-card-red-princess-mogul = Red princess-crown
    .text = { tajmahal-shows-princess } { tajmahal-shows-mogul }
tajmahal-card-red-mogul-mogul = Red crown-crown
    .text = { tajmahal-shows-mogul.two }

## Green cards

tajmahal-card-green-elephant-elephant = Green elephant-elephant
    .text = { tajmahal-shows-elephant.two }
tajmahal-card-green-elephant-vizier = Green elephant-vizier
    .text = { tajmahal-shows-elephant } { tajmahal-shows-vizier }
tajmahal-card-green-elephant-general = Green elephant-general
    .text = { tajmahal-shows-elephant } { tajmahal-shows-general }
tajmahal-card-green-elephant-monk = Green elephant-monk
    .text = { tajmahal-shows-elephant } { tajmahal-shows-monk }
tajmahal-card-green-elephant-princess = Green elephant-princess
    .text = { tajmahal-shows-elephant } { tajmahal-shows-princess }
tajmahal-card-green-elephant-mogul = Green elephant-crown
    .text = { tajmahal-shows-elephant } { tajmahal-shows-mogul }
tajmahal-card-green-vizier-vizier = Green vizier-vizier
    .text = { tajmahal-shows-vizier.two }
tajmahal-card-green-vizier-general = Green vizier-general
    .text = { tajmahal-shows-vizier } { tajmahal-shows-general }
tajmahal-card-green-vizier-monk = Green vizier-monk
    .text = { tajmahal-shows-vizier } { tajmahal-shows-monk }
tajmahal-card-green-vizier-princess = Green vizier-princess
    .text = { tajmahal-shows-vizier } { tajmahal-shows-princess }
tajmahal-card-green-vizier-mogul = Green vizier-crown
    .text = { tajmahal-shows-vizier } { tajmahal-shows-mogul }
tajmahal-card-green-general-general = Green general-general
    .text = { tajmahal-shows-general.two }
tajmahal-card-green-general-monk = Green general-monk
    .text = { tajmahal-shows-general } { tajmahal-shows-monk }
tajmahal-card-green-general-princess = Green general-princess
    .text = { tajmahal-shows-general } { tajmahal-shows-princess }
tajmahal-card-green-general-mogul = Green general-crown
    .text = { tajmahal-shows-general } { tajmahal-shows-mogul }
tajmahal-card-green-monk-monk = Green monk-monk
    .text = { tajmahal-shows-monk.two }
tajmahal-card-green-monk-princess = Green monk-princess
    .text = { tajmahal-shows-monk } { tajmahal-shows-princess }
tajmahal-card-green-monk-mogul = Green monk-crown
    .text = { tajmahal-shows-monk } { tajmahal-shows-mogul }
tajmahal-card-green-princess-princess = Green princess-princess
    .text = { tajmahal-shows-princess.two }
tajmahal-card-green-princess-mogul = Green princess-crown
    .text = { tajmahal-shows-princess } { tajmahal-shows-mogul }
tajmahal-card-green-mogul-mogul = Green crown-crown
    .text = { tajmahal-shows-mogul.two }

## Yellow cards

tajmahal-card-yellow-elephant-elephant = Yellow elephant-elephant
    .text = { tajmahal-shows-elephant.two }
tajmahal-card-yellow-elephant-vizier = Yellow elephant-vizier
    .text = { tajmahal-shows-elephant } { tajmahal-shows-vizier }
tajmahal-card-yellow-elephant-general = Yellow elephant-general
    .text = { tajmahal-shows-elephant } { tajmahal-shows-general }
tajmahal-card-yellow-elephant-monk = Yellow elephant-monk
    .text = { tajmahal-shows-elephant } { tajmahal-shows-monk }
tajmahal-card-yellow-elephant-princess = Yellow elephant-princess
    .text = { tajmahal-shows-elephant } { tajmahal-shows-princess }
tajmahal-card-yellow-elephant-mogul = Yellow elephant-crown
    .text = { tajmahal-shows-elephant } { tajmahal-shows-mogul }
tajmahal-card-yellow-vizier-vizier = Yellow vizier-vizier
    .text = { tajmahal-shows-vizier.two }
tajmahal-card-yellow-vizier-general = Yellow vizier-general
    .text = { tajmahal-shows-vizier } { tajmahal-shows-general }
tajmahal-card-yellow-vizier-monk = Yellow vizier-monk
    .text = { tajmahal-shows-vizier } { tajmahal-shows-monk }
tajmahal-card-yellow-vizier-princess = Yellow vizier-princess
    .text = { tajmahal-shows-vizier } { tajmahal-shows-princess }
tajmahal-card-yellow-vizier-mogul = Yellow vizier-crown
    .text = { tajmahal-shows-vizier } { tajmahal-shows-mogul }
tajmahal-card-yellow-general-general = Yellow general-general
    .text = { tajmahal-shows-general.two }
tajmahal-card-yellow-general-monk = Yellow general-monk
    .text = { tajmahal-shows-general } { tajmahal-shows-monk }
tajmahal-card-yellow-general-princess = Yellow general-princess
    .text = { tajmahal-shows-general } { tajmahal-shows-princess }
tajmahal-card-yellow-general-mogul = Yellow general-crown
    .text = { tajmahal-shows-general } { tajmahal-shows-mogul }
tajmahal-card-yellow-monk-monk = Yellow monk-monk
    .text = { tajmahal-shows-monk.two }
tajmahal-card-yellow-monk-princess = Yellow monk-princess
    .text = { tajmahal-shows-monk } { tajmahal-shows-princess }
tajmahal-card-yellow-monk-mogul = Yellow monk-crown
    .text = { tajmahal-shows-monk } { tajmahal-shows-mogul }
tajmahal-card-yellow-princess-princess = Yellow princess-princess
    .text = { tajmahal-shows-princess.two }
tajmahal-card-yellow-princess-mogul = Yellow princess-crown
    .text = { tajmahal-shows-princess } { tajmahal-shows-mogul }
tajmahal-card-yellow-mogul-mogul = Yellow crown-crown
    .text = { tajmahal-shows-mogul.two }

## Purple cards

tajmahal-card-purple-elephant-elephant = Purple elephant-elephant
    .text = { tajmahal-shows-elephant.two }
tajmahal-card-purple-elephant-vizier = Purple elephant-vizier
    .text = { tajmahal-shows-elephant } { tajmahal-shows-vizier }
tajmahal-card-purple-elephant-general = Purple elephant-general
    .text = { tajmahal-shows-elephant } { tajmahal-shows-general }
tajmahal-card-purple-elephant-monk = Purple elephant-monk
    .text = { tajmahal-shows-elephant } { tajmahal-shows-monk }
tajmahal-card-purple-elephant-princess = Purple elephant-princess
    .text = { tajmahal-shows-elephant } { tajmahal-shows-princess }
tajmahal-card-purple-elephant-mogul = Purple elephant-crown
    .text = { tajmahal-shows-elephant } { tajmahal-shows-mogul }
tajmahal-card-purple-vizier-vizier = Purple vizier-vizier
    .text = { tajmahal-shows-vizier.two }
tajmahal-card-purple-vizier-general = Purple vizier-general
    .text = { tajmahal-shows-vizier } { tajmahal-shows-general }
tajmahal-card-purple-vizier-monk = Purple vizier-monk
    .text = { tajmahal-shows-vizier } { tajmahal-shows-monk }
tajmahal-card-purple-vizier-princess = Purple vizier-princess
    .text = { tajmahal-shows-vizier } { tajmahal-shows-princess }
tajmahal-card-purple-vizier-mogul = Purple vizier-crown
    .text = { tajmahal-shows-vizier } { tajmahal-shows-mogul }
tajmahal-card-purple-general-general = Purple general-general
    .text = { tajmahal-shows-general.two }
tajmahal-card-purple-general-monk = Purple general-monk
    .text = { tajmahal-shows-general } { tajmahal-shows-monk }
tajmahal-card-purple-general-princess = Purple general-princess
    .text = { tajmahal-shows-general } { tajmahal-shows-princess }
tajmahal-card-purple-general-mogul = Purple general-crown
    .text = { tajmahal-shows-general } { tajmahal-shows-mogul }
tajmahal-card-purple-monk-monk = Purple monk-monk
    .text = { tajmahal-shows-monk.two }
tajmahal-card-purple-monk-princess = Purple monk-princess
    .text = { tajmahal-shows-monk } { tajmahal-shows-princess }
tajmahal-card-purple-monk-mogul = Purple monk-crown
    .text = { tajmahal-shows-monk } { tajmahal-shows-mogul }
tajmahal-card-purple-princess-princess = Purple princess-princess
    .text = { tajmahal-shows-princess.two }
tajmahal-card-purple-princess-mogul = Purple princess-crown
    .text = { tajmahal-shows-princess } { tajmahal-shows-mogul }
tajmahal-card-purple-mogul-mogul = Purple crown-crown
    .text = { tajmahal-shows-mogul.two }

## White cards

tajmahal-card-white-elephant = White elephant
    .text = { tajmahal-shows-elephant }
tajmahal-card-white-vizier = White vizier
    .text = { tajmahal-shows-vizier }
tajmahal-card-white-general = White general
    .text = { tajmahal-shows-general }
tajmahal-card-white-monk = White monk
    .text = { tajmahal-shows-monk }
tajmahal-card-white-princess = White princess
    .text = { tajmahal-shows-princess }
tajmahal-card-white-mogul = White crown
    .text = { tajmahal-shows-mogul }

## Special cards

tajmahal-card-special-elephant = +1 elephant
    .text = Play it with a coloured card: you show one elephant more.
    .note = Comes for two tiles of the general.
tajmahal-card-special-mogul = +1 crown
    .text = Play it with a coloured card: you show one crown more.
    .note = Comes for two tiles of the vizier.
tajmahal-card-special-points = +2 points
    .text = Play it with a coloured card: 2 points at once.
    .note = Comes for two tiles of the princess.
tajmahal-card-special-colour = Any colour
    .text = Play it with a coloured card of any colour; it does not set your colour.
    .note = Comes for two tiles of the monk.
