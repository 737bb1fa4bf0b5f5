### Dominion: zasady obok stołu i czym są rzeczy na nim. „$3” jest rysowane jako moneta, a { POINTS(6) } jako tarcza.

## Zasady

dominion-rule-aim = O co chodzi
dominion-rule-aim-deck = Własna talia
    .text =
        Masz talię kart i wszystko, co robisz, bierze się z niej. Każdy zaczyna z tymi samymi dziesięcioma: to siedem Miedziaków i trzy Posiadłości. W każdej turze masz z nich na ręce pięć.

        To, co kupujesz, trafia do talii i wraca na rękę raz po raz. Każdy zakup poprawia więc wszystkie następne tury albo je psuje.
dominion-rule-aim-points = Punkty zwycięstwa
    .text =
        Wygrywa ten, kto na koniec ma we wszystkich swoich kartach najwięcej punktów zwycięstwa. Prowincja jest warta { POINTS(6) }, Księstwo { POINTS(3) }, Posiadłość { POINTS(1) }, Klątwa { POINTS(-1) }.

        Większość kart z punktami nie robi nic więcej. Kupione za wcześnie zapychają rękę; kupione za późno są już u innych.

dominion-rule-turn = Twoja tura
dominion-rule-turn-phases = Akcja, Kupno, Czyszczenie
    .text =
        Najpierw możesz zagrać jedną kartę Akcji. Potem zagrywasz Skarby i możesz kupić jedną kartę. Na koniec wszystko, co było zagrane, i wszystko, co zostało na ręce, trafia na stos kart odrzuconych, a ty dobierasz pięć nowych kart.

        Zagrane karty leżą przed tobą aż do końca tury. Akcje, Zakupy i monety, które zostały, przepadają.
dominion-rule-turn-actions = Akcje
    .text =
        Zaczynasz z 1 Akcją. Każda zagrana karta Akcji kosztuje jedną; karta z napisem +1 Akcja jedną oddaje, a +2 Akcje pozwala zagrać ich więcej. Gdy nie ma już Akcji, reszta twoich kart Akcji musi czekać.

        Wykonuj kartę od góry do dołu, tyle, ile się da. Wybór daje ci tylko „możesz” albo „wybierz”.
dominion-rule-turn-buying = Monety i kupowanie
    .text =
        Miedziak daje $1, Srebro $2, Złoto $3. Zanim zaczniesz kupować, zagraj wszystkie Skarby, które chcesz. Liczba na monecie karty to jej koszt; zaczynasz z 1 Zakupem i możesz wydać monety na tyle kart, ile masz Zakupów.

        Kupiona karta trafia na stos kart odrzuconych: na rękę przyjdzie po następnym tasowaniu.

dominion-rule-supply = Rezerwa
dominion-rule-supply-piles = Stosy dla wszystkich
    .text =
        Wszyscy kupują z tych samych stosów. Miedziak, Srebro, Złoto, Posiadłość, Księstwo, Prowincja i Klątwa są w każdej grze; dziesięć innych kart, czyli Królestwo, jest za każdym razem innych. Liczba na stosie mówi, ile kart zostało.

        Pusty stos pozostaje pusty.
dominion-rule-supply-trash = Kosz
    .text =
        Karta wyrzucona do kosza nie należy już do nikogo. Pozbywanie się Miedziaków, Posiadłości i Klątw poprawia talię: to, co zostaje, częściej przychodzi na rękę.

dominion-rule-deck = Talia, ręka, karty odrzucone
dominion-rule-deck-round = W kółko
    .text =
        Z talii dobierasz na rękę. Karty zagrane, kupione i niewykorzystane trafiają na stos kart odrzuconych. Gdy potrzebna jest karta, a talia jest pusta, stos kart odrzuconych zostaje potasowany i staje się talią.
