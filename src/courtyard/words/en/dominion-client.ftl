### Dominion in a browser. The cards are in dominion-cards.ftl, the questions in dominion-asks.ftl.
### In every text of Dominion "$3" is drawn as a coin and { POINTS(6) } as a shield, in all languages.

dominion-client-game = Begin with seven Coppers and three Estates. Build a deck that outruns the others to the Provinces.
    .time = about 25 minutes
    .what = Base, Intrigue, Cornucopia
    .credits = Dominion was designed by Donald X. Vaccarino.
    .usual = { $bots ->
        [one] First Game, one bot.
       *[other] First Game, { $bots } bots.
    }
dominion-bot-big-money = Treasures and Provinces, with two Actions of the kingdom that go well with them.
dominion-level-big-money-basic = Simple
dominion-level-big-money = Solid

## Cards

dominion-table-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
dominion-table-points = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
}
dominion-table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
dominion-table-costs = , costs
dominion-table-printed = , printed
dominion-table-left = , left:
dominion-table-not-now = , not now:
dominion-table-place = , place
dominion-table-picked-copies = , picked:
dominion-table-let-go = Let one { CARD($card) } go
dominion-table-costs-now = costs { $cost }
dominion-table-wrong-kind = { $kind ->
    [action] no Action
    [treasure] no Treasure
    [victory] no Victory card
   *[other] of another kind
}
dominion-table-none-left = none left
dominion-table-from = From
dominion-table-in-supply = In supply
dominion-table-left-of = { $left } of { $first }
dominion-table-yours = Yours
dominion-table-why-not = Not now

## The table

dominion-table-table = On the table
dominion-table-basics = Treasure, Victory and Curse
dominion-table-kingdom = Kingdom cards by cost
dominion-table-turn-word = Turn
dominion-table-ends = The game ends when the Provinces are gone, or that many piles.
dominion-table-provinces-left = Provinces left
dominion-table-piles-empty = { $empty } of { $limit } piles empty
dominion-table-your-corner = Your cards
dominion-table-your-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
dominion-table-turn-state = The turn
dominion-table-phase-action = Action
dominion-table-phase-buy = Buy
dominion-table-discard = Discard
dominion-table-discard-top = Top of the discard pile: { CARD($card) }
dominion-table-deck-top = Top of the deck, as you know: { CARD($card) }
dominion-table-thinks = thinks
dominion-table-on-turn = is on turn
dominion-table-turns = { $count ->
    [0] has not begun
    [one] 1 turn
   *[other] { $count } turns
}
dominion-table-last-turn = Last turn
dominion-table-look-through = { $count ->
    [0] empty
    [one] 1 card, look
   *[other] { $count } cards, look through
}
dominion-table-tracker = Your cards
dominion-table-tracker-about = { $count ->
    [one] You own 1 card:
   *[other] You own { $count } cards:
} { $deck } left to draw, { $discard } in your discard pile.
dominion-table-tracker-card = Card
dominion-table-tracker-owned = Yours
dominion-table-tracker-points = Points
dominion-table-tracker-all = All
dominion-table-holdings = All your cards
dominion-table-holdings-open = in hand, in play
dominion-table-key-cards = C
    .about = your cards: how many there are, and what is left to draw
dominion-table-side = Cards, log and chat
dominion-table-preview = The card in full
dominion-table-preview-hint = Point at a card to see it in full.

## Questions

dominion-table-because = { CARD($card) }, played by { $by }
    .you = Your { CARD($card) }
dominion-table-choose-from = Choose from these
dominion-table-bring-in-order = Click one after another, or drag
dominion-table-search = Search a card
dominion-table-name-hint = Click a pile, or search.
dominion-table-no-such-card = No card fits.
dominion-table-show = Show { CARD($card) }

# Questions in fewer words than in the terminal: the counters and buttons around them say the rest.
dominion-prompt-turn-action = { $actions ->
    [one] Play an Action card.
   *[other] Play Action cards, up to { $actions }.
}
dominion-prompt-turn-treasures = Play your Treasures.
# What can be bought with all Treasures is clicked at once.
dominion-ahead-turn-treasures = { $buys ->
    [one] Buy a card for up to ${ $coins }, or play your Treasures first.
   *[other] Buy up to { $buys } cards for ${ $coins }, or play your Treasures first.
}
dominion-prompt-turn-buy = { $buys ->
    [one] Buy a card for up to ${ $coins }.
   *[other] Buy up to { $buys } cards for ${ $coins }.
}
dominion-prompt-react = Show a Reaction to the Attack?
dominion-prompt-wishing-well-name = Name a card: if it is on top of your deck, you get it.
dominion-prompt-scout-order = Put these back onto your deck, the first on top.

