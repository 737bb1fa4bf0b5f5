### Co mówią strony w przeglądarce dookoła gry. To, co dodaje gra, jest w <gra>-client.ftl.

client-brand = Courtyard
client-title = Courtyard: gry planszowe ze znajomymi i botami
client-title-table = { $game } · Courtyard
client-title-your-turn = ● Twój ruch · { $game }
client-title-rules = Zasady: { $game } · Courtyard
client-title-cards = Karty: { $game } · Courtyard
client-title-credits = Autorzy · Courtyard
client-notice = { $game }: twój ruch.
client-loading = Chwileczkę…
client-close = Zamknij
client-lost = Tu niczego nie ma.
client-to-home = Na stronę główną
client-unreachable = Serwer jest nieosiągalny. Spróbuj ponownie za chwilę.
client-unreachable-yet = Serwer jest nieosiągalny. Kolejna próba…
client-outdated = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
client-reconnecting = Połączenie zostało przerwane. Łączę ponownie…
client-barred = Stół istnieje, ale nie da się otworzyć z nim połączenia na żywo: być może serwer pośredniczący nie przepuszcza websocketów. Kolejna próba…
client-no-cookies = Miejsce przy stole trzyma plik cookie, a ta przeglądarka żadnego stąd nie zachowuje. Zezwól na pliki cookie dla tej strony.

## Strona główna

client-hero = Przysuń krzesło.
client-hero-about = Klasyka gier planszowych, ze wszystkimi zasadami. Bez konta: wybierz imię, wyślij link i po pół minuty już grasz.
client-games = Gry
client-play-bots = Graj z botami
client-play-friends = Graj ze znajomymi
client-you-are = Grasz jako
client-guest = Gość
client-your-name = Twoje imię
client-name-full = Najwyżej { $most } znaków
client-join = Dołącz kodem
client-code = Kod stołu
client-code-example = k7m2qx
client-join-now = Usiądź
client-join-about = Link od znajomych robi to samo jednym kliknięciem.
client-goes-on = Stół { $code } gra dalej
client-return = Wróć
client-watch = Stoły do oglądania
client-watch-now = Oglądaj
client-watch-all = Pokaż wszystkie stoły ({ $count })
client-watch-fewer = Pokaż mniej
client-watch-none = Żaden stół nie jest teraz na liście. Decyduje o tym ten, kto stół zakłada.
client-phase-setup = { $open ->
    [0] zaraz się zacznie
    [one] 1 wolne miejsce
    [few] { $open } wolne miejsca
   *[many] { $open } wolnych miejsc
}
client-phase-playing = w toku
client-phase-over = koniec
client-rules-and-cards = Zasady i karty
client-rules = Zasady
client-cards = Karty
client-search-cards = Szukaj kart
client-no-card = Nie ma takiej karty.
client-cards-found = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .copies = { $count ->
        [one] 1 karta
        [few] { $count } różne karty
       *[many] { $count } różnych kart
    }, razem { $copies }
client-cards-all = { $count ->
    [one] { $game }: 1
   *[other] { $game }: wszystkie ({ $count })
}
client-copies = { $count ->
    [one] 1 egzemplarz
    [few] { $count } egzemplarze
   *[many] { $count } egzemplarzy
}
client-foot = Otwarte oprogramowanie. Bez śledzenia i bez reklam. Bez związku z wydawcami gier.
client-credits = Autorzy
client-credits-icons = Emblematy
client-credits-icons-about = Emblematy pochodzą z game-icons.net. Autorzy udostępniają je na licencji Creative Commons Attribution 3.0 (CC BY 3.0); kolory, głębię i otoczenie dodano tutaj.
client-credits-type = Kroje pisma
client-credits-type-about = Alegreya i Alegreya Sans, autor Juan Pablo del Peral, na licencji SIL Open Font License 1.1.
client-credits-games = Gry
client-credits-games-about = Ten program zrobili ludzie, którzy kochają te gry; teksty i obrazy są nasze, a ani autorzy gier, ani wydawcy nie mają z nim nic wspólnego.

## Ustawienia

client-settings = Ustawienia
client-language = Język
client-english-names = Pokazuj też angielskie nazwy kart
client-theme = Kolory
client-theme-system = Kolory takie jak w systemie
client-theme-light = Jasne kolory
client-theme-dark = Ciemne kolory
client-theme-short-system = System
client-theme-short-light = Jasne
client-theme-short-dark = Ciemne
client-motion = Animacja
client-motion-off = Bez
client-motion-fast = Szybka
client-motion-normal = Zwykła
client-sound = Chcę słyszeć, co dzieje się przy stole
client-sound-on = Dźwięk jest włączony
client-sound-off = Dźwięk jest wyłączony
client-size-of-cards = Wielkość kart
client-size-of-cards-small = Małe
client-size-of-cards-usual = Zwykłe
client-size-of-cards-large = Duże
client-confirm-choice = Zatwierdzaj wybór jednej karty lub miejsca drugim kliknięciem
client-thrift = Pytaj mnie, zanim zakończę turę, w której mogę jeszcze coś kupić
client-notices = Powiadamiaj mnie, gdy jest mój ruch
client-notices-barred = Ta przeglądarka nie pozwala na powiadomienia z tej strony; można to zmienić w jej ustawieniach.
client-automatic = Odpowiadaj bez pytania mnie
client-automatic-about = Tylko tam, gdzie nikt nie odpowiedziałby inaczej. Każdą z tych rzeczy możesz w każdej chwili znów wyłączyć.

