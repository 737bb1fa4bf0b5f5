### Zasady obok stołu i czym są rzeczy na nim. Strony pobierają to, gdy ktoś o to poprosi.
### Rozdział zasad to rule-<rozdział>, jego słowa są w .text, akapity dzieli pusty wiersz. Czym coś jest: thing-<nazwa>.

guide-rules = Zasady: { $game }
guide-contents = Rozdziały
guide-see = Zobacz też
guide-next = Dalej: { $chapter }
guide-whole-page = Na osobnej stronie

## Co to jest?

guide-point = Wskaż cokolwiek albo dotknij.
    .keys = Tab przechodzi do następnej rzeczy, Enter mówi więcej, Escape kończy.
guide-more = Więcej w zasadach
guide-around = Część:
guide-done = Gotowe

## Zasady gry, która nie ma własnych rozdziałów

rule-plain = Jak grać

## Rozdział o stołach

rule-table = Przy stole
rule-table-asking = Co to jest?
    .text =
        Naciśnij przycisk ze strzałką (albo Q), a potem wskaż cokolwiek na stole, dotknij tego albo przechodź od rzeczy do rzeczy klawiszem Tab. Kilka słów powie, co to jest, a „Więcej” otworzy rozdział. Dopóki pytasz, niczego nie zagrywasz.

        Wskazana karta zawsze pokazuje się w całości; na ekranie dotykowym przytrzymaj ją palcem.
rule-table-choosing = Pytania
    .text =
        O wszystko, co możesz teraz zrobić, pyta pasek z pytaniem, a wybrać można to, co jest w obwódce. Gdy pytanie dotyczy jednej rzeczy, odpowiadasz kliknięciem; gdy kilku, wybierasz je, a potem zatwierdzasz.

        „Cofnij” bierze z powrotem to, co było zrobione, o ile stół na to pozwala. W ustawieniach możesz poprosić o drugie kliknięcie, zanim cokolwiek się stanie.
rule-table-people = Ludzie
    .text =
        Każde miejsce ma własny kolor i znak, po których widać, co do kogo należy. Wolne miejsca mogą zająć boty, a za kogoś, kto musi odejść, może dalej grać bot. Oglądać może każdy, kto ma link, chyba że gospodarz zamknie stół dla widzów; widzowie nie widzą niczyich zakrytych kart.
rule-table-bar = Pasek u góry
    .text =
        Pokazuje, jak stoi gra. Obok są dziennik wszystkiego, co się działo, dźwięk, te zasady, ustawienia i drzwi. Kolory, język, tempo i wielkość kart wybiera się w ustawieniach; pamięta je ta przeglądarka.
rule-table-keys = Klawisze

## Co jest przy każdym stole

thing-answer = Odpowiedź
    .text = Jedna z odpowiedzi na pytanie. Kliknięcie od razu jej udziela.
thing-bot = Bot
    .text = Na tym miejscu gra program. Widzi nie więcej niż człowiek na jego miejscu.
thing-chat = Czat
    .text = Co ludzie przy stole mówią do siebie. Czytają to także widzowie.
thing-coach = Trener
    .text = Przywołuje trenera, który pokazuje grę krok po kroku.
thing-confirm = Zatwierdź
    .text = Odpowiada na pytanie tym, co jest wybrane. To samo robi Enter.
thing-home = Strona główna
    .text = Prowadzi na stronę główną. Stół zostaje, a strona główna prowadzi do niego z powrotem.
thing-invite = Link
    .text = Adres tego stołu, do wysłania znajomym.
thing-leave = Odejdź
    .text = Odejdź od stołu albo niech dalej gra za ciebie bot.
thing-log = Dziennik
    .text = Wszystko, co się dotąd działo, najnowsze na dole. Wskaż w nim nazwę, aby zobaczyć, co oznacza.
thing-log-button = Dziennik i czat
    .text = Otwiera dziennik wszystkiego, co się działo, i czat. To samo robi L.
thing-none = Nic albo nic więcej
    .text = Idzie dalej bez tego, co proponuje pytanie.
thing-onlookers = Widzowie
    .text = Ile osób ogląda. Gospodarz może zamknąć przed nimi stół.
thing-player-state = Co robi
    .text = Czy ten gracz myśli, ma ruch, czeka, czy nie ma go przy stole.
thing-question = Pytanie
    .text = Czego gra chce się teraz od ciebie dowiedzieć albo na kogo czeka. Przyciski to odpowiedzi, których nie ma na samym stole.
thing-rules = Zasady i pomoc
    .text = Zasady obok stołu. Klawisz to „?”.
thing-seat = Znak gracza
    .text = Kolor, kształt i litera mówią, do kogo coś należy. Ten sam znak jest wszędzie tam, gdzie chodzi o tego gracza.
thing-settings = Ustawienia
    .text = Język, kolory, tempo, wielkość kart oraz to, na które pytania odpowiada się za ciebie.
thing-sound = Dźwięk
    .text = Włącza i wyłącza dźwięki tego stołu.
thing-table-name = W co się tu gra
    .text = Gra albo zestaw kart, którym gra ten stół.
thing-theme = Jasne i ciemne
    .text = Przełącza między jasnymi kolorami, ciemnymi i takimi jak w systemie.
thing-to-end = Do wyniku
    .text = Gra jest skończona: tędy do tego, kto wygrywa i dlaczego.
thing-undo = Cofnij
    .text = Bierze z powrotem twoją ostatnią odpowiedź. Gdy inni już się z niej czegoś dowiedzieli, stół może musieć ich zapytać.
thing-watching = Oglądasz
    .text = Nie masz miejsca w tej grze. Widzisz to, co wolno widzieć wszystkim.
thing-what = Co to jest?
    .text = Wskaż cokolwiek i przeczytaj, co to jest, tak jak teraz. Klawisz to Q.
