### Výběr sady karet království v prohlížeči před hrou.

## Sady, kterými lze začít

dominion-build-random = Náhodná
dominion-build-last = Jako minule
dominion-build-favourites = Oblíbené
dominion-build-forget = Zapomenout „{ $title }“
dominion-build-day = Sada dne { $date }

## Co se s ní dá dělat

dominion-build-favourite = Oblíbená
dominion-build-name = Název této sady
dominion-build-keep = Uložit
dominion-build-change = Změnit karty
dominion-build-done = Hotovo

## Karta po kartě

dominion-build-count = { $drawn ->
    [0] Vybrány jsou všechny karty ({ $most }).
   *[other] Vybráno { $chosen } z { $most }, na náhodě: { $drawn }.
}
dominion-build-clear = Vymazat
dominion-build-ten = Deset karet
dominion-build-all = Všechny karty
dominion-build-show-all = Zobrazit vše
dominion-build-how = Kliknutím na kartu ji zařadíte do sady, kliknutím na její přeškrtnutý kruh ji vyloučíte; co necháte otevřené, vylosuje se. Na klávesnici: šipky posouvají, mezerník vybírá, Delete vylučuje.
dominion-build-bane = „Prokletí“
dominion-build-bane-any = libovolné
    .now = libovolné, teď { CARD($bane) }
dominion-build-sets = Edice
dominion-build-costs = Ceny
dominion-build-kinds = Typy

# Jaký vztah má karta k sadě, a tlačítko vedle ní, které ji zakáže.
dominion-build-chosen = vybraná
dominion-build-drawn = vylosovaná
dominion-build-banned = nikdy
dominion-build-never = Nikdy { CARD($card) }

# Pro ty, kdo se jen dívají, jak hostitel vybírá.
dominion-build-require = Musí být: { CARDS($cards) }.
dominion-build-ban = Nikdy: { CARDS($cards) }.
