### What a player of Taj Mahal is asked, by the name of the question (a dot becomes a hyphen).
### A prompt speaks to the one who is asked. It may use: $most, how many are to be picked; $colour, that the player has
### settled on, or "open"; $prize, for which a palace is built.

tajmahal-ask-visit-play = { $colour ->
    [open] Play a coloured card (you may add a white or special one), or withdraw.
    [red] Play a red card (you may add a white or special one), or withdraw.
    [green] Play a green card (you may add a white or special one), or withdraw.
    [yellow] Play a yellow card (you may add a white or special one), or withdraw.
   *[purple] Play a purple card (you may add a white or special one), or withdraw.
}
tajmahal-ask-visit-town = { $prize ->
    [vizier] Where will the vizier's palace stand?
    [general] Where will the general's palace stand?
    [monk] Where will the monk's palace stand?
   *[princess] Where will the princess's palace stand?
}
tajmahal-ask-visit-crown-town = Where will the palace with the crown stand? A town with a palace will do.
tajmahal-ask-visit-take = { $most ->
    [one] Take a card from the display.
   *[other] Take { $most } cards from the display.
}
