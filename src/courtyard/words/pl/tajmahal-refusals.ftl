### Dlaczego czegoś nie można zrobić w Tadż Mahal. `Refused("tajmahal.cards")` to wiadomość `tajmahal-refused-cards`.

## Własne plansze

tajmahal-refused-not-a-board = Plansza musi być tabelą sekcji, takich jak w pliku, który jest częścią gry.
tajmahal-refused-board-not-json = Plansza musi być tabelą sekcji, którą da się zapisać jako JSON, jak w pliku gry.
tajmahal-refused-board-lacks = Plansza nie ma „{ $key }”; musi mieć: { LIST($known, style: "commas") }.
tajmahal-refused-row-lacks = Na planszy { $kind } „{ $row }” nie ma „{ $key }”.
tajmahal-refused-no-id = „{ $value }” nie może być id ({ $kinds }); użyj najwyżej { $most } liter i cyfr.
tajmahal-refused-id-twice = Dwa razy występuje id „{ $value }” ({ $kinds }); nadaj różne.
tajmahal-refused-provinces = Liczba prowincji na planszy to { $provinces }; musi być { $wanted }.
tajmahal-refused-towns = Liczba miast w prowincji { $province } to { $towns }; musi być { $wanted }.
tajmahal-refused-town-elsewhere = Miasto { $town } leży w „{ $province }”, a to nie jest prowincja tej planszy.
tajmahal-refused-fortified = Na planszy { $towns ->
        [one] jest jedno miasto warowne
        [few] są { $towns } miasta warowne
       *[many] jest { $towns } miast warownych
    }; musi ich być { $wanted }.
tajmahal-refused-taj-mahal-nowhere = Tadż Mahal stoi w „{ $town }”, a to nie jest miasto tej planszy.
tajmahal-refused-taj-mahal-open = Tadż Mahal stoi w mieście { $town }, które musi być warowne.
tajmahal-refused-road-ends = Droga łączy dwa miasta, a nie „{ $value }”.
tajmahal-refused-road-to-no-town = { $road } prowadzi do „{ $town }”, a to nie jest miasto tej planszy.
tajmahal-refused-road-nowhere = { $road } prowadzi donikąd; droga łączy dwa różne miasta.
tajmahal-refused-road-twice = { $road } jest podana dwa razy.
tajmahal-refused-province-apart = Z miasta { $start } żadna droga nie prowadzi do prowincji { $province }; wszystkie muszą być połączone.
tajmahal-refused-town-apart = Z miasta { $start } żadna droga nie prowadzi do miasta { $town }; wszystkie muszą być połączone.
tajmahal-refused-tiles = Plansza ma płytki { LIST($tiles, style: "commas") }; musi mieć od 1 do { $most }.
tajmahal-refused-tile-number-twice = Dwie płytki mają numer { $tile }; numery biegną od 1 do { $most }.
tajmahal-refused-tile-good = Płytka { $tile } przedstawia „{ $good }”; towary to: { LIST($known, style: "commas") }.
tajmahal-refused-tile-goods = Płytka { $tile } musi przedstawiać jeden towar albo dwa różne, a nie „{ $value }”.
tajmahal-refused-squares = Liczba kwadratowych płytek premii na planszy to { $tiles }; musi być { $wanted }.
tajmahal-refused-suits = „cards” planszy musi mieć: { LIST($known, style: "commas") }, a nie: { LIST($suits, style: "commas") }.
tajmahal-refused-cards = Liczba kart koloru „{ $suit }” na planszy to { $cards }; musi być { $wanted }.
tajmahal-refused-symbols = „{ $value }” to nie są symbole karty koloru „{ $suit }”; symbole to: { LIST($known, style: "commas") }.
tajmahal-refused-special = Karta specjalna wpływu „{ $influence }” musi być jedną z: { LIST($known, style: "commas") }.
tajmahal-refused-specials = „specials” planszy musi dać każdemu z czterech wpływów inną kartę specjalną.

## Stoły ułożone ręcznie

tajmahal-refused-named-twice = „{ $key }” wymienia dwa razy: { $kind } „{ $entry }”; jest tylko raz.
tajmahal-refused-not-visited = Prowincji „{ $province }” nie można odwiedzić podczas wizyty { $visit }.
tajmahal-refused-tile-owned = Płytka wizyty { $visit } do kogoś należy, więc nie może leżeć także na dworze.
tajmahal-refused-nothing-left = Nie zostało nic na dwór („{ $prize }”): wszystko, co jest w pudełku, do kogoś należy.
tajmahal-refused-bonuses = „bonuses” musi mówić, która premia leży na którym mieście.
tajmahal-refused-not-fortified = Miasto „{ $town }” nie jest warowne, więc nie leży tam płytka premii.
tajmahal-refused-all-home = Ktoś musi jeszcze brać udział w wizycie; nie wszyscy mogą mieć „home”.
tajmahal-refused-two-crowns = Dwa miejsca mają „crown”; korona jest jedna i podczas tej wizyty wygrało ją jedno z nich.
tajmahal-refused-crown-elsewhere = Korona nie może stać w „{ $town }”, bo wizyta odbywa się w prowincji „{ $province }”.
tajmahal-refused-crown-without-palace = Korona stoi w „{ $town }”, gdzie nikt nie ma pałacu.
tajmahal-refused-many-influences = Płytek „{ $symbol }” jest za dużo: ponad { $most }; więcej nie ma w pudełku.
tajmahal-refused-tile-twice = Płytka „{ $tile }” ma dwóch właścicieli; każda jest tylko jedna.
tajmahal-refused-many-bonuses = Płytek „{ $bonus }” jest za dużo; w pudełku jest ich { $most }.
tajmahal-refused-special-twice = Karta specjalna leży w dwóch miejscach; każda jest tylko jedna.
tajmahal-refused-more-than-box = Na stole jest { $count } x „{ $thing }”; w pudełku jest { $most }.
tajmahal-refused-many-palaces = Za dużo graczy ({ $players }) ma pałac w „{ $town }”; jest miejsce na jeden, i na koronę.
tajmahal-refused-known-elsewhere = Karty „known” danego miejsca muszą być wśród tych, które ma ono na ręce.
tajmahal-refused-uncoloured-alone = Do każdej kolorowej karty w „played” można dodać najwyżej jedną białą albo specjalną.
tajmahal-refused-not-of-colour = Karty w „played” muszą być kartami koloru „colour” ({ $colour }); inny kolor wolno tylko z „special-colour”.
tajmahal-refused-several-colours = Karty w „played” muszą być jednego koloru; inny kolor wolno tylko z „special-colour”.
tajmahal-refused-two-colours = Karty w „played” dopuszczają dwa kolory; powiedz, który z nich jest „colour”.

