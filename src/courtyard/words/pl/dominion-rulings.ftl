### Działy objaśnień do Dominiona.

dominion-rulings-general = Zasady ogólne
dominion-rulings-base = Dominion
dominion-rulings-intrigue = Intryga
dominion-rulings-cornucopia = Róg Obfitości