## Zakładanie stołu

client-table = Stół
client-seats = Miejsca
client-seat-who = Kto zajmuje miejsce { $number }
client-seat-number = Miejsce { $number }
client-seat-more = Miejsce
client-seat-away = Usuń miejsce { $number }
client-add-bot = Bot
client-bot = bot
client-bots = Boty
client-bot-needs = wymaga: { CARDS($cards) }
client-strategies = Strategie do tych kart
client-strategies-about = Każda trzyma się jednego planu. Dobrze się z nimi tego planu nauczyć albo go pokonać.
client-strategies-others = { $count ->
    [one] 1 strategia wymaga kart, których na tym stole nie ma
    [few] { $count } strategie wymagają kart, których na tym stole nie ma
   *[many] { $count } strategii wymaga kart, których na tym stole nie ma
}
client-get-up = Zwolnij swoje miejsce
client-you = ty
client-you-host = ty, gospodarz
client-host = gospodarz
client-person = człowiek
client-away = nie ma przy stole
client-bot-plays-on = nie ma przy stole, gra bot
client-remove = Usuń
client-remove-person = Odpraw od stołu: { $name }
client-invite = Zaproś
client-invite-about = Przycisk nie może stąd skopiować linku. Jest zaznaczony: skopiuj go z klawiatury albo przytrzymując i wyślij znajomym.
client-invite-link = Link do tego stołu
client-copy-link = Kopiuj link
client-copied = Skopiowano
client-sit-down = Dołącz do tego stołu
client-locked-about = Gospodarz zamknął ten stół. Oglądać możesz, gdy tylko gra się zacznie.
client-full-about = Wszystkie miejsca są zajęte. Oglądać możesz, gdy tylko gra się zacznie.
client-options = Opcje
client-options-host = Wybiera je { $player }.
client-listing = Stół
client-listing-private = Prywatny
client-listing-listed = Na liście
client-undo = Cofanie
client-undo-policy-free = Póki tajne
client-undo-policy-ask = Za zgodą
client-undo-policy-never = Nigdy
client-undo-about-free = Odpowiedź można cofnąć, dopóki nikt się z niej niczego nie dowiedział; potem potrzebna jest zgoda pozostałych.
client-undo-about-ask = Pozostali są pytani o zgodę zawsze, gdy ktoś chce cofnąć odpowiedź.
client-undo-about-never = Odpowiedzi nie można cofać.
client-scores = Punkty
client-scores-visible = Widoczne
client-scores-hidden = Ukryte
client-scores-about-visible = Wszystkie punkty widać przez cały czas, o ile dany gracz może je znać.
client-scores-about-hidden = Punkty poznaje się na końcu; kto chce je znać wcześniej, musi liczyć.
client-pace = Boty
client-pace-slow = Powolne
client-pace-usual = Spokojne
client-pace-quick = Szybkie
client-pace-none = Od razu
client-begins = Zaczyna
client-begins-lot = Losowo
client-lock = Zamknij stół: nikt więcej nie usiądzie
client-no-onlookers = Bez widzów: osoby bez miejsca nie mogą oglądać
client-close-to-onlookers = Zamknij stół dla widzów
client-close-to-onlookers-about = Ci, którzy tylko oglądają, są odprawiani i nikt nowy nie może przyjść oglądać.
client-closed-to-onlookers = Zamknięty dla widzów
client-open-to-onlookers = Otwórz stół dla widzów
client-open-to-onlookers-about = Każdy, kto ma link, może znów oglądać.
client-start = { $count ->
    [one] Zacznij z 1 graczem
   *[other] Zacznij z { $count } graczami
}
client-start-missing = { $count ->
    [one] Potrzebny jest jeszcze 1 gracz
    [few] Potrzeba jeszcze { $count } graczy
   *[many] Potrzeba jeszcze { $count } graczy
}
client-start-open = Wolne miejsca znikną. Za tego, kto odejdzie, może grać bot, dopóki nie wróci.
client-start-full = Za tego, kto odejdzie, może grać bot, dopóki nie wróci.
client-host-starts = Grę zaczyna { $player }.

# Co robią boty, które grają w każdą grę; te od jednej gry są w <gra>-client.ftl.
bot-random = Odpowiada losowo: nieszkodliwy i dobry na pierwsze spotkanie z zasadami.

## Przy stole

client-question = Pytanie
client-skip = Przejdź do pytania
client-waiting = Chwileczkę…
client-waiting-for = Ruch: { LIST($names) }.
client-over = Gra skończona.

