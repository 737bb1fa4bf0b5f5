### Dominion w przeglądarce. Karty są w dominion-cards.ftl, pytania w dominion-asks.ftl.
### W każdym tekście „$3” jest rysowane jako moneta, a { POINTS(6) } jako tarcza.

dominion-client-game = Zacznij od siedmiu Miedziaków i trzech Posiadłości. Zbuduj talię, która szybciej niż inne dotrze do Prowincji.
    .time = około 25 minut
    .what = Gra podstawowa, Intryga, Róg Obfitości
    .credits = Autorem gry Dominion jest Donald X. Vaccarino.
    .usual = { $bots ->
        [one] Pierwsza gra, jeden bot.
        [few] Pierwsza gra, { $bots } boty.
       *[many] Pierwsza gra, { $bots } botów.
    }
dominion-bot-big-money = Skarby i Prowincje, do tego dwie pasujące do nich Akcje z Królestwa.
dominion-level-big-money-basic = Prosty
dominion-level-big-money = Solidny

## Karty

dominion-table-coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
}
dominion-table-points = { $count ->
    [one] 1 punkt zwycięstwa
    [few] { $count } punkty zwycięstwa
   *[many] { $count } punktów zwycięstwa
}
dominion-table-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
dominion-table-costs = , kosztuje
dominion-table-printed = , na karcie
dominion-table-left = , zostało:
dominion-table-not-now = , nie teraz:
dominion-table-place = , miejsce
dominion-table-picked-copies = , wybrane:
dominion-table-let-go = Cofnij wybór jednej karty: { CARD($card) }
dominion-table-costs-now = kosztuje { $cost }
dominion-table-wrong-kind = { $kind ->
    [action] to nie Akcja
    [treasure] to nie Skarb
    [victory] to nie karta Zwycięstwa
   *[other] inny typ
}
dominion-table-none-left = nie ma już żadnej
dominion-table-from = Z zestawu
dominion-table-in-supply = W Rezerwie
dominion-table-left-of = { $left } z { $first }
dominion-table-yours = Twoje
dominion-table-why-not = Nie teraz

## Stół

dominion-table-table = Na stole
dominion-table-basics = Skarby, karty Zwycięstwa i Klątwy
dominion-table-kingdom = Karty Królestwa według kosztu
dominion-table-turn-word = Tura
dominion-table-ends = Gra kończy się, gdy znikną Prowincje albo tyle stosów.
dominion-table-provinces-left = Prowincje w Rezerwie
dominion-table-piles-empty = puste stosy: { $empty } z { $limit }
dominion-table-your-corner = Twoje karty
dominion-table-your-hand = { $count ->
    [one] Twoja ręka, 1 karta
    [few] Twoja ręka, { $count } karty
   *[many] Twoja ręka, { $count } kart
}
dominion-table-turn-state = Tura
dominion-table-phase-action = Akcja
dominion-table-phase-buy = Kupno
dominion-table-discard = Odrzucone
dominion-table-discard-top = Na wierzchu kart odrzuconych: { CARD($card) }
dominion-table-deck-top = Na wierzchu talii, jak wiesz: { CARD($card) }
dominion-table-thinks = myśli
dominion-table-on-turn = ma turę
dominion-table-turns = { $count ->
    [0] jeszcze bez tury
    [one] 1 tura
    [few] { $count } tury
   *[many] { $count } tur
}
dominion-table-last-turn = Ostatnia tura
dominion-table-look-through = { $count ->
    [0] pusty
    [one] 1 karta, obejrzyj
    [few] { $count } karty, przejrzyj
   *[many] { $count } kart, przejrzyj
}
dominion-table-tracker = Twoje karty
dominion-table-tracker-about = { $count ->
    [one] Masz 1 kartę:
    [few] Masz { $count } karty:
   *[many] Masz { $count } kart:
} do dobrania { $deck }, na stosie kart odrzuconych { $discard }.
dominion-table-tracker-card = Karta
dominion-table-tracker-owned = Twoje
dominion-table-tracker-points = Punkty
dominion-table-tracker-all = Razem
dominion-table-holdings = Wszystkie twoje karty
dominion-table-holdings-open = na ręce, w grze
dominion-table-key-cards = C
    .about = twoje karty: ile ich jest i co zostało do dobrania
dominion-table-side = Karty, dziennik i czat
dominion-table-preview = Cała karta
dominion-table-preview-hint = Wskaż kartę, aby zobaczyć ją w całości.

## Pytania

dominion-table-because = { CARD($card) } (zagrywa { $by })
    .you = Twoja karta: { CARD($card) }
dominion-table-choose-from = Wybierz z tych
dominion-table-bring-in-order = Klikaj po kolei albo przeciągaj
dominion-table-search = Szukaj karty
dominion-table-name-hint = Kliknij stos albo wyszukaj.
dominion-table-no-such-card = Nie ma takiej karty.
dominion-table-show = Odsłoń: { CARD($card) }

# Pytania krótsze niż w terminalu: resztę mówią liczniki i przyciski obok.
dominion-prompt-turn-action = { $actions ->
    [one] Zagraj kartę Akcji.
   *[other] Zagraj karty Akcji, najwyżej { $actions }.
}
dominion-prompt-turn-treasures = Zagraj swoje Skarby.
# To, na co starczy wszystkich Skarbów, można kliknąć od razu.
dominion-ahead-turn-treasures = { $buys ->
    [one] Kup kartę za najwyżej ${ $coins } albo najpierw zagraj Skarby.
   *[other] Kup karty (do { $buys }) za ${ $coins } albo najpierw zagraj Skarby.
}
dominion-prompt-turn-buy = { $buys ->
    [one] Kup kartę za najwyżej ${ $coins }.
   *[other] Kup karty za ${ $coins }, najwyżej { $buys }.
}
dominion-prompt-react = Odsłonić Reakcję na ten Atak?
dominion-prompt-wishing-well-name = Podaj kartę: jeśli jest na wierzchu talii, dostajesz ją.
dominion-prompt-scout-order = Odłóż je na talię, pierwszą na wierzch.

