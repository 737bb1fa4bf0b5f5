### Dlaczego czegoś nie można zrobić: co było źle i jak byłoby dobrze. `Refused("no-game")` w kodzie to wiadomość
### `refused-no-game`; te od gry są w jej plikach, te od serwera w server.ftl.

## Co podano z zewnątrz. $what to jedno z wyrażeń `what-…` poniżej, w mianowniku; $value to kawałek tego, co podano.

refused-not-whole = { $what } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
refused-not-truth = { $what } może być tylko prawdą albo fałszem (true, false), a nie „{ $value }”.
refused-not-text = { $what } musi być tekstem, a nie „{ $value }”.
refused-long-text = { $what } ma za dużo znaków ({ $letters }); może mieć najwyżej { $most }.
refused-unseen = { $what } może składać się tylko ze znaków drukowalnych, a „{ $value }” zawiera { $sign }.
refused-not-list = { $what } musi być listą, a nie „{ $value }”.
refused-long-list = { $what } ma za dużo pozycji ({ $entries }); może ich być najwyżej { $most }.
refused-not-keyed = { $what } musi być tabelą kluczy i wartości, a nie „{ $value }”.
refused-unknown-key = „{ $key }” tu nie pasuje ({ $what }); może być: { LIST($known, style: "commas") }.
refused-none-such = Nie istnieje { $kind } „{ $wanted }”; { $hint }
refused-too-deep = { $what } ma za dużo zagnieżdżeń, by dało się to odczytać; poziomów może być najwyżej { $most }.
refused-long-text-within = { $what } zawiera za długi tekst (znaków: { $letters }); może mieć najwyżej { $most }.
refused-unseen-within = { $what } zawiera tekst, który nie składa się ze znaków drukowalnych: jest w nim { $sign }.
refused-large-number-within = { $what } zawiera za dużą liczbę; największa możliwa to { $most }.
refused-long-list-within = { $what } zawiera za długą listę lub tabelę (pozycji: { $entries }); może ich być najwyżej { $most }.

## Opcje i pliki

refused-empty-option = --{ $option } nic nie mówi; napisz „--{ $option } { $form }” albo pomiń tę opcję.
refused-nobody = Nie ma tu osoby „{ $name }”; podaj miejsce od 1 do { $seats } albo imię: { LIST($names, style: "commas") }.
refused-unreadable-file = Nie można odczytać { $path }: { $reason }.
refused-not-utf-8 = Nie można odczytać { $path }: to nie jest tekst UTF-8.
refused-unwritable-file = Nie można zapisać { $path }: { $reason }.
refused-folder = { $path } to folder; podaj plik w nim, na przykład { $example }.
refused-empty-file = { $path } mówi tylko „null”; podaj plik, w którym coś jest.

refused-long-file = { $what } ma za dużo znaków; może ich być najwyżej { $most }.
refused-many-parts = { $what } ma za dużo list i tabel ({ $parts }); może ich być najwyżej { $most }.
refused-broken-json = { $what } to nie JSON: wiersz { $line } nie ma sensu ({ $reason }).
refused-endless-json = { $what } to nie JSON, jaki ktokolwiek mógłby napisać: liczby lub listy nie mają w nim końca.

# Gdzie coś stoi w pliku i co jest tam nie tak.
refused-in-file = { $path }, wiersz { $line }: { $why }

why-many-lines = plik jest za długi; może mieć najwyżej tyle wierszy: { $most }.
why-long-line = ten wiersz jest za długi; może mieć najwyżej tyle znaków: { $most }.
why-nested = jest tu za dużo zagnieżdżeń, by dało się to odczytać.
why-not-toml = to nie jest TOML: { $reason }.
why-not-toml-letters = to nie jest TOML: { $reason }; klucz z innymi literami niż od a do z pisze się w cudzysłowie.
why-endless-number = to nie jest TOML: jest w nim liczba bez końca.

## Moduły, biblioteki i gracze

refused-no-module = Nie ma modułu „{ $module }”; musi leżeć tutaj albo być zainstalowany.
refused-broken-module = Modułu „{ $module }” nie można zaimportować: { $reason }
refused-guest-without-rules = { $variable } wymienia „{ $package }”, ale { $package }.rules nie ma RULES żadnej gry.
refused-guest-part = { $module } musi mieć { $name } typu { $kind }.
refused-guest-twice = { $variable } wymienia „{ $package }”, ale gra „{ $game }” już jest.
refused-module-lacks = Moduł „{ $module }” nie ma „{ $wanted }”; { $hint }
refused-not-callable = „{ $factory }” nie da się wywołać; powinno tworzyć gracza z ziarna.
refused-makes-no-player = „{ $factory }” nie potrafi utworzyć gracza z ziarna: { $reason }; wywoływane jest z jedną liczbą.
refused-no-player = { $game }: nie ma gracza „{ $wanted }”; { $hint }
refused-no-strategies = { $game } nie ma strategii w plikach; boty tej gry: { LIST($bots, style: "commas") }.
refused-house-bot = { $variable } nie może zawierać „{ $entry }”; graczy wymienia się jak w „chess=mybots:Rich”, z przecinkami między nimi.
refused-bot-no-strategy = „{ $bot }” to bot, a nie strategia; strategie wymienia `courtyard strategy list`.
# To samo stoi w extras.py, dla tych, którym brakuje tego, czego wymagają te słowa.
refused-lacking = Wymaga to: { LIST($libraries, style: "commas") }; wszystko, co potrzebne, instaluje `pip install 'courtyard[{ $extra }]'`.

