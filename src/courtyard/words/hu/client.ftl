### Amit a böngésző oldalai egy játék körül mondanak. Amit egy játék hozzátesz, a <játék>-client.ftl fájlban van.

client-brand = Courtyard
client-title = Courtyard: társasjátékok barátokkal és gépekkel
client-title-table = { $game } · Courtyard
client-title-your-turn = ● Te jössz · { $game }
client-title-rules = { $game }: szabályok · Courtyard
client-title-cards = { $game }: kártyák · Courtyard
client-title-credits = Közreműködők · Courtyard
client-notice = Te jössz: { $game }.
client-loading = Egy pillanat…
client-close = Bezárás
client-lost = Itt nincs semmi.
client-to-home = A kezdőlapra
client-unreachable = A kiszolgáló nem érhető el. Kérlek, próbáld újra egy pillanat múlva.
client-unreachable-yet = A kiszolgáló nem érhető el. Újra próbáljuk…
client-outdated = Ez az oldal régebbi a kiszolgálónál. Kérlek, töltsd be újra.
client-reconnecting = Megszakadt a kapcsolat. Újracsatlakozás…
client-barred = Az asztal megvan, de élő kapcsolat nem nyílik hozzá: talán egy közbülső proxy nem engedi át a websocketet. Újra próbáljuk…
client-no-cookies = A helyedet egy süti tartja fenn, de ez a böngésző innen nem fogad sütit. Kérlek, engedélyezd ennek az oldalnak.

## Kezdőlap

client-hero = Húzz ide egy széket.
client-hero-about = A társasjátékok klasszikusai, minden szabállyal. Nem kell fiók: válassz nevet, oszd meg a linket, és fél percen belül játszol.
client-games = Játékok
client-play-bots = Játék gépek ellen
client-play-friends = Játék barátokkal
client-you-are = A neved
client-guest = Vendég
client-your-name = A neved
client-name-full = Legfeljebb { $most } karakter
client-join = Belépés kóddal
client-code = Az asztal kódja
client-code-example = k7m2qx
client-join-now = Leülök
client-join-about = Egy barátod linkjével ez egyetlen kattintás.
client-goes-on = Folytatódik az asztal: { $code }
client-return = Vissza
client-watch = Nézhető asztalok
client-watch-now = Nézem
client-watch-all = Minden asztal ({ $count })
client-watch-fewer = Kevesebb
client-watch-none = Most egy asztal sincs a listán. Aki asztalt nyit, az dönti el, hogy rajta legyen-e.
client-phase-setup = { $open ->
    [0] indulásra kész
    [one] 1 szabad hely
   *[other] { $open } szabad hely
}
client-phase-playing = játszanak
client-phase-over = véget ért
client-rules-and-cards = Szabályok és kártyák
client-rules = Szabályok
client-cards = Kártyák
client-search-cards = Kártya keresése
client-no-card = Nincs ilyen kártya.
client-cards-found = { $count ->
    [one] 1 kártya
   *[other] { $count } kártya
}
    .copies = { $count ->
        [one] 1 kártya
       *[other] { $count } különböző kártya
    }, összesen { $copies }
client-cards-all = { $count ->
    [one] { $game }: 1 kártya
   *[other] { $game }: mind ({ $count })
}
client-copies = { $count ->
    [one] 1 példány
   *[other] { $count } példány
}
client-foot = Nyílt forráskódú. Nincs nyomkövetés, nincs hirdetés. A játékok kiadóihoz nincs köze.
client-credits = Közreműködők
client-credits-icons = Jelvények
client-credits-icons-about = A jelvények a game-icons.net oldalról valók. Szerzőik a Creative Commons Attribution 3.0 (CC BY 3.0) licenc alatt adják közre őket; a színek, a mélység és a körülöttük lévő jelenetek itt készültek.
client-credits-type = Betűtípusok
client-credits-type-about = Alegreya és Alegreya Sans, készítette Juan Pablo del Peral, a SIL Open Font License 1.1 alatt.
client-credits-games = A játékok
client-credits-games-about = Ezt a programot olyanok készítették, akik szeretik ezeket a játékokat; a szövegek és a képek a sajátjaink, a szerzőknek és a kiadóknak nincs közük hozzá.

## Beállítások

client-settings = Beállítások
client-language = Nyelv
client-english-names = A kártyák angol neve is látszik
client-theme = Színek
client-theme-system = A rendszer színei
client-theme-light = Világos színek
client-theme-dark = Sötét színek
client-theme-short-system = Rendszer
client-theme-short-light = Világos
client-theme-short-dark = Sötét
client-motion = Animáció
client-motion-off = Nincs
client-motion-fast = Gyors
client-motion-normal = Szokásos
client-sound = Halljam, mi történik az asztalnál
client-sound-on = A hang be van kapcsolva
client-sound-off = A hang ki van kapcsolva
client-size-of-cards = Lapméret
client-size-of-cards-small = Kicsi
client-size-of-cards-usual = Szokásos
client-size-of-cards-large = Nagy
client-confirm-choice = Egyetlen lap vagy hely választását második kattintással erősítem meg
client-thrift = Kérdezz meg, mielőtt olyan kört fejezek be, amelyben még vehetnék valamit
client-notices = Értesíts, amikor én jövök
client-notices-barred = Ez a böngésző innen nem enged értesítést; a saját beállításaiban módosítható.
client-automatic = Válaszolj kérdés nélkül
client-automatic-about = Csak ott, ahol senki sem válaszolna másképp. Bármelyiket bármikor kikapcsolhatod.

