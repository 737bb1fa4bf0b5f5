### Tadż Mahal w przeglądarce. Nazwy symboli, towarów, kart i nagród są w tajmahal.ftl.

tajmahal-client-curve = Punkty wizyta po wizycie
tajmahal-client-game = Dwanaście wizyt w prowincjach Wielkiego Mogoła. Zdobywaj wpływy, łącz pałace drogami i wycofuj się w porę.
    .time = około 60 minut
    .what = karty, pałace, towary
    .credits = Autorem gry Tadż Mahal jest Reiner Knizia.
    .usual = { $bots ->
        [one] Jeden bot.
        [few] { $bots } boty.
       *[many] { $bots } botów.
    }
tajmahal-bot-raja = Waży, co przyniesie wizyta i ile kart kosztuje, i wycofuje się w porę.
tajmahal-level-raja = Solidny
tajmahal-lobby-turn = Wizyta { $turn } z 12

## Mapa

tajmahal-table-map = Mapa prowincji. Strzałki prowadzą od miasta do miasta.
tajmahal-table-visited = wizyta { $number }
tajmahal-table-sun-visit = wizyta
tajmahal-table-sun-of = z { $count }
tajmahal-table-court = Dwór
tajmahal-table-taken = zabrana
tajmahal-table-taken-by = zabiera { $player }
    .you = zabierasz ty
tajmahal-table-took = zabiera
tajmahal-table-open = wolna
tajmahal-table-leads = { $player } · { $number }
    .you = ty · { $number }
tajmahal-table-leads-with = { $player } ma przewagę: { $number }
    .you = Masz przewagę: { $number }
tajmahal-table-nobody-leads = Nikt nie ma przewagi
# $prize to symbol, $state to wiadomość.
tajmahal-table-prize = { NAME($prize) }: { $state }
# Co nagroda daje temu, kto ma najwięcej jej symbolu i się wycofuje.
tajmahal-table-brings-palace = Pałac w wolnym mieście prowincji { NAME($province) }; w mieście warownym także jego płytka premii.
tajmahal-table-brings-special = { $owned ->
    [0] Dwie płytki tego rodzaju dają { CARD($card, form: "accusative") }.
   *[other] Masz jedną płytkę tego rodzaju. Druga da ci { CARD($card, form: "accusative") }.
}
tajmahal-table-brings-crown = Pałac w dowolnym mieście prowincji { NAME($province) }, nawet gdy już tam jakiś stoi. Nie bierze płytki premii.
tajmahal-table-brings-tile = 1 punkt za każdy towar na płytce i jeszcze 1 za każdy taki sam zdobyty wcześniej.
# Co słychać o mieście: $fortified i $crown to "yes" albo "no", $bonus to "none" albo płytka premii.
tajmahal-table-town = { NAME($town) }, { NAME($province) }{ $fortified ->
    [yes] , warowne
   *[no] { "" }
}{ $bonus ->
    [none] { "" }
   *[other] , premia: { NAME($bonus) }
}{ $palaces ->
    [0] , bez pałacu
    [one] , pałac: { LIST($players) }
   *[other] , pałace: { LIST($players) }
}{ $crown ->
    [yes] , z koroną
   *[no] { "" }
}
# $town to wiadomość powyżej.
tajmahal-table-town-option = { $town }. Pałac tutaj: +{ $points }
tajmahal-table-map-frame = Plansza
tajmahal-table-map-window = Widoczna część mapy
tajmahal-table-larger = Większa mapa
tajmahal-table-smaller = Mniejsza mapa

## Wizyty

tajmahal-table-visits = Wizyty po kolei
tajmahal-table-visit-over = odwiedzona
tajmahal-table-visit-to = { NAME($province) }: { NAMES($goods) }
tajmahal-table-visit-then = potem { NAME($province) }
tajmahal-table-visit-brought = Wizyta { $number }, { NAME($province) }
tajmahal-table-part-special = specjalna { $points }
tajmahal-table-part-bonuses = premia { $points }
tajmahal-table-part-palaces = pałace { $points }
tajmahal-table-part-tiles = płytka { $points }

