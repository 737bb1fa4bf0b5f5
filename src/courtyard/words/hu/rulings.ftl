### Szabálymagyarázatok: a listájuk, és egyikük egy asztalon, lépésenként követve vagy magunk játszva.

rulings = Szabálymagyarázatok
rulings-title = { $game }: szabálymagyarázatok
rulings-about = Minden szabálymagyarázat egy kis helyzet egy valódi asztalnál. Kövesd válaszról válaszra, vagy játssz onnan tovább magad.
rulings-search = Keresés a magyarázatok közt
rulings-found = { $count ->
    [one] { $count } szabálymagyarázat
   *[other] { $count } szabálymagyarázat
}
    .on = { $count ->
        [one] { $card }: { $count } szabálymagyarázat
       *[other] { $card }: { $count } szabálymagyarázat
    }
rulings-of-card = { $card }: szabálymagyarázatok
rulings-all = Minden magyarázat
rulings-none = Ilyesmiről egy szabálymagyarázat sem szól.

## Egy szabálymagyarázat

ruling = Szabálymagyarázat
ruling-step = { $step }. lépés, összesen { $steps }:
ruling-next = Tovább
ruling-back = Vissza
ruling-alone = Játszom magam
ruling-return = Vissza a magyarázathoz
ruling-link = Ennek az asztalnak a linkje
ruling-seen-by = Nézőpont
ruling-seen-by-asked = akit kérdeznek
ruling-look = A szabálymagyarázat az asztalról szól, úgy, ahogy most áll.
ruling-done = A szabálymagyarázat ennyit mutat. Ha válaszolsz az asztalnál, tovább játszol.
ruling-done-over = A szabálymagyarázat ennyit mutat, és a játéknak vége.
ruling-playing = Mindenki helyett te válaszolsz. Semmi sem marad meg belőle, csak ennek az oldalnak a címében.
ruling-over = Vége a játéknak.
ruling-refused = Ez a szabálymagyarázat olyan asztalról szól, amilyet nem lehet felállítani:

# Mi a következő lépés: ki mit választ.
ruling-answers = { $name } válasza: { LIST($answers) }
ruling-answers-cards = { $name } választása: { CARDS($cards) }.
ruling-answers-nothing = { $name } semmit sem választ.
ruling-tries = { $name } ezt próbálja: { LIST($answers) }
ruling-tries-cards = { $name } ezt próbálja: { CARDS($cards) }.
ruling-tries-nothing = { $name } megpróbál semmit sem választani.

# Miért nem szabad, amit megpróbált.
ruling-vain-not-an-answer = Ez nincs a lehetőségek között.
ruling-vain-too-often = Ez választható, de nem ennyiszer.
ruling-vain-wants-exactly = Ez nem szabad: { $picked ->
    [one] { $picked } lett kiválasztva
   *[other] { $picked } lett kiválasztva
}, pedig ennyinek kell lennie: { $wanted }.
ruling-vain-wants-between = Ez nem szabad: { $picked ->
    [one] { $picked } lett kiválasztva
   *[other] { $picked } lett kiválasztva
}, pedig { $least } és { $most } között lehet.

## Miért nem tehető meg valami

refused-no-ruling = Nincs ilyen szabálymagyarázat.
refused-no-position = Ez a szabálymagyarázat azt mondja, hogy ilyen asztal nem állítható fel, így ott senki sem játszhat.
refused-no-view = Azon a helyen senki sem ül.
