### Proč scénář nedává smysl. Většina stojí za místem v souboru: viz `refused-in-file`.

refused-in-step = { $path }, krok { $step } na řádku { $line }: { $why }
refused-no-scenario = V { $path } žádný scénář není; scénář je soubor, který končí na „.toml“.

## Soubor

why-no-part = „{ $key }“ sem nepatří ({ $what }); možné jsou { LIST($known, style: "commas") }.
why-no-name = scénář potřebuje „name“, jednu větu.
why-no-table = scénář potřebuje [table] s místy „seats“.
why-not-text = „{ $key }“ musí být text, ne „{ $value }“.
why-not-number = „{ $key }“ musí být číslo, ne „{ $value }“.
why-no-cites = „cites“ musí uvádět pravidla, která scénář ukazuje, jako texty.
why-steps-after-refusal = kde se stůl odmítá, nemůže následovat žádný krok; kroky odstraňte.
why-nothing-checked = nic se neověřuje; přidejte [[step]].
why-unchecked-end = po posledním kroku se nic neověřuje; pomocí „then“, „asked“ nebo „told“ řekněte, co musí platit.
why-no-game = soubor neleží ve složce žádné hry; nastavte „game“ na jednu z { LIST($known, style: "commas") }.
why-unknown-game = hra „{ $game }“ neexistuje; nastavte „game“ na jednu z { LIST($known, style: "commas") }.

## Místa

why-no-seats = „seats“ musí uvádět jména hráčů v pořadí tahu.
why-seat-twice = dvě místa se jmenují „{ $seat }“; dejte jim různá jména.
why-seat-name = místo se nemůže jmenovat „{ $seat }“; použijte slovo s velkým písmenem.
why-long-seat = místo se nemůže jmenovat „{ $seat }“; nejvyšší počet písmen je { $most }.
why-nobody = nikdo se nejmenuje „{ $name }“; jsou tu { LIST($names, style: "commas") }.
why-no-zones = „{ $seat }“ musí být [table.{ $seat }] s oblastmi, ne „{ $value }“.

## Kroky

why-not-steps = kroky se píšou jako [[step]], jeden za druhým.
why-empty-step = krok je prázdný; dejte mu „do“, „then“ nebo jinou část.
why-empty-key = „{ $key }“ je prázdné, takže nic neříká; vyplňte to, nebo odstraňte.
why-not-texts = „{ $key }“ musí být seznam textů.
why-refused-no-id = „refused“ musí být id, se kterým se odmítá poslední odpověď, například „not-an-answer“.
why-refused-nothing = „refused“ mluví o poslední odpovědi v „do“, a žádná tam není.
why-not-then = „then“ musí být tabulka toho, co má platit, nebo seznam takových tabulek.
why-then-twice = „then“ říká dvakrát, čím má být „{ $key }“; jedno odstraňte.
why-no-answer = „{ $text }“ není odpověď; pište „Jméno: co, co“, „Jméno: -“ nebo „Jméno: all“.
why-answer-left-out = „{ $text }“ vynechává, co se odpovídá; nic se píše jako „-“.
why-no-listeners = „{ $key }“ musí podle jména říkat, kdo slyší které řádky.
why-no-lines = „{ $key }“ nemá pro hráče { $name } žádné řádky, takže nic neříká; vyplňte to, nebo odstraňte.
why-not-asked = „asked“ musí popisovat otevřenou otázku, nebo být false: hra skončila.
why-no-question = „why“ musí být jméno otázky.
why-only-all = „only“ uvádí všechny možnosti; odstraňte „offered“ a „not_offered“.

## Co stůl mít nemůže

refused-no-amount = „{ $value }“ není množství; může to být 1 až { $most }.
refused-many-things = V seznamu s „{ $value }“ je příliš mnoho věcí, víc než { $most }; tolik jich žádná hra nemá.
refused-not-on-table = „{ $thing }“ v „{ $key }“ na tomto stole neleží.
refused-never-told = „{ $part }“ v „{ $line }“ se nikdy říct nemůže; pište to jako řádek události.
refused-not-of-seat = „{ $seat }“ musí být tabulka toho, co má na tom místě platit, například {"{"} hand = [...] {"}"}.
refused-not-parts = „{ $key }“ musí být tabulka, která říká, čím má být každá její část.
refused-other-kind = „{ $key }“ má být { $what }, ne „{ $value }“.

what-a-scenario = scénář
what-a-step = krok
what-this-table = tento stůl
what-a-name = jméno
what-a-truth = true nebo false
what-a-number = číslo
what-a-list = seznam
