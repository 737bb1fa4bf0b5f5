# Co mówi serwer: na konsoli, w dzienniku stołu i tam, gdzie czegoś odmawia.

# Jak nazywa siebie ten język, dla tych, którzy wybierają.
language-name = Polski

serve-ready = Courtyard jest gotowy. Otwórz { $address } w przeglądarce; Ctrl-C kończy. Stoły są przechowywane w { $folder }.
serve-ended = Serwer zakończył pracę; wszystkie stoły są zachowane.

## Wiersze w dzienniku gry, które nie są zdarzeniami gry

note-undone = { $player } cofa odpowiedź.
    .you = Cofasz odpowiedź.
note-undone-often = { $player } cofa kilka odpowiedzi ({ $times }).
    .you = Cofasz kilka odpowiedzi ({ $times }).
note-left = { $player } odchodzi od stołu. Dalej gra bot.
    .you = Odchodzisz od stołu. Dalej gra bot.
note-removed = Decyzją gospodarza { $player } odchodzi od stołu. Dalej gra bot.
note-minded = { $player }: dalej gra bot.
    .you = Za ciebie gra bot.
note-spent = W tej grze padło już tyle odpowiedzi, ile wolno, i kończy się ona tutaj bez rozstrzygnięcia. Gospodarz może ją porzucić.
note-back = { $player } wraca.
    .you = Wracasz.

## Dlaczego serwer nie rusza

refused-pages-unbuilt = Strony nie są jeszcze zbudowane; uruchom najpierw „make client” albo użyj --no-pages.
refused-pages-missing = Ten Courtyard zainstalowano bez stron; zainstaluj taki, który je ma, albo użyj --no-pages.
refused-no-host = Nie ma tu komputera o nazwie „{ $host }”; podaj inny: --host.
refused-port = Portu { $port } na { $host } nie można użyć: { $reason }; podaj inny: --port.
refused-database = Bazy danych nie można użyć: { $reason }; podaj inny folder: --data.
refused-newer-data = Dane zapisała nowsza wersja Courtyard (format { $format }; ta zna { $known }); użyj tamtej albo podaj inny folder: --data.
refused-data-folder = { $path } nie nadaje się na dane: { $reason }; podaj inny folder: --data.
refused-data-in-use = { $path } jest używany przez inny serwer; zatrzymaj go albo podaj inny folder.
refused-broken-key = { $path } jest uszkodzony: długość klucza w bajtach to { $bytes }; odtwórz go z kopii zapasowej albo podaj inny folder.

## Dlaczego czegoś nie zrobiono

refused-message = Serwer nie zrozumiał: { $reason }
refused-stale = Stół tymczasem się zmienił; oto jego obecny stan.
refused-not-ahead = Dwóch odpowiedzi naraz można udzielić tylko tam, gdzie drugie pytanie widać razem z pierwszym.
refused-away = Za ciebie gra bot; najpierw przejmij grę.
refused-watching = Tylko oglądasz; najpierw usiądź.
refused-host = Może to zrobić tylko gospodarz.
refused-playing = Nie można tego zmienić w trakcie gry.
refused-not-playing = Żadna gra się nie toczy.
refused-frozen = Ostatnia gra została porzucona albo rozegrana według innych zasad; zacznij nową.
refused-not-frozen = Ta gra może toczyć się dalej, więc nie zostaje porzucona.
refused-seat = Nie ma takiego miejsca.
refused-taken = To miejsce jest zajęte.
refused-locked = Gospodarz zamknął ten stół.
refused-sent-away = Gospodarz odprawił cię od tego stołu; możesz znów usiąść, jeśli na to pozwoli.
refused-dismissed = Gospodarz odprawił cię od tego stołu, a stół jest zamknięty dla widzów.
refused-no-outcast = Nikt o tym imieniu nie został odprawiony.
refused-onlookers = Gospodarz zamknął ten stół dla widzów.
refused-left = Nie ma cię już przy tym stole.
refused-seats = Ta gra jest dla { $least } do { $most } graczy.
refused-seats-changed = Od ostatniej gry zmieniły się miejsca; zacznij nową.
refused-not-a-guest = Odprawić można tylko inną osobę.
refused-bot = Nie ma takiego bota.
refused-bot-wants = { $bot } nie może się obejść bez kart, których na tym stole nie ma ({ CARDS($cards) }); wybierz inne karty albo innego bota.
refused-name = Imię musi zawierać coś, co da się przeczytać, i mieć najwyżej { $most } znaków.
refused-chat = Nie ma tu nic do powiedzenia.
refused-undo-never = Przy tym stole odpowiedzi nie można cofać.
refused-undo-nothing = Nie ma teraz czego cofnąć.
refused-undo-denied = { $player } woli tego nie cofać.
refused-undo-asked = Ktoś inny już o to prosi.
refused-share = Ten kod jest uszkodzony albo z nowszej wersji; sprawdź, czy jest skopiowany w całości.
refused-share-game = Ten kod należy do innej gry.
refused-no-table = Nie ma takiego stołu.
refused-no-game = Nie ma takiej gry.
refused-no-language = Courtyard nie mówi w tym języku.
refused-no-record = Nie ma jeszcze zapisu takiej gry.
refused-no-page = Pod tym adresem niczego nie ma.
refused-not-json = Żądanie musi być w formacie JSON.
refused-too-fast = Za dużo naraz; zaczekaj chwilę.
refused-crowded = Na tym stole, albo z twojej sieci, otwartych jest za dużo okien; zamknij któreś albo wróć później.
refused-game-long = W tej grze padło już tyle odpowiedzi, ile wolno ({ $most }); gospodarz może ją porzucić.
refused-table-full = Ten stół jest pełny: nic więcej nie da się tu zapisać; otwórz inny.
refused-chat-full = Przy tym stole powiedziano tyle, że nic więcej nie da się zachować.
refused-too-long = Żądanie jest za długie.
refused-cut-short = Żądanie urwało się przed końcem.
refused-two-lengths = Żądanie podaje swoją długość na dwa sposoby; Content-Length albo Transfer-Encoding, nie oba.
refused-too-slow = Żądanie docierało zbyt długo.
refused-origin = Strona z innego miejsca nie może używać tego serwera.
refused-address = Ten serwer nie działa pod tą nazwą.
refused-reach = Jak trafić do tego serwera, dowiesz się tylko na jego własnym komputerze.
refused-fault = Coś poszło nie tak na serwerze; jest to w jego dzienniku.
refused-unreadable = Tego stołu nie da się już odczytać; jego wpisy są uszkodzone.
refused-store = Serwer nie może teraz niczego zapisać; nic się nie zmieniło.
refused-bot-waits = Serwer nie może teraz niczego zapisać; bot czeka, aż będzie mógł.