## Asztal nyitása

client-table = Asztal
client-seats = Helyek
client-seat-who = Ki ül ide: { $number }. hely
client-seat-number = { $number }. hely
client-seat-more = Hely
client-seat-away = { $number }. hely elvétele
client-add-bot = Gép
client-bot = gép
client-bots = Gépek
client-bot-needs = ehhez kell: { CARDS($cards) }
client-strategies = Stratégiák ezekhez a kártyákhoz
client-strategies-about = Mindegyik egyetlen tervhez tartja magát. Jó partnerek ahhoz, hogy eltanuld a tervet, vagy legyőzd.
client-strategies-others = { $count ->
    [one] 1 stratégiához olyan kártya kell, amely ezen az asztalon nincs
   *[other] { $count } stratégiához olyan kártya kell, amely ezen az asztalon nincs
}
client-get-up = Felállok
client-you = te
client-you-host = te, házigazda
client-host = házigazda
client-person = ember
client-away = nincs itt
client-bot-plays-on = nincs itt, gép játszik
client-remove = Eltávolítás
client-remove-person = { $name } elküldése
client-invite = Meghívás
client-invite-about = Innen gombbal nem másolható a link. Ki van jelölve: másold billentyűzettel vagy hosszan megnyomva, és küldd el a barátaidnak.
client-invite-link = Az asztal linkje
client-copy-link = Link másolása
client-copied = Kimásolva
client-sit-down = Leülök ehhez az asztalhoz
client-locked-about = A házigazda lezárta ezt az asztalt. Amint elkezdődik a játék, nézheted.
client-full-about = Minden hely foglalt. Amint elkezdődik a játék, nézheted.
client-options = Beállítások
client-options-host = Ezeket { $player } választja ki.
client-listing = Asztal
client-listing-private = Zártkörű
client-listing-listed = Nyilvános
client-undo = Visszavonás
client-undo-policy-free = Amíg lehet
client-undo-policy-ask = Kérdezve
client-undo-policy-never = Soha
client-undo-about-free = Egy válasz addig vonható vissza, amíg senki sem tudott meg belőle semmit; utána a többieket kérdezzük meg.
client-undo-about-ask = Ha valaki vissza akar vonni egy választ, mindig megkérdezzük a többieket.
client-undo-about-never = Választ nem lehet visszavonni.
client-scores = Pontok
client-scores-visible = Láthatók
client-scores-hidden = Rejtettek
client-scores-about-visible = Minden pont mindig látszik, amennyire az egyes játékosok tudhatják.
client-scores-about-hidden = A pontok a végén derülnek ki; aki előbb kíváncsi rájuk, számoljon.
client-pace = Gépek
client-pace-slow = Lassú
client-pace-usual = Nyugodt
client-pace-quick = Gyors
client-pace-none = Azonnal
client-begins = Kezd
client-begins-lot = Sorsolás
client-lock = Az asztal lezárása: senki más nem ülhet le
client-no-onlookers = Nézők nélkül: akinek nincs helye, nem nézheti
client-close-to-onlookers = Az asztal lezárása a nézők elől
client-close-to-onlookers-about = Aki csak néz, azt elküldjük, és más sem jöhet nézni.
client-closed-to-onlookers = Nézők nélkül
client-open-to-onlookers = Az asztal megnyitása a nézőknek
client-open-to-onlookers-about = Akinél ott a link, újra nézheti.
client-start = { $count ->
    [one] Indítás, 1 játékos
   *[other] Indítás, { $count } játékos
}
client-start-missing = { $count ->
    [one] Még 1 játékos kell
   *[other] Még { $count } játékos kell
}
client-start-open = A szabad helyeket elvesszük. Aki elmegy, helyette gép játszhat, amíg vissza nem jön.
client-start-full = Aki elmegy, helyette gép játszhat, amíg vissza nem jön.
client-host-starts = A játékot { $player } indítja.

# Mit tesznek azok a gépek, amelyek minden játékot játszanak; egy-egy játékéi a <játék>-client.ftl fájlban vannak.
bot-random = Véletlenül válaszol: ártalmatlan, és jó a szabályokkal való ismerkedéshez.

## Az asztalnál

client-question = A kérdés
client-skip = Ugrás a kérdésre
client-waiting = Egy pillanat…
client-waiting-for = Várakozás: { LIST($names) }.
client-over = Vége a játéknak.

