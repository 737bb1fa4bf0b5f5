### Several people at one device, who hand it to each other.

refused-not-here = Nobody at this device has that seat; it can show the cards only of those who sat down with it.
refused-covered = All cards are covered; say first whose cards this device is to show.

## In the lobby

client-device-add = Add a person at this device
client-device-add-name = Their name
client-device-added = at this device
client-device-about = You take turns with this device. Everybody’s cards stay covered until they say that they have it.
client-device-get-up = { $name } gets up

## During the game

client-device-region = People at this device
client-device-moment = One moment …
client-device-hand = Hand the device to { $player }
client-device-hand-about = Everybody else looks away.
client-device-show = I am { $player }, show my cards
client-device-look = Somebody else looks at their own cards:
client-device-look-at = { $player }’s cards
client-device-table = Look at the table
client-device-curtain = Back to the curtain
client-device-covered = All cards are covered.
client-device-shown = These are { $player }’s cards.
client-device-cover = Cover them
client-device-nothing = { $player }, there is nothing for you to decide.
client-device-hand-on = Cover my cards and hand on
client-device-title = { $player } is next · { $game }
