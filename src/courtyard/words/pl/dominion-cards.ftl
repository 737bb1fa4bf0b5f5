### Karty Dominiona. Wartość to nazwa; `.accusative` to biernik („zagrywa Fosę”), `.genitive` dopełniacz („2 karty Fosy”).
### `.text` mówi, co karta robi, po jednej instrukcji w wierszu; `.note` wyjaśnia to, w czym najłatwiej się pomylić.

## Karty podstawowe

dominion-card-copper = Miedziak
    .accusative = Miedziaka
    .genitive = Miedziaków
    .text = $1

dominion-card-silver = Srebro
    .accusative = Srebro
    .genitive = Srebra
    .text = $2

dominion-card-gold = Złoto
    .accusative = Złoto
    .genitive = Złota
    .text = $3

dominion-card-estate = Posiadłość
    .accusative = Posiadłość
    .genitive = Posiadłości
    .text = { POINTS(1) }

dominion-card-duchy = Księstwo
    .accusative = Księstwo
    .genitive = Księstwa
    .text = { POINTS(3) }

dominion-card-province = Prowincja
    .accusative = Prowincję
    .genitive = Prowincji
    .text = { POINTS(6) }

dominion-card-curse = Klątwa
    .accusative = Klątwę
    .genitive = Klątwy
    .text = { POINTS(-1) }

## Dominion

dominion-card-cellar = Piwnica
    .accusative = Piwnicę
    .genitive = Piwnicy
    .text =
        +1 Akcja
        Odrzuć z ręki dowolną liczbę kart (także zero).
        Następnie dobierz 1 kartę za każdą odrzuconą.
    .note = Zanim zaczniesz dobierać, wybierz wszystkie karty do odrzucenia; tych, które dobierzesz dzięki tej Piwnicy, nie możesz już na nią odrzucić.

dominion-card-chapel = Kaplica
    .accusative = Kaplicę
    .genitive = Kaplicy
    .text = Wyrzuć do kosza najwyżej 4 karty z ręki.
    .note = Zagrana Kaplica nie jest już na twojej ręce, więc nie może wyrzucić samej siebie; drugą Kaplicę z ręki wyrzucić można.

dominion-card-moat = Fosa
    .accusative = Fosę
    .genitive = Fosy
    .text =
        +2 Karty
        ---
        Reakcja: gdy inny gracz zagrywa Atak, możesz najpierw odsłonić tę kartę z ręki; ten Atak nie działa wtedy na ciebie.
    .note = Odsłonięcie jej nie zużywa: zostaje na ręce i działa przeciw każdemu następnemu Atakowi. Chroni tylko ciebie, a atakujący i tak dostaje wszystko inne, co daje mu ten Atak.

dominion-card-chancellor = Kanclerz
    .accusative = Kanclerza
    .genitive = Kanclerza
    .text =
        +$2
        Możesz od razu odłożyć całą swoją talię na stos kart odrzuconych.
    .note = Zdecyduj od razu, zanim zrobisz cokolwiek innego, i nie oglądaj kart, które tam odkładasz.

dominion-card-village = Wioska
    .accusative = Wioskę
    .genitive = Wioski
    .text =
        +1 Karta
        +2 Akcje
    .note = Jej zagranie zużywa 1 Akcję i daje 2, więc zostaje ci o jedną więcej niż przedtem.

dominion-card-woodcutter = Drwal
    .accusative = Drwala
    .genitive = Drwala
    .text =
        +1 Zakup
        +$2

dominion-card-workshop = Warsztat
    .accusative = Warsztat
    .genitive = Warsztatu
    .text = Pozyskaj kartę o koszcie do $4.
    .note = Nie zużywa to Zakupu, a twoje monety nie podnoszą tej granicy.

dominion-card-bureaucrat = Urzędnik
    .accusative = Urzędnika
    .genitive = Urzędnika
    .text =
        Pozyskaj Srebro i odłóż je na wierzch talii.
        Każdy z pozostałych graczy odsłania z ręki kartę Zwycięstwa i odkłada ją na wierzch swojej talii; kto nie ma żadnej, odsłania całą rękę.
    .note = Gracz, który ma kilka kart Zwycięstwa, sam wybiera, którą z nich odkłada.

