### Co dzieje się przy stole, po jednej wiadomości na zdarzenie, zawsze w czasie teraźniejszym.
### Wartość jest dla tych, którzy patrzą; `.you` dla tego, kto to robi, `.to-you` dla tego, komu się to robi ($other),
### `.hidden` dla tych, którzy nie znają kart, a tylko ich liczbę ($count).

dominion-tell-turn = Tura { $number }: { $player }
    .you = Twoja tura { $number }
dominion-tell-cleaned-up = { $player } kończy turę fazą Czyszczenia.
    .you = Kończysz turę fazą Czyszczenia.
dominion-tell-ended = Gra się kończy.

## Zagrywanie i kupowanie

dominion-tell-played = { $player } zagrywa { CARDS($cards, form: "accusative") }.
    .you = Zagrywasz { CARDS($cards, form: "accusative") }.
# Skarby zagrane jeden po drugim i monety, które razem dały.
dominion-tell-cashed = { $player } zagrywa { CARDS($cards, form: "accusative") }: ${ $number }.
    .you = Zagrywasz { CARDS($cards, form: "accusative") }: ${ $number }.
dominion-tell-more-actions = { $number ->
    [one] +1 Akcja
    [few] +{ $number } Akcje
   *[many] +{ $number } Akcji
}
dominion-tell-more-buys = { $number ->
    [one] +1 Zakup
    [few] +{ $number } Zakupy
   *[many] +{ $number } Zakupów
}
dominion-tell-more-coins = +${ $number }
dominion-tell-bought = { $player } kupuje { CARDS($cards, form: "accusative") }.
    .you = Kupujesz { CARDS($cards, form: "accusative") }.
dominion-tell-gained = { $word ->
    [hand] { $player } pozyskuje na rękę { CARDS($cards, form: "accusative") }.
    [deck] { $player } pozyskuje na wierzch talii { CARDS($cards, form: "accusative") }.
   *[discard] { $player } pozyskuje { CARDS($cards, form: "accusative") }.
}
    .you = { $word ->
        [hand] Pozyskujesz na rękę { CARDS($cards, form: "accusative") }.
        [deck] Pozyskujesz na wierzch talii { CARDS($cards, form: "accusative") }.
       *[discard] Pozyskujesz { CARDS($cards, form: "accusative") }.
    }
dominion-tell-trashed = { $player } wyrzuca do kosza { CARDS($cards, form: "accusative") }.
    .you = Wyrzucasz do kosza { CARDS($cards, form: "accusative") }.

## Ręka i talia

dominion-tell-drew = { $player } dobiera { CARDS($cards, form: "accusative") }.
    .you = Dobierasz { CARDS($cards, form: "accusative") }.
    .hidden = { $count ->
        [one] { $player } dobiera kartę.
        [few] { $player } dobiera { $count } karty.
       *[many] { $player } dobiera { $count } kart.
    }
dominion-tell-discarded = { $player } odrzuca { CARDS($cards, form: "accusative") }.
    .you = Odrzucasz { CARDS($cards, form: "accusative") }.
    .hidden = { $count ->
        [one] { $player } odrzuca { CARD($top, form: "accusative") }.
        [few] { $player } odrzuca { $count } karty; na wierzchu: { CARD($top) }.
       *[many] { $player } odrzuca { $count } kart; na wierzchu: { CARD($top) }.
    }
dominion-tell-shuffled = { $player } tasuje.
    .you = Tasujesz.
dominion-tell-flipped-deck = { $number ->
    [0] { $player } nie ma talii, którą można by odłożyć na stos kart odrzuconych.
    [one] { $player } odkłada jedyną kartę talii na stos kart odrzuconych.
    [few] { $player } odkłada talię ({ $number } karty) na stos kart odrzuconych.
   *[many] { $player } odkłada talię ({ $number } kart) na stos kart odrzuconych.
}
    .you = { $number ->
        [0] Nie masz talii, którą można by odłożyć na stos kart odrzuconych.
        [one] Odkładasz jedyną kartę talii na swój stos kart odrzuconych.
        [few] Odkładasz talię ({ $number } karty) na swój stos kart odrzuconych.
       *[many] Odkładasz talię ({ $number } kart) na swój stos kart odrzuconych.
    }
