### Dominion: słowa wokół kart. Same karty są w dominion-cards.ftl.

## Gra

dominion-game = Dominion
    .about = Rządzisz małym państwem i chcesz mieć większe, tak samo jak twoi sąsiedzi. Wszystko, co posiadasz, to karty twojej talii: pieniądze, ziemie oraz ludzie i miejsca, które dla ciebie pracują. Każdy zaczyna od tych samych dziesięciu marnych kart i kupuje lepsze ze wspólnej Rezerwy, za każdym razem innej. Nowe karty są wtasowywane w talię i wracają na rękę raz po raz, więc każdy zakup zmienia wszystkie następne tury. Ziemie wygrywają grę, ale na ręce niewiele dają; zwycięża ten, kto w porę przestanie budować, a zacznie zbierać ziemie.

# Czym jest POINTS(6), gdy nie da się narysować tarczy. $points to liczba.
dominion-sign-points = { $points } PZ

## Jak grać: całość i jej cztery części

dominion-help =
    { dominion-help-aim }

    { dominion-help-turn }

    { dominion-help-cards }

    { dominion-help-end }

dominion-help-aim =
    CEL GRY
    Miej na koniec gry najwięcej punktów zwycięstwa (PZ) na wszystkich swoich kartach. Każda Klątwa to { POINTS(-1) }.
    Zaczynasz z 7 kartami Miedziaków i 3 kartami Posiadłości, potasowanymi w talię, i dobierasz z nich 5 na rękę.
    Rezerwa, z której wszyscy kupują, to karty podstawowe i dziesięć stosów kart Królestwa wybranych na tę grę.

dominion-help-turn =
    TWOJA TURA
    1. Faza Akcji: możesz zagrać z ręki jedną kartę Akcji.
    2. Faza Kupna: zagraj dowolne swoje Skarby; potem możesz kupić jedną kartę, jeśli stać cię na jej koszt.
    3. Faza Czyszczenia: odrzuć wszystko, co było zagrane, i wszystko, co zostało ci na ręce, a potem dobierz 5 kart.
    Wszystkie Skarby zagrywa się przed pierwszym zakupem. Kupiona karta trafia na twój stos kart odrzuconych.
    Niewykorzystane Akcje, Zakupy i monety przepadają.
    Gdy potrzebna jest karta, a talia jest pusta, tasuje się stos kart odrzuconych i staje się on nową talią.

dominion-help-cards =
    SŁOWA NA KARTACH
    +1 Karta: dobierz od razu kartę.
    +1 Akcja: w tej turze możesz zagrać o jedną kartę Akcji więcej.
    +1 Zakup: w tej turze możesz kupić o jedną kartę więcej.
    +$1: w tej turze masz o jedną monetę więcej do wydania.
    Pozyskać: wziąć kartę z Rezerwy bez płacenia i położyć na stosie kart odrzuconych, chyba że karta mówi inaczej.
    Odrzucić: położyć kartę na stosie kart odrzuconych; pochodzi z ręki, chyba że karta mówi inaczej.
    Wyrzucić do kosza: położyć kartę w koszu, gdzie nie należy już do nikogo.
    Odsłonić: pokazać kartę wszystkim, a potem odłożyć ją na miejsce, chyba że karta mówi inaczej.
    Na wierzch talii: tak, że będzie to następna karta, którą dobierzesz.
    Atak: karta, która szkodzi pozostałym graczom.
    Reakcja: karta, której możesz użyć z ręki, gdy inny gracz zagrywa Atak, zanim ten zadziała.
    Wykonuj kartę od góry do dołu i zrób tyle, ile się da; wybór daje ci tylko „możesz” albo „wybierz”.
    Karta o dwóch typach liczy się zawsze jako obydwa.

dominion-help-end =
    KONIEC GRY
    Gra kończy się po turze, po której nie ma już Prowincji albo puste są trzy stosy Rezerwy (cztery przy 5 lub 6 graczach).
    Przy równej liczbie punktów wygrywa ten, kto rozegrał mniej tur; jeśli i tych było tyle samo, gracze dzielą zwycięstwo.

## Typy kart. Znak stoi na planszy obok nazwy karty.

dominion-type-action = Akcja
    .mark = A
dominion-type-treasure = Skarb
    .mark = S
dominion-type-victory = Zwycięstwo
    .mark = Z
dominion-type-curse = Klątwa
    .mark = K
dominion-type-attack = Atak
    .mark = !
dominion-type-reaction = Reakcja
    .mark = R
dominion-type-prize = Nagroda
    .mark = N

## Zestawy kart

dominion-set-basic = Karty podstawowe
dominion-set-base = Dominion
dominion-set-intrigue = Intryga
dominion-set-cornucopia = Róg Obfitości
dominion-set-prize = Nagrody

## Fazy tury (faza Kupna ma dwie części: wszystkie Skarby zagrywa się przed pierwszym zakupem)