dominion-card-feast = Uczta
    .accusative = Ucztę
    .genitive = Uczty
    .text =
        Wyrzuć tę kartę do kosza.
        Pozyskaj kartę o koszcie do $5.
    .note = Zagrana dwukrotnie dzięki Sali Tronowej daje dwie karty, choć do kosza trafia tylko raz.

dominion-card-gardens = Ogrody
    .accusative = Ogrody
    .genitive = Ogrodów
    .text = Warte { POINTS(1) } za każde 10 kart, które posiadasz (zaokrąglając w dół).
    .note = Liczą się wszystkie twoje karty, gdziekolwiek są na koniec gry: przy 39 kartach każde Ogrody są warte { POINTS(3) }.

dominion-card-militia = Milicja
    .accusative = Milicję
    .genitive = Milicji
    .text =
        +$2
        Każdy z pozostałych graczy odrzuca karty, aż zostaną mu na ręce 3.
    .note = Gracz, który ma na ręce najwyżej 3 karty, nie odrzuca żadnej.

dominion-card-moneylender = Lichwiarz
    .accusative = Lichwiarza
    .genitive = Lichwiarza
    .text = Jeśli masz na ręce Miedziaka, wyrzuć jednego do kosza: +$3.
    .note = Nie możesz odmówić: mając Miedziaka, musisz go wyrzucić. Jeśli nie masz żadnego, nic nie dostajesz.

dominion-card-remodel = Przebudowa
    .accusative = Przebudowę
    .genitive = Przebudowy
    .text =
        Wyrzuć do kosza kartę z ręki.
        Pozyskaj kartę kosztującą najwyżej o $2 więcej niż wyrzucona.
    .note = Nowa karta może też być tańsza albo taka sama jak wyrzucona. Jeśli nie masz czego wyrzucić, niczego nie pozyskujesz.

dominion-card-smithy = Kuźnia
    .accusative = Kuźnię
    .genitive = Kuźni
    .text = +3 Karty

dominion-card-spy = Szpieg
    .accusative = Szpiega
    .genitive = Szpiega
    .text =
        +1 Karta
        +1 Akcja
        Każdy gracz, ty również, odsłania kartę z wierzchu swojej talii; o każdej z nich decydujesz, czy zostaje odrzucona, czy wraca na wierzch talii.
    .note = Swoją kartę dobierasz, zanim cokolwiek zostanie odsłonięte. Gracze odsłaniają kolejno, poczynając od ciebie.

dominion-card-thief = Złodziej
    .accusative = Złodzieja
    .genitive = Złodzieja
    .text =
        Każdy z pozostałych graczy odsłania 2 karty z wierzchu swojej talii.
        Jeśli wśród dwóch kart gracza są Skarby, jeden z nich, wybrany przez ciebie, trafia do kosza.
        Pozostałe odsłonięte karty zostają odrzucone.
        Możesz pozyskać dowolne z kart wyrzuconych w ten sposób.
    .note = Nikt nie traci więcej niż jednego Skarbu. Te, których nie chcesz, zostają w koszu.

dominion-card-throne-room = Sala Tronowa
    .accusative = Salę Tronową
    .genitive = Sali Tronowej
    .text = Wybierz z ręki kartę Akcji i zagraj ją dwa razy z rzędu.
    .note = Te dwa zagrania nie zużywają Akcji, a pierwsze kończy się, zanim zacznie się drugie. Jeśli wybierzesz drugą Salę Tronową, zagrasz dwukrotnie dwie następne karty, a nie jedną kartę czterokrotnie.

dominion-card-council-room = Sala Obrad
    .accusative = Salę Obrad
    .genitive = Sali Obrad
    .text =
        +4 Karty
        +1 Zakup
        Każdy z pozostałych graczy dobiera 1 kartę.
    .note = Pozostali gracze muszą dobrać kartę, nawet jeśli wcale nie chcą.

