### Tadż Mahal: zasady obok stołu i czym są rzeczy na nim.

## Zasady

tajmahal-rule-aim = O co chodzi
tajmahal-rule-aim-visits = Dwanaście wizyt
    .text =
        Dwór Wielkiego Mogoła podróżuje po Indiach: dwanaście wizyt, po jednej w każdej prowincji, w kolejności numerów na płytkach. Agra z Tadż Mahal jest zawsze ostatnia. Podczas każdej wizyty jest do zdobycia sześć nagród, a większość z nich to pałace w tej prowincji.
tajmahal-rule-aim-points = Punkty
    .text =
        Punkty zdobywasz, gdy wycofujesz się z wizyty: za pałace i prowincje, które one łączą, za towary i za płytki premii. Po dwunastej wizycie trochę liczą się karty na ręce. Wygrywa ten, kto ma najwięcej punktów; przy równej liczbie gracze dzielą zwycięstwo.

        Kart jest mało. Nikt nie zdobędzie wszystkiego: wybieraj wizyty i nagrody, które są warte twoich kart.

tajmahal-rule-visit = Wizyta
tajmahal-rule-visit-turn = Zagraj albo się wycofaj
    .text =
        Zaczyna gracz rozpoczynający wizytę, potem kolejni. W swoim ruchu zagrywasz karty albo się wycofujesz; niczego innego nie ma. Trwa to, aż wycofają się wszyscy. Następną wizytę zaczyna gracz po lewej stronie.
tajmahal-rule-visit-plays = Co można zagrać
    .text =
        Jedną kolorową kartę, samą albo z jedną białą, albo z jedną specjalną. Białych i specjalnych nigdy nie zagrywa się samych. Karty zostają przed tobą, a ich symbole się sumują.
tajmahal-rule-visit-colour = Twój kolor
    .text =
        Pierwsza zagrana kolorowa karta wyznacza twój kolor na tę wizytę: wszystkie następne muszą mieć ten sam. Inni też mogą go używać. Litera w rogu to jego inicjał, więc nikt nie musi rozróżniać kolorów.

tajmahal-rule-withdraw = Po co się wycofywać?
tajmahal-rule-withdraw-why = Zdobywa tylko ten, kto się wycofa
    .text =
        Nagrodę zdobywa się tylko w jednej chwili: gdy się wycofujesz. Za każdy symbol, którego masz wtedy więcej niż każdy, kto jeszcze bierze udział, bierzesz jego nagrodę. Dopóki zostajesz, niczego jeszcze nie masz, a ktoś może cię prześcignąć.

        Wycofać się to więc nie poddać się, tylko odebrać wygraną. Zdobądź w czymś przewagę i odejdź, zanim będzie to kosztować więcej kart, niż jest warte.
tajmahal-rule-withdraw-when = Teraz czy później?
    .text =
        Jeśli odejdziesz teraz, bierzesz to, w czym masz przewagę, a resztę kart zachowujesz na następne wizyty. Jeśli zostaniesz, możesz zdobyć przewagę w czymś jeszcze, a kto odejdzie przed tobą, już się przeciw tobie nie liczy. Ale każdy ruch kosztuje kartę lub dwie, a inni mogą wcześniej zabrać to, na co liczysz.

        Panel „Zysk” mówi, punkt po punkcie, co dałoby wycofanie się teraz.
tajmahal-rule-withdraw-after = A potem
    .text =
        Twoje karty z tej wizyty zostają odrzucone; specjalne wracają na rękę. Z odkrytej wystawki bierzesz dwie wybrane karty; kto wycofuje się ostatni, bierze tę, która została. Kto wycofuje się bez zagrania karty, niczego nie zdobywa, ale najpierw dobiera kartę z talii: to dobry sposób, by nabrać sił.

tajmahal-rule-ties = Remisy
tajmahal-rule-ties-nobody = Tyle samo to za mało
    .text =
        Musisz mieć więcej danego symbolu niż każdy inny, kto jeszcze bierze udział. Jeśli dwóch graczy ma tyle samo, nikt nie ma przewagi i żaden nie zdobywa nagrody, gdy się wycofuje. Zero nigdy nie daje przewagi.