# Na stronie gry, która nie ma własnej
client-players = Gracze
client-turn = na ruchu
client-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
client-confirm = { $count ->
    [0] Niczego nie wybieraj
   *[other] Wybierz { $count } z { $most }
}

client-watching = ogląda
client-watchers = { $count ->
    [0] Nikt nie ogląda
    [one] Ogląda 1 osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
client-log = Dziennik
client-log-and-chat = Dziennik i czat
client-log-details = wszystkie szczegóły
client-log-earlier = Pokaż, co było wcześniej
client-chat = Czat
client-chat-say = Powiedz coś
client-chat-send = Wyślij
client-chat-all = Pokaż wszystkie wiersze ({ $count })
client-chat-less = Pokaż mniej
client-chat-new = Nowe wiersze:
client-onlooker = Widz
client-undo-free = Cofnij
client-undo-ask = Poproś o cofnięcie
client-undo-asked = { $player } prosi o cofnięcie odpowiedzi.
client-undo-others = { $player } prosi o cofnięcie odpowiedzi; decyduje: { LIST($names) }.
client-undo-agree = Zgoda
client-undo-refuse = Odmów
client-undo-waiting = Czekamy na zgodę: { LIST($names) }…
client-undo-withdraw = Wycofaj prośbę
client-leave = Odejdź od stołu
client-leave-about = Pozostali grają dalej, a za ciebie gra bot. Możesz wrócić tym samym linkiem i znów przejąć grę. Albo zostań, a bot niech przez ten czas gra za ciebie.
client-leave-now = Odejdź
client-let-bot-play = Zostań, niech gra bot
client-take-over = Przejmij grę
client-missing = { $player } nie jest teraz przy stole.
client-missing-bot = Niech gra bot
client-bot-for-you = Za ciebie gra bot.

## Pomoc

client-guide = Zasady i pomoc
client-what = Co to jest?
client-try-again = Spróbuj ponownie
client-key-choose = 1 2 3 … 0 a b …
    .about = wybór tego, co jest w obwódce, w kolejności na stole; klawisze widać, gdy się któregoś użyje
client-key-confirm = Enter
    .about = naciska przycisk, który zatwierdza
client-key-undo = U
    .about = cofnij albo poproś o cofnięcie
client-key-close = Escape
    .about = zamyka to, co leży na stole
client-key-log = L
    .about = dziennik, na wąskim ekranie
client-key-rules = ?
    .about = te zasady
client-key-what = Q
    .about = co to jest? wskaż cokolwiek
client-key-tab = Tab
    .about = przechodzi od rzeczy do rzeczy; spacja lub Enter naciska

## Koniec

client-wins = { $count ->
    [one] { LIST($names) } wygrywa, punkty: { $score }
   *[other] { LIST($names) } dzielą zwycięstwo, punkty: { $score }
}
client-rematch = Rewanż
client-rematch-host = Rewanż może rozpocząć { $player }.
client-set-up = Nowa gra
client-rematch-about = Te same osoby i ta sama gra; kto zaczyna, mówią zasady.
client-record = Zapis

# Gra rozegrana według innych zasad, opowiedziana z tego, co zapisano
client-frozen-over = Tę grę rozegrano według starszych zasad
client-frozen-waits = Tej gry nie da się dokończyć
client-frozen-dropped = Tę grę porzucono
client-frozen-kept = Rozegrano ją według zasad w wersji { $version } i jest przechowywana tak, jak ją zapisano, z { $answers ->
    [one] jedną odpowiedzią
   *[other] { $answers } odpowiedziami
}; jej stołu nie da się już narysować.
client-frozen-about = Rozegrano ją według zasad w wersji { $version }, a według obecnych potoczyłaby się inaczej. Jest więc przechowywana tak, jak ją zapisano, z { $answers ->
    [one] jedną odpowiedzią
   *[other] { $answers } odpowiedziami
}; jej stołu nie da się narysować.
client-frozen-score = { $player }: miejsce { $rank }, { $score ->
    [one] jeden punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
client-drop = Porzuć ją i zagraj w inną grę
client-drop-about = Miejsca i czat zostają. Porzucona gra pozostaje porzucona, nawet jeśli starsze zasady wrócą.
client-drop-host = { $player } może ją porzucić, abyście mogli zagrać w inną grę.

# Gra, w której padły już wszystkie możliwe odpowiedzi albo której stół jest pełny
client-used-up = W tej grze padły już wszystkie odpowiedzi albo jej stół jest pełny.
client-used-up-drop = Porzuć ją

client-same-deal = To samo rozdanie jeszcze raz
client-same-deal-about = Ten kod powtarza przygotowanie i każde tasowanie, przy tym albo innym stole: zobacz, jak innym pójdzie z tymi samymi kartami.
client-same-deal-code = Kod tego rozdania
client-same-deal-copy = Kopiuj kod
client-same-deal-here = Zagraj tutaj
client-look-table = Stół
client-back-to-end = Wróć do wyniku
client-standings = Wyniki
client-curve = Punkty tura po turze
