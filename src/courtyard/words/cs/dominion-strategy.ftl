### Co říkají strategie pro Dominion, slovy. Podmínky se skládají z částí, a proto jsou to vzorce se jmény v prvním pádě.

## Seznamy

dominion-strategy-opening = Úvodní nákupy v libovolném pořadí
dominion-strategy-buy = Kupuje první z těchto, na kterou má
dominion-strategy-first = Tyto akční karty vykládá nejdříve
dominion-strategy-hold = Nevykládá
dominion-strategy-trash = Zahazuje na smetiště
dominion-strategy-discard = Odkládá
dominion-strategy-gain = Získává jinými kartami
dominion-strategy-question = Odpovědi na { $question }

dominion-strategy-card = { CARD($card) }
dominion-strategy-up-to = { CARD($card) }, nejvýš { $most }
dominion-strategy-when = pokud { $when }

## Co není seznam

dominion-strategy-needs = Potřebuje na stole { CARDS($cards, form: "accusative") }.
dominion-strategy-needs-none = Nepotřebuje žádnou kartu království.
dominion-strategy-green = Kartu, která je jen za vítězné body, kupuje teprve, až platí: { $when }.
dominion-strategy-careful = Odmítá ukončit hru, pokud by ji tím prohrála.
dominion-strategy-ends-behind = Drží se svých seznamů doslova, i když tím hru ukončí a prohraje.

## Podmínky. $left a $right jsou čísla nebo podmínky slovy.

dominion-strategy-less = { $left } < { $right }
dominion-strategy-at-most = { $left } ≤ { $right }
dominion-strategy-equal = { $left } = { $right }
dominion-strategy-unequal = { $left } ≠ { $right }
dominion-strategy-at-least = { $left } ≥ { $right }
dominion-strategy-more = { $left } > { $right }
dominion-strategy-and = { $left } a { $right }
dominion-strategy-or = { $left } nebo { $right }
dominion-strategy-not = neplatí { $what }
dominion-strategy-plus = { $left } + { $right }
dominion-strategy-minus = { $left } − { $right }
dominion-strategy-times = { $left } × { $right }
dominion-strategy-brackets = ({ $what })

## Čísla. $cards je název karty nebo druh karet.

dominion-strategy-cards = { CARD($card) }
dominion-strategy-kind-action = akční karty
dominion-strategy-kind-attack = karty útoku
dominion-strategy-kind-reaction = karty reakce
dominion-strategy-kind-treasure = karty peněz
dominion-strategy-kind-victory = karty vítězných bodů
dominion-quantity-cost = { $cards } (cena)
dominion-quantity-hand = { $cards } (v ruce)
dominion-quantity-left = { $cards } (zbývá)
dominion-quantity-own = { $cards } (vlastní)
dominion-quantity-played = { $cards } (ve hře)
dominion-quantity-theirs = { $cards } (u soupeře)
dominion-quantity-actions = akce
dominion-quantity-average = mince na jednu vlastní kartu
dominion-quantity-buys = nákupy
dominion-quantity-cards = vlastní karty
dominion-quantity-coins = mince k utracení
dominion-quantity-deck = karty k dobrání
dominion-quantity-different = různé vlastní karty
dominion-quantity-empty = prázdné balíčky
dominion-quantity-gains = získané karty do konce
dominion-quantity-handsize = karty v ruce
dominion-quantity-lead = bodový náskok
dominion-quantity-money = mince na všech vlastních kartách
dominion-quantity-piles = balíčky do konce
dominion-quantity-players = hráči
dominion-quantity-purse = mince i s rukou
dominion-quantity-score = vlastní body
dominion-quantity-terminals = vlastní karty bez další akce
dominion-quantity-turn = vlastní tahy

## Pochybnosti

dominion-doubt-never = podmínka karty { CARD($card) } nemůže nikdy platit.
dominion-doubt-never-way = podmínka u „{ $way }“ nemůže nikdy platit.
dominion-doubt-always = podmínka karty { CARD($card) } platí vždy, takže ji lze vynechat.
dominion-doubt-always-way = podmínka u „{ $way }“ platí vždy, takže ji lze vynechat.
dominion-doubt-green = podmínka „green“ nemůže nikdy platit, takže se nikdy nekoupí žádná karta vítězných bodů.
dominion-doubt-unreached = { CARD($card) } se koupí, jen když nezbývá { CARD($before) }: řádek { $place } to kupuje dřív a není to dražší.
dominion-doubt-opening = { CARD($card) } má cenu { $cost } a první dvě ruce nikdy nedají víc než 5 mincí.
dominion-doubt-poor = { CARD($card) } má cenu { $cost } a strategie nekupuje nic, co by dávalo mince nebo dobíralo karty.
dominion-doubt-unbought = strategie nekupuje ani nezískává { CARD($card, form: "accusative") }, takže málokdy má co vyložit.
dominion-doubt-pointless = strategie nekupuje nic, co by přinášelo body.
dominion-doubt-crowd = potřebuje příliš mnoho karet království ({ $count }), sada jich má 10; „needs“ může říct, které z nich tu musí být.