tajmahal-rule-ties-then = Gdy ktoś odchodzi
    .text =
        Karty tego, kto się wycofał, już się nie liczą. Jeśli z dwóch równych jeden odejdzie, drugi ma przewagę i może wziąć nagrodę w swoim następnym ruchu, o ile nikt jej do tego czasu nie zabierze. Zabranej nagrody nie ma już do końca tej wizyty.

tajmahal-rule-prizes = Sześć nagród
tajmahal-rule-prizes-six = Na dworze
    .text =
        Każdy symbol ma swoją nagrodę. Wezyr, generał, mnich i księżniczka dają po płytce wpływu i po pałacu w wolnym mieście prowincji. Korona daje pałac w dowolnym mieście prowincji, nawet obok innego. Słonie zdobywają płytkę prowincji z jej towarami.

tajmahal-rule-palaces = Pałace i łańcuchy
tajmahal-rule-palaces-build = Gdzie stawiać
    .text =
        Pałace stawia się w odwiedzanej prowincji. Zwykły wymaga miasta bez pałacu; pałac z koroną może dzielić miasto z innym, nie bierze płytki premii i podczas tej wizyty zostawia w mieście miejsce na zwykły.
tajmahal-rule-palaces-chain = Łańcuchy
    .text =
        Jeśli stawiasz co najmniej jeden pałac, dostajesz 1 punkt za tę prowincję i po 1 za każdą inną, którą łączy z nią łańcuch: twoje pałace w mieście po mieście wzdłuż dróg, bez przerwy. Miasto, które z kimś dzielisz, służy wam obojgu.

        Prowincja liczy się raz, bez względu na to, ile masz w niej pałaców. Łańcuch płaci ponownie przy każdej wizycie, która go wydłuża, więc pałac tuż przy następnej prowincji jest wart więcej, niż się wydaje.

tajmahal-rule-bonus = Twierdze i płytki premii
tajmahal-rule-bonus-forts = Płytka w twierdzy
    .text =
        Szesnaście miast jest warownych i leży w nich płytka premii. Bierze ją pierwszy zwykły pałac: 2 punkty, karta z talii, jeden z towarów albo, w Agrze, Tadż Mahal za 4 punkty. Korona nigdy jej nie bierze.

tajmahal-rule-goods = Towary
tajmahal-rule-goods-more = Im więcej masz
    .text =
        Każdy towar na zdobytej płytce to 1 punkt i jeszcze 1 za każdy taki sam towar na płytkach, które już masz. Dwie herbaty wcześniej, a trzecia daje 3 punkty. Płytki prowincji i płytki premii liczą się tak samo i zostają u ciebie.

tajmahal-rule-influence = Dwie jednakowe płytki
tajmahal-rule-influence-pairs = Para daje kartę specjalną
    .text =
        Po wizycie każdy, kto ma dwie jednakowe płytki wpływu, oddaje obie za kartę specjalną tego wpływu. Jeśli ma ją ktoś inny, traci ją na twoją rzecz. Jeśli masz ją już ty, płytki przepadają bez niczego w zamian.
tajmahal-rule-influence-cards = Cztery karty specjalne
    .text =
        Kartę specjalną zagrywa się z kolorową, raz podczas wizyty, i wraca ona, gdy się wycofujesz. +1 słoń i +1 korona dodają symbol, +2 punkty dostajesz od razu, a z kartą dowolnego koloru kolorowa może mieć każdy kolor i nie wyznacza twojego.

        Na koniec każda jest warta punkt.

tajmahal-rule-cards = Karty
tajmahal-rule-cards-kinds = Co pokazują
    .text =
        Cztery kolory, na każdej karcie dwa symbole, na większości jest słoń; białe karty z jednym symbolem; i cztery karty specjalne. Litera w rogu oznacza kolor: C, Z, Ż, F, a B to biała.
tajmahal-rule-cards-taking = Wystawka i talia
    .text =
        Podczas każdej wizyty odkrytych jest dwa razy tyle kart, ilu jest graczy, bez jednej. Biorą z nich ci, którzy się wycofują, a największy wybór ma pierwszy. Co ktoś stąd bierze, widzieli wszyscy; karty z rozdania znasz tylko ty. Gdy talia jest pusta, tasuje się karty odrzucone.

