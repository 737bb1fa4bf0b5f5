### Several people at one device, who hand it to each other.

refused-not-here = Nobody at this device has that seat; it can show the cards only of those who sat down with it.
refused-covered = All cards are covered; say first whose cards this device is to show.

## In the lobby

client-device-add = Add a person at this device
client-device-add-name = Their name
client-device-about = You take turns with this device. Everybody’s cards stay covered until they say that they have it.
client-device-get-up = { $name } gets up

## During the game

client-device-region = People at this device
client-device-moment = One moment …
client-device-hand = Hand the device to { $player }
client-device-hand-about = Everybody else looks away.
# To everybody who might be asked something because of what they hold, whether or not they are: it must not tell which.
client-device-due = Somebody may be asked something in secret now. All who might be are handed the device one after another, so that nobody learns who is.
client-device-show = I am { $player }, show my cards
client-device-look = Somebody else looks at their own cards:
client-device-look-at = { $player }’s cards
client-device-table = Look at the table
client-device-curtain = Back to the curtain
client-device-covered = All cards are covered.
client-device-shown = These are { $player }’s cards.
client-device-cover = Cover them
# To whoever was handed the device for that, and is not asked. $player: a name.
client-device-nothing = { $player }, you are not asked anything this time. You were handed the device so that nobody learns who is.
client-device-hand-on = Cover my cards and hand on
client-device-title = { $player } is next · { $game }