dominion-tell-topdecked = { $count ->
    [one] { $player } odkłada na wierzch talii { CARDS($cards, form: "accusative") }.
   *[other] { $player } odkłada na wierzch talii, licząc od góry: { CARDS($cards, order: "kept") }.
}
    .you = { $count ->
        [one] Odkładasz na wierzch talii { CARDS($cards, form: "accusative") }.
       *[other] Odkładasz na wierzch talii, licząc od góry: { CARDS($cards, order: "kept") }.
    }
    .hidden = { $count ->
        [one] { $player } odkłada na wierzch talii kartę.
        [few] { $player } odkłada na wierzch talii { $count } karty.
       *[many] { $player } odkłada na wierzch talii { $count } kart.
    }
dominion-tell-put-back-in-order = { $player } odkłada odsłonięte karty z powrotem na wierzch talii.
    .you = Odkładasz odsłonięte karty z powrotem na wierzch talii.
dominion-tell-passed = { $player } przekazuje { CARDS($cards, form: "accusative") }; otrzymuje: { $other }.
    .you = Przekazujesz { CARDS($cards, form: "accusative") }; otrzymuje: { $other }.
    .to-you = { $player } przekazuje ci { CARDS($cards, form: "accusative") }.
    .hidden = { $count ->
        [one] { $player } przekazuje kartę; otrzymuje: { $other }.
        [few] { $player } przekazuje { $count } karty; otrzymuje: { $other }.
       *[many] { $player } przekazuje { $count } kart; otrzymuje: { $other }.
    }

## Odsłanianie

dominion-tell-revealed = { $player } odsłania { CARDS($cards, form: "accusative") }.
    .you = Odsłaniasz { CARDS($cards, form: "accusative") }.
dominion-tell-revealed-hand = { $player } odsłania całą rękę: { CARDS($cards) }.
    .you = Odsłaniasz całą rękę: { CARDS($cards) }.
dominion-tell-took = { $player } bierze na rękę { CARDS($cards, form: "accusative") }.
    .you = Bierzesz na rękę { CARDS($cards, form: "accusative") }.
dominion-tell-put-back = { $player } odkłada z powrotem na wierzch talii { CARDS($cards, form: "accusative") }.
    .you = Odkładasz z powrotem na wierzch talii { CARDS($cards, form: "accusative") }.
dominion-tell-set-aside = { $player } odkłada na bok { CARDS($cards, form: "accusative") }.
    .you = Odkładasz na bok { CARDS($cards, form: "accusative") }.
dominion-tell-returned = { $player } bierze z powrotem na rękę { CARDS($cards, form: "accusative") }.
    .you = Bierzesz z powrotem na rękę { CARDS($cards, form: "accusative") }.
dominion-tell-named = { $player } podaje nazwę: { CARDS($cards) }.
    .you = Podajesz nazwę: { CARDS($cards) }.

## Jak potoczyła się gra, zob. story.ftl.

dominion-story-tie = { $points ->
    [one] { $player } i { $other } mają po 1 punkcie; mniej tur ma { $player }.
   *[other] { $player } i { $other } mają po tyle samo punktów ({ $points }); mniej tur ma { $player }.
}
dominion-story-provinces = { $margin ->
    [one] { $player } wygrywa dzięki Prowincjom z ostatnich tur (Prowincje: { $count }, tury: { $turns }), na koniec z przewagą 1 punktu.
   *[other] { $player } wygrywa dzięki Prowincjom z ostatnich tur (Prowincje: { $count }, tury: { $turns }), na koniec z przewagą { $margin } punktów.
}
