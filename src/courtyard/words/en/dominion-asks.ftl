### What a player is asked, by the name of the question (a dot becomes a hyphen), and the ways to answer it.
### A prompt speaks to the one who is asked. It may use: $least and $most, how many are to be picked; $limit, the most that
### a card may cost now; $card, the card that causes the question, $by, who played it, and $mine, "yes" if that is the one
### who is asked; $about, the card in question; $whom, the player that it is done to, $self, "yes" if that is the one who
### is asked, and $revealed, what lies open before them; $actions, $buys and $coins, what is left of the turn; $hand and
### $deck, how many cards the one who is asked has there; $curses and $estates, how many are left in the supply; $nth,
### which card is to be trashed, counted from 1. Where cards are passed, $received is what $other passed; where a Reaction
### asks, $attack is the card that $other attacks with.
### `.enter` says what an empty line does, where it does something special.

## What lies beside a question, above its cards: what became of them by $player's doing. What is passed is passed to the
## one who is asked.

dominion-beside-revealed = { $player } revealed
    .you = You revealed
dominion-beside-set-aside = { $player } set aside
    .you = You set aside
dominion-beside-trashed = { $player } trashed
    .you = You trashed
dominion-beside-gained = { $player } gained
    .you = You gained
dominion-beside-discarded = { $player } discarded
    .you = You discarded
dominion-beside-passed = { $player } passed you

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
    [one] Put a card from your hand onto your deck, before { $other }'s { CARD($attack) } takes effect.
   *[other] Put { $most } cards from your hand onto your deck, before { $other }'s { CARD($attack) } takes effect. The first that you pick will be on top.
}

## Dominion