tajmahal-rule-end = Koniec gry
tajmahal-rule-end-hand = Karty na ręce
    .text =
        Po dwunastej wizycie każda karta specjalna i każda biała na ręce to 1 punkt, tak samo jak każda karta jednego koloru, tego, którego masz najwięcej.

tajmahal-rule-board = O tej planszy
tajmahal-rule-board-made = Co jest rekonstrukcją
    .text =
        Nie wszystko z wydanej gry udało się odnaleźć. Miasta i drogi, to, które symbole są razem na kartach bez słonia, ile jest płytek premii każdego rodzaju oraz czy daną kartę specjalną daje wezyr, czy mnich, to nasze dzieło, tak bliskie oryginału, jak tylko wiemy.

## Czym są rzeczy

tajmahal-thing-about-board = O tej planszy
    .text = Które części planszy są takie jak w wydanej grze, a które są rekonstrukcją.
tajmahal-thing-award = Punkty
    .text = Punkty za to, co właśnie stanęło albo mogłoby stanąć, tam, skąd się biorą.
tajmahal-thing-bonus-card = Premia: karta
    .text = Pierwszy zwykły pałac tutaj daje kartę z talii.
tajmahal-thing-bonus-jewels = Premia: klejnoty
    .text = Klejnoty za pierwszy zwykły pałac tutaj: 1 punkt i jeszcze 1 za każde klejnoty zdobyte wcześniej.
tajmahal-thing-bonus-points = Premia: 2 punkty
    .text = 2 punkty za pierwszy zwykły pałac tutaj.
tajmahal-thing-bonus-spice = Premia: przyprawy
    .text = Przyprawy za pierwszy zwykły pałac tutaj: 1 punkt i jeszcze 1 za każde przyprawy zdobyte wcześniej.
tajmahal-thing-bonus-tea = Premia: herbata
    .text = Herbata za pierwszy zwykły pałac tutaj: 1 punkt i jeszcze 1 za każdą herbatę zdobytą wcześniej.
tajmahal-thing-card = Karta
    .text = Jej symbole liczą się w walce o nagrody wizyty. Jedna kolorowa na ruch, sama albo z białą lub specjalną.
tajmahal-thing-chain = Łańcuch
    .text = Droga, na której obu końcach stoją pałace jednego gracza. Gdy ten gracz stawia pałac, liczą się wszystkie prowincje połączone takim łańcuchem.
tajmahal-thing-court = Dwór
    .text = Sześć nagród tej wizyty. Pod każdą jest napisane, kto ma w niej przewagę i iloma symbolami albo kto ją zabrał.
tajmahal-thing-crown = Korona
    .text = Pałac Wielkiego Mogoła, zdobyty podczas tej wizyty. W tym mieście może jeszcze stanąć zwykły pałac.
tajmahal-thing-deck = Talia
    .text = Karty do dobrania, zakryte. Gdy jest pusta, tasuje się karty odrzucone.
tajmahal-thing-discard = Karty odrzucone
    .text = Zagrane karty, jawne dla wszystkich. Kliknij, aby je przejrzeć.
tajmahal-thing-display = Wystawka
    .text = Odkryte karty. Kto się wycofuje, bierze dwie z nich; ostatni bierze tę, która została.
tajmahal-thing-earnings = Co dała wizyta
    .text = Ile i za co każdy dostał podczas wizyty, która się skończyła.
tajmahal-thing-effect-colour = Dowolny kolor
    .text = Kolorowa karta zagrana razem z nią może mieć każdy kolor i nie wyznacza twojego. Karta specjalna mnicha.
tajmahal-thing-effect-elephant = +1 słoń
    .text = Liczy się jako jeszcze jeden słoń. Karta specjalna generała.
tajmahal-thing-effect-mogul = +1 korona
    .text = Liczy się jako jeszcze jedna korona. Karta specjalna wezyra.
tajmahal-thing-effect-points = +2 punkty
    .text = Od razu 2 punkty, gdy się ją zagrywa. Karta specjalna księżniczki.
tajmahal-thing-fort = Twierdza
    .text = Miasto warowne. Płytkę premii bierze pierwszy zwykły pałac, który tu stanie.
tajmahal-thing-gain = Co to da
    .text = Punkty, które dałby ci teraz pałac tutaj.
