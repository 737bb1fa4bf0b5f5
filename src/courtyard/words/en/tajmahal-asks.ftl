### What a player of Taj Mahal is asked, by the name of the question (a dot becomes a hyphen).
### A prompt speaks to the one who is asked. It may use: $most, how many are to be picked; $colour, that the player has
### settled on, or "open", and $special, "yes" if other colours can be played with the special card for that; $must, why
### one cannot but withdraw ("white", "colour"), or "no"; $province, that is visited, and $prize, for which a
### palace is built there.

tajmahal-ask-visit-play = { $must ->
    [white] You have no coloured card, and the others cannot be played alone: withdraw.
    [colour] { $colour ->
        [red] You have no red card left to go on with: withdraw.
        [green] You have no green card left to go on with: withdraw.
        [yellow] You have no yellow card left to go on with: withdraw.
       *[purple] You have no purple card left to go on with: withdraw.
    }
   *[no] { $special ->
        [yes] { $colour ->
            [red] Play a red card, or any other colour with its special card, or withdraw.
            [green] Play a green card, or any other colour with its special card, or withdraw.
            [yellow] Play a yellow card, or any other colour with its special card, or withdraw.
           *[purple] Play a purple card, or any other colour with its special card, or withdraw.
        }
       *[no] { $colour ->
            [open] Play a coloured card (you may add a white or special one), or withdraw.
            [red] Play a red card (you may add a white or special one), or withdraw.
            [green] Play a green card (you may add a white or special one), or withdraw.
            [yellow] Play a yellow card (you may add a white or special one), or withdraw.
           *[purple] Play a purple card (you may add a white or special one), or withdraw.
        }
    }
}
tajmahal-ask-visit-town = { $prize ->
    [vizier] Where in { NAME($province) } will the vizier's palace stand?
    [general] Where in { NAME($province) } will the general's palace stand?
    [monk] Where in { NAME($province) } will the monk's palace stand?
   *[princess] Where in { NAME($province) } will the princess's palace stand?
}
tajmahal-ask-visit-crown-town = Where in { NAME($province) } will the palace with the crown stand? A town with a palace will do.
tajmahal-ask-visit-take = { $most ->
    [one] Take a card from the display: whoever withdraws last gets one.
   *[other] Take { $most } cards from the display.
}