dominion-ask-cellar-discard = Discard as many cards as you like. You draw a card for each.
dominion-ask-chapel-trash = { $most ->
    [one] You may trash a card from your hand.
   *[other] Trash up to { $most } cards from your hand.
}
dominion-ask-chancellor-flip = { $deck ->
    [0] Your deck is empty. Put it into your discard pile?
    [one] Put your deck, a single card, into your discard pile?
   *[other] Put your whole deck, { $deck } cards, into your discard pile?
}
dominion-way-chancellor-flip-yes = Yes, move my deck to the discard pile
dominion-way-chancellor-flip-no = No, leave my deck as it is
dominion-ask-workshop-gain = Gain a card that costs up to ${ $limit }.
dominion-ask-bureaucrat-topdeck = Choose a Victory card from your hand to show and put onto your deck ({ $by }'s { CARD($card) }).
dominion-ask-feast-gain = Gain a card that costs up to ${ $limit }.
dominion-ask-militia-discard = { $most ->
    [one] Discard a card ({ $by }'s { CARD($card) }).
   *[other] Discard { $most } cards ({ $by }'s { CARD($card) }).
}
dominion-ask-remodel-trash = Trash a card from your hand. You then gain one that costs up to $2 more.
dominion-ask-remodel-gain = Gain a card that costs up to ${ $limit } (you trashed { CARD($about) }).
dominion-ask-spy-discard = { $self ->
    [yes] You reveal { CARD($about) } from your own deck. Discard it?
   *[no] { $whom } reveals { CARD($about) }. Discard it?
}
dominion-way-spy-discard-yes = Yes, discard it
dominion-way-spy-discard-no = No, put it back
dominion-ask-thief-trash = { $whom } reveals { CARDS($revealed) }. Choose the Treasure to be trashed.
dominion-ask-thief-gain = { $most ->
    [one] You may gain the Treasure that was trashed just now.
   *[other] Gain any of the { $most } Treasures that were trashed just now.
}
dominion-ask-throne-room-play = Choose an Action card to play twice.
dominion-ask-library-set-aside = You draw { CARD($about) } as card { $hand } of 7. Set it aside?
dominion-way-library-set-aside-yes = Yes, set it aside and discard it at the end
dominion-way-library-set-aside-no = No, keep it in hand
dominion-ask-mine-trash = Trash a Treasure from your hand. You then gain one that costs up to $3 more.
dominion-ask-mine-gain = Gain a Treasure that costs up to ${ $limit } to your hand (you trashed { CARD($about) }).

## Intrigue

dominion-ask-courtyard-topdeck = Put a card from your hand onto your deck.
dominion-ask-pawn-choose = Choose two different benefits.
dominion-way-pawn-choose-card = +1 Card
dominion-way-pawn-choose-action = +1 Action
dominion-way-pawn-choose-buy = +1 Buy
dominion-way-pawn-choose-coin = +$1
dominion-ask-secret-chamber-discard = Discard as many cards as you like. You get +$1 for each.
dominion-ask-masquerade-pass = { $mine ->
    [yes] Pass a card to { $whom }.
   *[no] Pass a card to { $whom } ({ $by }'s { CARD($card) }).
}
dominion-ask-masquerade-trash = { $other } passed you { CARD($received) }. You may trash a card from your hand.
dominion-ask-steward-choose = Choose one.
dominion-way-steward-choose-cards = +2 Cards
dominion-way-steward-choose-coins = +$2
dominion-way-steward-choose-trash = Trash 2 cards from your hand
dominion-ask-steward-trash = { $most ->
    [one] Trash a card from your hand.
   *[other] Trash { $most } cards from your hand.
}
dominion-ask-swindler-give = Choose a card costing ${ $limit } for { $whom }, who trashed { CARD($about) }.
dominion-ask-wishing-well-name = Name the card that you wish for. If it is on top of your deck, you get it.
dominion-ask-baron-discard = { $estates ->
    [0] Discard an Estate for +$4? If not, you would gain one, but none is left.
   *[other] Discard an Estate for +$4? If not, you gain an Estate.
}
dominion-way-baron-discard-yes = Yes, discard an { CARD("estate") } for +$4
dominion-way-baron-discard-no = No, gain an { CARD("estate") }
dominion-ask-ironworks-gain = Gain a card that costs up to ${ $limit }. An Action gives +1 Action, a Treasure +$1, a Victory card +1 Card.
dominion-ask-mining-village-trash = Trash this { CARD($card) } for +$2?
dominion-way-mining-village-trash-yes = Yes, trash it for +$2
dominion-way-mining-village-trash-no = No, keep it
dominion-ask-scout-order = Put these { $most } cards back onto your deck. The first that you pick will be on top.
dominion-ask-minion-choose = Choose one.
dominion-way-minion-choose-coins = +$2
dominion-way-minion-choose-hand = New hands: you and all others with 5 or more cards discard their hands and draw 4
dominion-ask-saboteur-gain = You may gain a card that costs up to ${ $limit } ({ $by }'s { CARD($card) } trashed your { CARD($about) }).
dominion-ask-torturer-choose = Choose one ({ $by }'s { CARD($card) }).
dominion-way-torturer-choose-discard = { $hand ->
    [0] Discard 2 cards (I have none)
    [one] Discard 2 cards (I have 1)
   *[other] Discard 2 cards
}
dominion-way-torturer-choose-curse = { $curses ->
    [0] Gain a { CARD("curse") } to my hand (none is left)
   *[other] Gain a { CARD("curse") } to my hand
}
dominion-ask-torturer-discard = { $most ->
    [one] Discard a card ({ $by }'s { CARD($card) }).
   *[other] Discard { $most } cards ({ $by }'s { CARD($card) }).
}
dominion-ask-trading-post-trash = { $most ->
    [one] Trash a card from your hand.
   *[other] Trash { $most } cards from your hand for a Silver.
}
dominion-ask-upgrade-trash = Trash a card from your hand. You then gain one that costs exactly $1 more.
dominion-ask-upgrade-gain = Gain a card that costs exactly ${ $limit } (you trashed { CARD($about) }).
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
dominion-ask-remake-trash = { $nth ->
    [1] Trash the first of two cards from your hand. You then gain one that costs exactly $1 more.
   *[2] Trash the second of two cards from your hand. You then gain one that costs exactly $1 more.
}
dominion-ask-remake-gain = Gain a card that costs exactly ${ $limit } (you trashed { CARD($about) }).
dominion-ask-tournament-reveal = { $mine ->
    [yes] Reveal { CARD($about) } and discard it, for a Prize or a Duchy?
   *[no] Reveal { CARD($about) }, so that { $by } gets neither the card nor the +$1 of { CARD($card) }?
}
dominion-way-tournament-reveal-yes = Yes, reveal it
dominion-way-tournament-reveal-no = No, keep it hidden
dominion-ask-tournament-prize = Choose a Prize or a Duchy. It goes onto your deck.
dominion-ask-young-witch-discard = { $most ->
    [one] Discard a card.
   *[other] Discard { $most } cards.
}
dominion-ask-young-witch-reveal = Reveal { CARD($about) }, the Bane, so that you gain no Curse ({ $by }'s { CARD($card) })?
dominion-way-young-witch-reveal-yes = Yes, reveal it
dominion-way-young-witch-reveal-no = No, take the { CARD("curse") }
dominion-ask-horn-of-plenty-gain = Gain a card that costs up to ${ $limit }, for as many different cards in play. A Victory card would cost you this { CARD($card) }.
dominion-ask-jester-choose = { $whom } discards { CARD($about) }. Who gains another one?
dominion-way-jester-choose-they = { $whom } does
dominion-way-jester-choose-you = I do

## Prizes

dominion-ask-followers-discard = { $most ->
    [one] Discard a card ({ $by }'s { CARD($card) }).
   *[other] Discard { $most } cards ({ $by }'s { CARD($card) }).
}
dominion-ask-trusty-steed-choose = Choose two different benefits.
dominion-way-trusty-steed-choose-cards = +2 Cards
dominion-way-trusty-steed-choose-actions = +2 Actions
dominion-way-trusty-steed-choose-coins = +$2
dominion-way-trusty-steed-choose-silvers = Gain 4 { CARD("silver", form: "many") } and put my deck into my discard pile
