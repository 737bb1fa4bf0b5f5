### O co pyta się gracza, według nazwy pytania (kropka staje się łącznikiem), i możliwe odpowiedzi. Co która wielkość
### znaczy, mówi ten sam plik po angielsku. Imiona graczy stoją zawsze w mianowniku.

## Co leży obok pytania, nad kartami: co zrobił z nimi $player.

dominion-beside-revealed = { $player } odsłania
    .you = Odsłaniasz
dominion-beside-set-aside = { $player } odkłada na bok
    .you = Odkładasz na bok
dominion-beside-trashed = { $player } wyrzuca do kosza
    .you = Wyrzucasz do kosza
dominion-beside-gained = { $player } pozyskuje
    .you = Pozyskujesz
dominion-beside-discarded = { $player } odrzuca
    .you = Odrzucasz
dominion-beside-passed = { $player } przekazuje ci

## Tura

dominion-ask-turn-action = { $actions ->
    [one] Została ci 1 Akcja. Zagraj kartę Akcji albo żadnej i przejdź do fazy Kupna.
    [few] Zostały ci { $actions } Akcje. Zagraj kartę Akcji albo żadnej i przejdź do fazy Kupna.
   *[many] Zostało ci { $actions } Akcji. Zagraj kartę Akcji albo żadnej i przejdź do fazy Kupna.
}
dominion-ask-turn-treasures = Zagraj swoje Skarby w dowolnej kolejności.
    .enter = Enter zagrywa wszystkie, - nie zagrywa żadnego.
dominion-ask-turn-buy = { $buys ->
    [one] Masz ${ $coins } i 1 Zakup. Kup kartę albo żadnej i zakończ turę.
    [few] Masz ${ $coins } i { $buys } Zakupy. Kup kartę albo żadnej i zakończ turę.
   *[many] Masz ${ $coins } i { $buys } Zakupów. Kup kartę albo żadnej i zakończ turę.
}

## Reakcje

dominion-ask-react = { $by } atakuje: { CARD($card) }. Zanim Atak zadziała, możesz odsłonić Reakcję.
dominion-ask-secret-chamber-topdeck = { $most ->
    [one] Odłóż kartę z ręki na wierzch talii, zanim Atak zadziała ({ CARD($attack) }, zagrywa { $other }).
    [few] Odłóż { $most } karty z ręki na wierzch talii, zanim Atak zadziała ({ CARD($attack) }, zagrywa { $other }). Pierwsza wybrana znajdzie się na wierzchu.
   *[many] Odłóż { $most } kart z ręki na wierzch talii, zanim Atak zadziała ({ CARD($attack) }, zagrywa { $other }). Pierwsza wybrana znajdzie się na wierzchu.
}

## Dominion

dominion-ask-cellar-discard = Odrzuć dowolną liczbę kart. Za każdą dobierzesz jedną.
dominion-ask-chapel-trash = { $most ->
    [one] Możesz wyrzucić do kosza kartę z ręki.
    [few] Wyrzuć do kosza najwyżej { $most } karty z ręki.
   *[many] Wyrzuć do kosza najwyżej { $most } kart z ręki.
}
dominion-ask-chancellor-flip = { $deck ->
    [0] Twoja talia jest pusta. Odłożyć ją na stos kart odrzuconych?
    [one] Odłożyć jedyną kartę talii na stos kart odrzuconych?
    [few] Odłożyć całą talię ({ $deck } karty) na stos kart odrzuconych?
   *[many] Odłożyć całą talię ({ $deck } kart) na stos kart odrzuconych?
}
dominion-way-chancellor-flip-yes = Tak, odkładam talię na stos kart odrzuconych
dominion-way-chancellor-flip-no = Nie, talia zostaje, jak jest
dominion-ask-workshop-gain = Pozyskaj kartę o koszcie do ${ $limit }.
dominion-ask-bureaucrat-topdeck = Wybierz z ręki kartę Zwycięstwa; odsłaniasz ją i odkładasz na wierzch talii ({ CARD($card) }, zagrywa { $by }).
dominion-ask-feast-gain = Pozyskaj kartę o koszcie do ${ $limit }.
dominion-ask-militia-discard = { $most ->
    [one] Odrzuć kartę ({ CARD($card) }, zagrywa { $by }).
    [few] Odrzuć { $most } karty ({ CARD($card) }, zagrywa { $by }).
   *[many] Odrzuć { $most } kart ({ CARD($card) }, zagrywa { $by }).
}
dominion-ask-remodel-trash = Wyrzuć do kosza kartę z ręki. Pozyskasz za nią kartę kosztującą najwyżej o $2 więcej.
dominion-ask-remodel-gain = Pozyskaj kartę o koszcie do ${ $limit } (w koszu: { CARD($about) }).
dominion-ask-spy-discard = { $self ->
    [yes] Odsłaniasz z własnej talii: { CARD($about) }. Odrzucić tę kartę?
   *[no] { $whom } odsłania: { CARD($about) }. Odrzucić tę kartę?
}
dominion-way-spy-discard-yes = Tak, odrzucić
dominion-way-spy-discard-no = Nie, niech wróci
dominion-ask-thief-trash = { $whom } odsłania: { CARDS($revealed) }. Wybierz Skarb, który trafi do kosza.
dominion-ask-thief-gain = { $most ->
    [one] Możesz pozyskać Skarb, który właśnie trafił do kosza.
   *[other] Pozyskaj dowolne Skarby spośród wyrzuconych właśnie do kosza (jest ich { $most }).
}
dominion-ask-throne-room-play = Wybierz kartę Akcji, którą zagrasz dwa razy.
dominion-ask-library-set-aside = Dobierasz kartę { $hand } z 7: { CARD($about) }. Odłożyć ją na bok?
dominion-way-library-set-aside-yes = Tak, na bok, a na koniec do odrzuconych
dominion-way-library-set-aside-no = Nie, zostaje na ręce
dominion-ask-mine-trash = Wyrzuć do kosza Skarb z ręki. Pozyskasz za niego Skarb kosztujący najwyżej o $3 więcej.
dominion-ask-mine-gain = Pozyskaj na rękę Skarb o koszcie do ${ $limit } (w koszu: { CARD($about) }).