## Panele

tajmahal-table-panels = Panele
tajmahal-table-tab-visit = Wizyta
tajmahal-table-tab-outlook = Zysk
tajmahal-table-tab-display = Wystawka
tajmahal-table-tab-players = Gracze
tajmahal-table-tab-points = Punkty
tajmahal-table-tab-log = Dziennik
tajmahal-table-news = Co zrobili inni

## Gracze

tajmahal-table-players = Gracze
tajmahal-table-you = Ty
tajmahal-table-you-mark = ty
tajmahal-table-bot = bot
tajmahal-table-your-turn = Twój ruch
tajmahal-table-on-turn = na ruchu
tajmahal-table-in-visit = na wizycie
tajmahal-table-withdrew = poza wizytą
tajmahal-table-start = start
tajmahal-table-starts = zaczyna tę wizytę
tajmahal-table-hand-of = { $count ->
    [one] { $player }: 1 karta na ręce
    [few] { $player }: { $count } karty na ręce
   *[many] { $player }: { $count } kart na ręce
}
tajmahal-table-known-cards = { $known ->
    [0] Nikt żadnej z nich nie zna.
   *[other] Wszyscy znają spośród nich { $known }:
}

## Symbole

tajmahal-table-symbols = Symbole pokazane podczas tej wizyty, według graczy
tajmahal-table-in-court = na dworze
tajmahal-table-key-leads = przewaga
tajmahal-table-would-become = zmieni się na
tajmahal-table-symbol-vizier = Wezyr
tajmahal-table-symbol-general = Generał
tajmahal-table-symbol-monk = Mnich
tajmahal-table-symbol-princess = Księżniczka
tajmahal-table-symbol-mogul = Korona
tajmahal-table-symbol-elephant = Słoń

## Karty

# Co robi karta specjalna, i pod jej znakiem na samej karcie.
tajmahal-table-effect-elephant = +1 słoń
    .word = słoń
tajmahal-table-effect-mogul = +1 korona
    .word = korona
tajmahal-table-effect-points = +2 punkty
    .word = punkty
tajmahal-table-effect-colour = dowolny kolor
    .word = dowolny kolor
tajmahal-table-brief-elephant = +1
tajmahal-table-brief-mogul = +1
tajmahal-table-brief-points = +2
tajmahal-table-special-from = Otrzymuje się ją za dwie płytki { NAME($influence, form: "genitive") }.
tajmahal-table-special-owner = Teraz ma ją { $player }.
tajmahal-table-played = Zagrane
tajmahal-table-played-now = Zagrane podczas tej wizyty:
tajmahal-table-suit-yours = twój kolor
tajmahal-table-suit-not-now = nie teraz
tajmahal-table-suit-with = z kolorową kartą
tajmahal-table-hand-empty = Nie masz kart na ręce.
tajmahal-table-deck = Talia { $count }
tajmahal-table-discard = Odrzucone { $count }
tajmahal-table-discard-pile = Karty odrzucone
tajmahal-table-discard-empty = Nie ma tu żadnej karty.

## Pytanie

tajmahal-table-withdraw = Wycofaj się +{ $points }
tajmahal-table-key-withdraw = W
    .about = wycofaj się
