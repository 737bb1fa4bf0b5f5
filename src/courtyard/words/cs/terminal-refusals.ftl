### Proč program nedělá, co bylo napsáno.

## Odpovědi ve hře

refused-unknown-answer = „{ $text }“ není mezi odpověďmi; vyberte číslem nebo jménem.
refused-ambiguous = „{ $text }“ může být { LIST($options) }; napište o něco víc.
refused-answer-number = Odpověď { $number } neexistuje; jsou od 1 do { $size }.
refused-backwards = „{ $text }“ jde pozpátku; pište „{ $right }“.
refused-few-picked = { $least ->
    [one] Musíte vybrat alespoň jednu možnost.
   *[other] Je třeba vybrat { $least }; vybráno: { $count }.
}
refused-many-picked = { $most ->
    [0] Tady nelze vybrat nic.
    [one] Vybrat lze jen jednu možnost.
   *[other] Vybrat lze nejvýš { $most }; vybráno: { $count }.
}
refused-repeated = { $count ->
    [one] { $option } je tu jen jednou.
   *[other] { $option } je tu jen tolikrát: { $count }.
}

## Příkazy ve hře

refused-nothing-to-undo = Není co vzít zpět.
refused-log-number = „log“ bere počet řádků, například „log 20“, ne „{ $text }“.
refused-save-where = Řekněte kam: „save my-game.json“.
refused-replay-help = Enter ukáže další odpověď, b předchozí, g a číslo přejde na ni, q skončí.
refused-replay-end = Toto je konec zápisu.
refused-replay-start = Toto je začátek hry.
refused-replay-range = Zápis má odpovědi od 0 do { $count }.

## Karty, předvolby a strategie

refused-which-card = Řekněte, kterou kartu: „{ $command } { $card }“.
refused-no-card = Karta „{ $wanted }“ neexistuje.
refused-no-cards = Tato hra nemá karty, o kterých by šlo číst.
refused-other-set = { $card } není v edici { $set }, ale v edici { $present }.
refused-no-presets = { $game } nemá předvolby, ze kterých by šlo vybírat.
refused-no-strategy-texts = { $game } nemá strategie, které by byly texty.

## Místa

refused-number-of-players = Počet hráčů této hry je { $least } až { $most }, ne { $players }.
refused-many-names = { $people ->
    [0] Žádné místo není pro člověka, ale jmen je uvedeno { $given }; uveďte jich méně, nebo přidejte k místům „{ $person }“.
    [one] Jen 1 místo je pro člověka, ale jmen je uvedeno { $given }; uveďte jich méně, nebo přidejte k místům „{ $person }“.
    [few] Jen { $people } místa jsou pro lidi, ale jmen je uvedeno { $given }; uveďte jich méně, nebo přidejte k místům „{ $person }“.
   *[other] Jen { $people } míst je pro lidi, ale jmen je uvedeno { $given }; uveďte jich méně, nebo přidejte k místům „{ $person }“.
}
refused-many-seats = Obsazených míst je { $taken }, ale stůl jich má jen { $seats }; zvyšte --players, nebo uveďte méně.
refused-own-bot = „{ $bot }“ není náš bot; má-li hrát, uveďte ho znovu: --seat { $seat }.

hint-seats = jsou tu { LIST($bots, style: "commas") } a „{ $person }“ pro člověka.
hint-seats-and-strategies = jsou tu { LIST($bots, style: "commas") }, strategie z `{ $command }` a „{ $person }“ pro člověka.

## Zápisy

refused-record-unnamed = --record potřebuje jméno souboru, například „--record game.json“.
refused-record-of-other = { $path } obsahuje hru { $other }, ne { $game }.
refused-record-taken = { $path } už obsahuje jinou hru; chcete-li v ní pokračovat, uveďte jen soubor, jinak uveďte jiný.
refused-record-players = { $named ->
    [one] Zápis uvádí 1 hráče, ale míst u stolu je { $seats }.
    [few] Zápis uvádí { $named } hráče, ale míst u stolu je { $seats }.
   *[other] Zápis uvádí { $named } hráčů, ale míst u stolu je { $seats }.
}
refused-record-strangers = Hráči v zápisu nejsou známí: { $why }
refused-not-overwritten = { $path } už existuje a není to zápis hry; zvolte jiné jméno.
refused-replay-nothing = Tato hra se hrála podle pravidel verze { $version } a verze { $present } ji nedokáže ani začít: { $why }

## Příkazová řádka

refused-which-game = Řekněte, co se má hrát, například „courtyard { $command } { $game }“.
# $language je kód jazyka, $variable jméno proměnné prostředí.
refused-draft = „{ $language }“ je koncept, který ještě není celý; chcete-li ho přesto číst, nastavte { $variable }=1.
refused-many-scenarios = Najednou lze hrát jen jeden scénář; uvedeno je jich { $scenarios }.
refused-unusable-file = „{ $path }“ použít nelze: { $reason }.
refused-report-printed = Zpráva je soubor; uveďte nějaký, například „--report match.html“.
refused-same-output = --json, --csv a --report potřebují každý vlastní místo; dva z nich uvádějí totéž.
refused-jobs-and-cluster = Cluster má tolik úloh, kolik má procesorů; vynechte --jobs, nebo --cluster.
refused-until = --until musí být od 50% do 99.9%, například „--until 95%“, ne „{ $value }“.
refused-named-and-drawn = Buď je uveďte jménem pomocí --{ $option }, nebo pomocí --{ $plural } řekněte, kolik jich vylosovat; ne obojí.
refused-origin-flag = --origin musí být jako http://localhost:5173, bez cesty, ne „{ $value }“.
refused-proxy-flag = --proxy musí být adresa nebo síť, jako 127.0.0.1 nebo 10.0.0.0/8, ne „{ $value }“.
refused-rate-flag = --rate musí být číslo od 1 výš, ne „{ $value }“.
refused-no-tables = V { $path } žádné stoly nejsou; pomocí --data uveďte složku serveru.
refused-broken-database = Databázi použít nelze: { $reason }; vezměte ji ze zálohy.

noun-command = příkaz
noun-bot = bot

hint-command = všechny vypíše „{ $command }“.
