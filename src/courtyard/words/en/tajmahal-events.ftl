### What happens in a game of Taj Mahal, one message an event.
### The value is for those who look on, `.you` speaks to the player who does it, and `.hidden` to those who may not
### know which cards they are, but only $count. Facts are as in tajmahal.ftl; $cards are ids for CARDS, but where LIST
### takes them they are codes of a few letters, since there are many.

tajmahal-tell-visit = Visit { $number }: { NAME($province) }. { $player } begins.
    .you = Visit { $number }: { NAME($province) }. You begin.
tajmahal-tell-displayed = The display is { LIST($cards) }.
tajmahal-tell-shuffled = { $number ->
    [one] The deck was empty; the only discarded card is the new one.
   *[other] The deck was empty; { $number } discarded cards are shuffled.
}
tajmahal-tell-ended = The game is over.

## In turn

tajmahal-tell-played = { $player } plays { CARDS($cards) }.
    .you = You play { CARDS($cards) }.
tajmahal-tell-withdrew = { $player } withdraws.
    .you = You withdraw.
tajmahal-tell-drew = { $player } draws { CARDS($cards) }.
    .you = You draw { CARDS($cards) }.
    .hidden = { $player } draws a card.

## Withdrawing

tajmahal-tell-won = { $player } wins { NAMES($prizes) }.
    .you = You win { NAMES($prizes) }.
# $crown is the town of the palace with the crown, or "none"; $count how many other palaces there are, in $towns.
tajmahal-tell-built = { $crown ->
    [none] { $player } builds in { NAMES($towns) }.
   *[other] { $count ->
        [0] { $player } builds in { NAME($crown) } with the crown.
       *[other] { $player } builds in { NAMES($towns) }, and in { NAME($crown) } with the crown.
    }
}
    .you = { $crown ->
        [none] You build in { NAMES($towns) }.
       *[other] { $count ->
            [0] You build in { NAME($crown) } with the crown.
           *[other] You build in { NAMES($towns) }, and in { NAME($crown) } with the crown.
        }
    }
tajmahal-tell-bonus = { $player } takes the bonus tile in { NAME($town) } ({ NAME($bonus) }).
    .you = You take the bonus tile in { NAME($town) } ({ NAME($bonus) }).
# $reasons are phrases, the tajmahal-why-… of tajmahal.ftl.
tajmahal-tell-scored = { $count ->
    [one] { $player } scores { LIST($reasons) }.
   *[other] { $player } scores { $number }: { LIST($reasons) }.
}
    .you = { $count ->
        [one] You score { LIST($reasons) }.
       *[other] You score { $number }: { LIST($reasons) }.
    }
tajmahal-tell-discarded = { $player } discards { CARDS($cards) }.
    .you = You discard { CARDS($cards) }.
tajmahal-tell-took-back = { $player } takes { CARDS($cards) } back.
    .you = You take { CARDS($cards) } back.
tajmahal-tell-took = { $player } takes { CARDS($cards) }.
    .you = You take { CARDS($cards) }.

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
tajmahal-tell-earned = { $player } gets { CARDS($cards) }.
    .you = You get { CARDS($cards) }.
tajmahal-tell-lost = { $player } gives up { CARDS($cards) }.
    .you = You give up { CARDS($cards) }.
# $tile is a province tile, or "none" if it is the bonus tile $bonus in $town.
tajmahal-tell-unclaimed = { $tile ->
    [none] Nobody has won the bonus tile in { NAME($town) } ({ NAME($bonus) }); it leaves the game.
   *[other] Nobody has won { NAME($tile) }; it leaves the game.
}

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
