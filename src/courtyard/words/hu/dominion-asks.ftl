### Amit a játékosoktól kérdezünk, a kérdés neve szerint (a pont helyén kötőjel áll), és a lehetséges válaszok.
### A kérdés annak szól, akit kérdeznek. A tények jelentése az angol fájl elején olvasható.
### `.enter` azt mondja el, mit tesz egy üres sor, ahol valami különöset tesz.

## Ami egy kérdés mellett, a lapjai fölött áll: mi lett velük

dominion-beside-revealed = { $player } ezt fedte fel
    .you = Ezt fedted fel
dominion-beside-set-aside = { $player } ezt tette félre
    .you = Ezt tetted félre
dominion-beside-trashed = { $player } ezt dobta a szemétbe
    .you = Ezt dobtad a szemétbe
dominion-beside-gained = { $player } ezt kapta
    .you = Ezt kaptad
dominion-beside-discarded = { $player } ezt dobta el
    .you = Ezt dobtad el
dominion-beside-passed = { $player } ezt adta át neked

## A kör

dominion-ask-turn-action = { $actions ->
    [one] Még 1 akciód van. Játssz ki egy akciókártyát, vagy egyet sem, és jöhet a vásárlási fázis.
   *[other] Még { $actions } akciód van. Játssz ki egy akciókártyát, vagy egyet sem, és jöhet a vásárlási fázis.
}
dominion-ask-turn-treasures = Játszd ki a kincseidet, tetszőleges sorrendben.
    .enter = Az Enter mindet kijátssza, a - egyet sem.
dominion-ask-turn-buy = { $buys ->
    [one] Van ${ $coins } pénzed és 1 vásárlásod. Vegyél egy lapot, vagy egyet sem, és vége a körödnek.
   *[other] Van ${ $coins } pénzed és { $buys } vásárlásod. Vegyél egy lapot, vagy egyet sem, és vége a körödnek.
}

## Védekezés

dominion-ask-react = { $by } támad: { CARD($card) }. Mielőtt hatna, felfedhetsz egy védekezéskártyát.
dominion-ask-secret-chamber-topdeck = { $most ->
    [one] Tegyél egy lapot a kezedből a húzópaklid tetejére, mielőtt a támadás hat ({ CARD($attack) }, kijátszotta: { $other }).
   *[other] Tegyél { $most } lapot a kezedből a húzópaklid tetejére, mielőtt a támadás hat ({ CARD($attack) }, kijátszotta: { $other }). Az elsőként választott lesz legfelül.
}

## Dominion

dominion-ask-cellar-discard = Dobj el annyi lapot, amennyit akarsz. Mindegyikért húzol egyet.
dominion-ask-chapel-trash = { $most ->
    [one] A szemétbe dobhatsz egy lapot a kezedből.
   *[other] Dobj a szemétbe legfeljebb { $most } lapot a kezedből.
}
dominion-ask-chancellor-flip = { $deck ->
    [0] A húzópaklid üres. A használt paklidra teszed?
    [one] A használt paklidra teszed a húzópaklidat, azt az egyetlen lapot?
   *[other] A használt paklidra teszed az egész húzópaklidat ({ $deck } lap)?
}
dominion-way-chancellor-flip-yes = Igen, átteszem a húzópaklimat
dominion-way-chancellor-flip-no = Nem, maradjon a húzópaklim
dominion-ask-workshop-gain = Kapsz egy legfeljebb ${ $limit } árú lapot.
dominion-ask-bureaucrat-topdeck = Válassz a kezedből egy győzelmipont-kártyát, amelyet felfedsz és a húzópaklid tetejére teszel ({ CARD($card) }, kijátszotta: { $by }).
dominion-ask-feast-gain = Kapsz egy legfeljebb ${ $limit } árú lapot.
dominion-ask-militia-discard = { $most ->
    [one] Dobj el egy lapot ({ CARD($card) }, kijátszotta: { $by }).
   *[other] Dobj el { $most } lapot ({ CARD($card) }, kijátszotta: { $by }).
}
dominion-ask-remodel-trash = Dobj a szemétbe egy lapot a kezedből. Kapsz helyette egy legfeljebb $2 értékkel drágábbat.
dominion-ask-remodel-gain = Kapsz egy legfeljebb ${ $limit } árú lapot (a szemétbe került: { CARD($about) }).
dominion-ask-spy-discard = { $self ->
    [yes] A saját húzópaklidról ezt fedted fel: { CARD($about) }. Eldobod?
   *[no] { $whom } ezt fedi fel: { CARD($about) }. Eldobja?
}
dominion-way-spy-discard-yes = Igen, el vele
dominion-way-spy-discard-no = Nem, vissza vele
dominion-ask-thief-trash = { $whom } ezt fedi fel: { CARDS($revealed) }. Válaszd ki, melyik kincs kerüljön a szemétbe.
dominion-ask-thief-gain = { $most ->
    [one] Megkaphatod az imént szemétbe került kincset.
   *[other] Az imént szemétbe került { $most } kincs közül bármelyiket megkaphatod.
}
dominion-ask-throne-room-play = Válassz egy akciókártyát, amelyet kétszer játszol ki.
dominion-ask-library-set-aside = Ezt húzod: { CARD($about) } ({ $hand }. lap a 7‑ből). Félreteszed?
dominion-way-library-set-aside-yes = Igen, félreteszem, és a végén eldobom
dominion-way-library-set-aside-no = Nem, a kezemben tartom
dominion-ask-mine-trash = Dobj a szemétbe egy kincset a kezedből. Kapsz helyette egy legfeljebb $3 értékkel drágábbat.
dominion-ask-mine-gain = Kapsz a kezedbe egy legfeljebb ${ $limit } árú kincset (a szemétbe került: { CARD($about) }).