# Przycisk, który zatwierdza: według całej nazwy pytania albo jej ostatniego słowa.
dominion-confirm = { $count ->
    [0] Wybierz
   *[other] Wybierz { $count }
}
dominion-confirm-discard = { $least ->
    [0] { $count ->
        [one] Odrzuć 1 kartę
        [few] Odrzuć { $count } karty
       *[many] Odrzuć { $count } kart
    }
   *[other] Odrzuć { $count } z { $most }
}
dominion-confirm-trash = { $least ->
    [0] { $count ->
        [one] Do kosza 1 karta
        [few] Do kosza { $count } karty
       *[many] Do kosza { $count } kart
    }
   *[other] Do kosza { $count } z { $most }
}
dominion-confirm-topdeck = Na wierzch: { $count } z { $most }
dominion-confirm-order = Odłóż { $count } z { $most }
dominion-confirm-pass = Przekaż
dominion-confirm-gain = { $count ->
    [one] Pozyskaj 1 kartę
    [few] Pozyskaj { $count } karty
   *[many] Pozyskaj { $count } kart
}
dominion-confirm-play = Zagraj dwa razy
dominion-confirm-choose = Wybierz { $count } z { $most }
dominion-confirm-prize = Weź
dominion-confirm-action = Odrzuć za +1 Akcję
dominion-confirm-buy = Odrzuć za +1 Zakup

# Przycisk, który nic nie wybiera.
dominion-none = Żadna
dominion-none-turn-action = Przejdź do fazy Kupna
dominion-none-turn-treasures = Nie zagrywaj
dominion-none-turn-buy = Zakończ turę
dominion-none-react = Nie reaguj
dominion-none-cellar-discard = Nie odrzucaj
dominion-none-secret-chamber-discard = Nie odrzucaj
dominion-none-chapel-trash = Nie wyrzucaj
dominion-none-masquerade-trash = Nie wyrzucaj
dominion-none-thief-gain = Nie pozyskuj
dominion-none-saboteur-gain = Nie pozyskuj
dominion-none-hamlet-action = Zatrzymaj karty
dominion-none-hamlet-buy = Zatrzymaj karty

# Kto kończy turę, choć mógłby jeszcze kupować, jest raz pytany.
# $card to najdroższa karta, na którą go stać, $others to liczba innych.
dominion-doubt-turn-buy = { $buys ->
    [one] Masz jeszcze ${ $coins } i 1 Zakup. Do kupienia:
    [few] Masz jeszcze ${ $coins } i { $buys } Zakupy. Do kupienia:
   *[many] Masz jeszcze ${ $coins } i { $buys } Zakupów. Do kupienia:
} { $others ->
    [0] { CARD($card) }.
    [one] { CARD($card) } albo 1 inna karta.
    [few] { CARD($card) } albo { $others } inne karty.
   *[many] { CARD($card) } albo { $others } innych kart.
} Zakończyć turę?
dominion-still-turn-buy = Zakończ turę
dominion-think-turn-buy = Kupuj dalej

dominion-usual-turn-treasures = Zagraj wszystkie Skarby

# Co odpowiada się bez pytania, jeśli ktoś to włączył.
dominion-auto-treasures = Zagrywaj wszystkie Skarby, gdy kolejność nie ma znaczenia
dominion-auto-moat = Odsłaniaj Fosę przy każdym Ataku, gdy nie ma innej Reakcji

dominion-table-key-none = N
    .about = nic albo przejście do następnej fazy
dominion-table-key-usual = T
    .about = zwykła odpowiedź, na przykład zagranie wszystkich Skarbów

## Przygotowanie

dominion-table-kingdom-choice = Królestwo
dominion-table-host-chooses = Karty wybiera { $player }.
dominion-table-kingdom-random = Królestwo losowe
dominion-table-kingdom-hand = Dziesięć wybranych kart
dominion-table-no-kingdom = Nie da się z tego złożyć Królestwa; wybierz inne.
dominion-table-boxes = { LIST($boxes) }
dominion-table-surprise = Losuj ponownie
dominion-table-count-any = dowolnie
dominion-table-count-none = bez
dominion-table-fewer = Mniej
dominion-table-more = Więcej
dominion-table-require = Muszą być
dominion-table-ban = Nigdy
dominion-table-prizes-about = do wygrania w Turnieju, po jednej, poza Rezerwą
dominion-table-share = Kod Królestwa, aby zagrać nim znowu
dominion-table-share-copy = Kopiuj
dominion-table-share-take = Użyj
dominion-table-share-dealt = Ten kod powtarza też rozdanie: kto już nim grał, zna karty.

## Koniec

dominion-ending-provinces = { $turns ->
    [one] Po 1 turze nie ma już Prowincji
   *[other] Po { $turns } turach nie ma już Prowincji
}
dominion-ending-piles = { $turns ->
    [one] Po 1 turze pustych stosów jest za dużo
   *[other] Po { $turns } turach pustych stosów jest za dużo
}
dominion-table-decks = Talie na koniec
dominion-table-show-cards = Pokaż karty
dominion-table-times = { $count } × { $points }
