### Co program mówi dookoła gry w terminalu.

## Kto gra

terminal-you = Ty
terminal-player = Gracz { $number }

## Gra się zaczyna, trwa, kończy

terminal-new = { $game }, grają: { LIST($names) }; ziarno: { $seed }.
play-about = Graj przeciw botom albo w kilka osób przy jednej klawiaturze ({ $game }).
terminal-welcome = Odpowiadaj numerem albo nazwą. Co jeszcze można wpisać, mówi „help”.
terminal-resumed = { $count ->
    [0] Gra z { $file } toczy się dalej. Nikt jeszcze o niczym nie zdecydował.
    [one] Gra z { $file } toczy się dalej po 1 odpowiedzi.
   *[other] Gra z { $file } toczy się dalej po { $count } odpowiedziach.
}
terminal-kept = Gra jest zachowana w { $file }. Tak można ją kontynuować:
terminal-not-kept = Gry nie udało się zachować: { $reason }
terminal-nothing-kept = Do widzenia. Nie było czego zachować.
terminal-saved = Zapisano w { $file }.
terminal-finished = Cała gra jest w { $file }. Tak można ją obejrzeć ponownie:

terminal-another = Jeszcze jedna gra? (t/n){" "}
    .yes = tak
    .no = nie
    .which = Wpisz t, aby zagrać jeszcze raz przy tym samym stole, albo n, aby zakończyć.
terminal-new-file = Jest zachowana w { $file }.

end-winner = { $player } wygrywa.
    .you = Wygrywasz.
end-shared = { LIST($names) } dzielą zwycięstwo.
end-rank = Miejsce
end-player = Gracz
end-points = Punkty
end-turns = Tury

## Stół, o którym nie wiadomo nic poza tym, co widać

plain-yes = tak
plain-no = nie
plain-nothing = –
plain-nobody = Nikt

## Przy jednej klawiaturze

terminal-hand-over = Przekaż klawiaturę; Enter naciska { $player }.
terminal-only-enter = Naciśnij Enter, aby grać dalej, albo wpisz undo lub quit.

## Pytania

terminal-prompt = {"> "}
    .named = { $player }{"> "}
terminal-earlier = { $count ->
    [one] … i 1 wcześniejszy wiersz; „log” pokazuje wszystkie.
    [few] … i { $count } wcześniejsze wiersze; „log” pokazuje wszystkie.
   *[many] … i { $count } wcześniejszych wierszy; „log” pokazuje wszystkie.
}
hint-exactly = { $most ->
    [one] Wybierz jedno.
   *[other] Wybierz { $most }.
}
hint-between = Wybierz od { $least } do { $most }.
hint-up-to = { $most ->
    [one] Wybierz jedno albo naciśnij Enter, by nie wybrać nic.
   *[other] Wybierz najwyżej { $most } albo naciśnij Enter, by nie wybrać nic.
}
hint-any = Wybierz dowolnie wiele, „all” oznacza wszystko, a sam Enter nic.

## Polecenia

help-commands =
    Odpowiadaj numerem albo nazwą opcji, albo jej pierwszymi literami.
    Kilka naraz: „1 3”, „2-4”, dwie nazwy z przecinkiem albo „all”.
    To samo kilka razy: „1 1” albo „2 x” i nazwa.
    Enter albo - nic nie wybiera, jeśli wolno.
    Polecenia, także z / na początku (/undo):
      help            ten tekst
      rules           jak się gra
      board           jeszcze raz stół
      text CARD       co mówi karta; także ? CARD
      log [N]         co się dotąd działo, albo ostatnie N wierszy
      undo            cofnij ostatnią odpowiedź człowieka
      save FILE       zapisz grę do pliku
      quit            zakończ; gra zostaje zachowana
help-marks = Znaki na stole:
undo-done = Twoja ostatnia odpowiedź jest cofnięta.
log-empty = Nic się jeszcze nie działo.

## Karty, zestawy, gry

printed-cost = ${ $cost }
printed-copies = ×{ $copies }
cards-name = Nazwa
cards-code = Kod
cards-cost = Koszt
cards-types = Typy
cards-copies = Sztuk
cards-set = Zestaw
game-players = od { $least } do { $most } graczy
game-bots = Boty: { LIST($names) }

## Odtwarzanie

replay-place = { $game }, po odpowiedzi { $number } z { $count }
replay-asked = Na następne pytanie odpowiada { $player }: „{ $question }”
replay-answer = { $player } odpowiada: { LIST($answer) }
replay-times = { $name } ×{ $count }
replay-answer-none = { $player } odpowiada: nic.
replay-prompt = Enter dalej, b wstecz, g N przejdź do, q koniec:{" "}
replay-older = Tę grę rozegrano według zasad w wersji { $version }; według wersji { $present } przebiega tak samo.
replay-differently = Tę grę rozegrano według zasad w wersji { $version }, a według wersji { $present } przebiegłaby inaczej; widać ją do odpowiedzi { $count }. { $reason }

## Zapisane gry po zmianie zasad

patch-progress = Wszystkie gry są rozgrywane ponownie
patch-column-table = Stół
patch-column-game = Gra
patch-column-number = Nr
patch-column-version = Zasady
patch-column-state = Stan
patch-column-outcome = Według obecnych zasad
patch-running = w toku
patch-over = koniec
patch-moved = Przebiega tak samo; ma teraz wersję { $version }.
patch-ended = Przebiega tak samo; jej wynik jest teraz zapisany.
patch-start = Nie da się jej już przygotować: { $reason }
patch-answer = Przebiega inaczej przy odpowiedzi { $answer }: { $reason }
patch-asked = Przebiega inaczej po odpowiedzi { $answer }: pada wtedy inne pytanie.
patch-longer = Po odpowiedzi { $answer } nie byłaby skończona.
patch-end = Po odpowiedzi { $answer } skończyłaby się inaczej.
patch-told = Jest pokazywana tak, jak ją zapisano.
patch-frozen = Nie może toczyć się dalej; gospodarz może ją porzucić.
patch-unreadable = Jej wpisów nie da się odczytać: { $reason }
patch-summary = { $games ->
    [one] Ponownie rozegrano jedną grę
    [few] Ponownie rozegrano { $games } gry
   *[many] Ponownie rozegrano { $games } gier
}: tak samo: { $same }, inaczej: { $differently }, z tego w środku gry: { $frozen }.
patch-done = { $moved ->
    [0] Niczego nie trzeba było zapisywać.
    [one] Jeden stół ma nowy wpis.
    [few] { $moved } stoły mają nowe wpisy.
   *[many] { $moved } stołów ma nowe wpisy.
}
patch-dry = { $moved ->
    [0] Niczego nie trzeba by zapisywać.
    [one] Jeden stół miałby nowy wpis; niczego nie zapisano.
    [few] { $moved } stoły miałyby nowe wpisy; niczego nie zapisano.
   *[many] { $moved } stołów miałoby nowe wpisy; niczego nie zapisano.
}
