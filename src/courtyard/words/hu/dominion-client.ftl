### A Dominion a böngészőben. A kártyák a dominion-cards.ftl, a kérdések a dominion-asks.ftl fájlban vannak.
### A Dominion minden szövegében „$3” érmeként, { POINTS(6) } pajzsként jelenik meg, minden nyelven.

dominion-client-game = Hét Rézzel és három Birtokkal indulsz. Építs olyan paklit, amely a többiekénél hamarabb ér el a Tartományokhoz.
    .time = kb. 25 perc
    .what = Alapjáték, Intrika, Bőségszaru
    .credits = A Dominion szerzője Donald X. Vaccarino.
    .usual = { $bots ->
        [one] „Kezdőknek”, egy gép ellen.
       *[other] „Kezdőknek”, { $bots } gép ellen.
    }
dominion-bot-big-money = Kincsek és Tartományok, meg a birodalom két akciója, amely jól illik hozzájuk.
dominion-level-big-money-basic = Egyszerű
dominion-level-big-money = Megfontolt

## Kártyák

dominion-table-coins = { $count ->
    [one] 1 érme
   *[other] { $count } érme
}
dominion-table-points = { $count ->
    [one] 1 győzelmi pont
   *[other] { $count } győzelmi pont
}
dominion-table-cards = { $count ->
    [one] 1 lap
   *[other] { $count } lap
}
dominion-table-costs = , ára
dominion-table-printed = , nyomtatott ára
dominion-table-left = , maradt:
dominion-table-not-now = , most nem:
dominion-table-place = , hely
dominion-table-picked-copies = , választva:
dominion-table-let-go = Egy visszatéve: { CARD($card) }
dominion-table-costs-now = ára { $cost }
dominion-table-wrong-kind = { $kind ->
    [action] nem akció
    [treasure] nem kincs
    [victory] nem győzelmipont-kártya
   *[other] más típusú
}
dominion-table-none-left = elfogyott
dominion-table-from = Doboz
dominion-table-in-supply = Készletben
dominion-table-left-of = { $left } / { $first }
dominion-table-yours = Nálad
dominion-table-why-not = Most nem

## Az asztal

dominion-table-table = Az asztalon
dominion-table-basics = Kincs, győzelmi pont és átok
dominion-table-kingdom = Birodalomkártyák ár szerint
dominion-table-turn-word = Kör
dominion-table-ends = A játéknak vége, ha elfogy a Tartomány, vagy ennyi pakli.
dominion-table-provinces-left = Tartomány maradt
dominion-table-piles-empty = Üres pakli: { $empty } / { $limit }
dominion-table-your-corner = A lapjaid
dominion-table-your-hand = { $count ->
    [one] A kezed, 1 lap
   *[other] A kezed, { $count } lap
}
dominion-table-turn-state = A kör
dominion-table-phase-action = Akció
dominion-table-phase-buy = Vásárlás
dominion-table-discard = Használt
dominion-table-discard-top = A használt pakli teteje: { CARD($card) }
dominion-table-deck-top = A húzópakli teteje, amit ismersz: { CARD($card) }
dominion-table-thinks = gondolkodik
dominion-table-on-turn = van soron
dominion-table-turns = { $count ->
    [0] még nem kezdett
    [one] 1 kör
   *[other] { $count } kör
}
dominion-table-last-turn = Utolsó kör
dominion-table-look-through = { $count ->
    [0] üres
    [one] 1 lap, megnézem
   *[other] { $count } lap, átnézem
}
dominion-table-tracker = A lapjaid
dominion-table-tracker-about = { $count ->
    [one] 1 lapod van:
   *[other] { $count } lapod van:
} { $deck } vár még húzásra, { $discard } a használt paklidban.
dominion-table-tracker-card = Lap
dominion-table-tracker-owned = Nálad
dominion-table-tracker-points = Pont
dominion-table-tracker-all = Összesen
dominion-table-holdings = Minden lapod
dominion-table-holdings-open = kézben, kijátszva
dominion-table-key-cards = C
    .about = a lapjaid: mennyi van, és mi vár még húzásra
dominion-table-side = Lapok, napló és csevegés
dominion-table-preview = A teljes lap
dominion-table-preview-hint = Mutass egy lapra, hogy teljes egészében lásd.

## Kérdések

dominion-table-because = { CARD($card) } (kijátszotta: { $by })
    .you = A te lapod: { CARD($card) }
dominion-table-choose-from = Válassz ezek közül
dominion-table-bring-in-order = Kattints rájuk sorban, vagy húzd őket
dominion-table-search = Lap keresése
dominion-table-name-hint = Kattints egy paklira, vagy keress.
dominion-table-no-such-card = Nincs ilyen lap.
dominion-table-show = Felfedem: { CARD($card) }

# Kérdések rövidebben, mint a terminálban: a többit a számlálók és a gombok mondják.
dominion-prompt-turn-action = { $actions ->
    [one] Játssz ki egy akciókártyát.
   *[other] Játssz ki legfeljebb { $actions } akciókártyát.
}
dominion-prompt-turn-treasures = Játszd ki a kincseidet.
# Ami az összes kinccsel megvehető, arra egyből kattintani lehet.
dominion-ahead-turn-treasures = { $buys ->
    [one] Vegyél egy lapot (legfeljebb ${ $coins }), vagy előbb játszd ki a kincseidet.
   *[other] Vegyél legfeljebb { $buys } lapot (összesen ${ $coins }), vagy előbb játszd ki a kincseidet.
}
dominion-prompt-turn-buy = { $buys ->
    [one] Vegyél egy lapot (legfeljebb ${ $coins }).
   *[other] Vegyél legfeljebb { $buys } lapot (összesen ${ $coins }).
}
dominion-prompt-react = Felfedsz egy védekezéskártyát a támadás ellen?
dominion-prompt-wishing-well-name = Nevezz meg egy lapot: ha az van a húzópaklid tetején, megkapod.
dominion-prompt-scout-order = Tedd vissza őket a húzópaklid tetejére; az első lesz legfelül.

