### Proč něco v Dominionu nejde.

## Sada, jakou si někdo přeje

dominion-refused-wanted-and-banned = Karta „{ CARD($card) }“ je zároveň požadovaná i zakázaná; z jednoho z obou seznamů ji vyškrtněte.
dominion-refused-many-of-set = „require“ jmenuje příliš mnoho karet z edice { $set }: { $required }; v sadě jich smí být jen { $wanted }.
dominion-refused-many-cards = Počet karet v sadě je { $size }; požadavků je dohromady na { $cards }.
dominion-refused-few-left = Nezbývá dost na výběr, { $what }: { $left }, potřeba je { $needed }.
dominion-refused-listed-twice = „{ $key }“ uvádí „{ $entry }“ dvakrát; stačí jednou.
dominion-refused-not-a-kingdom-card = { CARD($card) } není karta království, takže ji do sady nelze vybrat.
dominion-refused-nothing-to-draw = V pojmenované sadě už není co losovat; vynechte „{ $key }“, nebo si vyžádejte náhodnou sadu.
dominion-refused-kingdom-size = Počet různých karet v sadě je { $size }; tato jich má { $cards }.
dominion-refused-no-day = Den { $day } není v žádném kalendáři; datum se píše jako 2026-11-18.
dominion-refused-bane-alone = Karta „prokletí“ se používá jen společně s kartou Mladá čarodějka, a ta v této sadě není.
dominion-refused-bane-cost = Karta „prokletí“ musí mít cenu 2 nebo 3; { CARD($card) } má cenu { $cost }.
dominion-refused-bane-in-kingdom = { CARD($card) } je jednou z deseti karet sady, takže nemůže být zároveň „prokletím“.
dominion-refused-no-count = „{ $text }“ neříká, kolik karet edice se požaduje; pište například „{ $set }:5“.
dominion-refused-set-twice = Edice „{ $set }“ je jmenována dvakrát; stačí jednou.

## Ručně připravené stoly

dominion-refused-prizes-only = „prizes“ smí obsahovat jen odměny.
dominion-refused-discount = „discount“ musí být alespoň { $least }; o tolik zlevňují všechno karty ve hře.
dominion-refused-no-pile = Na tomto stole není balíček karty { CARD($card) }; sada ji neobsahuje.
dominion-refused-many-copies = Karet „{ CARD($card) }“ je na stole { $count }; při počtu hráčů { $players } jich hra má { $most }.
dominion-refused-large-pile = Při počtu hráčů { $players } je v balíčku „{ CARD($card) }“ { $most } karet, ne { $count }.
dominion-refused-cards-elsewhere = Karet „{ CARD($card) }“ leží jinde { $elsewhere } a při počtu hráčů { $players } jich hra má { $copies }, takže v balíčku jich může být nejvýš { $most }, ne { $count }.

## Uložené stoly

dominion-refused-saved-pile = Uložený stůl nemá balíček karty { CARD($card) }.
dominion-refused-saved-bane = Uložený stůl nemá balíček karty { CARD($card) }, která má být „prokletím“.
dominion-refused-saved-hidden = Uložený stůl je poškozený: údaje o skrytých kartách nesouhlasí s balíčky.
dominion-refused-saved-passed = Uložený stůl je poškozený: počet hráčů v „passed“ je { $givers }, u stolu { $players }.

## Části těchto vět

dominion-what-cards-of-set = karty z edice { $set }
dominion-what-cards-of-kingdom = karty do sady
dominion-what-cards-for-bane = karty s cenou 2 nebo 3 pro „prokletí“
dominion-what-saved-number = Uložený stůl je poškozený: číslo v „{ $key }“

dominion-noun-kingdom = doporučená sada
dominion-noun-phase = fáze

dominion-hint-cards = všechny vypíše `courtyard cards`.
dominion-hint-kingdoms = všechny vypíše `courtyard presets`.