## Intrika

dominion-ask-courtyard-topdeck = Tegyél egy lapot a kezedből a húzópaklid tetejére.
dominion-ask-pawn-choose = Válassz két különböző előnyt.
dominion-way-pawn-choose-card = +1 lap
dominion-way-pawn-choose-action = +1 akció
dominion-way-pawn-choose-buy = +1 vásárlás
dominion-way-pawn-choose-coin = +$1
dominion-ask-secret-chamber-discard = Dobj el annyi lapot, amennyit akarsz. Mindegyikért +$1 jár.
dominion-ask-masquerade-pass = { $mine ->
    [yes] Válaszd ki, melyik lapot adod át. Kapja: { $whom }.
   *[no] Válaszd ki, melyik lapot adod át. Kapja: { $whom } ({ CARD($card) }, kijátszotta: { $by }).
}
dominion-ask-masquerade-trash = { $other } ezt adta át neked: { CARD($received) }. A szemétbe dobhatsz egy lapot a kezedből.
dominion-ask-steward-choose = Válassz egyet.
dominion-way-steward-choose-cards = +2 lap
dominion-way-steward-choose-coins = +$2
dominion-way-steward-choose-trash = 2 lap a kezemből a szemétbe
dominion-ask-steward-trash = { $most ->
    [one] Dobj a szemétbe egy lapot a kezedből.
   *[other] Dobj a szemétbe { $most } lapot a kezedből.
}
dominion-ask-swindler-give = { $whom } ezt dobta a szemétbe: { CARD($about) }. Válaszd ki, melyik ${ $limit } árú lapot kapja helyette.
dominion-ask-wishing-well-name = Nevezd meg a kívánt lapot. Ha az van a húzópaklid tetején, megkapod.
dominion-ask-baron-discard = { $estates ->
    [0] Eldobsz egy Birtokot (+$4)? Ha nem, neked járna egy, de már nem maradt.
   *[other] Eldobsz egy Birtokot (+$4)? Ha nem, kapsz egy Birtokot.
}
dominion-way-baron-discard-yes = Igen, eldobok egy { CARD("estate", form: "accusative") }: +$4
dominion-way-baron-discard-no = Nem, kapok egy { CARD("estate", form: "accusative") }
dominion-ask-ironworks-gain = Kapsz egy legfeljebb ${ $limit } árú lapot. Akcióért +1 akció, kincsért +$1, győzelmipont-kártyáért +1 lap jár.
dominion-ask-mining-village-trash = A szemétbe dobod ezt a lapot ({ CARD($card) })? Ezért +$2 jár.
dominion-way-mining-village-trash-yes = Igen, a szemétbe: +$2
dominion-way-mining-village-trash-no = Nem, megtartom
dominion-ask-scout-order = Tedd vissza ezt a { $most } lapot a húzópaklid tetejére. Az elsőként választott lesz legfelül.
dominion-ask-minion-choose = Válassz egyet.
dominion-way-minion-choose-coins = +$2
dominion-way-minion-choose-hand = Új kéz: te és mindenki, akinek legalább 5 lapja van, eldobja a kezét, és húz 4 lapot
dominion-ask-saboteur-gain = Kaphatsz egy legfeljebb ${ $limit } árú lapot (a szemétbe került: { CARD($about) }; ok: { CARD($card) }, kijátszotta: { $by }).
dominion-ask-torturer-choose = Válassz egyet ({ CARD($card) }, kijátszotta: { $by }).
dominion-way-torturer-choose-discard = { $hand ->
    [0] Eldobok 2 lapot (egy sincs)
    [one] Eldobok 2 lapot (csak 1 van)
   *[other] Eldobok 2 lapot
}
dominion-way-torturer-choose-curse = { $curses ->
    [0] Kapok a kezembe egy { CARD("curse", form: "accusative") } (de már nem maradt)
   *[other] Kapok a kezembe egy { CARD("curse", form: "accusative") }
}
dominion-ask-torturer-discard = { $most ->
    [one] Dobj el egy lapot ({ CARD($card) }, kijátszotta: { $by }).
   *[other] Dobj el { $most } lapot ({ CARD($card) }, kijátszotta: { $by }).
}
dominion-ask-trading-post-trash = { $most ->
    [one] Dobj a szemétbe egy lapot a kezedből.
   *[other] Dobj a szemétbe { $most } lapot a kezedből egy Ezüstért.
}
dominion-ask-upgrade-trash = Dobj a szemétbe egy lapot a kezedből. Kapsz helyette egy pontosan $1 értékkel drágábbat.
dominion-ask-upgrade-gain = Kapsz egy pontosan ${ $limit } árú lapot (a szemétbe került: { CARD($about) }).
dominion-ask-nobles-choose = Válassz egyet.
dominion-way-nobles-choose-cards = +3 lap
dominion-way-nobles-choose-actions = +2 akció

