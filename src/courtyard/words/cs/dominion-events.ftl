### Co se děje u stolu, jedna zpráva na událost, v přítomném čase. Hodnota je pro ty, kdo smějí vědět všechno;
### `.you` mluví k tomu, kdo to dělá, `.to-you` k tomu, komu se to děje, `.hidden` k těm, kdo znají jen počet.

dominion-tell-turn = { $number }. tah: { $player }
    .you = Váš { $number }. tah
dominion-tell-cleaned-up = { $player } uklízí.
    .you = Uklízíte.
dominion-tell-ended = Hra skončila.

## Vykládání a nákup

dominion-tell-played = { $player } vykládá { CARDS($cards, form: "accusative") }.
    .you = Vykládáte { CARDS($cards, form: "accusative") }.
# Karty peněz vyložené po sobě a mince, které daly dohromady.
dominion-tell-cashed = { $player } vykládá { CARDS($cards, form: "accusative") } za ${ $number }.
    .you = Vykládáte { CARDS($cards, form: "accusative") } za ${ $number }.
dominion-tell-more-actions = { $number ->
    [one] +1 akce
    [few] +{ $number } akce
   *[other] +{ $number } akcí
}
dominion-tell-more-buys = { $number ->
    [one] +1 nákup
    [few] +{ $number } nákupy
   *[other] +{ $number } nákupů
}
dominion-tell-more-coins = +${ $number }
dominion-tell-bought = { $player } kupuje { CARDS($cards, form: "accusative") }.
    .you = Kupujete { CARDS($cards, form: "accusative") }.
dominion-tell-gained = { $word ->
    [hand] { $player } získává do ruky { CARDS($cards, form: "accusative") }.
    [deck] { $player } získává na dobírací balíček { CARDS($cards, form: "accusative") }.
   *[discard] { $player } získává { CARDS($cards, form: "accusative") }.
}
    .you = { $word ->
        [hand] Získáváte do ruky { CARDS($cards, form: "accusative") }.
        [deck] Získáváte na dobírací balíček { CARDS($cards, form: "accusative") }.
       *[discard] Získáváte { CARDS($cards, form: "accusative") }.
    }
dominion-tell-trashed = { $player } zahazuje na smetiště { CARDS($cards, form: "accusative") }.
    .you = Zahazujete na smetiště { CARDS($cards, form: "accusative") }.

## Ruka a dobírací balíček

dominion-tell-drew = { $player } si dobírá { CARDS($cards, form: "accusative") }.
    .you = Dobíráte si { CARDS($cards, form: "accusative") }.
    .hidden = { $count ->
        [one] { $player } si dobírá kartu.
        [few] { $player } si dobírá { $count } karty.
       *[other] { $player } si dobírá { $count } karet.
    }
dominion-tell-discarded = { $player } odkládá { CARDS($cards, form: "accusative") }.
    .you = Odkládáte { CARDS($cards, form: "accusative") }.
    .hidden = { $count ->
        [one] { $player } odkládá { CARD($top, form: "accusative") }.
        [few] { $player } odkládá { $count } karty; nahoře: { CARD($top) }.
       *[other] { $player } odkládá { $count } karet; nahoře: { CARD($top) }.
    }
dominion-tell-shuffled = { $player } míchá.
    .you = Mícháte.
dominion-tell-flipped-deck = { $number ->
    [0] { $player } nemá dobírací balíček, který by šel odložit.
    [one] { $player } odkládá jedinou kartu dobíracího balíčku na odkládací balíček.
    [few] { $player } odkládá dobírací balíček ({ $number } karty) na odkládací balíček.
   *[other] { $player } odkládá dobírací balíček ({ $number } karet) na odkládací balíček.
}
    .you = { $number ->
        [0] Nemáte dobírací balíček, který by šel odložit.
        [one] Odkládáte jedinou kartu dobíracího balíčku na odkládací balíček.
        [few] Odkládáte dobírací balíček ({ $number } karty) na odkládací balíček.
       *[other] Odkládáte dobírací balíček ({ $number } karet) na odkládací balíček.
    }
dominion-tell-topdecked = { $count ->
    [one] { $player } pokládá nahoru na dobírací balíček { CARDS($cards, form: "accusative") }.
   *[other] { $player } pokládá nahoru na dobírací balíček { CARDS($cards, order: "kept", form: "accusative") }, v tomto pořadí shora.
}
    .you = { $count ->
        [one] Pokládáte nahoru na dobírací balíček { CARDS($cards, form: "accusative") }.
       *[other] Pokládáte nahoru na dobírací balíček { CARDS($cards, order: "kept", form: "accusative") }, v tomto pořadí shora.
    }
    .hidden = { $count ->
        [one] { $player } pokládá kartu nahoru na dobírací balíček.
        [few] { $player } pokládá { $count } karty nahoru na dobírací balíček.
       *[other] { $player } pokládá { $count } karet nahoru na dobírací balíček.
    }
dominion-tell-put-back-in-order = { $player } vrací ukázané karty na dobírací balíček.
    .you = Vracíte ukázané karty na dobírací balíček.
dominion-tell-passed = { $player } předává { CARDS($cards, form: "accusative") }; dostává: { $other }.
    .you = Předáváte { CARDS($cards, form: "accusative") }; dostává: { $other }.
    .to-you = { $player } vám předává { CARDS($cards, form: "accusative") }.
    .hidden = { $count ->
        [one] { $player } předává kartu; dostává: { $other }.
        [few] { $player } předává { $count } karty; dostává: { $other }.
       *[other] { $player } předává { $count } karet; dostává: { $other }.
    }

## Ukazování

dominion-tell-revealed = { $player } ukazuje { CARDS($cards, form: "accusative") }.
    .you = Ukazujete { CARDS($cards, form: "accusative") }.
dominion-tell-revealed-hand = { $player } ukazuje celou ruku: { CARDS($cards) }.
    .you = Ukazujete celou ruku: { CARDS($cards) }.
dominion-tell-took = { $player } si bere do ruky { CARDS($cards, form: "accusative") }.
    .you = Berete si do ruky { CARDS($cards, form: "accusative") }.
dominion-tell-put-back = { $player } vrací na dobírací balíček { CARDS($cards, form: "accusative") }.
    .you = Vracíte na dobírací balíček { CARDS($cards, form: "accusative") }.
dominion-tell-set-aside = { $player } pokládá stranou { CARDS($cards, form: "accusative") }.
    .you = Pokládáte stranou { CARDS($cards, form: "accusative") }.
dominion-tell-returned = { $player } si vrací do ruky { CARDS($cards, form: "accusative") }.
    .you = Vracíte si do ruky { CARDS($cards, form: "accusative") }.
dominion-tell-named = { $player } jmenuje { CARDS($cards, form: "accusative") }.
    .you = Jmenujete { CARDS($cards, form: "accusative") }.

## Jak hra dopadla

dominion-story-tie = { $points ->
    [one] { $player } a { $other } mají shodně 1 bod; méně tahů: { $player }.
    [few] { $player } a { $other } mají shodně { $points } body; méně tahů: { $player }.
   *[other] { $player } a { $other } mají shodně { $points } bodů; méně tahů: { $player }.
}
dominion-story-provinces = { $margin ->
    [one] { $player } vítězí o 1 bod díky provinciím z posledních tahů (provincie: { $count }, tahy: { $turns }).
    [few] { $player } vítězí o { $margin } body díky provinciím z posledních tahů (provincie: { $count }, tahy: { $turns }).
   *[other] { $player } vítězí o { $margin } bodů díky provinciím z posledních tahů (provincie: { $count }, tahy: { $turns }).
}