tajmahal-thing-good-jewels = Klejnoty
    .text = Towar. Każde zdobyte to 1 punkt i jeszcze 1 za każde zdobyte wcześniej. Liczba obok gracza: ile ich ma.
tajmahal-thing-good-rice = Ryż
    .text = Towar. Każdy zdobyty to 1 punkt i jeszcze 1 za każdy zdobyty wcześniej. Liczba obok gracza: ile go ma.
tajmahal-thing-good-spice = Przyprawy
    .text = Towar. Każde zdobyte to 1 punkt i jeszcze 1 za każde zdobyte wcześniej. Liczba obok gracza: ile ich ma.
tajmahal-thing-good-tea = Herbata
    .text = Towar. Każda zdobyta to 1 punkt i jeszcze 1 za każdą zdobytą wcześniej. Liczba obok gracza: ile jej ma.
tajmahal-thing-hand = Twoja ręka
    .text = Twoje karty, według kolorów. Wybierz jedną kolorową i, jeśli chcesz, białą albo specjalną do niej.
tajmahal-thing-influence-general = Płytki generała
    .text = Ile płytek wpływu generała ma ten gracz. Dwie dają po wizycie kartę +1 słoń.
tajmahal-thing-influence-monk = Płytki mnicha
    .text = Ile płytek wpływu mnicha ma ten gracz. Dwie dają po wizycie kartę dowolnego koloru.
tajmahal-thing-influence-princess = Płytki księżniczki
    .text = Ile płytek wpływu księżniczki ma ten gracz. Dwie dają po wizycie kartę +2 punkty.
tajmahal-thing-influence-vizier = Płytki wezyra
    .text = Ile płytek wpływu wezyra ma ten gracz. Dwie dają po wizycie kartę +1 korona.
tajmahal-thing-leads = Przewaga
    .text = Ma więcej tego symbolu niż każdy, kto jeszcze bierze udział, i wycofując się teraz, zdobyłby jego nagrodę. Gdy dwóch ma tyle samo, nikt nie ma przewagi.
tajmahal-thing-map = Mapa
    .text = Indie z dwunastoma prowincjami, ich miastami i drogami. Odwiedzana prowincja jest podświetlona.
tajmahal-thing-minimap = Gdzie jesteś
    .text = Cała mapa w pomniejszeniu. Ramka to część, którą widzisz.
tajmahal-thing-news = Co zrobili inni
    .text = Co inni zagrali, albo że się wycofali, od twojego ostatniego ruchu.
tajmahal-thing-outlook = Zysk
    .text = Co dałoby ci, punkt po punkcie, wycofanie się teraz albo pałac w danym mieście.
tajmahal-thing-palace = Pałac
    .text = Dach, kolor i litera mówią, czyj jest. Pałace połączone drogami bez przerwy tworzą łańcuch.
tajmahal-thing-plan = Plan
    .text = Linia przerywana: pałac albo łańcuch, który powstałby dzięki temu, na co patrzysz.
tajmahal-thing-play-cards = Zagraj
    .text = Zagrywa wybrane karty. Potem ruch ma następny gracz.
tajmahal-thing-played = Zagrane
    .text = Twoje karty z tej wizyty. Ich symbole się sumują. Gdy się wycofasz, zostaną odrzucone.
tajmahal-thing-player = Gracz
    .text = Punkty, towary, płytki wpływu, karty specjalne i liczba kart na ręce.
tajmahal-thing-players = Gracze
    .text = Wszyscy przy stole i to, co mają. Ramka pokazuje, czyj jest ruch.
tajmahal-thing-points-table = Za co są punkty
    .text = Ile i za co każdy dotąd dostał.
tajmahal-thing-prize-crown = Nagroda korony
    .text = Pałac w dowolnym mieście prowincji, nawet obok innego. Nie bierze płytki premii.
tajmahal-thing-prize-general = Nagroda generała
    .text = Płytka wpływu i pałac w wolnym mieście prowincji. Dwie takie płytki dają kartę +1 słoń.
tajmahal-thing-prize-monk = Nagroda mnicha
    .text = Płytka wpływu i pałac w wolnym mieście prowincji. Dwie takie płytki dają kartę dowolnego koloru.
tajmahal-thing-prize-princess = Nagroda księżniczki
    .text = Płytka wpływu i pałac w wolnym mieście prowincji. Dwie takie płytki dają kartę +2 punkty.
