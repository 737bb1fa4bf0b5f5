### Tadż Mahal: słowa stołu. Pytania są w tajmahal-asks.ftl, zdarzenia w tajmahal-events.ftl.

## Gra

tajmahal-game = Tadż Mahal
    .about = Indie, jakieś trzysta lat temu. Władza Wielkiego Mogoła słabnie, a maharadżowie i książęta północnego zachodu rywalizują o wpływy, prowincja po prowincji. Podczas każdej z dwunastu wizyt zagrywasz karty, by pozyskać wezyra, generała, mnicha, księżniczkę, samego Wielkiego Mogoła oraz słonie, które wywożą towary tej ziemi. Kto ma przewagę, bierze nagrodę, ale dopiero wtedy, gdy się wycofa, a każdej wydanej karty zabraknie w następnej prowincji. Pałace połączone drogami w długi łańcuch przynoszą coraz więcej, podobnie jak towary jednego rodzaju. Zasady są takie jak w grze wydanej drukiem; części planszy oraz kilka kart i płytek to rekonstrukcja, o której dokładnie mówią zasady poniżej.
    .cards = W swoim ruchu zagrywasz jedną kartę kolorową, samą albo z jedną białą lub jedną specjalną. Talia liczy 96 kart: 84 kolorowe i 12 białych. Cztery karty specjalne leżą obok, dopóki ktoś ich nie zdobędzie. Które symbole są razem na kolorowych kartach bez słonia i czy to wezyr, czy mnich daje +1 koronę, a który dowolny kolor, to nasza rekonstrukcja.

tajmahal-help =
    { tajmahal-help-aim }

    { tajmahal-help-visit }

    { tajmahal-help-withdrawing }

    { tajmahal-help-points }

    { tajmahal-help-end }

    { tajmahal-help-board }

tajmahal-help-aim =
    CEL GRY
    Miej najwięcej punktów po dwunastu wizytach, po jednej w każdej prowincji.
    Ostatnia jest Agra z Tadż Mahal.
    Zaczynasz z 6 kartami. Karty kolorowe (czerwone, zielone, żółte, fioletowe)
    mają dwa symbole, białe jeden: wezyr, generał, mnich, księżniczka, słoń albo
    korona, która jest znakiem Wielkiego Mogoła.

tajmahal-help-visit =
    WIZYTA
    Na dworze leży sześć nagród, po jednej na każdy symbol: płytki wpływu
    wezyra, generała, mnicha i księżniczki, korona Wielkiego Mogoła, a za słonie
    płytka prowincji z jej towarami.
    Każdy, kto jeszcze bierze udział w wizycie, w swojej kolejności zagrywa karty
    albo się wycofuje.
    Zagraj jedną kartę kolorową, samą albo z jedną białą lub jedną specjalną.
    Pierwsza wyznacza twój kolor na tę wizytę: wszystkie następne też muszą go
    mieć. Karty zostają przed tobą, a ich symbole się sumują.
    Innego ruchu nie ma: kto nie może albo nie chce zagrać, wycofuje się.

tajmahal-help-withdrawing =
    WYCOFANIE SIĘ
    Za każdy symbol, którego masz więcej niż każdy, kto jeszcze bierze udział,
    zdobywasz nagrodę, jeśli wciąż leży na dworze.
    Płytka wpływu: postaw pałac w wolnym mieście prowincji. W mieście warownym
    dostajesz też płytkę premii.
    Korona: postaw pałac w dowolnym mieście prowincji, nawet zajętym; nie
    dostajesz za to płytki premii.
    Płytka prowincji: zatrzymaj ją, razem z towarami.
    Następnie twoje karty zostają odrzucone, specjalne wracają, a ty bierzesz 2
    karty z odkrytej wystawki; kto wycofuje się ostatni, dostaje tę 1, która
    została. Kto wycofuje się bez zagrania karty, dobiera najpierw kartę i nie
    zdobywa niczego.
    Po wizycie dwie jednakowe płytki wpływu wymienia się na kartę specjalną tego
    wpływu, ze stołu albo od jej właściciela. Kartę specjalną można zagrać raz
    podczas wizyty i nigdy się jej nie traci przez zagranie.

tajmahal-help-points =
    PUNKTY, GDY SIĘ WYCOFUJESZ
    1. Płytki premii: 2 punkty, karta, 4 punkty za Tadż Mahal albo towar, który
       punktuje tak jak poniżej.
    2. Pałace, jeśli właśnie powstały: 1 za tę prowincję i 1 za każdą inną, którą
       nieprzerwany łańcuch twoich pałaców wzdłuż dróg łączy z twoimi pałacami
       tutaj.
    3. Płytka prowincji: 1 za każdy towar na niej i jeszcze 1 za każdy taki sam
       towar zdobyty wcześniej.

