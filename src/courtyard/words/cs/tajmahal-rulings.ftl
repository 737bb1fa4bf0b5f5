### Složky výkladů pravidel Tádž Mahalu.

tajmahal-rulings-setup = Příprava
tajmahal-rulings-playing = Hraní karet
tajmahal-rulings-specials = Speciální karty
tajmahal-rulings-withdrawing = Odchod
tajmahal-rulings-crown = Koruna
tajmahal-rulings-palaces = Paláce
tajmahal-rulings-goods = Zboží
tajmahal-rulings-visits = Návštěvy
tajmahal-rulings-secrets = Co vidí ostatní
tajmahal-rulings-end = Konec hry