## Czy stół do siebie pasuje

tajmahal-refused-other-colour = „colour” danego miejsca musi być kolorem jego kart w „played”.
tajmahal-refused-ended-early = Gra ma „ended” dopiero wtedy, gdy wszyscy wrócili z wizyty { $visit }.
tajmahal-refused-influences = Płytek „{ $symbol }” na stole jest { $tiles }; w pudełku jest ich { $most }.
tajmahal-refused-taken-by-nobody = Miasto „{ $town }” jest w „taken”, ale nikt nie ma tam pałacu.
tajmahal-refused-turn-at-home = Ruch ma miejsce { $seat }, więc nie może mieć „home”; ktoś musi jeszcze brać udział w wizycie.
tajmahal-refused-withdrawing = Miejsce { $seat } właśnie się wycofuje („{ $phase }”), więc musi mieć „home”.
tajmahal-refused-played-at-home = Miejsce { $seat } ma „home”, więc żadna z jego kart nie może już być w „played”.
tajmahal-refused-left-in-court = Miejsce { $seat } po wycofaniu się ma przewagę w „{ $prize }”, więc ta nagroda nie może leżeć na dworze.
tajmahal-refused-not-won = Miejsce { $seat } nie może teraz mieć „{ $prize }” w „won”.
tajmahal-refused-won-without-tile = Miejsce { $seat } ma „{ $symbol }” w „won” i musi mieć tę płytkę.
tajmahal-refused-before-visit = Przed początkiem wizyty nikt nie może mieć „home”, „played” ani korony.
tajmahal-refused-pair-before-visit = Przed początkiem wizyty nikt nie może mieć dwóch jednakowych płytek wpływu; są już wymienione.

## Zapisane stoły

tajmahal-refused-saved-tally = Zapisany stół jest uszkodzony: „{ $key }” liczy więcej niż { $most } jednego rodzaju.
tajmahal-refused-saved-entries = Zapisany stół jest uszkodzony: „{ $key }” ma pozycji { $entries }, a nie { $wanted }.
tajmahal-refused-saved-score = Zapisany stół jest uszkodzony: „{ $value }” nie jest liczbą punktów.
tajmahal-refused-saved-route = Zapisany stół jest uszkodzony: „route” musi prowadzić raz do każdej prowincji, na końcu do Tadż Mahal.

## Części tych zdań

tajmahal-what-board = Plansza
tajmahal-what-a-board = plansza
tajmahal-what-board-name = Nazwa planszy
tajmahal-what-board-key = „{ $key }” planszy
tajmahal-what-board-entry = Pozycja w „{ $key }” planszy
tajmahal-what-reconstructed = To, co odtworzono z „{ $key }”,
tajmahal-what-id = Id ({ $kinds })
tajmahal-what-province-name = Nazwa prowincji { $province }
tajmahal-what-town-province = Prowincja miasta { $town }
tajmahal-what-town-name = Nazwa miasta { $town }
tajmahal-what-town-key = „{ $key }” miasta { $town }
tajmahal-what-road = Droga
tajmahal-what-road-between = Droga z { $start } do { $end }
tajmahal-what-tile-number = Numer płytki
tajmahal-what-tile-owned = Płytka, którą ktoś ma,
tajmahal-what-bonuses = Liczba płytek premii „{ $bonus }”
tajmahal-what-cards = Liczba kart „{ $card }”
tajmahal-what-score = Liczba punktów

tajmahal-noun-province = prowincja
tajmahal-noun-provinces = prowincje
tajmahal-noun-town = miasto
tajmahal-noun-towns-and-provinces = miasta i prowincje
tajmahal-noun-tile = płytka
tajmahal-noun-prize = nagroda
tajmahal-noun-influence = wpływ
tajmahal-noun-bonus = premia
tajmahal-noun-square = kwadratowa płytka premii
tajmahal-noun-good = płytka premii do zatrzymania
tajmahal-noun-colour = kolor

tajmahal-hint-cards = karty nazywa się tak jak „red-elephant-vizier”.
