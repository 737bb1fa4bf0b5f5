### Několik lidí u jednoho zařízení, kteří si ho předávají.

refused-not-here = To místo nemá nikdo u tohoto zařízení; ukázat lze jen karty těch, kdo si u něj sedli.
refused-covered = Všechny karty jsou zakryté; nejprve řekněte, čí karty má zařízení ukázat.

## V lobby

client-device-add = Přidat hráče k zařízení
client-device-add-name = Jméno
client-device-about = U tohoto zařízení se střídáte. Karty zůstávají zakryté, dokud hráč neřekne, že ho má v ruce.
client-device-get-up = { $name } vstává

## Při hře

client-device-region = Lidé u tohoto zařízení
client-device-moment = Okamžik…
client-device-hand = Zařízení si bere { $player }
client-device-hand-about = Všichni ostatní se dívají jinam.
client-device-due = Možná teď někdo dostane otázku, o které ostatní nemají vědět. Zařízení si postupně vezmou všichni, kdo ji mohou dostat, takže nikdo nepozná, kdo to byl.
client-device-show = { $player }: ukázat moje karty
client-device-look = Na své karty se chce podívat někdo jiný:
client-device-look-at = Karty: { $player }
client-device-table = Podívat se na stůl
client-device-curtain = Zpět k oponě
client-device-covered = Všechny karty jsou zakryté.
client-device-shown = Toto jsou karty: { $player }.
client-device-cover = Zakrýt je
client-device-nothing = { $player }: tentokrát žádnou otázku nedostáváte. Zařízení si berete i vy, aby nikdo nepoznal, kdo ji dostal.
client-device-hand-on = Zakrýt a předat dál
client-device-title = Na řadě je { $player } · { $game }