# A megerősítő gomb: a kérdés teljes neve, különben az utolsó szava szerint.
dominion-confirm = { $count ->
    [0] Kiválasztom
   *[other] Kiválasztok { $count } lapot
}
dominion-confirm-discard = { $least ->
    [0] { $count ->
        [one] Eldobok 1 lapot
       *[other] Eldobok { $count } lapot
    }
   *[other] Eldobás: { $count } / { $most }
}
dominion-confirm-trash = { $least ->
    [0] { $count ->
        [one] 1 lap a szemétbe
       *[other] { $count } lap a szemétbe
    }
   *[other] Szemétbe: { $count } / { $most }
}
dominion-confirm-topdeck = A húzópaklira: { $count } / { $most }
dominion-confirm-order = Vissza: { $count } / { $most }
dominion-confirm-pass = Átadom
dominion-confirm-gain = { $count ->
    [one] Kérek 1 lapot
   *[other] Kérek { $count } lapot
}
dominion-confirm-play = Kijátszom kétszer
dominion-confirm-choose = Választás: { $count } / { $most }
dominion-confirm-prize = Ezt kérem
dominion-confirm-action = Eldobom: +1 akció
dominion-confirm-buy = Eldobom: +1 vásárlás

# A gomb, amely semmit sem választ.
dominion-none = Egyet sem
dominion-none-turn-action = Tovább vásárolni
dominion-none-turn-treasures = Egyet sem játszom ki
dominion-none-turn-buy = Vége a körömnek
dominion-none-react = Nem védekezem
dominion-none-cellar-discard = Semmit sem dobok el
dominion-none-secret-chamber-discard = Semmit sem dobok el
dominion-none-chapel-trash = Semmit a szemétbe
dominion-none-masquerade-trash = Semmit a szemétbe
dominion-none-thief-gain = Egyet sem kérek
dominion-none-saboteur-gain = Egyet sem kérek
dominion-none-hamlet-action = Minden lapot megtartok
dominion-none-hamlet-buy = Minden lapot megtartok

# Aki befejezi a körét, bár még vehetne valamit, azt egyszer megkérdezzük.
# $card a legdrágább megvehető lap, $others a többi száma.
dominion-doubt-turn-buy = { $buys ->
    [one] Maradt ${ $coins } pénzed és egy vásárlásod. Megveheted:
   *[other] Maradt ${ $coins } pénzed és { $buys } vásárlásod. Megveheted:
} { $others ->
    [0] { CARD($card) }.
    [one] { CARD($card) } vagy 1 másik lap.
   *[other] { CARD($card) } vagy { $others } másik lap közül egy.
} Befejezed a körödet?
dominion-still-turn-buy = Vége a körömnek
dominion-think-turn-buy = Még vásárolok

dominion-usual-turn-treasures = Minden kincset kijátszom

# Amire kérdés nélkül válaszolunk annak, aki bekapcsolta.
dominion-auto-treasures = Minden kincs kijátszása, ahol a sorrend nem számít
dominion-auto-moat = Várárok felfedése minden támadásra, ahol nincs más védekezés

dominion-table-key-none = N
    .about = egyet sem, vagy tovább a következő fázisra
dominion-table-key-usual = T
    .about = a szokásos válasz, például minden kincs kijátszása

## Előkészület

dominion-table-kingdom-choice = Birodalom
dominion-table-host-chooses = A kártyákat { $player } választja.
dominion-table-kingdom-random = Véletlen birodalom
dominion-table-kingdom-hand = Tíz választott kártya
dominion-table-no-kingdom = Ebből nem áll össze birodalom; válassz másikat.
dominion-table-boxes = { LIST($boxes) }
dominion-table-surprise = Új húzás
dominion-table-count-any = bármennyi
dominion-table-count-none = egy sem
dominion-table-fewer = Kevesebb
dominion-table-more = Több
dominion-table-require = Legyen benne
dominion-table-ban = Ne legyen
dominion-table-prizes-about = a Lovagi tornával nyerhetők, mindegyikből egy van, és nincsenek a készletben
dominion-table-share = Megosztókód, amely megismétli ezt a birodalmat
dominion-table-share-copy = Másolás
dominion-table-share-take = Használom
dominion-table-share-dealt = Ez a kód az osztást is megismétli: aki már játszotta, ismeri a lapokat.

## A vége

dominion-ending-provinces = { $turns ->
    [one] 1 kör után elfogyott az utolsó Tartomány
   *[other] { $turns } kör után elfogyott az utolsó Tartomány
}
dominion-ending-piles = { $turns ->
    [one] 1 kör után túl sok pakli fogyott el
   *[other] { $turns } kör után túl sok pakli fogyott el
}
dominion-table-decks = Paklik a játék végén
dominion-table-show-cards = Lapok mutatása
dominion-table-times = { $count } × { $points }