dominion-rule-deck-places = Kto co widzi
    .text =
        Nikt inny nie widzi twojej ręki i nikt nie zna kolejności kart w talii. Karta na wierzchu stosu kart odrzuconych i wszystkie liczby są jawne. Kartę odsłoniętą pokazuje się wszystkim, po czym wraca ona na miejsce, chyba że karta mówi inaczej; karta odłożona na bok czeka, aż karta zostanie wykonana; karta przekazana trafia na rękę następnego gracza.

dominion-rule-card = Jak czytać kartę
dominion-rule-card-parts = Karta
    .text =
        Nazwa, obrazek, to, co karta robi, koszt na monecie i znaki typów. Wskaż dowolną kartę, aby zobaczyć ją w całości.
dominion-rule-card-types = Typy
    .text =
        Typ mówi, kiedy można kartę zagrać. Karta o dwóch typach liczy się zawsze jako obydwa.
dominion-rule-card-words = Słowa na kartach
    .text =
        Pozyskać: wziąć kartę z Rezerwy bez płacenia, na stos kart odrzuconych, chyba że karta mówi inaczej. Odrzucić: z ręki na stos kart odrzuconych. Wyrzucić do kosza: usunąć z gry. Odsłonić: pokazać wszystkim.

        +1 Karta: dobierz od razu kartę. +1 Akcja: w tej turze możesz zagrać o jedną kartę Akcji więcej. +1 Zakup: możesz kupić o jedną kartę więcej. +$1: w tej turze masz o jedną monetę więcej do wydania.

dominion-rule-attack = Ataki i Reakcje
dominion-rule-attack-attacks = Ataki
    .text =
        Atak szkodzi wszystkim pozostałym graczom, jednemu po drugim, poczynając od gracza po lewej stronie atakującego. Działa na każdego, kto go nie powstrzymał.
dominion-rule-attack-reactions = Reakcje
    .text =
        Reakcję możesz odsłonić z ręki, gdy ktoś inny zagrywa Atak, zanim ten zadziała. Zostaje ona na ręce. Dzięki Fosie Atak cię omija.

        Pytanie pada zawsze, gdy może to mieć znaczenie, także wtedy, gdy nie masz Reakcji: dzięki temu nikt nie pozna po przerwie, co masz na ręce.

dominion-rule-rare = Zguba i Nagrody
dominion-rule-rare-bane = Zguba
    .text =
        Gdy gra się z Młodą Wiedźmą, w Rezerwie jest jedenasty stos kart Królestwa: Zguba. Kto odsłoni z ręki kartę Zguby, tego Młoda Wiedźma oszczędza.
dominion-rule-rare-prizes = Nagrody
    .text =
        Gdy gra się z Turniejem, obok Rezerwy leży pięć Nagród. Każda jest tylko jedna; nie można ich kupić, a tylko zdobyć, odsłaniając Prowincję.

dominion-rule-end = Koniec gry
dominion-rule-end-when = Kiedy się kończy
    .text =
        Gra kończy się po turze, po której w Rezerwie nie ma już Prowincji albo puste są dowolne trzy stosy; przy pięciu lub sześciu graczach cztery. Jedno i drugie liczy pasek u góry.
dominion-rule-end-winner = Kto wygrywa
    .text =
        Liczą się wszystkie karty każdego gracza, gdziekolwiek leżą. Wygrywa ten, kto ma najwięcej punktów. Przy równej liczbie punktów wygrywa ten, kto rozegrał mniej tur; jeśli i tych było tyle samo, gracze dzielą zwycięstwo.

## Czym są rzeczy

dominion-thing-actions = Pozostałe Akcje
    .text = Ile kart Akcji można jeszcze zagrać w tej turze. Każda tura zaczyna się od 1.
dominion-thing-aside = Odłożone na bok
    .text = Karty, które czekają tu, aż karta, która je odłożyła, zostanie wykonana. Nie są na niczyjej ręce ani w grze.
dominion-thing-asker = Karta, która pyta
    .text = Pytanie pochodzi od tej karty. Wskaż ją, aby przeczytać, co mówi.