dominion-card-festival = Festyn
    .accusative = Festyn
    .genitive = Festynu
    .text =
        +2 Akcje
        +1 Zakup
        +$2

dominion-card-laboratory = Laboratorium
    .accusative = Laboratorium
    .genitive = Laboratorium
    .text =
        +2 Karty
        +1 Akcja

dominion-card-library = Biblioteka
    .accusative = Bibliotekę
    .genitive = Biblioteki
    .text =
        Dobieraj karty pojedynczo, aż będziesz mieć 7 na ręce.
        Za każdym razem, gdy dobierzesz w ten sposób kartę Akcji, możesz ją odłożyć na bok, zamiast ją zatrzymać.
        Na koniec odrzuć karty odłożone na bok.
    .note = O każdej karcie Akcji decyduj od razu, zanim dobierzesz następną. Jeśli masz już na ręce co najmniej 7 kart, nie dobierasz żadnej.

dominion-card-market = Targowisko
    .accusative = Targowisko
    .genitive = Targowiska
    .text =
        +1 Karta
        +1 Akcja
        +1 Zakup
        +$1

dominion-card-mine = Kopalnia
    .accusative = Kopalnię
    .genitive = Kopalni
    .text =
        Wyrzuć do kosza Skarb z ręki.
        Pozyskaj na rękę Skarb kosztujący najwyżej o $3 więcej niż wyrzucony.
    .note = Nowy Skarb masz na ręce, więc możesz go zagrać jeszcze w tej turze.

dominion-card-witch = Wiedźma
    .accusative = Wiedźmę
    .genitive = Wiedźmy
    .text =
        +2 Karty
        Każdy z pozostałych graczy pozyskuje Klątwę.
    .note = Jeśli zabraknie Klątw, dostają je kolejni gracze, poczynając od gracza po twojej lewej stronie.

dominion-card-adventurer = Podróżnik
    .accusative = Podróżnika
    .genitive = Podróżnika
    .text =
        Odsłaniaj pojedynczo karty z wierzchu talii, aż pojawią się 2 Skarby.
        Weź te 2 Skarby na rękę, a pozostałe odsłonięte karty odrzuć.
    .note = Gdy skończy się talia, tasujesz tylko stos kart odrzuconych, bez kart odsłoniętych. Jeśli mimo to nie ma 2 Skarbów, bierzesz te, które się pojawiły.

## Intryga

dominion-card-courtyard = Dziedziniec
    .accusative = Dziedziniec
    .genitive = Dziedzińca
    .text =
        +3 Karty
        Następnie odłóż 1 kartę z ręki na wierzch talii.
    .note = Może to być dowolna karta z ręki, nie tylko jedna z 3 właśnie dobranych.

dominion-card-pawn = Sługa
    .accusative = Sługę
    .genitive = Sługi
    .text = Wybierz dwie różne możliwości: +1 Karta; +1 Akcja; +1 Zakup; +$1.
    .note = Wybierz obie, zanim skorzystasz z pierwszej: nie możesz obejrzeć dobranej karty i dopiero wtedy zdecydować o drugiej.

dominion-card-secret-chamber = Sekretna Komnata
    .accusative = Sekretną Komnatę
    .genitive = Sekretnej Komnaty
    .text =
        Odrzuć z ręki dowolną liczbę kart (także zero): +$1 za każdą.
        ---
        Reakcja: gdy inny gracz zagrywa Atak, możesz najpierw odsłonić tę kartę z ręki; dobierz wtedy 2 karty, a potem odłóż 2 karty z ręki na wierzch talii.
    .note = Nie powstrzymuje ona Ataku. Odłożyć możesz dowolne 2 karty z ręki, nawet samą Sekretną Komnatę, bo po odsłonięciu zostaje ona na ręce.

dominion-card-great-hall = Sala Reprezentacyjna
    .accusative = Salę Reprezentacyjną
    .genitive = Sali Reprezentacyjnej
    .text =
        +1 Karta
        +1 Akcja
        { POINTS(1) }
    .note = Przez całą grę jest zarówno kartą Akcji, jak i kartą Zwycięstwa, więc dotyczy jej wszystko, co mówi o jednych albo o drugich.