tajmahal-help-end =
    KONIEC GRY
    Po wizycie 12: 1 punkt za każdą kartę specjalną i każdą białą na ręce oraz
    po 1 za każdą kartę jednego koloru, tego, którego masz najwięcej. Przy równej
    liczbie punktów gracze dzielą zwycięstwo.

tajmahal-help-board =
    CO JEST REKONSTRUKCJĄ
    Nie wszystko z wydanej gry udało się odnaleźć, więc te części są nasze, tak
    bliskie oryginału, jak tylko wiemy:
    - Miasta: ich nazwy i położenie oraz to, które szesnaście jest warownych.
    - Drogi: wszystkie. O oryginale wiadomo, że cztery miasta prowincji tworzą
      pierścień.
    - Karty: które symbole są razem na pięciu kartach każdego koloru, na których
      nie ma słonia.
    - Premie: ile z piętnastu kwadratowych płytek premii jest każdego rodzaju.
    - Karty specjalne: czy to wezyr, czy mnich daje +1 koronę, a który dowolny
      kolor.
    Jeśli masz pudełko, zapisz jego dane w pliku i graj z „--board FILE”.

## Symbole: znak stoi na kartach, nagłówek nad kolumną.

tajmahal-symbol-vizier = wezyr
    .genitive = wezyra
    .mark = W
    .head = Wez
tajmahal-symbol-general = generał
    .genitive = generała
    .mark = G
    .head = Gen
tajmahal-symbol-monk = mnich
    .genitive = mnicha
    .mark = M
    .head = Mni
tajmahal-symbol-princess = księżniczka
    .genitive = księżniczki
    .mark = K
    .head = Ksi
tajmahal-symbol-mogul = korona
    .genitive = korony
    .mark = O
    .head = Kor
tajmahal-symbol-elephant = słoń
    .genitive = słonia
    .mark = S
    .head = Sło

## Kolory kart

tajmahal-suit-red = czerwone
    .mark = C
    .head = Czerwone
tajmahal-suit-green = zielone
    .mark = Z
    .head = Zielone
tajmahal-suit-yellow = żółte
    .mark = Ż
    .head = Żółte
tajmahal-suit-purple = fioletowe
    .mark = F
    .head = Fioletowe
tajmahal-suit-white = białe
    .mark = B
    .head = Białe
tajmahal-suit-special = specjalne
    .mark = *
    .head = Specjalne

## Towary, płytki premii, nagrody: zdania proszą o nie przez NAME, w przypadku, którego wymagają.

tajmahal-good-rice = ryż
    .accusative = ryż
    .mark = Ry
tajmahal-good-tea = herbata
    .accusative = herbatę
    .mark = He
tajmahal-good-spice = przyprawy
    .accusative = przyprawy
    .mark = Pr
tajmahal-good-jewels = klejnoty
    .accusative = klejnoty
    .mark = Kl
tajmahal-bonus-rice = ryż
    .accusative = ryż
    .mark = Ry
tajmahal-bonus-tea = herbata
    .accusative = herbatę
    .mark = He
tajmahal-bonus-spice = przyprawy
    .accusative = przyprawy
    .mark = Pr
tajmahal-bonus-jewels = klejnoty
    .accusative = klejnoty
    .mark = Kl
tajmahal-bonus-points = 2 punkty
    .accusative = 2 punkty
    .mark = +2
tajmahal-bonus-card = karta
    .accusative = kartę
    .mark = +k
tajmahal-taj-mahal = Tadż Mahal, 4 punkty
    .accusative = Tadż Mahal, 4 punkty
    .mark = +4
tajmahal-prize-vizier = wezyr
    .accusative = wezyra
tajmahal-prize-general = generał
    .accusative = generała
tajmahal-prize-monk = mnich
    .accusative = mnicha
tajmahal-prize-princess = księżniczka
    .accusative = księżniczkę
tajmahal-prize-crown = korona
    .accusative = koronę
# $number to numer płytki prowincji i jej wizyty, od 1.
tajmahal-prize-tile = płytka { $number }
    .accusative = płytkę { $number }
# Na liście miast z pałacami; $town to nazwa miasta, czasem z literą na mapie.
tajmahal-crowned = { $town } z koroną
# Miasto albo prowincja, gdy nazwa stoi sama.
tajmahal-place = { NAME($place) }

## Stół

