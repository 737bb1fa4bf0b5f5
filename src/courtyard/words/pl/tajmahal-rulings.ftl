### Działy objaśnień do Tadż Mahal.

tajmahal-rulings-setup = Przygotowanie
tajmahal-rulings-playing = Zagrywanie kart
tajmahal-rulings-specials = Karty specjalne
tajmahal-rulings-withdrawing = Wycofanie się
tajmahal-rulings-crown = Korona
tajmahal-rulings-palaces = Pałace
tajmahal-rulings-goods = Towary
tajmahal-rulings-visits = Wizyty
tajmahal-rulings-secrets = Co widzą inni
tajmahal-rulings-end = Koniec
