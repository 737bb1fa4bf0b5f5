### Birodalom választása a böngészőben, a játék előtt.

## Birodalmak, amelyekből ki lehet indulni

dominion-build-random = Véletlen
dominion-build-last = Mint legutóbb
dominion-build-favourites = Kedvencek
dominion-build-forget = „{ $title }” elfelejtése
dominion-build-day = Napi birodalom: { $date }

## Amit egy birodalommal tenni lehet

dominion-build-favourite = Kedvenc
dominion-build-name = Ennek a birodalomnak a neve
dominion-build-keep = Megőrzés
dominion-build-change = Kártyák cseréje
dominion-build-done = Kész

## Kártyánként

dominion-build-count = { $drawn ->
    [0] Mind a { $most } kártya kiválasztva.
   *[other] { $chosen } / { $most } kiválasztva, { $drawn } a véletlenre bízva.
}
dominion-build-clear = Törlés
dominion-build-ten = A tíz kártya
dominion-build-all = Minden kártya
dominion-build-show-all = Mind látszódjon
dominion-build-how = Kattints egy kártyára, hogy benne legyen a birodalomban; az áthúzott körével kizárod. Amit nyitva hagysz, azt kihúzzuk. Billentyűzettel: a nyilak mozgatnak, a Szóköz választ, a Delete kizár.
dominion-build-bane = Ellenszer
dominion-build-bane-any = bármelyik
    .now = bármelyik, most: { CARD($bane) }
dominion-build-sets = Dobozok
dominion-build-costs = Árak
dominion-build-kinds = Típusok

# Hogyan áll egy kártya a birodalomhoz, és mellette a gomb, amely kizárja.
dominion-build-chosen = kiválasztva
dominion-build-drawn = véletlenül húzva
dominion-build-banned = soha
dominion-build-never = Soha: { CARD($card) }

# Azoknak, akik csak nézik, ahogy a házigazda választ.
dominion-build-require = Legyen benne: { CARDS($cards) }.
dominion-build-ban = Ne legyen benne: { CARDS($cards) }.