## Intryga

dominion-ask-courtyard-topdeck = Odłóż kartę z ręki na wierzch talii.
dominion-ask-pawn-choose = Wybierz dwie różne możliwości.
dominion-way-pawn-choose-card = +1 Karta
dominion-way-pawn-choose-action = +1 Akcja
dominion-way-pawn-choose-buy = +1 Zakup
dominion-way-pawn-choose-coin = +$1
dominion-ask-secret-chamber-discard = Odrzuć dowolną liczbę kart. Za każdą masz +$1.
dominion-ask-masquerade-pass = { $mine ->
    [yes] Przekaż kartę; otrzymuje: { $whom }.
   *[no] Przekaż kartę; otrzymuje: { $whom } ({ CARD($card) }, zagrywa { $by }).
}
dominion-ask-masquerade-trash = { $other } przekazuje ci: { CARD($received) }. Możesz wyrzucić do kosza kartę z ręki.
dominion-ask-steward-choose = Wybierz jedną możliwość.
dominion-way-steward-choose-cards = +2 Karty
dominion-way-steward-choose-coins = +$2
dominion-way-steward-choose-trash = Wyrzucam do kosza 2 karty z ręki
dominion-ask-steward-trash = { $most ->
    [one] Wyrzuć do kosza kartę z ręki.
    [few] Wyrzuć do kosza { $most } karty z ręki.
   *[many] Wyrzuć do kosza { $most } kart z ręki.
}
dominion-ask-swindler-give = { $whom } wyrzuca do kosza: { CARD($about) }. Wybierz w zamian kartę o koszcie ${ $limit }.
dominion-ask-wishing-well-name = Podaj nazwę karty. Jeśli leży na wierzchu twojej talii, dostajesz ją.
dominion-ask-baron-discard = { $estates ->
    [0] Odrzucić Posiadłość za +$4? Jeśli nie, należałaby ci się następna, ale nie ma już żadnej.
   *[other] Odrzucić Posiadłość za +$4? Jeśli nie, pozyskujesz Posiadłość.
}
dominion-way-baron-discard-yes = Tak, odrzucam { CARD("estate", form: "accusative") } za +$4
dominion-way-baron-discard-no = Nie, pozyskuję { CARD("estate", form: "accusative") }
dominion-ask-ironworks-gain = Pozyskaj kartę o koszcie do ${ $limit }. Akcja daje +1 Akcję, Skarb +$1, karta Zwycięstwa +1 Kartę.
dominion-ask-mining-village-trash = Wyrzucić tę kartę ({ CARD($card) }) do kosza za +$2?
dominion-way-mining-village-trash-yes = Tak, wyrzucam za +$2
dominion-way-mining-village-trash-no = Nie, zostaje
dominion-ask-scout-order = { $most ->
    [one] Odłóż tę kartę na wierzch talii.
    [few] Odłóż te { $most } karty na wierzch talii. Pierwsza wybrana znajdzie się na wierzchu.
   *[many] Odłóż te { $most } kart na wierzch talii. Pierwsza wybrana znajdzie się na wierzchu.
}
dominion-ask-minion-choose = Wybierz jedną możliwość.
dominion-way-minion-choose-coins = +$2
dominion-way-minion-choose-hand = Nowe ręce: ja i wszyscy, którzy mają 5 kart lub więcej, odrzucamy ręce i dobieramy po 4 karty
dominion-ask-saboteur-gain = Możesz pozyskać kartę o koszcie do ${ $limit }; w koszu: { CARD($about) } ({ CARD($card) }, zagrywa { $by }).
dominion-ask-torturer-choose = Wybierz jedną możliwość ({ CARD($card) }, zagrywa { $by }).
dominion-way-torturer-choose-discard = { $hand ->
    [0] Odrzucam 2 karty (nie mam żadnej)
    [one] Odrzucam 2 karty (mam 1)
   *[other] Odrzucam 2 karty
}
dominion-way-torturer-choose-curse = { $curses ->
    [0] Pozyskuję { CARD("curse", form: "accusative") } na rękę (nie ma już żadnej)
   *[other] Pozyskuję { CARD("curse", form: "accusative") } na rękę
}
dominion-ask-torturer-discard = { $most ->
    [one] Odrzuć kartę ({ CARD($card) }, zagrywa { $by }).
    [few] Odrzuć { $most } karty ({ CARD($card) }, zagrywa { $by }).
   *[many] Odrzuć { $most } kart ({ CARD($card) }, zagrywa { $by }).
}
dominion-ask-trading-post-trash = { $most ->
    [one] Wyrzuć do kosza kartę z ręki.
    [few] Wyrzuć do kosza { $most } karty z ręki za Srebro.
   *[many] Wyrzuć do kosza { $most } kart z ręki za Srebro.
}
dominion-ask-upgrade-trash = Wyrzuć do kosza kartę z ręki. Pozyskasz za nią kartę droższą dokładnie o $1.
dominion-ask-upgrade-gain = Pozyskaj kartę o koszcie dokładnie ${ $limit } (w koszu: { CARD($about) }).
dominion-ask-nobles-choose = Wybierz jedną możliwość.
dominion-way-nobles-choose-cards = +3 Karty
dominion-way-nobles-choose-actions = +2 Akcje

