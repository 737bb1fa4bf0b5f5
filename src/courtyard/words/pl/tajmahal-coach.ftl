### Co mówi trener podczas pierwszej gry w Tadż Mahal: krótkie zdania do kogoś, kto nic jeszcze nie wie.
### Przyciski i miejsca nazywają się tak jak na stole.

tajmahal-coach-tile = płytka prowincji
    .accusative = płytkę prowincji

## Pierwsza karta

tajmahal-tip-welcome = Witaj w grze Tadż Mahal! Podczas dwunastu wizyt, po jednej w każdej prowincji, ty i inni walczycie o wpływy i stawiacie pałace. Po ostatniej wizycie wygrywa ten, kto ma najwięcej punktów. Będę ci pokazywać jedną rzecz po drugiej.
tajmahal-tip-court = Podczas każdej wizyty jest sześć nagród. Wezyr, generał, mnich, księżniczka i korona: za każdą stawiasz pałac w prowincji { NAME($province) }. Słoń zdobywa płytkę prowincji z jej towarami: { NAMES($goods) }.
tajmahal-tip-hand = Nagrody zdobywa się kartami. Na kartach są symbole. Kto pokazuje najwięcej danego symbolu, ma przewagę w walce o jego nagrodę. W swoim ruchu zagrywasz jedną kolorową kartę, samą albo z jedną białą.
tajmahal-tip-colours = { $colour ->
    [none] Kolory wiążą: pierwsza kolorowa karta wyznacza twój kolor na tę wizytę i wszystkie następne muszą go mieć. Białe pasują do każdego koloru. Nie masz kolorowej karty, więc nie możesz teraz zagrać.
    [equal] Kolory wiążą: pierwsza kolorowa karta wyznacza twój kolor na tę wizytę i wszystkie następne muszą go mieć. Białe pasują do każdego koloru. Żadnego koloru nie masz najwięcej, więc zacznij od karty, której symbole ci się przydadzą.
    [red] Kolory wiążą: pierwsza kolorowa karta wyznacza twój kolor na tę wizytę i wszystkie następne muszą go mieć. Białe pasują do każdego koloru. Najwięcej masz czerwonych, więc czerwonych starczy na najdłużej.
    [green] Kolory wiążą: pierwsza kolorowa karta wyznacza twój kolor na tę wizytę i wszystkie następne muszą go mieć. Białe pasują do każdego koloru. Najwięcej masz zielonych, więc zielonych starczy na najdłużej.
    [yellow] Kolory wiążą: pierwsza kolorowa karta wyznacza twój kolor na tę wizytę i wszystkie następne muszą go mieć. Białe pasują do każdego koloru. Najwięcej masz żółtych, więc żółtych starczy na najdłużej.
   *[purple] Kolory wiążą: pierwsza kolorowa karta wyznacza twój kolor na tę wizytę i wszystkie następne muszą go mieć. Białe pasują do każdego koloru. Najwięcej masz fioletowych, więc fioletowych starczy na najdłużej.
}
tajmahal-tip-first-play = Zaczynajmy: kliknij na ręce { CARDS($wished, form: "accusative") }, a potem naciśnij „Zagraj” na pasku nad nią.
tajmahal-tip-other-play = To też dobra karta. Leży teraz przed tobą, a jej symbole liczą się, dopóki się nie wycofasz.

## W środku wizyty

