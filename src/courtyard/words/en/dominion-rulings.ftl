### The folders of the rulings of Dominion.

dominion-rulings-general = General rules
dominion-rulings-base = Dominion
dominion-rulings-intrigue = Intrigue
dominion-rulings-cornucopia = Cornucopia