dominion-card-masquerade = Maskarada
    .accusative = Maskaradę
    .genitive = Maskarady
    .text =
        +2 Karty
        Wszyscy gracze jednocześnie przekazują po 1 karcie z ręki graczowi po swojej lewej stronie.
        Następnie możesz wyrzucić do kosza kartę z ręki.
    .note = Nikt nie widzi karty, którą dostaje, zanim nie wybierze własnej. Do kosza wyrzucać możesz tylko ty. Nie jest to Atak, więc Reakcje nie pomagają.

dominion-card-shanty-town = Dzielnica Slumsów
    .accusative = Dzielnicę Slumsów
    .genitive = Dzielnicy Slumsów
    .text =
        +2 Akcje
        Odsłoń swoją rękę.
        Jeśli nie ma na niej kart Akcji, +2 Karty.
    .note = Dobierasz obie karty, nawet jeśli pierwsza jest Akcją. Karta, która jest Akcją i czymś jeszcze, na przykład Sala Reprezentacyjna, liczy się jako Akcja.

dominion-card-steward = Zarządca
    .accusative = Zarządcę
    .genitive = Zarządcy
    .text = Wybierz jedną możliwość: +2 Karty; +$2; wyrzuć do kosza 2 karty z ręki.
    .note = Jeśli wybierzesz wyrzucanie, muszą to być dokładnie 2 karty. Możesz je wybrać, mając na ręce tylko jedną kartę; wtedy wyrzucasz właśnie ją.

dominion-card-swindler = Oszust
    .accusative = Oszusta
    .genitive = Oszusta
    .text =
        +$2
        Każdy z pozostałych graczy wyrzuca do kosza kartę z wierzchu swojej talii i pozyskuje wybraną przez ciebie kartę o tym samym koszcie.
    .note = Musi to być karta, która jest jeszcze w Rezerwie: na przykład Klątwa za Miedziaka albo znowu taka sama karta. Jeśli żadna nie ma tego kosztu, gracz niczego nie pozyskuje.

dominion-card-wishing-well = Studnia Życzeń
    .accusative = Studnię Życzeń
    .genitive = Studni Życzeń
    .text =
        +1 Karta
        +1 Akcja
        Podaj nazwę karty, a potem odsłoń kartę z wierzchu swojej talii.
        Jeśli jest to karta o tej nazwie, weź ją na rękę; jeśli nie, odłóż ją z powrotem.
    .note = Najpierw dobierasz, potem podajesz nazwę. Ma to być nazwa karty, na przykład Miedziak, a nie typ, na przykład Skarb.

dominion-card-baron = Baron
    .accusative = Barona
    .genitive = Barona
    .text =
        +1 Zakup
        Możesz odrzucić z ręki Posiadłość: +$4.
        Jeśli tego nie zrobisz, pozyskaj Posiadłość.
    .note = Możesz zatrzymać Posiadłość, którą masz na ręce, ale wtedy musisz pozyskać następną, o ile jakaś jeszcze jest; nie możesz wziąć samego +1 Zakupu.

dominion-card-bridge = Most
    .accusative = Most
    .genitive = Mostu
    .text =
        +1 Zakup
        +$1
        Do końca tej tury każda karta, gdziekolwiek jest, kosztuje o $1 mniej, ale nigdy mniej niż $0.
    .note = Mosty się sumują, a Most zagrany dwukrotnie dzięki Sali Tronowej obniża koszt o $2.

dominion-card-conspirator = Spiskowiec
    .accusative = Spiskowca
    .genitive = Spiskowca
    .text =
        +$2
        Jeśli to co najmniej trzecia Akcja, którą zagrywasz w tej turze, +1 Karta i +1 Akcja.
    .note = Liczą się tylko Akcje zagrane dotąd, razem z tą. Sala Tronowa to jedna Akcja, a każde z dwóch zagrań to następna, więc Spiskowiec zagrany dzięki niej daje premię najpóźniej za drugim razem.

