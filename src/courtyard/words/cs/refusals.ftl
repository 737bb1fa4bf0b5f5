### Proč něco nejde: co bylo špatně a co by bylo správně. `Refused("no-game")` v kódu je zpráva `refused-no-game`.

## Co přišlo zvenčí. $what je jedna z frází `what-…` níže, $value kousek toho, co přišlo místo toho.

refused-not-whole = { $what } musí být celé číslo od { $least } do { $most }, ne „{ $value }“.
refused-not-truth = { $what } musí být true nebo false, ne „{ $value }“.
refused-not-text = { $what } musí být text, ne „{ $value }“.
refused-long-text = { $what } má příliš mnoho písmen: { $letters }; stačí { $most }.
refused-unseen = { $what } smí obsahovat jen tisknutelné znaky, ne „{ $value }“ se znakem { $sign }.
refused-not-list = { $what } musí být seznam, ne „{ $value }“.
refused-long-list = { $what } má příliš mnoho položek: { $entries }; může jich být { $most }.
refused-not-keyed = { $what } musí být tabulka klíčů a hodnot, ne „{ $value }“.
refused-unknown-key = Klíč „{ $key }“ tu není ({ $what }); možné jsou { LIST($known, style: "commas") }.
refused-none-such = „{ $wanted }“ neexistuje ({ $kind }); { $hint }
refused-too-deep = { $what } má příliš hluboké vnoření; úrovní stačí { $most }.
refused-long-text-within = { $what } obsahuje text, který má příliš mnoho písmen: { $letters }; stačí { $most }.
refused-unseen-within = { $what } obsahuje text, který není jen z tisknutelných znaků: je v něm { $sign }.
refused-large-number-within = { $what } obsahuje příliš velké číslo; největší možné je { $most }.
refused-long-list-within = { $what } obsahuje seznam nebo tabulku s příliš mnoha položkami: { $entries }; může jich být { $most }.

## Volby a soubory

refused-empty-option = --{ $option } nic neříká; pište „--{ $option } { $form }“, nebo to vynechte.
refused-nobody = Nikdo tu není „{ $name }“; uveďte místo od 1 do { $seats } nebo jedno ze jmen { LIST($names, style: "commas") }.
refused-unreadable-file = { $path } nelze přečíst: { $reason }.
refused-not-utf-8 = { $path } nelze přečíst: není to text v UTF-8.
refused-unwritable-file = { $path } nelze zapsat: { $reason }.
refused-folder = { $path } je složka; uveďte soubor v ní, například { $example }.
refused-empty-file = { $path } neříká nic než „null“; uveďte soubor, ve kterém něco je.

refused-long-file = { $what } má příliš mnoho znaků; může jich být { $most }.
refused-many-parts = { $what } má příliš mnoho seznamů a tabulek: { $parts }; může jich být { $most }.
refused-broken-json = { $what } není JSON: řádek { $line } nedává smysl ({ $reason }).
refused-endless-json = { $what } není JSON, jaký by kdo mohl napsat: čísla nebo seznamy v něm nemají konce.

# Kde v souboru něco stojí a co je tam špatně.
refused-in-file = { $path }, řádek { $line }: { $why }

why-many-lines = soubor je příliš dlouhý; nejvyšší počet řádků je { $most }.
why-long-line = tento řádek je příliš dlouhý; nejvyšší počet znaků je { $most }.
why-nested = tady je vnoření příliš hluboké.
why-not-toml = toto není TOML: { $reason }.
why-not-toml-letters = toto není TOML: { $reason }; klíč s jinými písmeny než a až z se píše v uvozovkách.
why-endless-number = toto není TOML: je v něm číslo bez konce.

## Moduly, knihovny a hráči

refused-no-module = Modul „{ $module }“ neexistuje; musí ležet zde nebo být nainstalovaný.
refused-broken-module = Modul „{ $module }“ nelze importovat: { $reason }
refused-guest-without-rules = { $variable } uvádí „{ $package }“, ale { $package }.rules nemá RULES žádné hry.
refused-guest-part = { $module } musí mít { $name }, a to jako { $kind }.
refused-guest-twice = { $variable } uvádí „{ $package }“, ale hra „{ $game }“ už tu je.
refused-module-lacks = Modul „{ $module }“ nemá „{ $wanted }“; { $hint }
refused-not-callable = „{ $factory }“ nelze zavolat; mělo by to ze semínka vytvořit hráče.
refused-makes-no-player = „{ $factory }“ neumí ze semínka vytvořit hráče: { $reason }; volá se s jedním číslem.
refused-no-player = Hráč „{ $wanted }“ pro hru { $game } neexistuje; { $hint }
refused-no-strategies = { $game } nemá strategie v souborech; má boty { LIST($bots, style: "commas") }.
refused-house-bot = { $variable } nemůže obsahovat „{ $entry }“; hráči se uvádějí jako „chess=mybots:Rich“, oddělení čárkami.
refused-bot-no-strategy = „{ $bot }“ je bot, ne strategie; ty vypíše `courtyard strategy list`.
# Totéž stojí v extras.py pro ty, komu chybí, co tato slova potřebují.
refused-lacking = K tomu je potřeba { LIST($libraries, style: "commas") }; všechno potřebné přinese `pip install 'courtyard[{ $extra }]'`.