dominion-thing-bane = Zguba
    .text = Kto odsłoni kartę z tego stosu, tego Młoda Wiedźma oszczędza.
dominion-thing-basics = Karty podstawowe
    .text = Skarby, którymi się płaci, karty Zwycięstwa, które liczą się na koniec, i Klątwy. Są w każdej grze.
dominion-thing-buys = Pozostałe Zakupy
    .text = Ile kart można jeszcze kupić w tej turze. Każda tura zaczyna się od 1.
dominion-thing-card = Karta
    .text = Co robi, jest na niej napisane. Typy, koszt i słowa używane na kartach wyjaśniają zasady.
dominion-thing-coin = Monety
    .text = Liczba na monecie to pieniądze: ile karta kosztuje, daje albo wymaga.
dominion-thing-coins = Monety do wydania
    .text = Za co można kupować w tej turze. Monety dają Skarby i niektóre Akcje; niewydane przepadają.
dominion-thing-cost = Koszt
    .text = Ile karta teraz kosztuje, w monetach. Gdy jest tańsza, niż na niej wydrukowano, wydrukowany koszt jest przekreślony.
dominion-thing-count = Ile
    .text = Na stosie: ile kart na nim zostało. Na ręce albo w grze: ile jednakowych kart tu leży.
dominion-thing-deck = Talia
    .text = Karty do dobrania, zakryte. Gdy jest pusta, a potrzebna jest karta, stos kart odrzuconych zostaje potasowany w nową talię.
dominion-thing-discard = Stos kart odrzuconych
    .text = Karty zagrane, kupione albo odrzucone. Są tasowane, gdy talia jest pusta. Widać tylko tę na wierzchu.
dominion-thing-ends-piles = Puste stosy
    .text = Gdy pustych jest tyle stosów, ile tu kwadracików, gra kończy się po tej turze.
dominion-thing-ends-provinces = Pozostałe Prowincje
    .text = Gdy ktoś kupi albo pozyska ostatnią Prowincję, gra kończy się po tej turze.
dominion-thing-hand = Twoja ręka
    .text = Twoje karty w tej turze; nikt inny ich nie widzi. Na koniec tury odrzucasz je wszystkie i dobierasz pięć nowych.
dominion-thing-kingdom = Królestwo
    .text = Dziesięć rodzajów kart, którymi gra się w tej grze, najpierw tanie. Każdy może je kupować.
dominion-thing-last-turn = Ostatnia tura
    .text = Co ten gracz zagrał w swojej ostatniej turze, a za strzałką, co dostał.
dominion-thing-let-go = Cofnij jedną
    .text = Odkłada z powrotem jedną z wybranych jednakowych kart.
dominion-thing-offer = Wybierz z tych
    .text = Karty, których dotyczy pytanie, gdy nie leżą ani na twojej ręce, ani w Rezerwie.
dominion-thing-passing = Przekazana
    .text = Karta, którą ten gracz daje następnemu. Wszyscy przekazują jednocześnie.
dominion-thing-phase-action = Faza Akcji
    .text = W tej części tury zagrywa się karty Akcji.
dominion-thing-phase-buy = Faza Kupna
    .text = W tej części tury zagrywa się Skarby, a potem kupuje karty.
dominion-thing-picked = Wybrana
    .text = Ta karta jest wybrana; liczba mówi, ile razy albo która z kolei. Kliknij ją ponownie, aby cofnąć wybór.
dominion-thing-play = W grze
    .text = Karty zagrane w tej turze. Leżą tu do fazy Czyszczenia, a potem trafiają na stos kart odrzuconych.
dominion-thing-player = Inny gracz
    .text = Kto to jest, ile kart ma na ręce oraz ile leży w jego talii i na jego stosie kart odrzuconych.
dominion-thing-preview = Cała karta
    .text = Karta, którą wskazujesz, ze wszystkimi słowami i z tym, co wiadomo o niej przy tym stole.