dominion-card-coppersmith = Pracownia Miedzi
    .accusative = Pracownię Miedzi
    .genitive = Pracowni Miedzi
    .text = Do końca tej tury każdy zagrany przez ciebie Miedziak daje o $1 więcej.
    .note = Pracownie Miedzi się sumują: po dwóch, albo po jednej zagranej dwukrotnie dzięki Sali Tronowej, każdy Miedziak daje $3.

dominion-card-ironworks = Zakład Hutniczy
    .accusative = Zakład Hutniczy
    .genitive = Zakładu Hutniczego
    .text =
        Pozyskaj kartę o koszcie do $4.
        Jeśli jest to Akcja, +1 Akcja.
        Jeśli jest to Skarb, +$1.
        Jeśli jest to karta Zwycięstwa, +1 Karta.
    .note = Karta o dwóch typach daje obie premie: Sala Reprezentacyjna to +1 Akcja i +1 Karta.

dominion-card-mining-village = Wioska Górnicza
    .accusative = Wioskę Górniczą
    .genitive = Wioski Górniczej
    .text =
        +1 Karta
        +2 Akcje
        Możesz od razu wyrzucić tę kartę do kosza: +$2.
    .note = Zdecyduj, zanim zrobisz cokolwiek innego; później nie można już do tego wrócić. Zagraną dwukrotnie dzięki Sali Tronowej możesz wyrzucić, i dostać za to monety, tylko raz.

dominion-card-scout = Zwiadowca
    .accusative = Zwiadowcę
    .genitive = Zwiadowcy
    .text =
        +1 Akcja
        Odsłoń 4 karty z wierzchu swojej talii.
        Weź z nich na rękę wszystkie karty Zwycięstwa.
        Pozostałe odłóż na wierzch talii w dowolnej kolejności.
    .note = Musisz wziąć wszystkie karty Zwycięstwa, także te, które mają jeszcze inny typ. Klątwa nie jest kartą Zwycięstwa.

dominion-card-duke = Książę
    .accusative = Księcia
    .genitive = Księcia
    .text = Wart { POINTS(1) } za każde Księstwo, które posiadasz.
    .note = Liczą się wszystkie twoje Księstwa, gdziekolwiek są na koniec gry, i każdy Książę liczy je wszystkie: przy 3 Księstwach 2 karty Księcia są warte po { POINTS(3) }.

dominion-card-minion = Faworyt
    .accusative = Faworyta
    .genitive = Faworyta
    .text =
        +1 Akcja
        Wybierz jedną możliwość: +$2; albo odrzuć rękę i dobierz 4 karty, i to samo robi każdy z pozostałych graczy, który ma na ręce co najmniej 5 kart.
    .note = Jeśli wybierzesz +$2, nikt nie odrzuca ani nie dobiera. Reakcje są przed twoim wyborem i może ich użyć także gracz, który ma mniej niż 5 kart.

dominion-card-saboteur = Sabotażysta
    .accusative = Sabotażystę
    .genitive = Sabotażysty
    .text =
        Każdy z pozostałych graczy odsłania karty z wierzchu swojej talii, aż pojawi się karta o koszcie co najmniej $3.
        Ta karta trafia do kosza, a jej właściciel może pozyskać kartę kosztującą co najmniej o $2 mniej.
        Pozostałe odsłonięte karty zostają odrzucone.
    .note = Jeśli gracz nie ma takiej karty, odrzuca wszystkie odsłonięte i nic nie trafia do kosza. Liczą się koszty z tej chwili, więc Most ma znaczenie.

dominion-card-torturer = Oprawca
    .accusative = Oprawcę
    .genitive = Oprawcy
    .text =
        +3 Karty
        Każdy z pozostałych graczy wybiera jedną możliwość: odrzuca 2 karty; albo pozyskuje Klątwę na rękę.
    .note = Gracz może wybrać to, czego nie da się wykonać, na przykład Klątwę, choć nie ma już żadnej, albo odrzucanie z pustej ręki. Kto ma tylko 1 kartę, odrzuca tę jedną.

