### Co mówi trener podczas pierwszej gry w Dominiona: krótkie zdania do kogoś, kto nic jeszcze nie wie.
### Przyciski i miejsca nazywają się tak jak na stole.

dominion-tip-welcome = Witaj w Dominionie! Każdy ma talię kart i tura po turze kupuje do niej lepsze. Na koniec wygrywa talia, w której jest najwięcej punktów zwycięstwa. Będę ci pokazywać jedną rzecz po drugiej.
dominion-tip-points = Punkty dają karty Zwycięstwa: Posiadłość { POINTS(1) }, Księstwo { POINTS(3) }, Prowincja { POINTS(6) }. Gra kończy się, gdy ktoś kupi ostatnią Prowincję albo gdy puste są dowolne trzy stosy.
dominion-tip-hand = To jest twoja ręka: pięć kart dobranych z twojej talii. Wszyscy zaczynają z tymi samymi dziesięcioma kartami: siedem to Miedziaki, trzy to Posiadłości.
dominion-tip-treasures = Miedziaki to Skarby: każdy jest w tej turze wart $1. Wyłóż je na stół: naciśnij „Zagraj wszystkie Skarby”.
dominion-tip-coins = Masz teraz ${ $coins } do wydania i 1 Zakup: jedną kartę o koszcie do ${ $coins }. Czego nie wydasz, przepada, ale Miedziaki zostają twoje i wrócą.
dominion-tip-card = Jak czytać kartę: moneta to jej koszt, kolor oznacza typ, a tekst mówi, co karta robi, gdy ją zagrasz. Wskaż kartę albo przytrzymaj ją palcem, aby ją powiększyć.
dominion-tip-buy = { $bargain ->
    [province] $8 albo więcej: kup { CARD($bargain, form: "accusative") }, to { POINTS(6) }! Kliknij jej stos.
    [gold] Kup { CARD($bargain, form: "accusative") }: daje $3 za każdym razem, gdy masz je na ręce. Kliknij jego stos.
    [market] Kup { CARD($bargain, form: "accusative") }: karta, Akcja, Zakup i moneta naraz. Trudno mieć ich za dużo. Kliknij jego stos.
    [smithy] Kup { CARD($bargain, form: "accusative") }: gdy ją zagrasz, dobierzesz jeszcze trzy karty. Kliknij jej stos.
    [silver] Kup { CARD($bargain, form: "accusative") }: daje $2 za każdym razem, gdy masz je na ręce, dwa razy tyle co Miedziak. Kliknij jego stos.
    [village] Kup { CARD($bargain, form: "accusative") }: w zamian za siebie daje kartę i pozwala zagrać jeszcze dwie Akcje. Kliknij jej stos.
   *[other] Kup { CARD($bargain, form: "accusative") }: kosztuje niewiele i dobiera dwie karty. Kliknij ten stos.
}
dominion-tip-buy-nothing = Nic z tego, na co cię teraz stać, nie poprawi twojej talii. Miedziaki i Klątwy tylko zawadzają. Naciśnij „Zakończ turę”.
dominion-tip-buy-other = { $picked ->
    [nothing] Tym razem bez zakupu. Wolno, a czasem to nawet mądre. Ale na początku liczy się każda dobra karta, bo wraca raz po raz.
    [curse] Klątwa zabiera na koniec { POINTS(1) } i nie robi nic więcej. Nikt nie bierze jej z własnej woli! Jeśli widzisz „Cofnij”, możesz się z tego wycofać.
    [copper] Jeszcze jeden Miedziak. Nic nie kosztuje, ale osłabia twoje ręce: wolisz przecież dobrać na jego miejsce Srebro.
    [estate] Posiadłość: { POINTS(1) } na koniec, a do tego czasu nic. Za chwilę powiem o tym więcej.
    [duchy] Księstwo: { POINTS(3) } na koniec, a do tego czasu nic. Za chwilę powiem o tym więcej.
   *[other] { CARD($picked) }: czemu nie! Dobry plan jest niejeden. Przeczytaj, co robi ta karta, i zobacz, co z tego wyniknie.
}

## Druga tura

