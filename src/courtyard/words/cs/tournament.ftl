### Co říká laboratoř o turnajích na příkazové řádce.

tournament-about = Nechat hráče hry { $game } utkat se každý s každým a ohodnotit je.
tournament-intro = Turnaj, { $game }: hráči: { $players }, { $matches ->
    [one] jeden zápas
    [few] { $matches } zápasy
   *[other] { $matches } zápasů
}, her v každém: { $games }. Semínko je { $seed }.
tournament-lacks = { $count ->
    [one] Ne každý tam najde, co chce; bez toho hraje { LIST($names) }.
   *[other] Ne každý tam najde, co chce; bez toho hrají { LIST($names) }.
}

tournament-column-player = Hráč
tournament-column-rating = Hodnocení
tournament-column-margin = 95 %
tournament-column-points = Body
tournament-column-wins = Výhry
tournament-column-ties = Remízy
tournament-column-losses = Prohry
tournament-margin = ±{ $value }

tournament-lead = { $first } má hodnocení o { $points } vyšší než { $second } (95 %: { $low } až { $high }).
    .open = { $first } má hodnocení o { $points } vyšší než { $second } (95 %: { $low } až { $high }); může to být náhoda.
tournament-cross = Kolik ze sta bodů vzal hráč vlevo hráči nahoře:
tournament-too-wide = Tabulka každého s každým je tu příliš široká; nakreslí ji --report a obsahuje ji --json.
tournament-variants = Hodnocení jen s danou variantou; * tam, kde je rozdíl větší, než vysvětlí náhoda:
tournament-all = Celkem

tournament-pace = Hry: { $games } za { $time }.
tournament-interrupted = Přerušeno, odehrané zápasy: { $done } z { $matches }; říkají toto.
