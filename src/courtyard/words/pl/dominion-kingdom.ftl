### Wybór Królestwa w przeglądarce, przed grą.

## Królestwa na początek

dominion-build-random = Losowe
dominion-build-last = Takie jak ostatnio
dominion-build-favourites = Ulubione
dominion-build-forget = Zapomnij „{ $title }”
dominion-build-day = Królestwo dnia { $date }

## Co można z nim zrobić

dominion-build-favourite = Ulubione
dominion-build-name = Nazwa tego Królestwa
dominion-build-keep = Zachowaj
dominion-build-change = Zmień karty
dominion-build-done = Gotowe

## Karta po karcie

dominion-build-count = { $drawn ->
    [0] Wybrane są wszystkie karty ({ $most }).
   *[other] Wybrane: { $chosen } z { $most }, do wylosowania: { $drawn }.
}
dominion-build-clear = Wyczyść
dominion-build-ten = Dziesięć kart
dominion-build-all = Wszystkie karty
dominion-build-show-all = Pokaż wszystkie
dominion-build-how = Kliknij kartę, by była w Królestwie, albo jej przekreślone kółko, by jej nie było; resztę się losuje. Na klawiaturze: strzałki przesuwają, spacja wybiera, Delete wyklucza.
dominion-build-bane = Zguba
dominion-build-bane-any = dowolna
    .now = dowolna, teraz { CARD($bane) }
dominion-build-sets = Zestawy
dominion-build-costs = Koszty
dominion-build-kinds = Typy

# Jak karta ma się do Królestwa, i przycisk obok niej, który ją wyklucza.
dominion-build-chosen = wybrana
dominion-build-drawn = wylosowana
dominion-build-banned = nigdy
dominion-build-never = Nigdy: { CARD($card) }

# Dla tych, którzy tylko patrzą, jak wybiera gospodarz.
dominion-build-require = Muszą być: { CARDS($cards) }.
dominion-build-ban = Nigdy: { CARDS($cards) }.
