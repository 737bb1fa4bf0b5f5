### Objaśnienia: ich lista oraz jedno z nich na stole, krok po kroku albo do samodzielnej gry.

rulings = Objaśnienia
rulings-title = { $game }: objaśnienia
rulings-about = Każde objaśnienie to mała sytuacja przy prawdziwym stole. Prześledź ją odpowiedź po odpowiedzi albo graj od tego miejsca dalej.
rulings-search = Szukaj objaśnień
rulings-found = { $count ->
    [one] { $count } objaśnienie
    [few] { $count } objaśnienia
   *[many] { $count } objaśnień
}
    .on = { $count ->
        [one] { $count } objaśnienie: { $card }
        [few] { $count } objaśnienia: { $card }
       *[many] { $count } objaśnień: { $card }
    }
rulings-of-card = Objaśnienia: { $card }
rulings-all = Wszystkie objaśnienia
rulings-none = Żadne objaśnienie nie mówi nic takiego.

## Jedno objaśnienie

ruling = Objaśnienie
ruling-step = Krok { $step } z { $steps }:
ruling-next = Dalej
ruling-back = Wstecz
ruling-alone = Zagraj od tego miejsca
ruling-return = Wróć do objaśnienia
ruling-link = Link do tego stołu
ruling-seen-by = Widok
ruling-seen-by-asked = tego, kto jest pytany
ruling-look = Objaśnienie dotyczy stołu, jaki tu widać.
ruling-done = To wszystko, co pokazuje objaśnienie. Odpowiadaj przy stole, aby grać dalej.
ruling-done-over = To wszystko, co pokazuje objaśnienie, i gra jest skończona.
ruling-playing = Odpowiadasz za wszystkich. Nic z tego nie jest zapisywane poza adresem tej strony.
ruling-over = Gra skończona.
ruling-refused = To objaśnienie dotyczy stołu, którego nie da się ustawić:

# Jaki jest następny krok: kto co wybiera.
ruling-answers = { $name } odpowiada: { LIST($answers) }
ruling-answers-cards = { $name } wybiera { CARDS($cards, form: "accusative") }.
ruling-answers-nothing = { $name } nic nie wybiera.
ruling-tries = { $name } próbuje: { LIST($answers) }
ruling-tries-cards = { $name } próbuje wybrać: { CARDS($cards) }.
ruling-tries-nothing = { $name } próbuje niczego nie wybrać.

# Dlaczego tego, czego próbowano, nie wolno.
ruling-vain-not-an-answer = Tego nie ma do wyboru.
ruling-vain-too-often = To jest do wyboru, ale nie tyle razy.
ruling-vain-wants-exactly = Tak nie wolno: wybrano { $picked }, a musi być { $wanted }.
ruling-vain-wants-between = Tak nie wolno: wybrano { $picked }, a może być od { $least } do { $most }.

## Dlaczego czegoś nie można zrobić

refused-no-ruling = Nie ma takiego objaśnienia.
refused-no-position = To objaśnienie mówi, że takiego stołu nie da się ustawić, więc nikt nie może tam grać.
refused-no-view = Na tym miejscu nikt nie siedzi.