tajmahal-visit = Wizyta { $number } z 12: { NAME($province) }
tajmahal-tile-of-visit = Płytka: { NAMES($goods) }
tajmahal-over = Gra skończona.
tajmahal-deck = Talia { $deck }  Odrzucone { $discard }
tajmahal-points = Pkt
tajmahal-so-far = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
tajmahal-in-court = na dworze
tajmahal-influences = Wpł
tajmahal-specials = Spec
tajmahal-cards = Ręka
tajmahal-display = Wystawka
tajmahal-towns = Miasta
tajmahal-hand = Ręka
tajmahal-hand-of = Ręka: { $player }
tajmahal-nothing = –
tajmahal-copies = ×{ $count }
tajmahal-nobody = nikt
tajmahal-unknown-cards = { $count ->
    [0] nic więcej
    [one] 1 nieznana karta
    [few] { $count } nieznane karty
   *[many] { $count } nieznanych kart
}
tajmahal-sign-town = miasto
tajmahal-sign-fortified = miasto warowne z płytką premii
tajmahal-sign-plain = miasto warowne bez płytki
tajmahal-sign-crown = pałac z koroną
tajmahal-sign-players = A B C D E pałace graczy
tajmahal-sign-towns = a b c d miasta tej wizyty
tajmahal-sign-leads = * przewaga
tajmahal-sign-court = ● nagroda na dworze

## Wycofanie się

tajmahal-withdraw = wycofaj się
tajmahal-gain = +{ $points }
tajmahal-withdraw-now = Wycofanie się teraz: +{ $points }
tajmahal-withdraw-nothing = W niczym nie masz przewagi.
tajmahal-withdraw-unplayed = Nie masz zagranych kart: bez nagrody, ale z dodatkową kartą.
tajmahal-withdraw-prizes = Zdobywasz { NAMES($prizes, form: "accusative") }.
# $towns to nazwy z literami na mapie.
tajmahal-withdraw-towns = Najlepiej: { LIST($towns) }.
tajmahal-withdraw-bonuses = Płytki premii { $points }.
tajmahal-withdraw-palaces = Pałace { $points }: { NAMES($provinces) }.
tajmahal-withdraw-tile = Płytka prowincji { $points }.

## Co gracz może obejrzeć

tajmahal-look-map =
    .about = cała mapa i wszystkie miasta z nazwami
tajmahal-look-scores =
    .about = punkty wszystkich i skąd się wzięły
tajmahal-look-hands =
    .about = co wszyscy wiedzą o kartach wszystkich
tajmahal-look-specials =
    .about = co robią karty specjalne i kto je ma

## Za co są punkty: wiersz tabeli i część zdania

tajmahal-total = Punkty
tajmahal-reason-earlier = Z wcześniej
tajmahal-reason-special-points = Karta +2 punkty
tajmahal-reason-bonus-points = Płytki premii: punkty
tajmahal-reason-bonus-good = Płytki premii: towary
tajmahal-reason-taj-mahal = Tadż Mahal
tajmahal-reason-palaces = Pałace
tajmahal-reason-tile-good = Płytki prowincji
tajmahal-reason-hand-specials = Karty specjalne na ręce
tajmahal-reason-hand-whites = Białe karty na ręce
tajmahal-reason-hand-colour = Karty jednego koloru na ręce
tajmahal-why-earlier = { $points } z wcześniej
tajmahal-why-special-points = { $points } za kartę specjalną
tajmahal-why-bonus-points = { $points } za płytkę premii (miasto { NAME($town) })
tajmahal-why-bonus-good = { $held ->
    [0] { $points } za { NAME($good, form: "accusative") } (miasto { NAME($town) })
   *[other] { $points } za { NAME($good, form: "accusative") } (miasto { NAME($town) }; wcześniej: { $held })
}
tajmahal-why-taj-mahal = { $points } za Tadż Mahal
tajmahal-why-palaces = { $points } za pałace ({ NAMES($provinces) })
tajmahal-why-tile-good = { $held ->
    [0] { $points } za { NAME($good, form: "accusative") } ({ NAME($tile) })
   *[other] { $points } za { NAME($good, form: "accusative") } ({ NAME($tile) }; wcześniej: { $held })
}
tajmahal-why-hand-specials = { $points } za karty specjalne
tajmahal-why-hand-whites = { $points } za białe karty
tajmahal-why-hand-colour = { $colour ->
    [red] { $points } za czerwone karty
    [green] { $points } za zielone karty
    [yellow] { $points } za żółte karty
   *[purple] { $points } za fioletowe karty
}

## Jak gra się skończyła i co się mierzy, słowami laboratorium

tajmahal-lab-ending-visits = wszystkie prowincje odwiedzone
tajmahal-report-gauge-hand = Karty na ręce
tajmahal-report-ending-visits = odwiedzono wszystkie prowincje