## Odpovědi. $question je stálé jméno otázky, například „rook.capture“.

refused-not-an-answer = „{ $wanted }“ není odpověď na { $question }; možné: { LIST($known, style: "commas") }.
refused-no-such-option = { $question } má možnosti 0 až { $last }; { $answer } uvádí jinou.
refused-too-often = { $question } nabízí { LIST($offered, style: "commas") }; odpověď bere něco z toho častěji.
refused-wants-exactly = { $question } chce přesně { $wanted }, ne { $picked }.
refused-wants-between = { $question } chce { $least } až { $most }, ne { $picked }.
refused-many-answers = { $question } má příliš mnoho odpovědí, více než { $most }; povolte jich víc, nebo zkuste jen některé.
refused-game-over = Hra skončila; není na co odpovídat.
refused-few-answers = { $given ->
    [0] Zatím není žádná odpověď; tolik jich vzít zpět nelze: { $wanted }.
    [one] Zatím je jen jedna odpověď; tolik jich vzít zpět nelze: { $wanted }.
    [few] Zatím jsou jen { $given } odpovědi; tolik jich vzít zpět nelze: { $wanted }.
   *[other] Zatím je jen { $given } odpovědí; tolik jich vzít zpět nelze: { $wanted }.
}
refused-other-seat = Otázka { $question } patří místu { $asked }; pro místo { $seat } nelze stůl rozdat znovu.
refused-endless = Nikdo už neměl o čem rozhodovat (počet tahů: { $moves }), takže by tato hra neskončila; někdo musí mít na výběr.

# O programu, který hraje.
refused-not-a-player = { $name } není hráč, ale { $value }; hráč je Chooser.
refused-player-failed = { $name } selhává v { $at }: { $reason } ({ $place })
refused-wrong-answer = { $name } odpovídá na { $question }: { $answer }, což není dovoleno: { $why }.

why-not-a-list = musí to být seznam pořadových čísel možností
why-not-numbers = pořadová čísla možností jsou celá čísla
why-no-such-place = pořadová čísla možností jsou 0 až { $last }
why-too-often = bere možnost častěji, než tu je: { LIST($offered, style: "commas") }
why-wants-exactly = vybráno je { $picked } a musí být { $wanted }
why-wants-between = vybráno je { $picked } a musí být { $least } až { $most }

## Hry a jejich zápisy

refused-no-option = { $game } nemá volbu „{ $key }“; má { LIST($known, style: "commas") }.
refused-players = Počet hráčů hry { $game } je { $least } až { $most }, ne { $players }.
refused-table-seats = Počet hráčů hry { $game } je { $least } až { $most }; stůl jich má { $seats }.
refused-saved-seats = Uložený stůl má hráčů { $seats }; počet hráčů hry { $game } je { $least } až { $most }.
refused-unnamed-cards = Karty hry { $game } nemají názvy; „{ $card }“ by mělo být číslo.
refused-seed = Semínko je celé číslo, nebo řada číslic od 0 do f v počtu { $digits }, ne „{ $value }“.
refused-dice = „dice“ musí být celé číslo od 0 do { $most }, nebo tajemství a takový počet hodů.
refused-not-a-record = Toto není zápis hry: nemá položku „courtyard“.
refused-record-format = Zápis má formát { $made }; tento program čte formát { $format }.
refused-record-goes-on = Zápis pokračuje po konci hry, v odpovědi { $number }.
refused-record-unfit = Odpověď { $number } v zápisu nesedí: { $why }
refused-other-version = { $why } Vznikl podle pravidel verze { $made }; tato mají verzi { $rules }.

## O čem věta je

what-key = „{ $key }“
what-path = { $path }
what-name = Název ({ $kind })
what-entry = Položka v „{ $key }“
what-number = Číslo v „{ $key }“
what-this-file = tento soubor
what-a-table = stůl
what-a-seat = místo
what-a-player = Hráč
what-seat = Místo { $seat }
what-start-seat = Místo začínajícího hráče
what-seat-player = Hráč na místě
what-table-name = Jméno u stolu
what-record = Zápis
what-record-key = „{ $key }“ v zápisu
what-record-player = Hráč v zápisu
what-record-answer = Odpověď { $number } v zápisu

noun-card = karta
noun-set = edice
noun-table-game = hra
noun-strategy = strategie
noun-law = zákon

## Co by bylo správně

hint-near = nemyslíte „{ $near }“?
hint-define = musí tam být definováno.
hint-strategies = vypíše je `courtyard strategy list`.
hint-bots-and-strategies = jsou tu boti { LIST($bots, style: "commas") } a strategie, které vypíše `courtyard strategy list`.
hint-known = { $count ->
    [one] je tu { LIST($known, style: "commas") }.
   *[other] jsou tu { LIST($known, style: "commas") }.
}
