### Proč strategie pro Dominion nedává smysl. Stojí za místem v souboru: viz `refused-in-file`.

## Soubor

dominion-why-no-part = „{ $key }“ sem nepatří ({ $what }); { $hint }
dominion-why-no-name = strategie potřebuje „name“.
dominion-why-no-buy = strategie potřebuje seznam „buy“ s kartami, které kupuje.
dominion-why-not-line = „{ $key }“ musí být text na jednom řádku, ne „{ $value }“.
dominion-why-not-texts = „{ $key }“ musí být seznam textů, například { $key } = ["{ $example }"].
dominion-why-no-section = „{ $key }“ musí být oddíl s nadpisem [{ $key }] na vlastním řádku.
dominion-why-needs = „needs“ je seznam, ve kterém jsou jen karty království.
dominion-why-no-question = otázka „{ $question }“ neexistuje; { $hint }

dominion-what-a-strategy = strategie
dominion-what-section = [{ $section }]

dominion-hint-questions = jejich seznam je v docs/strategies.md.

## Řádky seznamu

dominion-refused-empty-line = v seznamu je prázdný text; odstraňte ho.
dominion-refused-no-up-to = „{ $text }“ neříká, kolik nejvýš; pište například „Smithy up to 2“.
dominion-refused-no-when = za „when“ v „{ $text }“ nic nenásleduje.
dominion-refused-opening = úvodní nákupy jsou jen seznam karet; „{ $text }“ patří do „buy“ s podmínkou „turn <= 2“.
dominion-refused-no-way = „{ $wanted }“ není odpověď na { $question }; možné jsou { LIST($known, style: "commas") }.
dominion-refused-prize-bought = { CARD($card) } je odměna a koupit ji nelze; žádat o ni může „gain“.
dominion-refused-no-action = { CARD($card) } není akční karta, takže do „{ $key }“ nepatří.
dominion-refused-after-card = za „{ $card }“ smí následovat jen „up to“ a „when“, ne „{ $rest }“.
dominion-refused-up-to-elsewhere = „up to“ patří jen do „buy“ a „gain“; pište třeba „{ $card } when own({ $card }) > { $text }“.
dominion-refused-up-to-what = „up to { $text }“ musí uvádět celé číslo od 1 do { $most }.
dominion-refused-order = „up to“ stojí před „when“, například „Smithy up to 2 when cards >= 16“.
dominion-refused-never-reached = na tento řádek nikdy nedojde, protože „{ $option }“ je už na řádku { $line }.

## Podmínky

dominion-refused-no-condition = „{ $text }“ je číslo, ne podmínka; s něčím ho porovnejte, například „coins >= 5“.
dominion-refused-not-understood = „{ $text }“ v podmínce nedává smysl.
dominion-refused-long-condition = podmínka je příliš dlouhá; nejvyšší počet slov a znaků je { $most }.
dominion-refused-long-number = číslo { $number } je příliš dlouhé; nejvyšší počet číslic je { $digits }, desetinných míst { $decimals }.
dominion-refused-large-numbers = čísla v podmínce jsou příliš velká; tolik číslic žádná hra nepotřebuje.
dominion-refused-cannot-follow = „{ $text }“ tam následovat nemůže; dvě podmínky spojuje „and“ nebo „or“.
dominion-refused-cannot-stand = „{ $text }“ tam stát nemůže; čeká se číslo nebo slovo jako „coins“.
dominion-refused-breaks-off = podmínka je neúplná; na konci něco chybí.
dominion-refused-many-brackets = závorky jsou vnořené příliš hluboko; nejvyšší hloubka je { $most }.
dominion-refused-open-bracket = závorka je otevřená a není uzavřená; chybí „)“.
dominion-refused-no-word = slovo „{ $word }“ neexistuje; { $hint }
dominion-refused-kind-alone = slovo „{ $word }“ neexistuje; pište „own({ $word })“, nebo „hand({ $word })“ pro karty v ruce.
dominion-refused-word-needs-card = „{ $word }“ potřebuje kartu, například „{ $word }(Province)“.
dominion-refused-word-alone = „{ $word }“ kartu nemá; pište ho samotné.
dominion-refused-word-empty = „{ $word }()“ potřebuje kartu, například „{ $word }(Province)“.
dominion-refused-word-of-kind = „{ $word }“ bere jednu kartu, ne druh jako „{ $kind }“.
dominion-refused-no-number = podmínka s „{ $sign }“ stojí tam, kde se čeká číslo; možná chybějí závorky.
dominion-refused-joins-number = „and“, „or“ a „not“ potřebují podmínky a „{ $text }“ je číslo; s něčím ho porovnejte.