tajmahal-table-play = { $count ->
    [0] Zagraj karty
    [one] Zagraj 1 kartę
    [few] Zagraj { $count } karty
   *[many] Zagraj { $count } kart
}
tajmahal-table-take = { $count ->
    [one] Weź 1 kartę
    [few] Weź { $count } karty
   *[many] Weź { $count } kart
}
tajmahal-table-chosen = Wybrane: { $count } z { $most }.
tajmahal-table-build = Postaw pałac
tajmahal-table-build-in = Postaw: { NAME($town) }
tajmahal-table-best-town = { $more ->
    [0] Najlepiej: { NAME($town) }
    [one] Najlepiej: { NAME($town) } albo 1 inne
    [few] Najlepiej: { NAME($town) } albo { $more } inne
   *[many] Najlepiej: { NAME($town) } albo { $more } innych
}
tajmahal-table-never-alone = Nie sama: wybierz do niej kolorową kartę.
tajmahal-table-no-own = { $colour ->
    [red] Nie masz czerwonej karty: inne tylko z kartą dowolnego koloru.
    [green] Nie masz zielonej karty: inne tylko z kartą dowolnego koloru.
    [yellow] Nie masz żółtej karty: inne tylko z kartą dowolnego koloru.
   *[purple] Nie masz fioletowej karty: inne tylko z kartą dowolnego koloru.
}
tajmahal-table-needs-more = Trzeba do niej dodać jeszcze jedną kartę.
tajmahal-table-only-with = Tylko razem z: { CARDS($cards) }.
tajmahal-table-wrong-colour = { $colour ->
    [red] Nie teraz: podczas tej wizyty grasz czerwonymi.
    [green] Nie teraz: podczas tej wizyty grasz zielonymi.
    [yellow] Nie teraz: podczas tej wizyty grasz żółtymi.
   *[purple] Nie teraz: podczas tej wizyty grasz fioletowymi.
}
tajmahal-table-no-companion = Nie teraz: nie masz kolorowej karty, z którą można by ją zagrać.
tajmahal-table-change = { NAME($symbol) } { $before } → { $after }
tajmahal-table-changes = Po zagraniu: { LIST($changes) }.
tajmahal-table-at-once = { $points ->
    [one] Od razu { $points } punkt.
    [few] Od razu { $points } punkty.
   *[many] Od razu { $points } punktów.
}
tajmahal-table-would-lead = Da ci to przewagę w walce o { NAMES($prizes, form: "accusative") }.

## Punkty

tajmahal-table-withdraw-now = Wycofaj się teraz
tajmahal-table-you-withdrew = Wycofujesz się; prowincja { NAME($province) }
tajmahal-table-withdrew-from = { $player } się wycofuje; prowincja { NAME($province) }
tajmahal-table-palaces-at = Najlepiej
tajmahal-table-best-of = najlepsza z { $count } możliwości
tajmahal-table-specials-come = Po wizycie otrzymasz { CARDS($cards, form: "accusative") }.
tajmahal-table-then-cards = { $drawn ->
    [0] { "" }
   *[other] Dobierasz kartę.
} { $taken ->
    [0] Wystawka jest pusta.
    [one] Bierzesz 1 kartę z wystawki.
    [few] Bierzesz { $taken } karty z wystawki.
   *[many] Bierzesz { $taken } kart z wystawki.
}
tajmahal-table-tile-taken = Płytka prowincji jest już zabrana.
tajmahal-table-tile-tied = W walce o płytkę prowincji nikt nie ma przewagi.
tajmahal-table-tile-led = W walce o płytkę prowincji przewagę ma { $player }, { $theirs } do { $yours }.
tajmahal-table-line-held = 1 + { $held } z wcześniej
tajmahal-table-line-earlier = Z wcześniej
tajmahal-table-line-special-points = Karta +2 punkty
tajmahal-table-line-bonus-points = Płytka premii, miasto { NAME($town) }
tajmahal-table-line-bonus-good = Płytka premii, miasto { NAME($town) }: { NAME($good) }
tajmahal-table-line-bonus-card = Płytka premii, miasto { NAME($town) }: karta
tajmahal-table-line-taj-mahal = Tadż Mahal
tajmahal-table-line-palaces = { $count ->
    [one] Pałac, prowincja { NAMES($provinces) }
   *[other] Pałace łączą prowincje: { NAMES($provinces) }
}
tajmahal-table-line-tile-good = Płytka prowincji: { NAME($good) }
tajmahal-table-line-hand-specials = Karty specjalne na ręce
tajmahal-table-line-hand-whites = Białe karty na ręce
tajmahal-table-line-hand-colour = { $colour ->
    [red] Czerwone karty na ręce
    [green] Zielone karty na ręce
    [yellow] Żółte karty na ręce
   *[purple] Fioletowe karty na ręce
}
tajmahal-table-by-reason = Za co są punkty
tajmahal-table-kind-palaces = Pałace
tajmahal-table-kind-tiles = Płytki prowincji
tajmahal-table-kind-bonuses = Płytki premii
tajmahal-table-kind-special = Karta +2 punkty
tajmahal-table-kind-hand = Karty na ręce
tajmahal-table-kind-earlier = Z wcześniej
tajmahal-table-track = Tor punktacji. { LIST($entries) }
tajmahal-table-track-entry = { $player } { $points }