# Olyan játék oldalán, amelynek nincs sajátja
client-players = Játékosok
client-turn = van soron
client-points = { $points ->
    [one] 1 pont
   *[other] { $points } pont
}
client-confirm = { $count ->
    [0] Semmit sem választok
   *[other] Választás: { $count } / { $most }
}

client-watching = nézi
client-watchers = { $count ->
    [0] Senki sem nézi
    [one] 1 néző
   *[other] { $count } néző
}
client-log = Napló
client-log-and-chat = Napló és csevegés
client-log-details = minden részlet
client-log-earlier = Ami előtte történt
client-chat = Csevegés
client-chat-say = Mondj valamit
client-chat-send = Küldés
client-chat-all = Minden sor ({ $count })
client-chat-less = Kevesebb
client-chat-new = Új sorok:
client-onlooker = Néző
client-undo-free = Visszavonás
client-undo-ask = Visszavonást kérek
client-undo-asked = { $player } vissza szeretne vonni egy választ.
client-undo-others = { $player } vissza szeretne vonni egy választ; várakozás: { LIST($names) }.
client-undo-agree = Engedem
client-undo-refuse = Nem engedem
client-undo-waiting = Beleegyezésre várunk: { LIST($names) }…
client-undo-withdraw = Elállok a kéréstől
client-leave = Elmegyek az asztaltól
client-leave-about = A többiek tovább játszanak, helyetted pedig egy gép. Ugyanezzel a linkkel visszajöhetsz, és újra átveheted. Vagy maradj itt, és addig játsszon helyetted a gép.
client-leave-now = Elmegyek
client-let-bot-play = Maradok, gép játsszon
client-take-over = Újra átveszem
client-missing = { $player } nincs itt.
client-missing-bot = Gép játsszon tovább
client-bot-for-you = Gép játszik helyetted.

## Súgó

client-guide = Szabályok és súgó
client-what = Mi ez?
client-try-again = Újra
client-key-choose = 1 2 3 … 0 a b …
    .about = választás a gyűrűsek közül, az asztal sorrendjében; a billentyűk az első használat után látszanak
client-key-confirm = Enter
    .about = a megerősítő gomb
client-key-undo = U
    .about = visszavonás, vagy annak kérése
client-key-close = Escape
    .about = bezárja, ami az asztal fölött van
client-key-log = L
    .about = napló, keskeny képernyőn
client-key-rules = ?
    .about = ezek a szabályok
client-key-what = Q
    .about = mi ez? mutass rá bármire
client-key-tab = Tab
    .about = egyik dologról a másikra lép; a Szóköz vagy az Enter megnyomja

## A vége

client-wins = { $count ->
    [one] { LIST($names) } győz, pontszáma { $score }
   *[other] { LIST($names) } osztozik a győzelemben, pontszámuk { $score }
}
client-rematch = Visszavágó
client-rematch-host = Visszavágót { $player } indíthat.
client-set-up = Új játék
client-rematch-about = Ugyanazok az emberek, ugyanaz a játék; hogy ki kezd, azt a szabályok mondják meg.
client-record = Jegyzőkönyv

# Egy játék, amelyet más szabályokkal játszottak, és amelyről a feljegyzések alapján beszélünk
client-frozen-over = Ezt a játékot régebbi szabályokkal játszották
client-frozen-waits = Ez a játék nem folytatható
client-frozen-dropped = Ezt a játékot feladták
client-frozen-kept = A szabályok { $version } változatával játszották, és úgy őrizzük, ahogy feljegyeztük, benne { $answers ->
    [one] egy válasszal
   *[other] { $answers } válasszal
}; az asztala már nem rajzolható ki.
client-frozen-about = A szabályok { $version } változatával játszották, és a mostaniak szerint másképp folyna. Ezért úgy őrizzük, ahogy feljegyeztük, benne { $answers ->
    [one] egy válasszal
   *[other] { $answers } válasszal
}; az asztala nem rajzolható ki.
client-frozen-score = { $player }: { $rank }. hely, { $score ->
    [one] egy pont
   *[other] { $score } pont
}
client-drop = Feladom, játsszunk másikat
client-drop-about = A helyek és a csevegés megmaradnak. A feladott játék feladott marad, akkor is, ha a régi szabályok visszatérnek.
client-drop-host = { $player } feladhatja, hogy új játékot játszhassatok.

# Egy játék, amelyben már minden megengedett válasz elhangzott, vagy amelynek asztala megtelt
client-used-up = Ebben a játékban már minden megengedett válasz elhangzott, vagy az asztala megtelt.
client-used-up-drop = Feladom

client-same-deal = Még egyszer ugyanez az osztás
client-same-deal-about = Ez a kód megismétli az előkészületet és minden keverést, ennél az asztalnál vagy egy másiknál: nézd meg, mire jutnak mások ugyanezekkel a lapokkal.
client-same-deal-code = Az osztás kódja
client-same-deal-copy = Kód másolása
client-same-deal-here = Játsszuk itt
client-look-table = Asztal
client-back-to-end = Vissza az eredményhez
client-standings = Végeredmény
client-curve = Pontok körönként
