### Složky výkladů pravidel Dominionu.

dominion-rulings-general = Obecná pravidla
dominion-rulings-base = Dominion
dominion-rulings-intrigue = Intriky
dominion-rulings-cornucopia = Roh hojnosti