dominion-card-trading-post = Punkt Handlowy
    .accusative = Punkt Handlowy
    .genitive = Punktu Handlowego
    .text =
        Wyrzuć do kosza 2 karty z ręki.
        Jeśli trafiły tam 2 karty, pozyskaj na rękę Srebro.
    .note = Mając na ręce tylko jedną kartę, musisz ją wyrzucić i nie dostajesz Srebra. Srebro możesz zagrać jeszcze w tej turze.

dominion-card-tribute = Danina
    .accusative = Daninę
    .genitive = Daniny
    .text =
        Gracz po twojej lewej stronie odsłania 2 karty z wierzchu swojej talii i je odrzuca.
        Za każdą z nich, ale tylko raz za dwie karty o tej samej nazwie:
        Jeśli jest to Akcja, +2 Akcje.
        Jeśli jest to Skarb, +$2.
        Jeśli jest to karta Zwycięstwa, +2 Karty.
    .note = Karta o dwóch typach daje obie premie: Miedziak i Harem to +$4 i +2 Karty, dwie karty Srebra tylko +$2. Klątwa nic nie daje.

dominion-card-upgrade = Rozbudowa
    .accusative = Rozbudowę
    .genitive = Rozbudowy
    .text =
        +1 Karta
        +1 Akcja
        Wyrzuć do kosza kartę z ręki.
        Pozyskaj kartę kosztującą dokładnie o $1 więcej niż wyrzucona.
    .note = Musisz wyrzucić kartę, nawet jeśli żadna nie ma odpowiedniego kosztu; wtedy niczego nie pozyskujesz.

dominion-card-harem = Harem
    .accusative = Harem
    .genitive = Haremu
    .text =
        $2
        { POINTS(2) }
    .note = Przez całą grę jest zarówno Skarbem, jak i kartą Zwycięstwa: Podróżnik go znajduje, a dzięki Kopalni można go pozyskać.

dominion-card-nobles = Szlachta
    .accusative = Szlachtę
    .genitive = Szlachty
    .text =
        Wybierz jedną możliwość: +3 Karty; +2 Akcje.
        { POINTS(2) }
    .note = Nie można wziąć po części z obu. Przez całą grę jest zarówno kartą Akcji, jak i kartą Zwycięstwa.

## Róg Obfitości

dominion-card-hamlet = Osada
    .accusative = Osadę
    .genitive = Osady
    .text =
        +1 Karta
        +1 Akcja
        Możesz odrzucić kartę: +1 Akcja.
        Możesz odrzucić kartę: +1 Zakup.
    .note = Możesz skorzystać z jednego, z obu albo z żadnego, ale z każdego tylko raz.

dominion-card-fortune-teller = Wróżbitka
    .accusative = Wróżbitkę
    .genitive = Wróżbitki
    .text =
        +$2
        Każdy z pozostałych graczy odsłania karty z wierzchu swojej talii, aż pojawi się karta Zwycięstwa albo Klątwa.
        Odkłada tę kartę z powrotem na wierzch talii, a pozostałe odsłonięte odrzuca.
    .note = Liczy się pierwsza taka karta; nikt nie wybiera. Jeśli gracz nie ma żadnej, odrzuca wszystkie odsłonięte karty.

dominion-card-menagerie = Menażeria
    .accusative = Menażerię
    .genitive = Menażerii
    .text =
        +1 Akcja
        Odsłoń swoją rękę.
        Jeśli nie ma na niej dwóch kart o tej samej nazwie, +3 Karty; jeśli są, +1 Karta.
    .note = Liczą się tylko nazwy: Miedziak i Srebro są różne. Na pustej ręce nie ma dwóch jednakowych kart, więc dobierasz 3.

dominion-card-farming-village = Wioska Rolnicza
    .accusative = Wioskę Rolniczą
    .genitive = Wioski Rolniczej
    .text =
        +2 Akcje
        Odsłaniaj karty z wierzchu talii, aż pojawi się Akcja albo Skarb.
        Weź tę kartę na rękę, a pozostałe odsłonięte odrzuć.
    .note = Bierzesz pierwszą, która się pojawi, bez wyboru. Karty o dwóch typach, na przykład Sala Reprezentacyjna albo Harem, też się liczą.