tajmahal-thing-prize-tile = Płytka prowincji
    .text = Za słonie: płytka z towarami. Każdy towar to 1 punkt i jeszcze 1 za każdy taki sam, który się już ma.
tajmahal-thing-prize-vizier = Nagroda wezyra
    .text = Płytka wpływu i pałac w wolnym mieście prowincji. Dwie takie płytki dają kartę +1 korona.
tajmahal-thing-province = Prowincja
    .text = Cztery miasta, w Agrze pięć. Odwiedza się ją raz i tylko podczas tej wizyty stawia się tu pałace.
tajmahal-thing-province-tile = Płytka prowincji
    .text = Jej numer mówi, kiedy odwiedza się prowincję. Zdobywają ją słonie, razem z towarami.
tajmahal-thing-road = Droga
    .text = Łączy dwa miasta. Jeśli na obu końcach stoi pałac tego samego gracza, jest częścią łańcucha.
tajmahal-thing-score = Punkty
    .text = Dotychczasowe punkty tego gracza.
tajmahal-thing-shown = Ile
    .text = Ile tego symbolu ma ten gracz podczas tej wizyty. Przewagę daje więcej niż u każdego, kto jeszcze bierze udział; zero nigdy jej nie daje.
tajmahal-thing-slot = Puste miejsce
    .text = Stąd wziął kartę ktoś, kto się wycofał.
tajmahal-thing-start = Zaczyna
    .text = Ten gracz rozpoczął wizytę. Następną zacznie gracz po jego lewej stronie.
tajmahal-thing-suit-green = Zielona
    .text = Z: zielona karta. Pierwsza kolorowa karta podczas wizyty wyznacza twój kolor; wszystkie następne też muszą go mieć.
tajmahal-thing-suit-purple = Fioletowa
    .text = F: fioletowa karta. Pierwsza kolorowa karta podczas wizyty wyznacza twój kolor; wszystkie następne też muszą go mieć.
tajmahal-thing-suit-red = Czerwona
    .text = C: czerwona karta. Pierwsza kolorowa karta podczas wizyty wyznacza twój kolor; wszystkie następne też muszą go mieć.
tajmahal-thing-suit-special = Karty specjalne
    .text = Zagrywane z kolorową kartą, raz podczas wizyty. Wracają na rękę, gdy się wycofujesz.
tajmahal-thing-suit-white = Biała
    .text = B: biała karta z jednym symbolem. Zagrywa się ją z kolorową, w dowolnym kolorze.
tajmahal-thing-suit-yellow = Żółta
    .text = Ż: żółta karta. Pierwsza kolorowa karta podczas wizyty wyznacza twój kolor; wszystkie następne też muszą go mieć.
tajmahal-thing-sun = Wizyta
    .text = Która z dwunastu wizyt to jest.
tajmahal-thing-symbol-elephant = Słoń
    .text = Kto przy wycofaniu ma najwięcej słoni, zdobywa płytkę prowincji z jej towarami.
tajmahal-thing-symbol-general = Generał
    .text = Kto przy wycofaniu ma najwięcej generałów, zdobywa płytkę wpływu i pałac.
tajmahal-thing-symbol-mogul = Korona
    .text = Znak Wielkiego Mogoła. Kto przy wycofaniu ma najwięcej koron, stawia pałac w dowolnym mieście prowincji.
tajmahal-thing-symbol-monk = Mnich
    .text = Kto przy wycofaniu ma najwięcej mnichów, zdobywa płytkę wpływu i pałac.
tajmahal-thing-symbol-princess = Księżniczka
    .text = Kto przy wycofaniu ma najwięcej księżniczek, zdobywa płytkę wpływu i pałac.
tajmahal-thing-symbol-vizier = Wezyr
    .text = Kto przy wycofaniu ma najwięcej wezyrów, zdobywa płytkę wpływu i pałac.
tajmahal-thing-tab-display = Wystawka
    .text = Pokazuje odkryte karty, z których biorą ci, którzy się wycofują.
tajmahal-thing-tab-log = Dziennik
    .text = Pokazuje wszystko, co się dotąd działo, i czat.
tajmahal-thing-tab-outlook = Zysk
    .text = Pokazuje, co dałoby ci wycofanie się teraz.
