### Dominion in a browser. The cards are in dominion-cards.ftl, the questions in dominion-asks.ftl.
### In every text of Dominion "$3" is drawn as a coin and "6 VP" as a shield, in all languages.

client-game-dominion = Begin with seven Coppers and three Estates. Build a deck that outruns the others to the Provinces.
    .time = about 25 minutes
    .what = Base, Intrigue, Cornucopia
    .credits = Dominion was designed by Donald X. Vaccarino.
    .usual = { $bots ->
        [one] First Game, one bot.
       *[other] First Game, { $bots } bots.
    }
bot-big-money = Treasures and Provinces, with two Actions of the kingdom that go well with them.

## Cards

dominion-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
dominion-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
dominion-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dominion-card = + card
dominion-costs = , costs
dominion-printed = , printed
dominion-left = , left:
dominion-not-now = , not now:
dominion-place = , place
dominion-costs-now = costs { $cost }
dominion-wrong-kind = { $kind ->
    [action] no Action
    [treasure] no Treasure
    [victory] no Victory card
   *[other] of another kind
}
dominion-none-left = none left
dominion-from = From
dominion-in-supply = In supply

## The table

dominion-table = On the table
dominion-basics = Treasure, Victory and Curse
dominion-kingdom = Kingdom cards by cost
dominion-turn-word = Turn
dominion-ends = The game ends when the Provinces are gone, or that many piles.
dominion-provinces-left = Provinces left
dominion-piles-empty = { $empty } of { $limit } piles empty
dominion-your-corner = Your cards
dominion-your-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
dominion-turn-state = The turn
dominion-phase-action = Action
dominion-phase-buy = Buy
dominion-discard = Discard
dominion-discard-top = Top of the discard pile: { CARD($card) }
dominion-deck-top = Top of the deck, as you know: { CARD($card) }
dominion-thinks = thinks
dominion-on-turn = is on turn
dominion-turns = { $count ->
    [0] has not begun
    [one] 1 turn
   *[other] { $count } turns
}
dominion-look-through = { $count ->
    [0] empty
    [one] 1 card, look
   *[other] { $count } cards, look through
}
dominion-prizes = { $count ->
    [one] 1 prize
   *[other] { $count } prizes
}
dominion-side = Cards, log and chat
dominion-preview = The card in full
dominion-preview-hint = Point at a card to see it in full.

## Questions

dominion-because = { CARD($card) }, played by { $by }
dominion-choose-from = Choose from these
dominion-bring-in-order = Click one after another, or drag
dominion-search = Search a card
dominion-name-hint = Click a pile, or search.
dominion-no-such-card = No card fits.
dominion-show = Show { CARD($card) }

# Questions in fewer words than in the terminal: the counters and buttons around them say the rest.
prompt-turn-action = { $actions ->
    [one] Play an Action card.
   *[other] Play Action cards, up to { $actions }.
}
prompt-turn-treasures = Play your Treasures.
prompt-turn-buy = { $buys ->
    [one] Buy a card for up to ${ $coins }.
   *[other] Buy up to { $buys } cards for ${ $coins }.
}
prompt-react = Show a Reaction to the Attack?
prompt-wishing-well-name = Name a card: if it is on top of your deck, you get it.
prompt-scout-order = Put these back onto your deck, the first on top.

# The button that confirms: by the whole name of the question, else by its last word.
confirm = { $count ->
    [0] Choose
   *[other] Choose { $count }
}
confirm-discard = { $least ->
    [0] { $count ->
        [one] Discard 1 card
       *[other] Discard { $count } cards
    }
   *[other] Discard { $count } of { $most }
}
confirm-trash = { $least ->
    [0] { $count ->
        [one] Trash 1 card
       *[other] Trash { $count } cards
    }
   *[other] Trash { $count } of { $most }
}
confirm-topdeck = Put { $count } of { $most } onto the deck
confirm-order = Put back { $count } of { $most }
confirm-pass = Pass it
confirm-gain = { $count ->
    [one] Gain 1 card
   *[other] Gain { $count } cards
}
confirm-play = Play it twice
confirm-choose = Choose { $count } of { $most }
confirm-prize = Take it
confirm-action = Discard it for +1 Action
confirm-buy = Discard it for +1 Buy

# The button that picks nothing.
none = None
none-turn-action = Go on to the buy phase
none-turn-treasures = Play none
none-turn-buy = End turn
none-react = Let it happen
none-cellar-discard = Discard nothing
none-secret-chamber-discard = Discard nothing
none-chapel-trash = Trash nothing
none-masquerade-trash = Trash nothing
none-thief-gain = Gain nothing
none-saboteur-gain = Gain nothing
none-hamlet-action = Keep all cards
none-hamlet-buy = Keep all cards

usual-turn-treasures = Play all treasures

# What is answered without asking, for those who switched it on.
auto-treasures = Play all treasures, where their order does not matter
auto-moat = Show Moat to every Attack, where there is no other Reaction

dominion-key-none = N
    .about = none, or on to the next phase
dominion-key-usual = T
    .about = the usual answer, such as to play all treasures

## Setting up

dominion-kingdom-choice = Kingdom
dominion-host-chooses = { $player } chooses the cards.
dominion-mode-recommended = Recommended
dominion-mode-random = Random
dominion-mode-hand = By hand
dominion-kingdom-random = Random kingdom
dominion-kingdom-hand = Ten cards by hand
dominion-no-kingdom = No kingdom can be made of this; change the limits.
dominion-boxes = { LIST($boxes) }
dominion-surprise = Draw again
dominion-count-any = any
dominion-count-none = none
dominion-fewer = Fewer
dominion-more = More
dominion-require = Must have
dominion-ban = Never
dominion-add-card = Add a card to “{ $title }”
dominion-bane-any = by chance
dominion-picked = { $count } of { $most } cards
dominion-prizes-about = won with Tournament, one of each, not in the supply
dominion-share = Share code, repeats this kingdom
dominion-share-copy = Copy
dominion-share-take = Use it
dominion-share-dealt = This code also repeats the deal: whoever played it before knows the cards.

## The end

ending-provinces = { $turns ->
    [one] After 1 turn the last Province was gone
   *[other] After { $turns } turns the last Province was gone
}
ending-piles = { $turns ->
    [one] After 1 turn too many piles were empty
   *[other] After { $turns } turns too many piles were empty
}
dominion-decks = Decks at the end
dominion-show-cards = Show cards
dominion-times = { $count } × { $points }
