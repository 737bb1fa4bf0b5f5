### What happens in a game of Taj Mahal, one message an event.
### The value is for those who look on, `.you` speaks to the player who does it, and `.hidden` to those who may not
### know which cards they are, but only $count. What is played, won or built comes as a list of names.

tajmahal-tell-visit = Visit { $number }: { $province }. { $player } begins.
    .you = Visit { $number }: { $province }. You begin.
tajmahal-tell-displayed = The display is { LIST($cards) }.
tajmahal-tell-shuffled = { $number ->
    [one] The deck was empty; the only discarded card is the new one.
   *[other] The deck was empty; { $number } discarded cards are shuffled.
}
tajmahal-tell-ended = The game is over.

## In turn

tajmahal-tell-played = { $player } plays { LIST($cards) }.
    .you = You play { LIST($cards) }.
tajmahal-tell-withdrew = { $player } withdraws.
    .you = You withdraw.
tajmahal-tell-drew = { $player } draws { LIST($cards) }.
    .you = You draw { LIST($cards) }.
    .hidden = { $player } draws a card.

## Withdrawing

tajmahal-tell-won = { $player } wins { LIST($prizes) }.
    .you = You win { LIST($prizes) }.
tajmahal-tell-built = { $player } builds in { LIST($towns) }.
    .you = You build in { LIST($towns) }.
tajmahal-tell-bonus = { $player } takes { $tile }.
    .you = You take { $tile }.
tajmahal-tell-scored = { $count ->
    [one] { $player } scores { LIST($reasons) }.
   *[other] { $player } scores { $number }: { LIST($reasons) }.
}
    .you = { $count ->
        [one] You score { LIST($reasons) }.
       *[other] You score { $number }: { LIST($reasons) }.
    }
tajmahal-tell-discarded = { $player } discards { LIST($cards) }.
    .you = You discard { LIST($cards) }.
tajmahal-tell-took-back = { $player } takes { LIST($cards) } back.
    .you = You take { LIST($cards) } back.
tajmahal-tell-took = { $player } takes { LIST($cards) }.
    .you = You take { LIST($cards) }.

## Between the visits

tajmahal-tell-returned = { $prize ->
    [vizier] { $player } returns two tiles of the vizier.
    [general] { $player } returns two tiles of the general.
    [monk] { $player } returns two tiles of the monk.
   *[princess] { $player } returns two tiles of the princess.
}
    .you = { $prize ->
        [vizier] You return two tiles of the vizier.
        [general] You return two tiles of the general.
        [monk] You return two tiles of the monk.
       *[princess] You return two tiles of the princess.
    }
tajmahal-tell-earned = { $player } gets { LIST($cards) }.
    .you = You get { LIST($cards) }.
tajmahal-tell-lost = { $player } gives up { LIST($cards) }.
    .you = You give up { LIST($cards) }.
tajmahal-tell-unclaimed = Nobody has won { $tile }; it leaves the game.

## The end

tajmahal-tell-showed = { $player } shows { LIST($cards) }.
    .you = You show { LIST($cards) }.

## How a game came out, as in story.ftl; a turn is a visit.

tajmahal-story-start = { $margin ->
    [one] { $player } was ahead from the first visit to the last, in the end by 1 point.
   *[other] { $player } was ahead from the first visit to the last, in the end by { $margin } points.
}
tajmahal-story-since = { $margin ->
    [one] { $player } was ahead from visit { $turn } of { $turns } on, in the end by 1 point.
   *[other] { $player } was ahead from visit { $turn } of { $turns } on, in the end by { $margin } points.
}
tajmahal-story-last = { $margin ->
    [one] { $player } overtook { $other } in the very last visit and won by 1 point.
   *[other] { $player } overtook { $other } in the very last visit and won by { $margin } points.
}