dominion-thing-prizes = Nagrody
    .text = Pięć kart, których nie można kupić. Dzięki Turniejowi dostaje je ten, kto odsłoni Prowincję.
dominion-thing-search = Podaj nazwę karty
    .text = Wpisz nazwę karty albo kliknij jej stos.
dominion-thing-shield = Punkty zwycięstwa
    .text = Ile karta jest warta na koniec. Obok gracza: ile są teraz warte wszystkie jego karty.
dominion-thing-shown = Odsłonięte
    .text = Karty, które w tej chwili mogą widzieć wszyscy. Trafią tam, gdzie mówi karta, która je odsłoniła.
dominion-thing-supply = Rezerwa
    .text = Stosy, z których wszyscy kupują i pozyskują karty.
dominion-thing-their-hand = Karty na ręce
    .text = Ile kart ma ten gracz. Tylko on widzi, jakie.
dominion-thing-think = Zastanów się
    .text = Wraca do pytania, aby nic nie przepadło przez pośpiech.
dominion-thing-traces = Co zrobiła karta
    .text = Co stało się z kartami przez kartę, która pyta: odsłonięte, wyrzucone do kosza, pozyskane, przekazane.
dominion-thing-tracker = Twoje karty
    .text = Wszystkie karty, które posiadasz, gdzie leżą i ile są warte. Klawisz to C.
dominion-thing-trash = Kosz
    .text = Karty stąd nie należą już do nikogo. Kliknij, aby je przejrzeć.
dominion-thing-turn = Tura
    .text = Czyja to tura, która jej część i co z niej zostało.
dominion-thing-turn-number = Tura
    .text = Która to tura gracza, który ma ruch, licząc tę.
dominion-thing-type-action = Akcja
    .text = Kwadrat. Zagrywana w fazie Akcji; każda kosztuje jedną Akcję.
dominion-thing-type-attack = Atak
    .text = Miecze. Ta karta szkodzi pozostałym graczom.
dominion-thing-type-curse = Klątwa
    .text = Kropla. Warta { POINTS(-1) }, a na ręce nic nie robi.
dominion-thing-type-prize = Nagroda
    .text = Wstążka. Jest tylko jedna taka i nie można jej kupić.
dominion-thing-type-reaction = Reakcja
    .text = Błyskawica. Można ją odsłonić z ręki, gdy ktoś inny zagrywa Atak.
dominion-thing-type-treasure = Skarb
    .text = Koło. Zagrywany w fazie Kupna, daje monety.
dominion-thing-type-victory = Zwycięstwo
    .text = Tarcza. Liczy się na koniec; większość wcześniej nic nie robi.
dominion-thing-usual = Zagraj swoje Skarby
    .text = Zagrywa od razu wszystkie Skarby z twojej ręki. Klawisz to T.

## Obrazki: co słyszy ktoś, kto ich nie widzi, i kilka słów na nich

dominion-picture-first-deck = Siedem Miedziaków i trzy Posiadłości; pięć z tych dziesięciu kart to ręka.
dominion-picture-phases = Najpierw Akcja: Kuźnia. Potem Skarby kupują Srebro. Na koniec wszystko zostaje odrzucone i dobiera się pięć nowych kart.
dominion-picture-clean-up = Czyszczenie
dominion-picture-buying = Dwa Miedziaki i Srebro to 4 monety, za które można kupić Kuźnię.
dominion-picture-piles = Trzy stosy: zostało 38 kart Srebra, 8 kart Prowincji i 10 kart Targowiska.
dominion-picture-round = Z talii na rękę, z ręki na stos kart odrzuconych, a stamtąd z powrotem do talii.
dominion-picture-reaction = Ktoś zagrywa Wiedźmę; kto odsłoni Fosę, tego Atak omija.
dominion-picture-end = Pusty stos Prowincji albo trzy inne puste stosy.
dominion-picture-or = albo
