### Dlaczego program nie robi tego, co wpisano.

## Odpowiedzi w grze

refused-unknown-answer = „{ $text }” nie jest jedną z odpowiedzi; wybierz numerem albo nazwą.
refused-ambiguous = „{ $text }” może oznaczać: { LIST($options) }; napisz trochę więcej.
refused-answer-number = Nie ma odpowiedzi { $number }; są od 1 do { $size }.
refused-backwards = „{ $text }” biegnie wstecz; napisz „{ $right }”.
refused-few-picked = { $least ->
    [one] Trzeba wybrać co najmniej jedno.
   *[other] Trzeba wybrać { $least }, a wybrano { $count }.
}
refused-many-picked = { $most ->
    [0] Nic nie można tu wybrać.
    [one] Można wybrać tylko jedno.
   *[other] Można wybrać najwyżej { $most }, a wybrano { $count }.
}
refused-repeated = { $count ->
    [one] Tego jest tylko jedno: { $option }.
   *[other] Tego jest tylko { $count }: { $option }.
}

## Polecenia w grze

refused-nothing-to-undo = Nie ma czego cofnąć.
refused-log-number = „log” przyjmuje liczbę wierszy, na przykład „log 20”, a nie „{ $text }”.
refused-save-where = Podaj gdzie: „save my-game.json”.
refused-replay-help = Naciśnij Enter, aby zobaczyć następną odpowiedź, albo wpisz b, aby zobaczyć poprzednią, g i liczbę, aby tam przejść, albo q, aby zakończyć.
refused-replay-end = To koniec zapisu.
refused-replay-start = To początek gry.
refused-replay-range = Zapis ma odpowiedzi od 0 do { $count }.

## Karty, zestawy i strategie

refused-which-card = Podaj, którą kartę: „{ $command } { $card }”.
refused-no-card = Nie ma karty „{ $wanted }”.
refused-no-cards = W tej grze nie ma kart, o których można by poczytać.
refused-other-set = { $card }: ta karta nie jest z zestawu { $set }, tylko z zestawu { $present }.
refused-no-presets = { $game } nie ma zestawów do wyboru.
refused-no-strategy-texts = { $game } nie ma strategii, które są tekstami.

## Miejsca

refused-number-of-players = Ta gra jest dla { $least } do { $most } graczy, a nie dla { $players }.
refused-many-names = { $given ->
    [one] Podano 1 imię
    [few] Podano { $given } imiona
   *[many] Podano { $given } imion
}, ale { $people ->
    [0] żadne miejsce nie jest dla człowieka
    [one] tylko 1 miejsce jest dla człowieka
    [few] tylko { $people } miejsca są dla ludzi
   *[many] tylko { $people } miejsc jest dla ludzi
}; podaj mniej imion albo dodaj „{ $person }” do miejsc.
refused-many-seats = Zajęte miejsca: { $taken }, a przy stole jest ich tylko { $seats }; zwiększ --players albo wymień mniej graczy.
refused-own-bot = „{ $bot }” nie jest naszym botem; aby nim zagrać, podaj go ponownie: --seat { $seat }.

hint-seats = są: { LIST($bots, style: "commas") } oraz „{ $person }” dla człowieka.
hint-seats-and-strategies = są: { LIST($bots, style: "commas") }, strategie z `{ $command }` oraz „{ $person }” dla człowieka.

## Zapisy

refused-record-unnamed = --record wymaga nazwy pliku, na przykład „--record game.json”.
refused-record-of-other = W { $path } jest inna gra: { $other }, a nie { $game }.
refused-record-taken = W { $path } jest już inna gra; podaj sam plik, aby ją kontynuować, albo inny plik.
refused-record-players = { $named ->
    [one] Zapis wymienia 1 gracza, a miejsc przy jego stole jest { $seats }.
   *[other] Zapis wymienia { $named } graczy, a miejsc przy jego stole jest { $seats }.
}
refused-record-strangers = Gracze z zapisu są nieznani: { $why }
refused-not-overwritten = { $path } już istnieje i nie jest zapisem gry; wybierz inną nazwę.
refused-replay-nothing = Tę grę rozegrano według zasad w wersji { $version }, a według wersji { $present } nie da się jej nawet zacząć: { $why }

## Wiersz poleceń

refused-which-game = Podaj, w którą grę chcesz zagrać, na przykład „courtyard { $command } { $game }”.
refused-draft = „{ $language }” to szkic, który nie jest jeszcze kompletny; ustaw { $variable }=1, aby mimo to go czytać.
refused-many-scenarios = Naraz można grać tylko jeden scenariusz; podano ich { $scenarios }.
refused-unusable-file = Nie można użyć „{ $path }”: { $reason }.
refused-report-printed = Raport to plik; podaj jakiś, na przykład „--report match.html”.
refused-same-output = --json, --csv i --report wymagają osobnych miejsc; dwa z nich podają to samo.
refused-jobs-and-cluster = Klaster ma tyle zadań, ile procesorów; pomiń --jobs albo --cluster.
refused-until = --until musi być od 50% do 99.9%, na przykład „--until 95%”, a nie „{ $value }”.
refused-named-and-drawn = Wymień je ({ $plural }) przez --{ $option } albo powiedz przez --{ $plural }, ile wylosować; nie oba naraz.
refused-origin-flag = --origin musi wyglądać jak http://localhost:5173, bez ścieżki, a nie „{ $value }”.
refused-proxy-flag = --proxy musi być adresem albo siecią, na przykład 127.0.0.1 albo 10.0.0.0/8, a nie „{ $value }”.
refused-rate-flag = --rate musi być liczbą od 1 wzwyż, a nie „{ $value }”.
refused-no-tables = W { $path } nie ma stołów; podaj folder serwera: --data.
refused-broken-database = Bazy danych nie można użyć: { $reason }; odtwórz ją z kopii zapasowej.

noun-command = polecenie
noun-bot = bot

hint-command = wszystkie wymienia „{ $command }”.