tajmahal-tip-table = Ta tabela sumuje symbole wszystkich graczy. Litera obok imienia to kolor, który wiąże tego gracza. Liczba w ramce oznacza przewagę. { $leads ->
    [0] Ty nie masz jej jeszcze w niczym.
   *[other] Ty masz ją w walce o { NAMES($prizes, form: "accusative") }.
}
tajmahal-tip-ties = Przewagę masz tylko wtedy, gdy pokazujesz więcej niż każdy, kto jeszcze bierze udział. Remis nic nie daje: jeśli dwoje ma po tyle samo, nikt nie dostaje nagrody, dopóki jedno nie zagra więcej albo się nie wycofa.
tajmahal-tip-withdrawing = A teraz sedno gry. Samo zagrywanie kart niczego jeszcze nie daje! Dopiero gdy się wycofujesz, bierzesz nagrody, w których masz w tej chwili przewagę. Potem nie grasz aż do następnej wizyty.
tajmahal-tip-gain = „Wycofaj się” pokazuje, ile punktów dałoby to teraz. Jeśli zostaniesz, możesz zdobyć przewagę w czymś jeszcze. Albo ktoś cię prześcignie i karty pójdą na marne. Pałace z kropkowanym brzegiem to tylko podgląd.
tajmahal-tip-play = { $played ->
    [0] Z taką ręką warto tu powalczyć o nagrodę: kliknij { CARDS($wished, form: "accusative") }, a potem naciśnij „Zagraj”.
   *[other] { $leads ->
        [0] W niczym nie masz przewagi, a kto tak się wycofuje, niczego nie zdobywa. Graj więc dalej: kliknij { CARDS($wished, form: "accusative") }, a potem naciśnij „Zagraj”.
       *[other] Graj dalej: kliknij { CARDS($wished, form: "accusative") }, a potem naciśnij „Zagraj”.
    }
}
tajmahal-tip-withdraw = { $leads ->
    [0] W niczym nie masz przewagi, a następne karty kosztowałyby za dużo. To żaden wstyd odpuścić wizytę: co zostanie na ręce, przyda się w następnej. Naciśnij „Wycofaj się”.
    [one] Masz przewagę w walce o { NAMES($prizes, form: "accusative") }. Nagroda za kilka kart to dobry interes, a ktoś może cię prześcignąć. Naciśnij „Wycofaj się”.
   *[other] Masz przewagę w walce o { NAMES($prizes, form: "accusative") }: nagród naraz { $leads }! To więcej, niż daje większość wizyt. Naciśnij „Wycofaj się”, zanim ktoś cię prześcignie.
}
tajmahal-tip-other-stay = Zostajesz na tej wizycie. Może to dać więcej nagród, ale kosztuje więcej kart. Pamiętaj: zdobywa je tylko ten, kto się wycofa.

## Pałace, towary, karty

tajmahal-tip-town = { $prize ->
    [vizier] Wezyr jest twój: jego płytka i pałac w wolnym mieście prowincji { NAME($province) }. Chorągiewki pokazują punkty. Kliknij miasto { NAME($place) }.
    [general] Generał jest twój: jego płytka i pałac w wolnym mieście prowincji { NAME($province) }. Chorągiewki pokazują punkty. Kliknij miasto { NAME($place) }.
    [monk] Mnich jest twój: jego płytka i pałac w wolnym mieście prowincji { NAME($province) }. Chorągiewki pokazują punkty. Kliknij miasto { NAME($place) }.
   *[princess] Księżniczka jest twoja: jej płytka i pałac w wolnym mieście prowincji { NAME($province) }. Chorągiewki pokazują punkty. Kliknij miasto { NAME($place) }.
}
tajmahal-tip-crown = Korona jest twoja, a z nią pałac w prowincji { NAME($province) }. Chorągiewki pokazują punkty. Kliknij miasto { NAME($place) }.
tajmahal-tip-bonus = W miastach warownych, tych ze znakiem w środku, leży płytka premii: 2 punkty, karta albo towar. Dostaje ją ten, kto pierwszy tam postawi pałac. Tylko pałac z koroną nie bierze premii.
tajmahal-tip-crowned = Korona to szczególna nagroda. Jej pałac może stanąć w dowolnym mieście prowincji, nawet obok innego. Pałace wezyra, generała, mnicha i księżniczki potrzebują wolnego miasta.
tajmahal-tip-chains = Pałace dają najwięcej punktów w łańcuchach. Gdy stawiasz pałac, dostajesz 1 za tę prowincję (raz, ile by ich w niej nie stanęło) i jeszcze 1 za każdą inną, którą twoje pałace łączą z nią drogami, miasto po mieście. Buduj więc w stronę swoich.
tajmahal-tip-goods = Towary punktują od razu: 1 punkt za każdy zdobyty towar i jeszcze 1 za każdy taki sam, który już masz. Opłaca się więc zbierać jednakowe.
tajmahal-tip-cards = Poza premią od czasu do czasu nowe karty dostajesz tylko przy wycofaniu: dwie do wyboru z tej wystawki. Kto wycofuje się wcześnie, wybiera pierwszy, a ostatni bierze tę, która została. Wydawaj więc karty na to, co warto.
tajmahal-tip-take = { $count ->
    [one] Weź dowolną kartę: białe pasują do każdego koloru, a wielu kart jednego koloru starcza na długo. Kliknij { CARDS($wished, form: "accusative") }.
    [few] Weź { $count } dowolne karty: białe pasują do każdego koloru, a wielu kart jednego koloru starcza na długo. Kliknij { CARDS($wished, form: "accusative") }, a potem naciśnij „Weź”.
   *[many] Weź { $count } dowolnych kart: białe pasują do każdego koloru, a wielu kart jednego koloru starcza na długo. Kliknij { CARDS($wished, form: "accusative") }, a potem naciśnij „Weź”.
}