## Róg Obfitości

dominion-ask-hamlet-action = Możesz odrzucić kartę za +1 Akcję.
dominion-ask-hamlet-buy = Możesz odrzucić kartę za +1 Zakup.
dominion-ask-horse-traders-discard = { $most ->
    [one] Odrzuć kartę.
    [few] Odrzuć { $most } karty.
   *[many] Odrzuć { $most } kart.
}
dominion-ask-remake-trash = { $nth ->
    [1] Wyrzuć do kosza pierwszą z dwóch kart z ręki. Pozyskasz za nią kartę droższą dokładnie o $1.
   *[2] Wyrzuć do kosza drugą z dwóch kart z ręki. Pozyskasz za nią kartę droższą dokładnie o $1.
}
dominion-ask-remake-gain = Pozyskaj kartę o koszcie dokładnie ${ $limit } (w koszu: { CARD($about) }).
dominion-ask-tournament-reveal = { $mine ->
    [yes] Odsłonić { CARD($about, form: "accusative") } i odrzucić za Nagrodę albo Księstwo?
   *[no] Odsłonić { CARD($about, form: "accusative") }, żeby { CARD($card) } nie dał karty ani +$1 (zagrywa { $by })?
}
dominion-way-tournament-reveal-yes = Tak, odsłaniam
dominion-way-tournament-reveal-no = Nie, zostaje zakryta
dominion-ask-tournament-prize = Wybierz Nagrodę albo Księstwo. Karta trafi na wierzch twojej talii.
dominion-ask-young-witch-discard = { $most ->
    [one] Odrzuć kartę.
    [few] Odrzuć { $most } karty.
   *[many] Odrzuć { $most } kart.
}
dominion-ask-young-witch-reveal = Odsłonić Zgubę ({ CARD($about) }), żeby nie pozyskać Klątwy ({ CARD($card) }, zagrywa { $by })?
dominion-way-young-witch-reveal-yes = Tak, odsłaniam
dominion-way-young-witch-reveal-no = Nie, biorę { CARD("curse", form: "accusative") }
dominion-ask-horn-of-plenty-gain = Pozyskaj kartę o koszcie do ${ $limit }: tyle różnych kart masz w grze. Jeśli weźmiesz kartę Zwycięstwa, do kosza trafi: { CARD($card) }.
dominion-ask-jester-choose = { $whom } odrzuca: { CARD($about) }. Kto pozyskuje drugą taką kartę?
dominion-way-jester-choose-they = { $whom }
dominion-way-jester-choose-you = Ja

## Nagrody

dominion-ask-followers-discard = { $most ->
    [one] Odrzuć kartę ({ CARD($card) }, zagrywa { $by }).
    [few] Odrzuć { $most } karty ({ CARD($card) }, zagrywa { $by }).
   *[many] Odrzuć { $most } kart ({ CARD($card) }, zagrywa { $by }).
}
dominion-ask-trusty-steed-choose = Wybierz dwie różne możliwości.
dominion-way-trusty-steed-choose-cards = +2 Karty
dominion-way-trusty-steed-choose-actions = +2 Akcje
dominion-way-trusty-steed-choose-coins = +$2
dominion-way-trusty-steed-choose-silvers = Pozyskuję 4 karty { CARD("silver", form: "genitive") } i odkładam talię na stos kart odrzuconych