tajmahal-thing-tab-players = Gracze
    .text = Pokazuje wszystkich i to, co mają.
tajmahal-thing-tab-points = Punkty
    .text = Pokazuje, ile i za co każdy dostał.
tajmahal-thing-tab-visit = Wizyta
    .text = Pokazuje, kto zagrał ile którego symbolu i kto ma przewagę.
tajmahal-thing-taj-mahal = Tadż Mahal
    .text = Płytka premii w Agrze: 4 punkty za pierwszy zwykły pałac tutaj.
tajmahal-thing-their-hand = Karty na ręce
    .text = Ile kart ma ten gracz. Kliknij, aby zobaczyć te, które znają wszyscy.
tajmahal-thing-took = Zabrane
    .text = Ten gracz wycofał się, mając najwięcej tego symbolu, i zabrał jego nagrodę.
tajmahal-thing-town = Miasto
    .text = Mieści pałace: jeden zwykły i czasem ten z koroną. Drogi łączą je z sąsiednimi.
tajmahal-thing-town-button = Postaw tutaj
    .text = Stawia pałac w tym mieście. Liczba mówi, co to da.
tajmahal-thing-track = Tor punktacji
    .text = Dach każdego gracza stoi przy jego punktach.
tajmahal-thing-visit = Wizyta
    .text = Kto ma ile którego symbolu. Kto ma przewagę w symbolu i się wycofa, zdobywa jego nagrodę.
tajmahal-thing-visits = Wizyty
    .text = Wszystkie dwanaście wizyt po kolei: minione, obecna i następne.
tajmahal-thing-withdraw = Wycofaj się
    .text = Kończy dla ciebie wizytę: bierzesz nagrody, w których masz przewagę, liczysz punkty i bierzesz karty z wystawki. Tylko tak można coś zdobyć. Liczba mówi, co dałoby to teraz.
tajmahal-thing-withdrawn = Poza wizytą
    .text = Ten gracz wycofał się z wizyty. Jego karty już się nie liczą.
tajmahal-thing-would = Co się zmieni
    .text = Liczba teraz i po zagraniu wybranych kart.
tajmahal-thing-zoom = Większa i mniejsza
    .text = Powiększa mapę albo pokazuje jej więcej. Mapę większą niż okno można przeciągać.

## Obrazki: co słyszy ktoś, kto ich nie widzi

tajmahal-picture-bonus-tiles = Sześć płytek premii: 2 punkty, karta, herbata, przyprawy, klejnoty i Tadż Mahal za 4 punkty.
tajmahal-picture-chain = Trzy prowincje w rzędzie. A ma pałace w mieście po mieście przez wszystkie trzy, połączone drogami: pałac w ostatniej daje 3 punkty. B też ma w każdej pałac, ale nie łączy ich żadna droga: tylko 1 punkt.
tajmahal-picture-end-hand = Trzy czerwone karty, biała i specjalna na ręce to 5 punktów. Zielona karta nie liczy się wcale.
tajmahal-picture-goods = Dwie herbaty zdobyte wcześniej; jeszcze jedna daje 3 punkty.
tajmahal-picture-leaving = A ma 2 wezyrów, B 1, C żadnego: A ma przewagę, wycofuje się i bierze nagrodę wezyra. Mnich gracza A już się nie liczy, więc B i C nadal mają tyle samo mnichów i nikt nie ma przewagi. W słoniach przewagę ma B.
tajmahal-picture-letters = Czerwona, zielona, żółta, fioletowa i biała karta z literami C, Z, Ż, F i B.
tajmahal-picture-pairs = Dwie płytki generała dają kartę +1 słoń.
tajmahal-picture-plays = Wolno: samą czerwoną kartę, czerwoną z białą, czerwoną ze specjalną. Nie wolno: samej białej.
tajmahal-picture-special-cards = Karty specjalne i płytki, za które się je dostaje: dwóch wezyrów +1 korona, dwóch generałów +1 słoń, dwóch mnichów dowolny kolor, dwie księżniczki +2 punkty.
tajmahal-picture-tie = A i B mają po 2 generałów: w generałach nikt nie ma przewagi. W księżniczkach przewagę ma A.
tajmahal-picture-tie-broken = A jest już poza wizytą z nagrodą księżniczki. Teraz w generałach przewagę ma B.