## Druga wizyta

tajmahal-tip-next-visit = Druga wizyta: { NAME($province) }. Nagrody są nowe, a twój kolor znów wolny. Zagranych kart już nie ma: na ręce masz ich { $held }. Prowincje odwiedza się w kolejności tych numerów, każdą raz.
tajmahal-tip-influence = { $influence ->
    [none] Kto zdobędzie wezyra, generała, mnicha albo księżniczkę, zatrzymuje płytkę. Dwie jednakowe wymienia się na kartę specjalną. Zagrywana jak biała, wraca za każdym razem, dopóki ktoś inny nie zdobędzie takiej pary.
    [vizier] Tu leżą twoje płytki: masz wezyra. Za drugiego wezyra wymienisz obie na { CARD($special, form: "accusative") }. Zagrywana jak biała, wraca za każdym razem, dopóki ktoś inny nie zdobędzie takiej pary.
    [general] Tu leżą twoje płytki: masz generała. Za drugiego generała wymienisz obie na { CARD($special, form: "accusative") }. Zagrywana jak biała, wraca za każdym razem, dopóki ktoś inny nie zdobędzie takiej pary.
    [monk] Tu leżą twoje płytki: masz mnicha. Za drugiego mnicha wymienisz obie na { CARD($special, form: "accusative") }. Zagrywana jak biała, wraca za każdym razem, dopóki ktoś inny nie zdobędzie takiej pary.
   *[princess] Tu leżą twoje płytki: masz księżniczkę. Za drugą księżniczkę wymienisz obie na { CARD($special, form: "accusative") }. Zagrywana jak biała, wraca za każdym razem, dopóki ktoś inny nie zdobędzie takiej pary.
}
tajmahal-tip-passing = Nie musisz walczyć o każdą prowincję. Wycofaj się, zanim zagrasz jakąkolwiek kartę: niczego nie zdobędziesz, ale dobierzesz kartę z talii, a potem dwie z wystawki. Tak uzupełnisz małą rękę.
tajmahal-tip-when = Kiedy się wycofać? Gdy masz przewagę w tym, na czym ci zależy, i zanim zrobi się za drogo. Patrz, kogo wiąże jaki kolor i kto ma jeszcze dużo kart. Dwie karty za nagrodę to w sam raz, cztery to za dużo.

## Koniec lekcji

tajmahal-tip-points = Tu widzisz punkty. Biorą się z pałaców i prowincji, które one łączą, z towarów i z płytek premii w miastach warownych. Trochę daje też jedna z kart specjalnych.
tajmahal-tip-ending = Dwunasta wizyta prowadzi do Agry: kto postawi pałac przy Tadż Mahal, dostaje 4 punkty. Potem liczą się karty na ręce: po 1 za każdą białą i specjalną oraz po 1 za każdą kartę najdłuższego koloru.
tajmahal-tip-farewell = Krótko mówiąc: miej wyłączną przewagę, wycofuj się w porę, łącz pałace, zbieraj jednakowe towary i płytki i oszczędzaj karty na później. Teraz już sobie poradzisz. Zasady znajdziesz pod „?”. Miłej gry!
