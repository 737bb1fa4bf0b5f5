### The folders of the rulings of Taj Mahal.

tajmahal-rulings-setup = Setup
tajmahal-rulings-playing = Playing cards
tajmahal-rulings-specials = Special cards
tajmahal-rulings-withdrawing = Withdrawing
tajmahal-rulings-crown = The crown
tajmahal-rulings-palaces = Palaces
tajmahal-rulings-goods = Goods
tajmahal-rulings-visits = Visits
tajmahal-rulings-secrets = What the others see
tajmahal-rulings-end = The end
