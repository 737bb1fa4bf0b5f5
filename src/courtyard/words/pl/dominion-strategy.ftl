### Co mówią strategie Dominiona, słowami. Warunki są zapisane jak wzory, z nazwami w mianowniku.

## Listy

dominion-strategy-opening = Otwarcie, w dowolnej kolejności
dominion-strategy-buy = Kupuje pierwszą z tych kart, którą może
dominion-strategy-first = Te Akcje zagrywa najpierw
dominion-strategy-hold = Nie zagrywa
dominion-strategy-trash = Wyrzuca do kosza
dominion-strategy-discard = Odrzuca
dominion-strategy-gain = Pozyskuje dzięki innym kartom
dominion-strategy-question = Odpowiada na { $question }

dominion-strategy-card = { CARD($card) }
dominion-strategy-up-to = { CARD($card) }, najwyżej { $most }
dominion-strategy-when = gdy { $when }

## To, co nie jest listą

dominion-strategy-needs = Potrzebne na stole: { CARDS($cards) }.
dominion-strategy-needs-none = Nie potrzebuje żadnej karty Królestwa.
dominion-strategy-green = Kart, które są tylko kartami Zwycięstwa, nie kupuje, dopóki nie zachodzi: { $when }.
dominion-strategy-careful = Nie kończy gry, dopóki oznaczałoby to przegraną.
dominion-strategy-ends-behind = Trzyma się swoich list co do joty, nawet gdy kończy to grę i oznacza przegraną.

## Warunki. $left i $right to liczby albo warunki słowami.

dominion-strategy-less = { $left } < { $right }
dominion-strategy-at-most = { $left } ≤ { $right }
dominion-strategy-equal = { $left } = { $right }
dominion-strategy-unequal = { $left } ≠ { $right }
dominion-strategy-at-least = { $left } ≥ { $right }
dominion-strategy-more = { $left } > { $right }
dominion-strategy-and = { $left } i { $right }
dominion-strategy-or = { $left } albo { $right }
dominion-strategy-not = nie { $what }
dominion-strategy-plus = { $left } + { $right }
dominion-strategy-minus = { $left } − { $right }
dominion-strategy-times = { $left } × { $right }
dominion-strategy-brackets = ({ $what })

## Liczby. $cards to karta albo typ kart.

dominion-strategy-cards = { CARD($card) }
dominion-strategy-kind-action = Akcje
dominion-strategy-kind-attack = Ataki
dominion-strategy-kind-reaction = Reakcje
dominion-strategy-kind-treasure = Skarby
dominion-strategy-kind-victory = karty Zwycięstwa
dominion-quantity-cost = koszt ({ $cards })
dominion-quantity-hand = { $cards } (na ręce)
dominion-quantity-left = { $cards } (w Rezerwie)
dominion-quantity-own = { $cards } (własne)
dominion-quantity-played = { $cards } (w grze)
dominion-quantity-theirs = { $cards } (u przeciwnika)
dominion-quantity-actions = Akcje do wykorzystania
dominion-quantity-average = monety na własną kartę
dominion-quantity-buys = Zakupy
dominion-quantity-cards = własne karty
dominion-quantity-coins = monety do wydania
dominion-quantity-deck = karty do dobrania
dominion-quantity-different = różne własne karty
dominion-quantity-empty = puste stosy
dominion-quantity-gains = karty do pozyskania przed końcem
dominion-quantity-handsize = karty na ręce
dominion-quantity-lead = przewaga punktów
dominion-quantity-money = monety na wszystkich własnych kartach
dominion-quantity-piles = stosy do końca
dominion-quantity-players = gracze
dominion-quantity-purse = monety razem z ręką
dominion-quantity-score = własne punkty
dominion-quantity-terminals = własne Akcje bez +Akcji
dominion-quantity-turn = własne tury

## Wątpliwości

dominion-doubt-never = warunek przy karcie { CARD($card) } nigdy nie zachodzi.
dominion-doubt-never-way = warunek przy „{ $way }” nigdy nie zachodzi.
dominion-doubt-always = warunek przy karcie { CARD($card) } zachodzi zawsze, więc można go pominąć.
dominion-doubt-always-way = warunek przy „{ $way }” zachodzi zawsze, więc można go pominąć.
dominion-doubt-green = warunek „green” nigdy nie zachodzi, więc strategia nie kupi żadnej karty Zwycięstwa.
dominion-doubt-unreached = kartę { CARD($card) } kupuje się dopiero wtedy, gdy nie ma już karty { CARD($before) }: wiersz { $place } kupuje tę drugą wcześniej, a nie kosztuje ona więcej.
dominion-doubt-opening = { CARD($card) } kosztuje { $cost }, a dwie pierwsze ręce nigdy nie dają więcej niż 5 monet.
dominion-doubt-poor = { CARD($card) } kosztuje { $cost }, a strategia nie kupuje niczego, co daje monety lub dobiera karty.
dominion-doubt-unbought = strategia nie kupuje ani nie pozyskuje karty { CARD($card) }, więc rzadko ma ją do zagrania.
dominion-doubt-pointless = strategia nie kupuje niczego, co daje punkty.
dominion-doubt-crowd = liczba potrzebnych kart Królestwa to { $count }, a w Królestwie jest ich 10; „needs” może powiedzieć, które muszą być.
