### A Dominion szabálymagyarázatainak fejezetei.

dominion-rulings-general = Általános szabályok
dominion-rulings-base = Dominion
dominion-rulings-intrigue = Intrika
dominion-rulings-cornucopia = Bőségszaru