dominion-tip-clean-up = Twoja tura skończyła się fazą Czyszczenia: karty kupione, zagrane i te z ręki trafiły na stos kart odrzuconych, o tutaj. Potem na rękę przyszło pięć nowych. Niczego z ręki nie da się więc zachować na później.
dominion-tip-shuffle = { $deck ->
    [0] Twoja talia jest teraz pusta. Gdy znów trzeba będzie dobrać kartę, stos kart odrzuconych zostanie potasowany i stanie się talią. Tak kupione karty trafiają na rękę.
   *[other] To jest twoja talia. Gdy będzie pusta, a trzeba będzie dobrać kartę, stos kart odrzuconych zostanie potasowany i stanie się talią. Tak kupione karty trafiają na rękę.
}
dominion-tip-actions = Takie karty jak Wioska to Akcje. Tura ma dwie części: najpierw możesz zagrać jedną Akcję, potem kupujesz. „+2 Akcje” znaczy, że możesz zagrać jeszcze dwie. „+1 Karta” od razu dobiera kartę.
dominion-tip-counters = Tu widzisz, co ci jeszcze zostało w tej turze. Każda tura zaczyna się od 1 Akcji, 1 Zakupu i bez monet. „+1 Akcja”, „+1 Zakup” albo „+$1” na karcie coś do tego dodaje, ale tylko w tej turze.

## Trzecia tura

dominion-tip-drawn = { $fresh ->
    [0] Stos kart odrzuconych został potasowany i z niego pochodzą twoje nowe karty. Tych kupionych nie masz jeszcze na ręce. Są w talii i przyjdą.
    [one] Stos kart odrzuconych został potasowany i z niego pochodzą twoje nowe karty. Jedna z nich jest kupiona: tak talia staje się coraz lepsza.
   *[other] Stos kart odrzuconych został potasowany i z niego pochodzą twoje nowe karty. Kupione wśród nich: { $fresh }. Tak talia staje się coraz lepsza.
}
dominion-tip-clog = Karty Zwycięstwa nic nie robią aż do końca gry. Każda, którą dobierasz, zajmuje miejsce karty, która dałaby monety. Kupuj więc na początku niewiele z nich, a Prowincje, gdy tylko masz $8.
dominion-tip-others = Inni robią to samo ze swoimi kartami. Widzisz, co zagrywają i ile mają kart. Ataki, na przykład Milicja, to Akcje, które szkodzą wszystkim pozostałym.

## W każdej turze

dominion-tip-action = Masz na ręce Akcję. Akcje są najpierw: gdy zagrasz Skarby, będzie na nie za późno. Kliknij na ręce tę kartę: { CARD($action) }.
dominion-tip-action-other = Jak wolisz: Akcji nie trzeba zagrywać. Teraz druga część twojej tury, kupowanie.
dominion-tip-pay = Znowu Skarby: naciśnij „Zagraj wszystkie Skarby”. Albo od razu kliknij stos: wtedy zagrają się same.
dominion-tip-question = Pasek nad twoją ręką o coś cię pyta. Wybrać możesz to, co jest w obwódce. Wybierz, jak chcesz, i zatwierdź, jeśli jest do tego przycisk.
dominion-tip-react = Ktoś atakuje, a ty masz na ręce Reakcję: { CARD($reaction) }. Odsłoń ją, a zadziała od razu i zostanie na ręce.
dominion-tip-attacked = Ktoś atakuje! Pasek nad twoją ręką mówi, co masz zrobić. Jeśli musisz oddać karty, oddaj najpierw Posiadłości: aż do końca gry nic nie robią.

## Koniec lekcji

dominion-tip-ending = Czy koniec już blisko? Tu widzisz, ile zostało Prowincji i ile stosów jest pustych. Na koniec liczą się wszystkie twoje karty Zwycięstwa, gdziekolwiek leżą.
dominion-tip-farewell = Teraz wiesz już wszystko: Akcja, Kupno, Czyszczenie. Najpierw kupuj to, co poprawia twoje ręce, potem Prowincje, zanim zrobią to inni. Zasady znajdziesz pod „?”. Miłej gry!