dominion-phase-action = Faza Akcji
dominion-phase-treasure = Faza Kupna: Skarby
dominion-phase-buy = Faza Kupna: zakupy
dominion-phase-start = Początek tury

## Miejsca, w których leżą karty

dominion-zone-hand = Ręka
    .short = ręka
dominion-zone-deck = Talia
    .short = talia
dominion-zone-discard = Stos kart odrzuconych
    .short = odrzucone
dominion-zone-in-play = W grze
dominion-zone-set-aside = Odłożone na bok
dominion-zone-revealed = Odsłonięte
dominion-zone-trash = Kosz
dominion-zone-supply = Rezerwa
dominion-zone-prizes = Nagrody

## Czym gra się przy stole

dominion-kingdom = Królestwo
dominion-kingdom-of = { $name }: { LIST($cards) }.
    .bane = { $name }: { LIST($cards) }; Zguba: { CARD($bane) }.

## Polecane Królestwa: Dominion

dominion-preset-first-game = Pierwsza gra
dominion-preset-big-money = Wielkie pieniądze
dominion-preset-interaction = Interakcja
dominion-preset-size-distortion = Zaburzenie rozmiaru
dominion-preset-village-square = Wiejski rynek

## Polecane Królestwa: Intryga

dominion-preset-victory-dance = Taniec Zwycięstwa
dominion-preset-secret-schemes = Sekretne Plany
dominion-preset-best-wishes = Najlepsze Życzenia

## Polecane Królestwa: Intryga i Dominion

dominion-preset-deconstruction = Dekonstrukcja
dominion-preset-hand-madness = Szalona Ręka
dominion-preset-underlings = Podwładni

## Polecane Królestwa: Róg Obfitości i Dominion

dominion-preset-bounty-of-the-hunt = Łowiecka zdobycz
dominion-preset-bad-omens = Złe omeny
dominion-preset-the-jesters-workshop = Warsztat Błazna

## Polecane Królestwa: Róg Obfitości i Intryga

dominion-preset-last-laughs = Ostatni śmiech
dominion-preset-the-spice-of-life = Przyprawa życia
dominion-preset-small-victories = Małe zwycięstwa

## Czym wszyscy grają danego dnia

dominion-preset-today = Królestwo dnia

## Plansza

dominion-board-turn = { $player }, tura { $number }
dominion-board-over = Koniec gry
dominion-board-actions = Akcje
dominion-board-buys = Zakupy
dominion-board-coins = Monety
dominion-board-cost = ${ $cost }
# Co jest wydrukowane na karcie, obok kosztu, który chwilowo jest inny.
dominion-board-printed-cost = (${ $cost })
dominion-board-bane = Zguba
# Ile razy można wybrać kartę.
dominion-board-copies = ×{ $count }
dominion-board-nothing = –
dominion-board-players = Gracze
dominion-board-turns = Tury
dominion-board-revealed = Odsłania { $player }
dominion-board-set-aside = Odkłada na bok { $player }
dominion-board-passing = Przekazuje { $player }
dominion-board-hand = Ręka: { $player }
dominion-board-played-by = { CARD($card) } (zagrywa { $player })
dominion-look-trash = { $count ->
    [0] Kosz jest pusty.
    [one] W koszu jest 1 karta.
    [few] W koszu są { $count } karty.
   *[many] W koszu jest { $count } kart.
}
    .about = karty w koszu
dominion-look-kingdom =
    .about = co robią karty Królestwa w tej grze

## Koniec gry

dominion-end-province = Nie ma już Prowincji.
dominion-end-piles = { $count ->
    [one] Pusty jest stos: { CARDS($cards) }.
   *[other] Puste stosy ({ $count }): { CARDS($cards) }.
}
dominion-end-reasons = Skąd punkty
dominion-end-reason = { CARDS($cards) } = { $points }

## Jak gra się skończyła i co się mierzy, słowami laboratorium

dominion-lab-ending-provinces = Prowincje wyczerpane
dominion-lab-ending-piles = stosy wyczerpane
dominion-report-gauge-money = Pieniądze
dominion-report-ending-provinces = wyczerpały się Prowincje
dominion-report-ending-piles = wyczerpały się trzy stosy

## Czym gra się przy stole, słowami laboratorium

dominion-report-played-variant = Królestwo
dominion-report-variant-number = Królestwo { $number }
dominion-report-on-variants = { $count ->
    [one] jedno Królestwo
    [few] { $count } Królestwa
   *[many] { $count } Królestw
}
dominion-report-variants = Królestwo po Królestwie
    .about = Rankingi z gier tylko na danym Królestwie; średnia wynosi na każdym { $average }.
dominion-report-column-variant = Królestwo
dominion-tournament-variants = Rankingi osobno dla każdego Królestwa; * oznacza różnicę większą, niż da się wyjaśnić przypadkiem:
