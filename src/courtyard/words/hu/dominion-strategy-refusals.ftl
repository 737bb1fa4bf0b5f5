### Miért nincs értelme egy Dominion-stratégiának. Ezek a fájlbeli hely mögött állnak: lásd `refused-in-file`.

## A fájl

dominion-why-no-part = „{ $key }” nem tartozik ide: { $what }; { $hint }
dominion-why-no-name = egy stratégiának kell „name”.
dominion-why-no-buy = egy stratégiának kell egy „buy” lista, hogy mely lapokat veszi.
dominion-why-not-line = „{ $key }”: egysoros szöveg legyen, ne „{ $value }”.
dominion-why-not-texts = „{ $key }”: szövegek listája legyen, például { $key } = ["{ $example }"].
dominion-why-no-section = „{ $key }”: szakasz legyen, külön sorban álló [{ $key }] fejléccel.
dominion-why-needs = a „needs” csak birodalomkártyák listája.
dominion-why-no-question = nincs ilyen kérdés: „{ $question }”; { $hint }

dominion-what-a-strategy = egy stratégia
dominion-what-section = [{ $section }]

dominion-hint-questions = felsorolja őket: docs/strategies.md.

## Egy lista sorai

dominion-refused-empty-line = egy listában üres szöveg van; vedd ki.
dominion-refused-no-up-to = „{ $text }”: nem mondja meg, legfeljebb hányat, például „Smithy up to 2”.
dominion-refused-no-when = a „when” után semmi sem áll: „{ $text }”.
dominion-refused-opening = a nyitás csak kártyák listája; „{ $text }” a „buy” alá való, ezzel: „turn <= 2”.
dominion-refused-no-way = „{ $wanted }” nem válasz erre: { $question }; van: { LIST($known, style: "commas") }.
dominion-refused-prize-bought = { CARD($card) }: ez Díj, nem lehet megvenni; a „gain” kérheti.
dominion-refused-no-action = { CARD($card) }: ez nem akció, így nem ide való: „{ $key }”.
dominion-refused-after-card = ez után: „{ $card }” csak „up to” és „when” jöhet, nem „{ $rest }”.
dominion-refused-up-to-elsewhere = az „up to” a „buy” és a „gain” listába való; írd inkább így: „{ $card } when own({ $card }) > { $text }”.
dominion-refused-up-to-what = „up to { $text }”: egész szám kell 1 és { $most } között.
dominion-refused-order = az „up to” a „when” előtt áll, például „Smithy up to 2 when cards >= 16”.
dominion-refused-never-reached = ez a sor sosem kerül sorra, mert a(z) { $line }. sorban már áll „{ $option }”.

## Feltételek

dominion-refused-no-condition = „{ $text }” szám, nem feltétel; hasonlítsd valamihez, például „coins >= 5”.
dominion-refused-not-understood = „{ $text }”: feltételben nem érthető.
dominion-refused-long-condition = a feltétel túl hosszú; { $most } szó és jel is elég.
dominion-refused-long-number = a szám túl hosszú: { $number }; { $digits } számjegy és { $decimals } tizedes is elég.
dominion-refused-large-numbers = túl nagy számok lesznek benne; egy játékban semmihez sem kell ennyi számjegy.
dominion-refused-cannot-follow = „{ $text }” ott nem következhet; két feltételt „and” vagy „or” köt össze.
dominion-refused-cannot-stand = „{ $text }” ott nem állhat; szám kell vagy egy szó, például „coins”.
dominion-refused-breaks-off = a feltétel megszakad; a végéről hiányzik valami.
dominion-refused-many-brackets = a zárójelek { $most } szintnél mélyebben vannak egymásban.
dominion-refused-open-bracket = egy zárójel nyitva maradt; hiányzik a „)”.
dominion-refused-no-word = nincs ilyen szó: „{ $word }”; { $hint }
dominion-refused-kind-alone = nincs ilyen szó: „{ $word }”; írd így: „own({ $word })”, vagy a kézben lévőkre: „hand({ $word })”.
dominion-refused-word-needs-card = „{ $word }” mellé kártya kell, például „{ $word }(Province)”.
dominion-refused-word-alone = „{ $word }” mellé nem kell kártya; írd egymagában.
dominion-refused-word-empty = „{ $word }()”: kártya kell bele, például „{ $word }(Province)”.
dominion-refused-word-of-kind = „{ $word }” mellé egy kártya kell, nem olyan fajta, mint „{ $kind }”.
dominion-refused-no-number = „{ $sign }” feltétele áll ott, ahol szám kellene; talán zárójel hiányzik.
dominion-refused-joins-number = az „and”, „or” és „not” feltételt vár, de „{ $text }” szám; hasonlítsd valamihez.
