### What happens at the table, one message an event.
### The value is for those who look on and may know all of it. `.you` speaks to the player who does it, `.to-you` to the one
### that it is done to ($other), and `.hidden` to those who may not know which cards they are, but only $count.

dominion-tell-turn = Turn { $number } of { $player }
    .you = Your turn { $number }
dominion-tell-cleaned-up = { $player } cleans up.
    .you = You clean up.
dominion-tell-ended = The game is over.

## Playing and buying

dominion-tell-played = { $player } plays { CARDS($cards) }.
    .you = You play { CARDS($cards) }.
# Treasures that were played one after another, and the coins that they gave together.
dominion-tell-cashed = { $player } plays { CARDS($cards) } for ${ $number }.
    .you = You play { CARDS($cards) } for ${ $number }.
dominion-tell-more-actions = { $number ->
    [one] +1 Action
   *[other] +{ $number } Actions
}
dominion-tell-more-buys = { $number ->
    [one] +1 Buy
   *[other] +{ $number } Buys
}
dominion-tell-more-coins = +${ $number }
dominion-tell-bought = { $player } buys { CARDS($cards) }.
    .you = You buy { CARDS($cards) }.
dominion-tell-gained = { $word ->
    [hand] { $player } gains { CARDS($cards) } to hand.
    [deck] { $player } gains { CARDS($cards) } onto the deck.
   *[discard] { $player } gains { CARDS($cards) }.
}
    .you = { $word ->
        [hand] You gain { CARDS($cards) } to your hand.
        [deck] You gain { CARDS($cards) } onto your deck.
       *[discard] You gain { CARDS($cards) }.
    }
dominion-tell-trashed = { $player } trashes { CARDS($cards) }.
    .you = You trash { CARDS($cards) }.

## Hand and deck

dominion-tell-drew = { $player } draws { CARDS($cards) }.
    .you = You draw { CARDS($cards) }.
    .hidden = { $count ->
        [one] { $player } draws a card.
       *[other] { $player } draws { $count } cards.
    }
dominion-tell-discarded = { $player } discards { CARDS($cards) }.
    .you = You discard { CARDS($cards) }.
    .hidden = { $count ->
        [one] { $player } discards { CARD($top) }.
       *[other] { $player } discards { $count } cards, { CARD($top) } on top.
    }
dominion-tell-shuffled = { $player } shuffles.
    .you = You shuffle.
dominion-tell-flipped-deck = { $number ->
    [0] { $player } has no deck to put into the discard pile.
    [one] { $player } puts the only card of the deck into the discard pile.
   *[other] { $player } puts the deck of { $number } cards into the discard pile.
}
    .you = { $number ->
        [0] You have no deck to put into your discard pile.
        [one] You put the only card of your deck into your discard pile.
       *[other] You put your deck of { $number } cards into your discard pile.
    }
dominion-tell-topdecked = { $count ->
    [one] { $player } puts { CARDS($cards) } onto the deck.
   *[other] { $player } puts { CARDS($cards, order: "kept") } onto the deck, in this order from the top.
}
    .you = { $count ->
        [one] You put { CARDS($cards) } onto your deck.
       *[other] You put { CARDS($cards, order: "kept") } onto your deck, in this order from the top.
    }
    .hidden = { $count ->
        [one] { $player } puts a card onto the deck.
       *[other] { $player } puts { $count } cards onto the deck.
    }
dominion-tell-put-back-in-order = { $player } puts the revealed cards back onto the deck.
    .you = You put the revealed cards back onto your deck.
dominion-tell-passed = { $player } passes { CARDS($cards) } to { $other }.
    .you = You pass { CARDS($cards) } to { $other }.
    .to-you = { $player } passes { CARDS($cards) } to you.
    .hidden = { $count ->
        [one] { $player } passes a card to { $other }.
       *[other] { $player } passes { $count } cards to { $other }.
    }

## Showing

dominion-tell-revealed = { $player } reveals { CARDS($cards) }.
    .you = You reveal { CARDS($cards) }.
dominion-tell-revealed-hand = { $player } reveals the whole hand: { CARDS($cards) }.
    .you = You reveal your whole hand: { CARDS($cards) }.
dominion-tell-took = { $player } takes { CARDS($cards) } into the hand.
    .you = You take { CARDS($cards) } into your hand.
dominion-tell-put-back = { $player } puts { CARDS($cards) } back onto the deck.
    .you = You put { CARDS($cards) } back onto your deck.
dominion-tell-set-aside = { $player } sets { CARDS($cards) } aside.
    .you = You set { CARDS($cards) } aside.
dominion-tell-returned = { $player } takes { CARDS($cards) } back into the hand.
    .you = You take { CARDS($cards) } back into your hand.
dominion-tell-named = { $player } names { CARDS($cards) }.
    .you = You name { CARDS($cards) }.

## How a game came out, as in story.ftl; $count Provinces in the last $turns turns decided it.

dominion-story-tie = { $points ->
    [one] { $player } and { $other } were level with 1 point; { $player } had fewer turns.
   *[other] { $player } and { $other } were level with { $points } points; { $player } had fewer turns.
}
dominion-story-provinces = { $margin ->
    [one] { $player } won by { $count } Provinces in the last { $turns } turns, 1 point ahead in the end.
   *[other] { $player } won by { $count } Provinces in the last { $turns } turns, { $margin } points ahead in the end.
}
