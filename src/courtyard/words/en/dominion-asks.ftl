### What a player is asked, by the name of the question (a dot becomes a hyphen), and the ways to answer it.
### A prompt speaks to the one who is asked. It may use: $least and $most, how many are to be picked; $card, the card
### that causes the question, and $by, who played it; $about, the card in question; $whom, the player that it is done to,
### and $self, "yes" if that is the one who is asked; $actions, $buys and $coins, what is left of the turn.
### `.enter` says what an empty line does, where it does something special.

## The turn

dominion-ask-turn-action = { $actions ->
    [one] You have 1 Action left. Play an Action card, or none to go on to the buy phase.
   *[other] You have { $actions } Actions left. Play an Action card, or none to go on to the buy phase.
}
dominion-ask-turn-treasures = Play your Treasures, in any order.
    .enter = Enter plays them all, - plays none.
dominion-ask-turn-buy = { $buys ->
    [one] You have ${ $coins } and 1 Buy. Buy a card, or none to end your turn.
   *[other] You have ${ $coins } and { $buys } Buys. Buy a card, or none to end your turn.
}

## Reactions

dominion-ask-react = { $by } attacks with { CARD($card) }. You may show a Reaction before it takes effect.
dominion-ask-secret-chamber-topdeck = { $most ->
    [one] Put a card from your hand onto your deck.
   *[other] Put { $most } cards from your hand onto your deck. The first that you name will be on top.
}

## Dominion

dominion-ask-cellar-discard = Discard as many cards as you like. You draw a card for each.
dominion-ask-chapel-trash = { $most ->
    [one] You may trash a card from your hand.
   *[other] Trash up to { $most } cards from your hand.
}
dominion-ask-chancellor-flip = Put your whole deck into your discard pile?
dominion-way-chancellor-flip-yes = Yes, move my deck to the discard pile
dominion-way-chancellor-flip-no = No, leave my deck as it is
dominion-ask-workshop-gain = Gain a card that costs $4 or less.
dominion-ask-bureaucrat-topdeck = Choose a Victory card from your hand to show and put onto your deck.
dominion-ask-feast-gain = Gain a card that costs $5 or less.
dominion-ask-militia-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
dominion-ask-remodel-trash = Trash a card from your hand. You then gain one that costs up to $2 more.
dominion-ask-remodel-gain = Gain a card that costs up to $2 more than the trashed one.
dominion-ask-spy-discard = { $self ->
    [yes] You reveal { CARD($about) } from your own deck. Discard it?
   *[no] { $whom } reveals { CARD($about) }. Discard it?
}
dominion-way-spy-discard-yes = Yes, discard it
dominion-way-spy-discard-no = No, put it back
dominion-ask-thief-trash = Choose the Treasure that { $whom } loses.
dominion-ask-thief-gain = Gain any of the Treasures that were trashed just now.
dominion-ask-throne-room-play = Choose an Action card to play twice.
dominion-ask-library-set-aside = You draw { CARD($about) }. Set it aside?
dominion-way-library-set-aside-yes = Yes, set it aside and discard it at the end
dominion-way-library-set-aside-no = No, keep it in hand
dominion-ask-mine-trash = Trash a Treasure from your hand. You then gain one that costs up to $3 more.
dominion-ask-mine-gain = Gain a Treasure that costs up to $3 more than the trashed one. It goes to your hand.

## Intrigue

