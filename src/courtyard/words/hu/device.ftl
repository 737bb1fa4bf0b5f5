### Többen egy eszköznél, amelyet kézről kézre adnak.

refused-not-here = Ennél az eszköznél senkié sem az a hely; csak azok lapjait mutathatja, akik vele ültek le.
refused-covered = Minden lap el van takarva; előbb mondd meg, kinek a lapjait mutassa ez az eszköz.

## Az asztal nyitásakor

client-device-add = Még valaki ennél az eszköznél
client-device-add-name = A neve
client-device-added = ennél az eszköznél
client-device-about = Felváltva használjátok ezt az eszközt. Mindenki lapjai takarva maradnak, amíg nem szól, hogy nála van.
client-device-get-up = { $name } feláll

## A játék közben

client-device-region = Akik ennél az eszköznél ülnek
client-device-moment = Egy pillanat…
client-device-hand = Add tovább az eszközt; ő jön: { $player }
client-device-hand-about = A többiek elfordulnak.
client-device-show = { $player } vagyok, mutasd a lapjaimat
client-device-look = Valaki más a saját lapjait nézi meg:
client-device-look-at = { $player } lapjai
client-device-table = Megnézem az asztalt
client-device-curtain = Vissza a függönyhöz
client-device-covered = Minden lap el van takarva.
client-device-shown = Ezek { $player } lapjai.
client-device-cover = Eltakarom
client-device-nothing = { $player }, most nincs miről döntened.
client-device-hand-on = Eltakarom és továbbadom
client-device-title = { $player } jön · { $game }
