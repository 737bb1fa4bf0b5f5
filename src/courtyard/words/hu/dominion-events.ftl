### Ami az asztalnál történik, eseményenként egy üzenet.
### Az érték a nézőknek szól, `.you` annak, aki teszi, `.to-you` annak, akivel történik ($other), `.hidden` azoknak, akik a
### lapokat nem ismerhetik, csak a számukat ($count). A nevek alanyesetben állnak, az ige jelen idejű.

dominion-tell-turn = { $player } { $number }. köre
    .you = A te { $number }. köröd
dominion-tell-cleaned-up = { $player } befejezi a körét.
    .you = Befejezed a körödet.
dominion-tell-ended = Vége a játéknak.

## Kijátszás és vásárlás

dominion-tell-played = { $player } kijátszik { CARDS($cards, form: "accusative") }.
    .you = Kijátszol { CARDS($cards, form: "accusative") }.
# Egymás után kijátszott kincsek, és az érmék, amelyeket együtt adtak.
dominion-tell-cashed = { $player } kijátszik { CARDS($cards, form: "accusative") }: ${ $number }.
    .you = Kijátszol { CARDS($cards, form: "accusative") }: ${ $number }.
dominion-tell-more-actions = { $number ->
    [one] +1 akció
   *[other] +{ $number } akció
}
dominion-tell-more-buys = { $number ->
    [one] +1 vásárlás
   *[other] +{ $number } vásárlás
}
dominion-tell-more-coins = +${ $number }
dominion-tell-bought = { $player } vesz { CARDS($cards, form: "accusative") }.
    .you = Veszel { CARDS($cards, form: "accusative") }.
dominion-tell-gained = { $word ->
    [hand] { $player } kap { CARDS($cards, form: "accusative") } a kezébe.
    [deck] { $player } kap { CARDS($cards, form: "accusative") } a húzópaklija tetejére.
   *[discard] { $player } kap { CARDS($cards, form: "accusative") }.
}
    .you = { $word ->
        [hand] Kapsz { CARDS($cards, form: "accusative") } a kezedbe.
        [deck] Kapsz { CARDS($cards, form: "accusative") } a húzópaklid tetejére.
       *[discard] Kapsz { CARDS($cards, form: "accusative") }.
    }
dominion-tell-trashed = { $player } szemétbe dob { CARDS($cards, form: "accusative") }.
    .you = Szemétbe dobsz { CARDS($cards, form: "accusative") }.

## Kéz és pakli

dominion-tell-drew = { $player } húz { CARDS($cards, form: "accusative") }.
    .you = Húzol { CARDS($cards, form: "accusative") }.
    .hidden = { $count ->
        [one] { $player } húz egy lapot.
       *[other] { $player } húz { $count } lapot.
    }
dominion-tell-discarded = { $player } eldob { CARDS($cards, form: "accusative") }.
    .you = Eldobsz { CARDS($cards, form: "accusative") }.
    .hidden = { $count ->
        [one] { $player } eldob egy { CARD($top, form: "accusative") }.
       *[other] { $player } eldob { $count } lapot; legfelül: { CARD($top) }.
    }
dominion-tell-shuffled = { $player } megkeveri a használt pakliját.
    .you = Megkevered a használt paklidat.
dominion-tell-flipped-deck = { $number ->
    [0] { $player } húzópaklija üres, nincs mit áttennie.
    [one] { $player } a használt paklijára teszi a húzópaklija egyetlen lapját.
   *[other] { $player } a használt paklijára teszi a húzópakliját ({ $number } lap).
}
    .you = { $number ->
        [0] A húzópaklid üres, nincs mit áttenned.
        [one] A használt paklidra teszed a húzópaklid egyetlen lapját.
       *[other] A használt paklidra teszed a húzópaklidat ({ $number } lap).
    }
dominion-tell-topdecked = { $count ->
    [one] { $player } a húzópaklija tetejére tesz { CARDS($cards, form: "accusative") }.
   *[other] { $player } a húzópaklija tetejére tesz { CARDS($cards, order: "kept", form: "accusative") }, felülről ebben a sorrendben.
}
    .you = { $count ->
        [one] A húzópaklid tetejére teszel { CARDS($cards, form: "accusative") }.
       *[other] A húzópaklid tetejére teszel { CARDS($cards, order: "kept", form: "accusative") }, felülről ebben a sorrendben.
    }
    .hidden = { $count ->
        [one] { $player } a húzópaklija tetejére tesz egy lapot.
       *[other] { $player } a húzópaklija tetejére tesz { $count } lapot.
    }
dominion-tell-put-back-in-order = { $player } visszateszi a felfedett lapokat a húzópaklija tetejére.
    .you = Visszateszed a felfedett lapokat a húzópaklid tetejére.
dominion-tell-passed = { $player } átad { CARDS($cards, form: "accusative") }; kapja: { $other }.
    .you = Átadsz { CARDS($cards, form: "accusative") }; kapja: { $other }.
    .to-you = { $player } átad neked { CARDS($cards, form: "accusative") }.
    .hidden = { $count ->
        [one] { $player } átad egy lapot; kapja: { $other }.
       *[other] { $player } átad { $count } lapot; kapja: { $other }.
    }

## Felfedés

dominion-tell-revealed = { $player } felfed { CARDS($cards, form: "accusative") }.
    .you = Felfedsz { CARDS($cards, form: "accusative") }.
dominion-tell-revealed-hand = { $player } felfedi az egész kezét: { CARDS($cards) }.
    .you = Felfeded az egész kezedet: { CARDS($cards) }.
dominion-tell-took = { $player } a kezébe vesz { CARDS($cards, form: "accusative") }.
    .you = A kezedbe veszel { CARDS($cards, form: "accusative") }.
dominion-tell-put-back = { $player } visszatesz { CARDS($cards, form: "accusative") } a húzópaklija tetejére.
    .you = Visszateszel { CARDS($cards, form: "accusative") } a húzópaklid tetejére.
dominion-tell-set-aside = { $player } félretesz { CARDS($cards, form: "accusative") }.
    .you = Félreteszel { CARDS($cards, form: "accusative") }.
dominion-tell-returned = { $player } visszavesz { CARDS($cards, form: "accusative") } a kezébe.
    .you = Visszaveszel { CARDS($cards, form: "accusative") } a kezedbe.
dominion-tell-named = { $player } megnevezi: { CARDS($cards) }.
    .you = Megnevezed: { CARDS($cards) }.

## Hogyan dőlt el egy játék, ahogy a story.ftl mondja; $count Tartomány az utolsó $turns körben döntött.

dominion-story-tie = { $points ->
    [one] { $player } és { $other } egyaránt 1 pontot szerzett; { $player } kevesebb kört játszott.
   *[other] { $player } és { $other } egyaránt { $points } pontot szerzett; { $player } kevesebb kört játszott.
}
dominion-story-provinces = { $margin ->
    [one] { $player } az utolsó { $turns } kör { $count } Tartományával győzött, a végén 1 pont előnnyel.
   *[other] { $player } az utolsó { $turns } kör { $count } Tartományával győzött, a végén { $margin } pont előnnyel.
}