dominion-ask-courtyard-topdeck = Put a card from your hand onto your deck.
dominion-ask-pawn-choose = Choose two different benefits.
dominion-way-pawn-choose-card = +1 Card
dominion-way-pawn-choose-action = +1 Action
dominion-way-pawn-choose-buy = +1 Buy
dominion-way-pawn-choose-coin = +$1
dominion-ask-secret-chamber-discard = Discard as many cards as you like. You get +$1 for each.
dominion-ask-masquerade-pass = Choose a card to pass to the player on your left.
dominion-ask-masquerade-trash = You may trash a card from your hand.
dominion-ask-steward-choose = Choose one.
dominion-way-steward-choose-cards = +2 Cards
dominion-way-steward-choose-coins = +$2
dominion-way-steward-choose-trash = Trash 2 cards from your hand
dominion-ask-steward-trash = { $most ->
    [one] Trash a card from your hand.
   *[other] Trash { $most } cards from your hand.
}
dominion-ask-swindler-give = Choose the card that { $whom } gains for the trashed one.
dominion-ask-wishing-well-name = Name the card that you wish for. If it is on top of your deck, you get it.
dominion-ask-baron-discard = Discard an Estate for +$4? If not, you gain an Estate.
dominion-way-baron-discard-yes = Yes, discard an { CARD("estate") } for +$4
dominion-way-baron-discard-no = No, gain an { CARD("estate") }
dominion-ask-ironworks-gain = Gain a card that costs $4 or less. An Action gives +1 Action, a Treasure +$1, a Victory card +1 Card.
dominion-ask-mining-village-trash = Trash this Mining Village for +$2?
dominion-way-mining-village-trash-yes = Yes, trash it for +$2
dominion-way-mining-village-trash-no = No, keep it
dominion-ask-scout-order = Put these cards back onto your deck. The first that you name will be on top.
dominion-ask-minion-choose = Choose one.
dominion-way-minion-choose-coins = +$2
dominion-way-minion-choose-hand = New hands: you and all others with 5 or more cards discard their hands and draw 4
dominion-ask-saboteur-gain = You may gain a card that costs at least $2 less than the one that you lost.
dominion-ask-torturer-choose = Choose one.
dominion-way-torturer-choose-discard = Discard 2 cards
dominion-way-torturer-choose-curse = Gain a { CARD("curse") } to my hand
dominion-ask-torturer-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
dominion-ask-trading-post-trash = { $most ->
    [one] Trash a card from your hand.
   *[other] Trash { $most } cards from your hand for a Silver.
}
dominion-ask-upgrade-trash = Trash a card from your hand. You then gain one that costs exactly $1 more.
dominion-ask-upgrade-gain = Gain a card that costs exactly $1 more than the trashed one.
dominion-ask-nobles-choose = Choose one.
dominion-way-nobles-choose-cards = +3 Cards
dominion-way-nobles-choose-actions = +2 Actions

## Cornucopia

dominion-ask-hamlet-action = You may discard a card for +1 Action.
dominion-ask-hamlet-buy = You may discard a card for +1 Buy.
dominion-ask-horse-traders-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
dominion-ask-remake-trash = Trash a card from your hand. You then gain one that costs exactly $1 more.
dominion-ask-remake-gain = Gain a card that costs exactly $1 more than the trashed one.
dominion-ask-tournament-reveal = Reveal { CARD($about) } from your hand?
dominion-way-tournament-reveal-yes = Yes, reveal it
dominion-way-tournament-reveal-no = No, keep it hidden
dominion-ask-tournament-prize = Choose what you win. It goes onto your deck.
dominion-ask-young-witch-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
dominion-ask-young-witch-reveal = Reveal { CARD($about) }, the Bane, so that you gain no Curse?
dominion-way-young-witch-reveal-yes = Yes, reveal it
dominion-way-young-witch-reveal-no = No, take the { CARD("curse") }
dominion-ask-horn-of-plenty-gain = Gain a card. A Victory card would cost you this Horn of Plenty.
dominion-ask-jester-choose = { $whom } discards { CARD($about) }. Who gains another one?
dominion-way-jester-choose-they = { $whom } does
dominion-way-jester-choose-you = I do

## Prizes

dominion-ask-followers-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
dominion-ask-trusty-steed-choose = Choose two different benefits.
dominion-way-trusty-steed-choose-cards = +2 Cards
dominion-way-trusty-steed-choose-actions = +2 Actions
dominion-way-trusty-steed-choose-coins = +$2
dominion-way-trusty-steed-choose-silvers = Gain 4 { CARD("silver", form: "many") } and put my deck into my discard pile