# The button that confirms: by the whole name of the question, else by its last word.
dominion-confirm = { $count ->
    [0] Choose
   *[other] Choose { $count }
}
dominion-confirm-discard = { $least ->
    [0] { $count ->
        [one] Discard 1 card
       *[other] Discard { $count } cards
    }
   *[other] Discard { $count } of { $most }
}
dominion-confirm-trash = { $least ->
    [0] { $count ->
        [one] Trash 1 card
       *[other] Trash { $count } cards
    }
   *[other] Trash { $count } of { $most }
}
dominion-confirm-topdeck = Put { $count } of { $most } onto the deck
dominion-confirm-order = Put back { $count } of { $most }
dominion-confirm-pass = Pass it
dominion-confirm-gain = { $count ->
    [one] Gain 1 card
   *[other] Gain { $count } cards
}
dominion-confirm-play = Play it twice
dominion-confirm-choose = Choose { $count } of { $most }
dominion-confirm-prize = Take it
dominion-confirm-action = Discard it for +1 Action
dominion-confirm-buy = Discard it for +1 Buy

# The button that picks nothing.
dominion-none = None
dominion-none-turn-action = Go on to the buy phase
dominion-none-turn-treasures = Play none
dominion-none-turn-buy = End turn
dominion-none-react = Let it happen
dominion-none-cellar-discard = Discard nothing
dominion-none-secret-chamber-discard = Discard nothing
dominion-none-chapel-trash = Trash nothing
dominion-none-masquerade-trash = Trash nothing
dominion-none-thief-gain = Gain nothing
dominion-none-saboteur-gain = Gain nothing
dominion-none-hamlet-action = Keep all cards
dominion-none-hamlet-buy = Keep all cards

# Whoever ends the turn although more could be bought is asked once.
# $card is the dearest card that can be had, $others the number of others.
dominion-doubt-turn-buy = { $buys ->
    [one] You have ${ $coins } and a Buy left, enough for
   *[other] You have ${ $coins } and { $buys } Buys left, enough for
} { $others ->
    [0] { CARD($card) }.
    [one] { CARD($card) } or 1 other card.
   *[other] { CARD($card) } or { $others } other cards.
} End your turn?
dominion-still-turn-buy = End turn
dominion-think-turn-buy = Go on buying

dominion-usual-turn-treasures = Play all treasures

# What is answered without asking, for those who switched it on.
dominion-auto-treasures = Play all treasures, where their order does not matter
dominion-auto-moat = Show Moat to every Attack, where there is no other Reaction

dominion-table-key-none = N
    .about = none, or on to the next phase
dominion-table-key-usual = T
    .about = the usual answer, such as to play all treasures

## Setting up

dominion-table-kingdom-choice = Kingdom
dominion-table-host-chooses = { $player } chooses the cards.
dominion-table-kingdom-random = Random kingdom
dominion-table-kingdom-hand = Ten cards by hand
dominion-table-no-kingdom = No kingdom can be made of this; choose another one.
dominion-table-boxes = { LIST($boxes) }
dominion-table-surprise = Draw again
dominion-table-count-any = any
dominion-table-count-none = none
dominion-table-fewer = Fewer
dominion-table-more = More
dominion-table-require = Must have
dominion-table-ban = Never
dominion-table-prizes-about = won with Tournament, one of each, not in the supply
dominion-table-share = Share code, repeats this kingdom
dominion-table-share-copy = Copy
dominion-table-share-take = Use it
dominion-table-share-dealt = This code also repeats the deal: whoever played it before knows the cards.

## The end

dominion-ending-provinces = { $turns ->
    [one] After 1 turn the last Province was gone
   *[other] After { $turns } turns the last Province was gone
}
dominion-ending-piles = { $turns ->
    [one] After 1 turn too many piles were empty
   *[other] After { $turns } turns too many piles were empty
}
dominion-table-decks = Decks at the end
dominion-table-show-cards = Show cards
dominion-table-times = { $count } × { $points }
