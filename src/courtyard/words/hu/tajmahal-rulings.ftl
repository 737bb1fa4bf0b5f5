### A Tádzs Mahal szabálymagyarázatainak fejezetei.

tajmahal-rulings-setup = Előkészületek
tajmahal-rulings-playing = Kártya kijátszása
tajmahal-rulings-specials = Különleges kártyák
tajmahal-rulings-withdrawing = Hazatérés
tajmahal-rulings-crown = A korona
tajmahal-rulings-palaces = Paloták
tajmahal-rulings-goods = Áruk
tajmahal-rulings-visits = Látogatások
tajmahal-rulings-secrets = Amit a többiek látnak
tajmahal-rulings-end = A vége
