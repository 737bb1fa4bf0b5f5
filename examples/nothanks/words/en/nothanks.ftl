### No Thanks!, all of its words.

nothanks-game = No Thanks!
    .about = Nobody wants the card in the middle, and everybody has to say so with a chip. Chips run out, and the card gets sweeter with each one that lies on it: sooner or later somebody takes it, with all the chips. Chips are points, and cards take points away.
nothanks-help =
    THE AIM
    Have the most points, or the fewest below zero, when the cards have run out.

    YOUR TURN
    A card lies open. Take it, with all the chips on it, and the next card is turned up for you; or put one of your chips on it, and it is your neighbour's turn. Whoever has no chip must take the card.

    POINTS
    Each chip is one point. Each card takes as many points away as it shows; but of a run of neighbours, such as 12, 13 and 14, only the lowest does.

    THE CARDS
    They go from 3 to 35, each once. Nine of them, which nobody has seen, are left out of every game.

nothanks-client-game = Pay a chip, or take the card. Do it too early and it costs you points; too late, and somebody else has the chips.
    .time = about 15 minutes
    .what = cards, chips
    .credits = No Thanks! was designed by Thorsten Gimmler.
    .usual = { $bots ->
        [one] One bot.
       *[other] { $bots } bots.
    }
nothanks-bot-thrifty = Takes what fits its own cards, and anything else when enough chips lie on it.
nothanks-ending-end = The cards have run out
nothanks-ask-card-open = { $chips ->
    [0] The { $card } is open.
    [one] The { $card } is open, with 1 chip on it.
   *[other] The { $card } is open, with { $chips } chips on it.
}
nothanks-way-card-open-take = Take the card
nothanks-way-card-open-pay = Pay a chip
nothanks-tell-paid = { $player } pays a chip for the { $card }.
    .you = You pay a chip for the { $card }.
nothanks-tell-took = { $chips ->
    [0] { $player } takes the { $card }.
    [one] { $player } takes the { $card } and a chip.
   *[other] { $player } takes the { $card } and { $chips } chips.
}
    .you = { $chips ->
        [0] You take the { $card }.
        [one] You take the { $card } and a chip.
       *[other] You take the { $card } and { $chips } chips.
    }
nothanks-view-turn = turn of
nothanks-view-card = open card
nothanks-view-pot = chips on it
nothanks-view-left = cards to come
nothanks-view-players = players
nothanks-view-taken = cards
nothanks-view-chips = chips
