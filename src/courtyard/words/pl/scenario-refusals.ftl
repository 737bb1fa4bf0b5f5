### Dlaczego scenariusz nie ma sensu. Większość stoi za miejscem w pliku: zob. `refused-in-file`.

refused-in-step = { $path }, krok { $step } w wierszu { $line }: { $why }
refused-no-scenario = W { $path } nie ma scenariusza; scenariusz to plik zakończony na „.toml”.

## Plik

why-no-part = „{ $key }” tu nie pasuje ({ $what }); może być: { LIST($known, style: "commas") }.
why-no-name = scenariusz musi mieć „name”, jedno zdanie.
why-no-table = scenariusz musi mieć [table] z jego „seats”.
why-not-text = „{ $key }” musi być tekstem, a nie „{ $value }”.
why-not-number = „{ $key }” musi być liczbą, a nie „{ $value }”.
why-no-cites = „cites” musi być listą zasad, które pokazuje scenariusz, jako tekstów.
why-steps-after-refusal = tam, gdzie stół jest odrzucany, nie może być dalszych kroków; usuń je.
why-nothing-checked = niczego się tu nie sprawdza; dodaj [[step]].
why-unchecked-end = po ostatnim kroku niczego się nie sprawdza; powiedz, co ma być prawdą: „then”, „asked” albo „told”.
why-no-game = plik nie leży w folderze żadnej gry; ustaw „game” na jedną z: { LIST($known, style: "commas") }.
why-unknown-game = nie ma gry „{ $game }”; ustaw „game” na jedną z: { LIST($known, style: "commas") }.

## Miejsca

why-no-seats = „seats” musi wymieniać imiona graczy w kolejności gry.
why-seat-twice = dwa miejsca nazywają się „{ $seat }”; nadaj im różne imiona.
why-seat-name = miejsce nie może nazywać się „{ $seat }”; użyj słowa pisanego wielką literą.
why-long-seat = miejsce nie może nazywać się „{ $seat }”; liter może być najwyżej { $most }.
why-nobody = nikt nie ma na imię „{ $name }”; są: { LIST($names, style: "commas") }.
why-no-zones = „{ $seat }” musi być tabelą stref [table.{ $seat }], a nie „{ $value }”.

## Kroki

why-not-steps = kroki zapisuje się jako [[step]], jeden po drugim.
why-empty-step = krok jest pusty; dodaj „do”, „then” albo inną część.
why-empty-key = „{ $key }” jest puste, więc nic nie mówi; uzupełnij to albo usuń.
why-not-texts = „{ $key }” musi być listą tekstów.
why-refused-no-id = „refused” musi być id, z którym odrzucana jest ostatnia odpowiedź, na przykład „not-an-answer”.
why-refused-nothing = „refused” dotyczy ostatniej odpowiedzi w „do”, a tam nie ma żadnej.
why-not-then = „then” musi być tabelą tego, co ma być prawdą, albo listą takich tabel.
why-then-twice = „then” mówi dwa razy, jakie ma być „{ $key }”; usuń jedno.
why-no-answer = „{ $text }” nie jest odpowiedzią; napisz „Imię: co, co”, „Imię: -” albo „Imię: all”.
why-answer-left-out = w „{ $text }” brakuje tego, co się odpowiada; „-” znaczy nic.
why-no-listeners = „{ $key }” musi mówić po imieniu, kto słyszy które wiersze.
why-no-lines = „{ $key }” nie ma żadnych wierszy ({ $name }), więc nic nie mówi; uzupełnij to albo usuń.
why-not-asked = „asked” musi opisywać otwarte pytanie albo mieć wartość false: gra jest skończona.
why-no-question = „why” musi być nazwą pytania.
why-only-all = „only” wymienia wszystkie opcje; usuń „offered” i „not_offered”.

## Czego stół mieć nie może

refused-no-amount = „{ $value }” nie jest liczbą sztuk; może być od 1 do { $most }.
refused-many-things = Na liście z „{ $value }” jest za dużo rzeczy (ponad { $most }); żadna gra nie ma ich tyle.
refused-not-on-table = „{ $thing }” w „{ $key }” to nic, co leży na tym stole.
refused-never-told = „{ $part }” w „{ $line }” nigdy nie może paść; zapisz to jak wiersz o zdarzeniu.
refused-not-of-seat = „{ $seat }” musi być tabelą tego, co ma być prawdą o tym miejscu, na przykład {"{"} hand = [...] {"}"}.
refused-not-parts = „{ $key }” musi być tabelą, która mówi, jaka ma być każda z części.
refused-other-kind = „{ $key }” to { $what }, a nie „{ $value }”.

what-a-scenario = scenariusz
what-a-step = krok
what-this-table = ten stół
what-a-name = nazwa
what-a-truth = prawda lub fałsz (true, false)
what-a-number = liczba
what-a-list = lista
