### Dlaczego strategia Dominiona nie ma sensu. Stoi to za miejscem w pliku: zob. `refused-in-file`.

## Plik

dominion-why-no-part = „{ $key }” nie należy do: { $what }; { $hint }
dominion-why-no-name = strategia musi mieć „name”.
dominion-why-no-buy = strategia musi mieć listę „buy” z kartami, które kupuje.
dominion-why-not-line = „{ $key }” musi być tekstem w jednym wierszu, nie „{ $value }”.
dominion-why-not-texts = „{ $key }” musi być listą tekstów, na przykład { $key } = ["{ $example }"].
dominion-why-no-section = „{ $key }” musi być sekcją z nagłówkiem [{ $key }] w osobnym wierszu.
dominion-why-needs = „needs” to lista samych kart Królestwa.
dominion-why-no-question = nie ma pytania „{ $question }”; { $hint }

dominion-what-a-strategy = strategia
dominion-what-section = [{ $section }]

dominion-hint-questions = wymienia je docs/strategies.md.

## Wiersze listy

dominion-refused-empty-line = na liście jest pusty tekst; usuń go.
dominion-refused-no-up-to = „{ $text }” nie mówi, do ilu, na przykład „Smithy up to 2”.
dominion-refused-no-when = w „{ $text }” nic nie stoi po „when”.
dominion-refused-opening = otwarcie to lista samych kart; „{ $text }” należy do „buy”, z warunkiem „turn <= 2”.
dominion-refused-no-way = „{ $wanted }” nie jest odpowiedzią na { $question }; możliwe są: { LIST($known, style: "commas") }.
dominion-refused-prize-bought = { CARD($card) } to Nagroda i nie można jej kupić; może o nią prosić „gain”.
dominion-refused-no-action = { CARD($card) } nie jest Akcją, więc nie należy do „{ $key }”.
dominion-refused-after-card = po „{ $card }” mogą stać tylko „up to” i „when”, nie „{ $rest }”.
dominion-refused-up-to-elsewhere = „up to” jest dla „buy” i „gain”; napisz „{ $card } when own({ $card }) > { $text }” albo podobnie.
dominion-refused-up-to-what = „up to { $text }” musi podawać liczbę całkowitą od 1 do { $most }.
dominion-refused-order = „up to” stoi przed „when”, na przykład „Smithy up to 2 when cards >= 16”.
dominion-refused-never-reached = do tego wiersza nigdy nie dojdzie, bo „{ $option }” jest już w wierszu { $line }.

## Warunki

dominion-refused-no-condition = „{ $text }” to liczba, a nie warunek; porównaj ją z czymś, na przykład „coins >= 5”.
dominion-refused-not-understood = „{ $text }” jest w warunku niezrozumiałe.
dominion-refused-long-condition = warunek jest za długi; słów i znaków może w nim być najwyżej { $most }.
dominion-refused-long-number = liczba { $number } jest za długa: wystarczy cyfr { $digits }, a po przecinku { $decimals }.
dominion-refused-large-numbers = liczby robią się w nim za duże; nic w grze nie wymaga tylu cyfr.
dominion-refused-cannot-follow = „{ $text }” nie może tu stać; dwa warunki łączy „and” albo „or”.
dominion-refused-cannot-stand = „{ $text }” nie może tu stać; oczekiwana jest liczba albo słowo takie jak „coins”.
dominion-refused-breaks-off = warunek się urywa; na końcu czegoś brakuje.
dominion-refused-many-brackets = nawiasy są zagnieżdżone głębiej niż { $most }.
dominion-refused-open-bracket = nawias jest otwarty, ale nie zamknięty; brakuje „)”.
dominion-refused-no-word = nie ma słowa „{ $word }”; { $hint }
dominion-refused-kind-alone = nie ma słowa „{ $word }”; napisz „own({ $word })” albo „hand({ $word })”, jeśli chodzi o karty na ręce.
dominion-refused-word-needs-card = „{ $word }” wymaga karty, na przykład „{ $word }(Province)”.
dominion-refused-word-alone = „{ $word }” nie przyjmuje karty; napisz samo słowo.
dominion-refused-word-empty = „{ $word }()” wymaga karty, na przykład „{ $word }(Province)”.
dominion-refused-word-of-kind = „{ $word }” przyjmuje jedną kartę, a nie typ taki jak „{ $kind }”.
dominion-refused-no-number = warunek z „{ $sign }” stoi tam, gdzie ma być liczba; może brakować nawiasów.
dominion-refused-joins-number = „and”, „or” i „not” łączą warunki, a „{ $text }” to liczba; porównaj ją z czymś.
