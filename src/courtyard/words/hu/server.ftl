# Amit a kiszolgáló mond: a konzolján, egy asztal naplójában, és amikor valamit elutasít.

# Ahogy ez a nyelv önmagát nevezi, azoknak, akik választanak.
language-name = Magyar

serve-ready = A Courtyard készen áll. Nyisd meg böngészőben: { $address } (leállítás: Ctrl-C). Az asztalok itt maradnak meg: { $folder }.
serve-ended = A kiszolgáló leállt; minden asztal megmaradt.

## Sorok egy játék naplójában, amelyek nem a játék eseményei

note-undone = { $player } visszavont egy választ.
    .you = Visszavontál egy választ.
note-undone-often = { $player } visszavont { $times } választ.
    .you = Visszavontál { $times } választ.
note-left = { $player } elment az asztaltól. Gép játszik tovább.
    .you = Elmentél az asztaltól. Gép játszik tovább.
note-removed = A házigazda elküldte: { $player }. Gép játszik tovább.
note-minded = Gép játszik helyette: { $player }.
    .you = Gép játszik helyetted.
note-spent = Ebben a játékban annyi válasz volt, amennyi egy játékban lehet; itt eldöntetlenül véget ér. A házigazda feladhatja.
note-back = { $player } visszatért.
    .you = Visszatértél.

## Miért nem indul el a kiszolgáló

refused-pages-unbuilt = Az oldalak még nincsenek elkészítve; előbb futtasd: „make client”, vagy indítsd oldalak nélkül: --no-pages.
refused-pages-missing = Ezt a Courtyardot oldalak nélkül telepítették; telepíts olyat, amelyben vannak, vagy indítsd oldalak nélkül: --no-pages.
refused-no-host = Itt nincs ilyen nevű gép: „{ $host }”; nevezz meg másikat: --host.
refused-port = { $host }: a(z) { $port } port nem használható: { $reason }; nevezz meg másikat: --port.
refused-database = Az adatbázis nem használható: { $reason }; nevezz meg másik mappát: --data.
refused-newer-data = Az adatokat a Courtyard újabb változata írta (formátumuk { $format }; ez a változat { $known } formátumig ismeri); használd azt, vagy nevezz meg másik mappát: --data.
refused-data-folder = { $path }: nem használható az adatoknak: { $reason }; nevezz meg másik mappát: --data.
refused-data-in-use = { $path }: másik kiszolgáló használja; állítsd le azt, vagy nevezz meg másik mappát.
refused-broken-key = { $path }: sérült; egy kulcs { $bytes } bájt; vedd elő biztonsági másolatból, vagy nevezz meg másik mappát.

## Miért nem történt meg valami

refused-message = A kiszolgáló nem értette: { $reason }
refused-stale = Az asztal közben megváltozott; most ilyen.
refused-not-ahead = Két válasz csak ott adható egyszerre, ahol a második kérdés az elsővel együtt látszik.
refused-away = Gép játszik helyetted; előbb vedd át.
refused-watching = Csak nézőként vagy itt; előbb ülj le.
refused-host = Ezt csak a házigazda teheti.
refused-playing = Játék közben ez nem változtatható meg.
refused-not-playing = Most nem folyik játék.
refused-frozen = Az utolsó játékot feladták, vagy más szabályokkal játszották; indíts inkább újat.
refused-not-frozen = Ez a játék folytatható, ezért nem lehet feladni.
refused-seat = Nincs ilyen hely.
refused-taken = Ez a hely foglalt.
refused-locked = A házigazda lezárta ezt az asztalt.
refused-sent-away = A házigazda elküldött ettől az asztaltól; újra leülhetsz, ha megengedi.
refused-dismissed = A házigazda elküldött ettől az asztaltól, és nézők sem jöhetnek.
refused-no-outcast = Ilyen nevű embert nem küldtek el.
refused-onlookers = A házigazda döntése szerint ennél az asztalnál nem lehetnek nézők.
refused-left = Már elmentél.
refused-seats = Ezt a játékot { $least }–{ $most } játékos játszhatja.
refused-seats-changed = A helyek megváltoztak az utolsó játék óta; indíts inkább újat.
refused-not-a-guest = Csak egy másik ember küldhető el.
refused-bot = Nincs ilyen gép.
refused-bot-wants = { $bot }: nem boldogul e nélkül: { CARDS($cards) }, pedig ezen az asztalon nincs; válassz más kártyákat vagy másik gépet.
refused-name = A névben legyen valami olvasható, és legfeljebb { $most } karakterből álljon.
refused-chat = Nincs mit mondani.
refused-undo-never = Ennél az asztalnál nem lehet választ visszavonni.
refused-undo-nothing = Most nincs mit visszavonni.
refused-undo-denied = { $player } inkább nem engedi a visszavonást.
refused-undo-asked = Valaki más már kérte.
refused-share = Ez a kód hibás, vagy újabb változat készítette; nézd meg, hogy az egészet kimásoltad-e.
refused-share-game = Ez a kód egy másik játékhoz tartozik.
refused-no-table = Nincs ilyen asztal.
refused-no-game = Nincs ilyen játék.
refused-no-language = Ezen a nyelven a Courtyard nem beszél.
refused-no-record = Ilyen játékról még nincs jegyzőkönyv.
refused-no-page = Ezen a címen nincs semmi.
refused-not-json = A kérés JSON legyen.
refused-too-fast = Ez egyszerre túl sok; várj egy kicsit.
refused-crowded = Túl sok ablak van nyitva ehhez az asztalhoz, vagy onnan, ahol vagy; zárj be egyet, vagy gyere vissza később.
refused-game-long = Ebben a játékban már { $most } válasz volt, és több nem lehet; a házigazda feladhatja.
refused-table-full = Ez az asztal megtelt: ide már semmi sem jegyezhető fel; nyiss másikat.
refused-chat-full = Ennél az asztalnál már annyi mindent mondtak, hogy több nem őrizhető meg.
refused-too-long = A kérés túl hosszú.
refused-cut-short = A kérés a vége előtt megszakadt.
refused-two-lengths = A kérés kétféleképpen mondja meg a hosszát; Content-Length vagy Transfer-Encoding legyen, ne mindkettő.
refused-too-slow = A kérés túl lassan érkezett meg.
refused-origin = Más helyről származó oldal nem használhatja ezt a kiszolgálót.
refused-address = Ezt a kiszolgálót nem így hívják.
refused-reach = Hogy ez a kiszolgáló hogyan érhető el, csak a saját gépén derül ki.
refused-fault = Valami elromlott a kiszolgálóban; a naplójában benne van.
refused-unreadable = Ez az asztal már nem olvasható; a bejegyzései sérültek.
refused-store = A kiszolgáló most semmit sem tud feljegyezni; semmi sem változott.
refused-bot-waits = A kiszolgáló most semmit sem tud feljegyezni; a gép megvárja, amíg tud.
