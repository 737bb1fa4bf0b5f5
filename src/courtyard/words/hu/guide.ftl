### Az asztal melletti szabályok, és hogy mi micsoda rajta. Az oldalak akkor kérik le, amikor valaki kíváncsi rá.
### A szabályok egy szakasza rule-<szakasz>, a szövege .text, a bekezdések között üres sor áll. Hogy mi micsoda: thing-<név>.

guide-rules = { $game }: szabályok
guide-contents = Fejezetek
guide-see = Lásd még
guide-next = Következik: { $chapter }
guide-whole-page = Külön oldalon

## Mi ez?

guide-point = Mutass rá bármire, vagy érintsd meg.
    .keys = A Tab a következőre lép, az Enter többet mond, az Escape befejezi.
guide-more = Bővebben a szabályokban
guide-around = Ennek része:
guide-done = Kész

## Olyan játék szabályai, amelynek nincsenek saját fejezetei

rule-plain = Hogyan kell játszani

## Az asztalokról szóló fejezet

rule-table = Az asztalnál
rule-table-asking = Mi ez?
    .text =
        Nyomd meg a nyilas gombot (vagy a Q billentyűt), majd mutass rá bármire az asztalon, érintsd meg, vagy lépkedj a dolgok között a Tabbal. Néhány szó elmondja, mi az, a „Bővebben” pedig megnyitja a fejezetét. Amíg kérdezel, semmi sem játszódik ki.

        Ha rámutatsz egy lapra, bármikor teljes egészében látod; érintőképernyőn nyomd meg hosszan.
rule-table-choosing = Kérdések
    .text =
        Mindarról, amit most megtehetsz, a kérdés sávja kérdez, és amit gyűrű vesz körül, az választható. Ahol egyetlen dologról szól a kérdés, egy kattintás a válasz; ahol többről, ott kiválasztod őket, majd megerősíted.

        A Visszavonás visszavonja, amit tettél, ha az asztal engedi. A beállításokban kérheted, hogy minden választást egy második kattintás erősítsen meg.
rule-table-people = Emberek
    .text =
        Minden helynek saját színe és jele van, erről látod, mi kié. Az üres helyekre gépek ülhetnek, és gép játszhat tovább az helyett is, akinek el kell mennie. Akinél ott a link, nézheti a játékot, hacsak a házigazda le nem zárja az asztalt a nézők elől; a nézők senkinek a rejtett lapjait nem látják.
rule-table-bar = A felső sáv
    .text =
        Azt mutatja, hogyan áll a játék. Mellette van a napló arról, ami történt, a hang, ezek a szabályok, a beállítások és az ajtó. A színeket, a nyelvet, a sebességet és a lapok méretét a beállításokban választhatod ki, és ez a böngésző őrzi meg.
rule-table-keys = Billentyűk

## Ami minden asztalnál ott van

thing-answer = Egy válasz
    .text = A kérdésre adható válaszok egyike. Egy kattintással azonnal ezt válaszolod.
thing-bot = Gép
    .text = Ezen a helyen program játszik. Nem lát többet, mint amennyit egy ember látna a helyén.
thing-chat = A csevegés
    .text = Amit az asztalnál ülők egymásnak mondanak. A nézők is olvassák.
thing-coach = Az oktató
    .text = Visszahívja az oktatót, aki lépésről lépésre megmutatja a játékot.
thing-confirm = Megerősítés
    .text = Azzal válaszol, amit kiválasztottál. Az Enter ugyanezt teszi.
thing-home = Kezdőlap
    .text = A kezdőlapra vezet. Az asztal megmarad, és a kezdőlapról vissza lehet térni hozzá.
thing-invite = A link
    .text = Ennek az asztalnak a címe, hogy elküldhesd a barátaidnak.
thing-leave = Távozás
    .text = Elmész az asztaltól, vagy gép játszik tovább helyetted.
thing-log = A napló
    .text = Minden, ami eddig történt, alul a legújabb. Mutass rá egy névre, hogy lásd, mi az.
thing-log-button = Napló és csevegés
    .text = Megnyitja a naplót arról, ami történt, és a csevegést. Az L ugyanezt teszi.
thing-none = Semmi, vagy nem kell több
    .text = Továbblép anélkül, hogy megtennéd, amit a kérdés kínál.
thing-onlookers = Nézők
    .text = Hányan nézik. A házigazda lezárhatja előlük az asztalt.
thing-player-state = Mit csinál
    .text = Hogy ez a játékos gondolkodik, soron van, vár, vagy nincs itt.
thing-question = A kérdés
    .text = Amit a játék most tőled akar tudni, vagy akire vár. A gombok azok a válaszok, amelyek nem magán az asztalon vannak.
thing-rules = Szabályok és súgó
    .text = A szabályok az asztal mellett. Billentyűje a „?”.
thing-seat = Egy játékos jele
    .text = A szín, az alak és a betű megmondja, kié valami. Ugyanez a jel áll mindenütt, ahol róla van szó.
thing-settings = Beállítások
    .text = Nyelv, színek, sebesség, a lapok mérete, és hogy mely kérdésekre válaszoljunk helyetted.
thing-sound = Hang
    .text = Be- és kikapcsolja ennek az asztalnak a hangjait.
thing-table-name = Mit játszanak itt
    .text = A játék, vagy az a kártyaösszeállítás, amellyel ennél az asztalnál játszanak.
thing-theme = Világos és sötét
    .text = Vált a világos színek, a sötétek és a rendszered színei között.
thing-to-end = A végéhez
    .text = Vége a játéknak: ez megmutatja, ki győzött, és miért.
thing-undo = Visszavonás
    .text = Visszavonja az utolsó válaszodat. Ha mások már megtudtak belőle valamit, az asztalnak lehet, hogy meg kell kérdeznie őket.
thing-watching = Nézed
    .text = Ebben a játékban nincs helyed. Azt látod, amit mindenki láthat.
thing-what = Mi ez?
    .text = Mutass rá bármire, és olvasd el, mi az, ahogy most is. Billentyűje a Q.