dominion-card-horse-traders = Handlarze Koni
    .accusative = Handlarzy Koni
    .genitive = Handlarzy Koni
    .text =
        +1 Zakup
        +$3
        Odrzuć 2 karty.
        ---
        Reakcja: gdy inny gracz zagrywa Atak, możesz najpierw odłożyć tę kartę z ręki na bok; na początku swojej następnej tury dobierz 1 kartę i weź tę z powrotem na rękę.
    .note = Mając mniej niż 2 karty, odrzucasz te, które masz, i dostajesz całą resztę. Odłożona na bok nie jest na ręce: Atak zastaje cię z jedną kartą mniej, a ona nie zareaguje ponownie, dopóki nie wróci.

dominion-card-remake = Przeróbka
    .accusative = Przeróbkę
    .genitive = Przeróbki
    .text = Zrób to dwa razy: wyrzuć do kosza kartę z ręki, a potem pozyskaj kartę kosztującą dokładnie o $1 więcej niż wyrzucona.
    .note = Za każdym razem musisz wyrzucić kartę, jeśli jakąś masz, nawet gdy żadna nie ma odpowiedniego kosztu; wtedy niczego za nią nie pozyskujesz. Pierwszą kartę pozyskujesz, zanim wyrzucisz drugą.

dominion-card-tournament = Turniej
    .accusative = Turniej
    .genitive = Turnieju
    .text =
        +1 Akcja
        Każdy gracz może odsłonić z ręki Prowincję.
        Jeśli robisz to ty, odrzuć ją i pozyskaj na wierzch talii wybraną Nagrodę albo Księstwo.
        Jeśli nie robi tego żaden inny gracz, +1 Karta i +$1.
        ---
        Przygotowanie: 5 Nagród leży obok Rezerwy.
    .note = Jeśli Prowincję odsłaniasz tylko ty, dobierasz właśnie zdobytą kartę. Możesz wybrać Nagrodę albo Księstwo, nawet jeśli żadnej takiej karty już nie ma; wtedy niczego nie pozyskujesz.

dominion-card-young-witch = Młoda Wiedźma
    .accusative = Młodą Wiedźmę
    .genitive = Młodej Wiedźmy
    .text =
        +2 Karty
        Odrzuć 2 karty.
        Każdy z pozostałych graczy może odsłonić z ręki kartę Zguby; kto tego nie zrobi, pozyskuje Klątwę.
        ---
        Przygotowanie: do Rezerwy dochodzi jeszcze jeden stos kart Królestwa o koszcie $2 albo $3; jego karty to Zguby.
    .note = Najpierw są Reakcje, a Zguby dopiero po tym, jak odrzucisz karty. Poza tym stos Zguby jest zwykłym stosem: jego karty można kupować i pozyskiwać, a on sam liczy się przy końcu gry.

dominion-card-harvest = Żniwa
    .accusative = Żniwa
    .genitive = Żniw
    .text =
        Odsłoń 4 karty z wierzchu swojej talii i odrzuć je.
        +$1 za każdą różną nazwę wśród nich.
    .note = Miedziak, Srebro, Miedziak i Posiadłość to trzy nazwy, czyli +$3.

dominion-card-horn-of-plenty = Róg Obfitości
    .accusative = Róg Obfitości
    .genitive = Rogu Obfitości
    .text =
        $0
        Gdy zagrywasz tę kartę, policz różne nazwy wśród swoich kart w grze, razem z nią.
        Pozyskaj kartę, która kosztuje najwyżej tyle monet.
        Jeśli pozyskujesz w ten sposób kartę Zwycięstwa, wyrzuć tę kartę do kosza.
    .note = Liczą się tylko karty, które są jeszcze w grze: bez Uczty wyrzuconej do kosza i bez Skarbów, które dopiero zagrasz. Gdy kartę Zwycięstwa kupujesz, Róg Obfitości nie trafia do kosza.

