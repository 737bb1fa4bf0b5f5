### Többen egy eszköznél, amelyet kézről kézre adnak.

refused-not-here = Ennél az eszköznél senkié sem az a hely; csak azok lapjait mutathatja, akik vele ültek le.
refused-covered = Minden lap el van takarva; előbb mondd meg, kinek a lapjait mutassa ez az eszköz.

## Az asztal nyitásakor

client-device-add = Még valaki ennél az eszköznél
client-device-add-name = A neve
client-device-about = Felváltva használjátok ezt az eszközt. Mindenki lapjai takarva maradnak, amíg nem szól, hogy nála van.
client-device-get-up = { $name } feláll

## A játék közben

client-device-region = Akik ennél az eszköznél ülnek
client-device-moment = Egy pillanat…
client-device-hand = Add tovább az eszközt; ő jön: { $player }
client-device-hand-about = A többiek elfordulnak.
client-device-due = Lehet, hogy most valaki titkos kérdést kap. Az eszközt sorban mindenki megkapja, akinek szólhat, így senki sem tudja meg, ki kapta.
client-device-show = { $player } vagyok, mutasd a lapjaimat
client-device-look = Valaki más a saját lapjait nézi meg:
client-device-look-at = { $player } lapjai
client-device-table = Megnézem az asztalt
client-device-curtain = Vissza a függönyhöz
client-device-covered = Minden lap el van takarva.
client-device-shown = Ezek { $player } lapjai.
client-device-cover = Eltakarom
client-device-nothing = { $player }, most nem kapsz kérdést. Az eszközt azért kaptad meg, hogy senki se tudja meg, ki kap.
client-device-hand-on = Eltakarom és továbbadom
client-device-title = { $player } jön · { $game }