## Miasto, na które się patrzy

tajmahal-table-peek-bonus = Płytka premii: { NAME($bonus) }.
tajmahal-table-peek-fortified = Warowne; jego płytki premii już nie ma.
tajmahal-table-peek-empty = Jeszcze bez pałacu.
tajmahal-table-peek-crown = Z koroną: podczas tej wizyty może tu jeszcze stanąć zwykły pałac.

## Przygotowanie

tajmahal-table-setup-board = Części planszy, kart i płytek są rekonstrukcją.
tajmahal-table-setup-prizes = Co dają symbole
tajmahal-table-setup-palace = dają po jednym pałacu w wolnym mieście prowincji, z płytką premii, jeśli miasto jest warowne. Dwie jednakowe płytki przynoszą kartę specjalną.
tajmahal-table-setup-crown = daje pałac w dowolnym mieście prowincji, nawet obok innego.
tajmahal-table-setup-tile = daje płytkę prowincji z towarami, które punktują tym więcej, im więcej takich masz.
tajmahal-table-setup-specials = Karty specjalne
tajmahal-table-setup-about = { $seats ->
    [one] Trzy do pięciu osób, dwanaście wizyt, po jednej w każdej prowincji. Ostatnia jest Agra z Tadż Mahal. Tutaj jest 1 miejsce.
    [few] Trzy do pięciu osób, dwanaście wizyt, po jednej w każdej prowincji. Ostatnia jest Agra z Tadż Mahal. Tutaj są { $seats } miejsca.
   *[many] Trzy do pięciu osób, dwanaście wizyt, po jednej w każdej prowincji. Ostatnia jest Agra z Tadż Mahal. Tutaj jest { $seats } miejsc.
}

## Koniec

tajmahal-ending-visits = Po ostatniej wizycie

tajmahal-table-standings = Wyniki
tajmahal-table-bold-best = pogrubione: najlepsze w kolumnie
tajmahal-table-player = Gracz
tajmahal-table-end-hands = Karty na koniec
    .about = specjalne, białe i najdłuższy kolor: po 1
tajmahal-table-end-map = Grube drogi to łańcuchy pałaców; twoje są najgrubsze.

## O tej planszy

tajmahal-table-about = O tej planszy
tajmahal-table-about-lost = Instrukcja, którą mamy, straciła swoje obrazki. Te części są więc naszą rekonstrukcją, tak bliską wydanej gry, jak tylko wiemy:
tajmahal-table-about-towns = Miasta:
    .text = ich nazwy i położenie oraz to, które szesnaście jest warownych.
tajmahal-table-about-roads = Drogi:
    .text = wszystkie.
tajmahal-table-about-cards = Karty:
    .text = które symbole są razem na pięciu kartach każdego koloru, na których nie ma słonia.
tajmahal-table-about-bonuses = Premie:
    .text = ile z piętnastu kwadratowych płytek premii jest każdego rodzaju.
tajmahal-table-about-specials = Karty specjalne:
    .text = czy to wezyr, czy mnich daje „+1 korona”, a który „dowolny kolor”.
tajmahal-table-about-known = Znane są liczby wszystkiego, towary na płytkach prowincji, karty ze słoniami, białe karty, dwie pozostałe karty specjalne, to, że miasta prowincji tworzą pierścień, i to, że wszystkie prowincje są połączone.
tajmahal-table-about-own = Kto ma pudełko, może w terminalu grać jego danymi: courtyard play tajmahal --board FILE.