dominion-card-hunting-party = Myśliwi
    .accusative = Myśliwych
    .genitive = Myśliwych
    .text =
        +1 Karta
        +1 Akcja
        Odsłoń swoją rękę.
        Odsłaniaj karty z wierzchu talii, aż pojawi się karta o nazwie, której nie ma na twojej ręce.
        Weź tę kartę na rękę, a pozostałe odsłonięte odrzuć.
    .note = Gdy skończy się talia, tasujesz tylko stos kart odrzuconych, bez kart odsłoniętych. Jeśli takiej karty nie ma, odrzucasz wszystkie odsłonięte.

dominion-card-jester = Błazen
    .accusative = Błazna
    .genitive = Błazna
    .text =
        +$2
        Każdy z pozostałych graczy odrzuca kartę z wierzchu swojej talii.
        Jeśli jest to karta Zwycięstwa, ten gracz pozyskuje Klątwę.
        Jeśli nie, kartę o tej samej nazwie pozyskuje z Rezerwy ten gracz albo ty; wybór należy do ciebie.
    .note = Wybierasz osobno dla każdego gracza. Jeśli w Rezerwie nie ma już takiej karty, nikt jej nie pozyskuje. Klątwa nie jest kartą Zwycięstwa.

dominion-card-fairgrounds = Jarmark
    .accusative = Jarmark
    .genitive = Jarmarku
    .text = Wart { POINTS(2) } za każde 5 kart o różnych nazwach, które posiadasz (zaokrąglając w dół).
    .note = Przy 5 do 9 nazwach każdy Jarmark jest wart { POINTS(2) }, przy 10 do 14 jest to { POINTS(4) }, przy 15 do 19 jest to { POINTS(6) }.

## Nagrody

dominion-card-bag-of-gold = Worek Złota
    .accusative = Worek Złota
    .genitive = Worka Złota
    .text =
        +1 Akcja
        Pozyskaj Złoto i odłóż je na wierzch talii.
        Nie należy do Rezerwy.
    .note = Jeśli w Rezerwie nie ma już Złota, niczego nie pozyskujesz.

dominion-card-diadem = Diadem
    .accusative = Diadem
    .genitive = Diademu
    .text =
        $2
        Gdy zagrywasz tę kartę, +$1 za każdą niewykorzystaną Akcję.
        Nie należy do Rezerwy.
    .note = Liczą się Akcje, które możesz jeszcze wykorzystać, a nie karty Akcji na ręce: w turze bez żadnej zagranej Akcji daje łącznie $3.

dominion-card-followers = Zwolennicy
    .accusative = Zwolenników
    .genitive = Zwolenników
    .text =
        +2 Karty
        Pozyskaj Posiadłość.
        Każdy z pozostałych graczy pozyskuje Klątwę.
        Następnie każdy z pozostałych graczy odrzuca karty, aż zostaną mu na ręce 3.
        Nie należy do Rezerwy.
    .note = Klątwa trafia na stos kart odrzuconych, nie na rękę. Gracz, który ma na ręce najwyżej 3 karty, niczego nie odrzuca, ale i tak pozyskuje Klątwę.

dominion-card-princess = Księżniczka
    .accusative = Księżniczkę
    .genitive = Księżniczki
    .text =
        +1 Zakup
        Dopóki ta karta jest w grze, każda karta, gdziekolwiek jest, kosztuje o $2 mniej, ale nigdy mniej niż $0.
        Nie należy do Rezerwy.
    .note = Sala Tronowa nie zmienia tego na $4, bo w grze jest nadal tylko jedna Księżniczka.

dominion-card-trusty-steed = Wierny Rumak
    .accusative = Wiernego Rumaka
    .genitive = Wiernego Rumaka
    .text =
        Wybierz dwie różne możliwości: +2 Karty; +2 Akcje; +$2; pozyskaj 4 karty Srebra i odłóż swoją talię na stos kart odrzuconych.
        Nie należy do Rezerwy.
    .note = Najpierw wybierz obie; wykonujesz je potem w podanej kolejności, więc karty dobierasz, zanim odłożysz talię. Talii nie wolno przeglądać.