## Odpowiedzi. $question to stała nazwa pytania, na przykład „rook.capture”.

refused-not-an-answer = „{ $wanted }” nie jest odpowiedzią na { $question }; możliwe: { LIST($known, style: "commas") }.
refused-no-such-option = { $question } ma opcje od 0 do { $last }; { $answer } wskazuje inną.
refused-too-often = { $question } oferuje: { LIST($offered, style: "commas") }; odpowiedź bierze coś z tego częściej.
refused-wants-exactly = { $question } wymaga dokładnie { $wanted }, a nie { $picked }.
refused-wants-between = { $question } wymaga od { $least } do { $most }, a nie { $picked }.
refused-many-answers = { $question } ma za dużo odpowiedzi (ponad { $most }); zezwól na więcej albo wypróbuj niektóre.
refused-game-over = Gra jest skończona; nie ma pytania, na które można odpowiedzieć.
refused-few-answers = { $given ->
        [0] Nie było jeszcze żadnej odpowiedzi
        [one] Była dopiero jedna odpowiedź
        [few] Były dopiero { $given } odpowiedzi
       *[many] Było dopiero { $given } odpowiedzi
    }; nie da się cofnąć tylu: { $wanted }.
refused-other-seat = Pytanie { $question } jest do miejsca { $asked }; stołu nie można rozdać na nowo dla miejsca { $seat }.
refused-endless = Od { $moves } ruchów nikt nie miał nic do wyboru, więc ta gra trwałaby bez końca; ktoś musi mieć wybór.

# O programie, który gra.
refused-not-a-player = { $name } nie jest graczem, tylko { $value }; gracz to Chooser.
refused-player-failed = { $name } zawodzi w { $at }: { $reason } ({ $place })
refused-wrong-answer = { $name } odpowiada na { $question }: { $answer }, a to niedozwolone: { $why }.

why-not-a-list = musi to być lista miejsc opcji
why-not-numbers = miejsca opcji to liczby całkowite
why-no-such-place = miejsca opcji są od 0 do { $last }
why-too-often = wybiera opcję częściej, niż ona jest: { LIST($offered, style: "commas") }
why-wants-exactly = wybiera { $picked }, a musi wybrać { $wanted }
why-wants-between = wybiera { $picked }, a musi wybrać od { $least } do { $most }

## Gry i ich zapisy

refused-no-option = { $game } nie ma opcji „{ $key }”; ma: { LIST($known, style: "commas") }.
refused-players = { $game } jest dla { $least } do { $most } graczy, a nie dla { $players }.
refused-table-seats = { $game } jest dla { $least } do { $most } graczy; przy stole jest ich { $seats }.
refused-saved-seats = Na zapisanym stole jest { $seats } graczy; { $game } jest dla { $least } do { $most }.
refused-unnamed-cards = { $game } ma karty bez nazw; „{ $card }” powinno być liczbą.
refused-seed = Ziarno to liczba całkowita albo ciąg cyfr od 0 do f (długości { $digits }), a nie „{ $value }”.
refused-dice = „dice” musi być liczbą całkowitą od 0 do { $most } albo tajnym ziarnem z taką liczbą rzutów.
refused-not-a-record = To nie jest zapis gry: nie ma w nim pozycji „courtyard”.
refused-record-format = Zapis ma format { $made }; ten program czyta format { $format }.
refused-record-goes-on = Zapis biegnie dalej po końcu gry, przy odpowiedzi { $number }.
refused-record-unfit = Odpowiedź { $number } w zapisie nie pasuje: { $why }
refused-other-version = { $why } Powstał według wersji zasad { $made }; te mają wersję { $rules }.

## O czym jest zdanie

what-key = „{ $key }”
what-path = { $path }
what-name = Nazwa ({ $kind })
what-entry = Pozycja w „{ $key }”
what-number = Liczba w „{ $key }”
what-this-file = ten plik
what-a-table = stół
what-a-seat = miejsce
what-a-player = Gracz
what-seat = Miejsce { $seat }
what-start-seat = Miejsce gracza rozpoczynającego
what-seat-player = Gracz na miejscu
what-table-name = Imię przy stole
what-record = Zapis
what-record-key = „{ $key }” w zapisie
what-record-player = Gracz w zapisie
what-record-answer = Odpowiedź { $number } w zapisie

noun-card = karta
noun-set = zestaw
noun-table-game = gra
noun-strategy = strategia
noun-law = prawo

## Jak byłoby dobrze

hint-near = czy chodzi o „{ $near }”?
hint-define = musi tam być zdefiniowane.
hint-strategies = wymienia je `courtyard strategy list`.
hint-bots-and-strategies = są boty: { LIST($bots, style: "commas") } oraz strategie z `courtyard strategy list`.
hint-known = { $count ->
    [one] jest { LIST($known, style: "commas") }.
   *[other] są: { LIST($known, style: "commas") }.
}
