### Kilka osób przy jednym urządzeniu, które sobie przekazują.

refused-not-here = Nikt przy tym urządzeniu nie ma tego miejsca; może ono pokazać karty tylko tych, którzy usiedli z nim do stołu.
refused-covered = Wszystkie karty są zakryte; powiedz najpierw, czyje karty ma pokazać to urządzenie.

## Przed grą

client-device-add = Dodaj osobę przy tym urządzeniu
client-device-add-name = Imię tej osoby
client-device-about = Przekazujecie sobie to urządzenie. Karty każdej osoby są zakryte, dopóki nie powie ona, że ma je w rękach.
client-device-get-up = { $name } wstaje od stołu

## Podczas gry

client-device-region = Osoby przy tym urządzeniu
client-device-moment = Chwileczkę…
client-device-hand = Przekaż urządzenie; gra { $player }
client-device-hand-about = Pozostali nie patrzą.
# Do wszystkich, którzy mogą być pytani ze względu na to, co mają; nie wolno zdradzić, kto jest pytany.
client-device-due = Możliwe, że ktoś jest teraz pytany w tajemnicy. Urządzenie dostają po kolei wszyscy, których można o to zapytać, więc nikt się nie dowie, kto jest pytany.
client-device-show = To ja, { $player }: pokaż moje karty
client-device-look = Ktoś inny zagląda do swoich kart:
client-device-look-at = Karty: { $player }
client-device-table = Obejrzyj stół
client-device-curtain = Wróć do zasłony
client-device-covered = Wszystkie karty są zakryte.
client-device-shown = Widać karty: { $player }.
client-device-cover = Zakryj je
# Do osoby, która dostała w tym celu urządzenie, ale nie jest pytana. $player: imię.
client-device-nothing = { $player }, tym razem nie ma do ciebie pytania. Urządzenie trafiło do ciebie po to, by nikt się nie dowiedział, kto jest pytany.
client-device-hand-on = Zakryj karty i przekaż dalej
client-device-title = Teraz { $player } · { $game }