## Bőségszaru

dominion-ask-hamlet-action = Eldobhatsz egy lapot; ezért +1 akció jár.
dominion-ask-hamlet-buy = Eldobhatsz egy lapot; ezért +1 vásárlás jár.
dominion-ask-horse-traders-discard = { $most ->
    [one] Dobj el egy lapot.
   *[other] Dobj el { $most } lapot.
}
dominion-ask-remake-trash = { $nth ->
    [1] Dobj a szemétbe a kezedből két lap közül egy elsőt. Kapsz helyette egy pontosan $1 értékkel drágábbat.
   *[2] Dobj a szemétbe a kezedből egy második lapot is. Kapsz helyette egy pontosan $1 értékkel drágábbat.
}
dominion-ask-remake-gain = Kapsz egy pontosan ${ $limit } árú lapot (a szemétbe került: { CARD($about) }).
dominion-ask-tournament-reveal = { $mine ->
    [yes] Felfeded és eldobod ezt a lapot ({ CARD($about) }) egy Díjért vagy egy Hercegségért?
   *[no] Felfeded ezt a lapot: { CARD($about) }? Akkor { $by } se lapot, se +$1 értéket nem kap ({ CARD($card) }).
}
dominion-way-tournament-reveal-yes = Igen, felfedem
dominion-way-tournament-reveal-no = Nem, maradjon rejtve
dominion-ask-tournament-prize = Válassz egy Díjat vagy egy Hercegséget. A húzópaklid tetejére kerül.
dominion-ask-young-witch-discard = { $most ->
    [one] Dobj el egy lapot.
   *[other] Dobj el { $most } lapot.
}
dominion-ask-young-witch-reveal = Felfeded az Ellenszert ({ CARD($about) }), hogy ne kapj Átkot? (Támad: { CARD($card) }, kijátszotta: { $by }.)
dominion-way-young-witch-reveal-yes = Igen, felfedem
dominion-way-young-witch-reveal-no = Nem, jöhet: { CARD("curse") }
dominion-ask-horn-of-plenty-gain = Kapsz egy legfeljebb ${ $limit } árú lapot, mert ennyi különböző lapod van kijátszva. Győzelmipont-kártyáért cserébe ez a lap ({ CARD($card) }) a szemétbe kerül.
dominion-ask-jester-choose = { $whom } ezt dobja el: { CARD($about) }. Ki kap belőle még egyet?
dominion-way-jester-choose-they = Ő: { $whom }
dominion-way-jester-choose-you = Én

## Díjak

dominion-ask-followers-discard = { $most ->
    [one] Dobj el egy lapot ({ CARD($card) }, kijátszotta: { $by }).
   *[other] Dobj el { $most } lapot ({ CARD($card) }, kijátszotta: { $by }).
}
dominion-ask-trusty-steed-choose = Válassz két különböző előnyt.
dominion-way-trusty-steed-choose-cards = +2 lap
dominion-way-trusty-steed-choose-actions = +2 akció
dominion-way-trusty-steed-choose-coins = +$2
dominion-way-trusty-steed-choose-silvers = Kapok 4 { CARD("silver", form: "accusative") }, és a húzópaklimat a használt paklimra teszem
