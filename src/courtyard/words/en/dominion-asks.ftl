### What a player is asked, by the name of the question (a dot becomes a hyphen), and the ways to answer it.
### A prompt speaks to the one who is asked. It may use: $least and $most, how many are to be picked; $card, the card
### that causes the question, and $by, who played it; $about, the card in question; $whom, the player that it is done to,
### and $self, "yes" if that is the one who is asked; $actions, $buys and $coins, what is left of the turn.
### `.enter` says what an empty line does, where it does something special.

## The turn

ask-turn-action = { $actions ->
    [one] You have 1 Action left. Play an Action card, or none to go on to the buy phase.
   *[other] You have { $actions } Actions left. Play an Action card, or none to go on to the buy phase.
}
ask-turn-treasures = Play your Treasures, in any order.
    .enter = Enter plays them all, - plays none.
ask-turn-buy = { $buys ->
    [one] You have ${ $coins } and 1 Buy. Buy a card, or none to end your turn.
   *[other] You have ${ $coins } and { $buys } Buys. Buy a card, or none to end your turn.
}

## Reactions

ask-react = { $by } attacks with { CARD($card) }. You may show a Reaction before it takes effect.
ask-secret-chamber-topdeck = { $most ->
    [one] Put a card from your hand onto your deck.
   *[other] Put { $most } cards from your hand onto your deck. The first that you name will be on top.
}

## Dominion

ask-cellar-discard = Discard as many cards as you like. You draw a card for each.
ask-chapel-trash = { $most ->
    [one] You may trash a card from your hand.
   *[other] Trash up to { $most } cards from your hand.
}
ask-chancellor-flip = Put your whole deck into your discard pile?
way-chancellor-flip-yes = Yes, move my deck to the discard pile
way-chancellor-flip-no = No, leave my deck as it is
ask-workshop-gain = Gain a card that costs $4 or less.
ask-bureaucrat-topdeck = Choose a Victory card from your hand to show and put onto your deck.
ask-feast-gain = Gain a card that costs $5 or less.
ask-militia-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
ask-remodel-trash = Trash a card from your hand. You then gain one that costs up to $2 more.
ask-remodel-gain = Gain a card that costs up to $2 more than the trashed one.
ask-spy-discard = { $self ->
    [yes] You reveal { CARD($about) } from your own deck. Discard it?
   *[no] { $whom } reveals { CARD($about) }. Discard it?
}
way-spy-discard-yes = Yes, discard it
way-spy-discard-no = No, put it back
ask-thief-trash = Choose the Treasure that { $whom } loses.
ask-thief-gain = Gain any of the Treasures that were trashed just now.
ask-throne-room-play = Choose an Action card to play twice.
ask-library-set-aside = You draw { CARD($about) }. Set it aside?
way-library-set-aside-yes = Yes, set it aside and discard it at the end
way-library-set-aside-no = No, keep it in hand
ask-mine-trash = Trash a Treasure from your hand. You then gain one that costs up to $3 more.
ask-mine-gain = Gain a Treasure that costs up to $3 more than the trashed one. It goes to your hand.

## Intrigue

ask-courtyard-topdeck = Put a card from your hand onto your deck.
ask-pawn-choose = Choose two different benefits.
way-pawn-choose-card = +1 Card
way-pawn-choose-action = +1 Action
way-pawn-choose-buy = +1 Buy
way-pawn-choose-coin = +$1
ask-secret-chamber-discard = Discard as many cards as you like. You get +$1 for each.
ask-masquerade-pass = Choose a card to pass to the player on your left.
ask-masquerade-trash = You may trash a card from your hand.
ask-steward-choose = Choose one.
way-steward-choose-cards = +2 Cards
way-steward-choose-coins = +$2
way-steward-choose-trash = Trash 2 cards from your hand
ask-steward-trash = { $most ->
    [one] Trash a card from your hand.
   *[other] Trash { $most } cards from your hand.
}
ask-swindler-give = Choose the card that { $whom } gains for the trashed one.
ask-wishing-well-name = Name the card that you wish for. If it is on top of your deck, you get it.
ask-baron-discard = Discard an Estate for +$4? If not, you gain an Estate.
way-baron-discard-yes = Yes, discard an { CARD("estate") } for +$4
way-baron-discard-no = No, gain an { CARD("estate") }
ask-ironworks-gain = Gain a card that costs $4 or less. An Action gives +1 Action, a Treasure +$1, a Victory card +1 Card.
ask-mining-village-trash = Trash this Mining Village for +$2?
way-mining-village-trash-yes = Yes, trash it for +$2
way-mining-village-trash-no = No, keep it
ask-scout-order = Put these cards back onto your deck. The first that you name will be on top.
ask-minion-choose = Choose one.
way-minion-choose-coins = +$2
way-minion-choose-hand = New hands: you and all others with 5 or more cards discard their hands and draw 4
ask-saboteur-gain = You may gain a card that costs at least $2 less than the one that you lost.
ask-torturer-choose = Choose one.
way-torturer-choose-discard = Discard 2 cards
way-torturer-choose-curse = Gain a { CARD("curse") } to my hand
ask-torturer-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
ask-trading-post-trash = { $most ->
    [one] Trash a card from your hand.
   *[other] Trash { $most } cards from your hand for a Silver.
}
ask-upgrade-trash = Trash a card from your hand. You then gain one that costs exactly $1 more.
ask-upgrade-gain = Gain a card that costs exactly $1 more than the trashed one.
ask-nobles-choose = Choose one.
way-nobles-choose-cards = +3 Cards
way-nobles-choose-actions = +2 Actions

## Cornucopia

ask-hamlet-action = You may discard a card for +1 Action.
ask-hamlet-buy = You may discard a card for +1 Buy.
ask-horse-traders-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
ask-remake-trash = Trash a card from your hand. You then gain one that costs exactly $1 more.
ask-remake-gain = Gain a card that costs exactly $1 more than the trashed one.
ask-tournament-reveal = Reveal { CARD($about) } from your hand?
way-tournament-reveal-yes = Yes, reveal it
way-tournament-reveal-no = No, keep it hidden
ask-tournament-prize = Choose what you win. It goes onto your deck.
ask-young-witch-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
ask-young-witch-reveal = Reveal { CARD($about) }, the Bane, so that you gain no Curse?
way-young-witch-reveal-yes = Yes, reveal it
way-young-witch-reveal-no = No, take the { CARD("curse") }
ask-horn-of-plenty-gain = Gain a card. A Victory card would cost you this Horn of Plenty.
ask-jester-choose = { $whom } discards { CARD($about) }. Who gains another one?
way-jester-choose-they = { $whom } does
way-jester-choose-you = I do

## Prizes

ask-followers-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
ask-trusty-steed-choose = Choose two different benefits.
way-trusty-steed-choose-cards = +2 Cards
way-trusty-steed-choose-actions = +2 Actions
way-trusty-steed-choose-coins = +$2
way-trusty-steed-choose-silvers = Gain 4 { CARD("silver", form: "many") } and put my deck into my discard pile
