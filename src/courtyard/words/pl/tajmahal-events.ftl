### Co dzieje się w grze Tadż Mahal, po jednej wiadomości na zdarzenie, zawsze w czasie teraźniejszym.
### Wartość jest dla tych, którzy patrzą, `.you` dla tego, kto to robi, a `.hidden` dla tych, którzy nie znają kart.

tajmahal-tell-visit = Wizyta { $number }: { NAME($province) }. Zaczyna { $player }.
    .you = Wizyta { $number }: { NAME($province) }. Zaczynasz.
tajmahal-tell-displayed = Wystawka: { LIST($cards) }.
tajmahal-tell-shuffled = { $number ->
    [one] Talia jest pusta; nową tworzy jedyna odrzucona karta.
    [few] Talia jest pusta; tasowane są { $number } odrzucone karty.
   *[many] Talia jest pusta; tasowanych jest { $number } odrzuconych kart.
}
tajmahal-tell-ended = Gra się kończy.

## Kolejno

tajmahal-tell-played = { $player } zagrywa { CARDS($cards, form: "accusative") }.
    .you = Zagrywasz { CARDS($cards, form: "accusative") }.
tajmahal-tell-withdrew = { $player } się wycofuje.
    .you = Wycofujesz się.
tajmahal-tell-drew = { $player } dobiera { CARDS($cards, form: "accusative") }.
    .you = Dobierasz { CARDS($cards, form: "accusative") }.
    .hidden = { $player } dobiera kartę.

## Wycofanie się

tajmahal-tell-won = { $player } zdobywa { NAMES($prizes, form: "accusative") }.
    .you = Zdobywasz { NAMES($prizes, form: "accusative") }.
# $crown to miasto pałacu z koroną albo "none"; $count to liczba innych pałaców, stojących w $towns.
tajmahal-tell-built = { $crown ->
    [none] { $count ->
        [one] { $player } stawia pałac; miasto: { NAMES($towns) }.
       *[other] { $player } stawia pałace; miasta: { NAMES($towns) }.
    }
   *[other] { $count ->
        [0] { $player } stawia pałac z koroną; miasto: { NAME($crown) }.
        [one] { $player } stawia dwa pałace; miasta: { NAMES($towns) }, a z koroną { NAME($crown) }.
       *[other] { $player } stawia pałace; miasta: { NAMES($towns) }, a z koroną { NAME($crown) }.
    }
}
    .you = { $crown ->
        [none] { $count ->
            [one] Stawiasz pałac; miasto: { NAMES($towns) }.
           *[other] Stawiasz pałace; miasta: { NAMES($towns) }.
        }
       *[other] { $count ->
            [0] Stawiasz pałac z koroną; miasto: { NAME($crown) }.
            [one] Stawiasz dwa pałace; miasta: { NAMES($towns) }, a z koroną { NAME($crown) }.
           *[other] Stawiasz pałace; miasta: { NAMES($towns) }, a z koroną { NAME($crown) }.
        }
    }
tajmahal-tell-bonus = { $player } bierze płytkę premii z miasta { NAME($town) } ({ NAME($bonus) }).
    .you = Bierzesz płytkę premii z miasta { NAME($town) } ({ NAME($bonus) }).
# $reasons to części zdań, tajmahal-why-… z tajmahal.ftl.
tajmahal-tell-scored = { $count ->
    [one] { $player } zdobywa punkty: { LIST($reasons) }.
   *[other] { $player } zdobywa punkty ({ $number }): { LIST($reasons) }.
}
    .you = { $count ->
        [one] Zdobywasz punkty: { LIST($reasons) }.
       *[other] Zdobywasz punkty ({ $number }): { LIST($reasons) }.
    }
tajmahal-tell-discarded = { $player } odrzuca { CARDS($cards, form: "accusative") }.
    .you = Odrzucasz { CARDS($cards, form: "accusative") }.
tajmahal-tell-took-back = { $player } bierze z powrotem { CARDS($cards, form: "accusative") }.
    .you = Bierzesz z powrotem { CARDS($cards, form: "accusative") }.
tajmahal-tell-took = { $player } bierze { CARDS($cards, form: "accusative") }.
    .you = Bierzesz { CARDS($cards, form: "accusative") }.

## Między wizytami

tajmahal-tell-returned = { $prize ->
    [vizier] { $player } oddaje dwie płytki wezyra.
    [general] { $player } oddaje dwie płytki generała.
    [monk] { $player } oddaje dwie płytki mnicha.
   *[princess] { $player } oddaje dwie płytki księżniczki.
}
    .you = { $prize ->
        [vizier] Oddajesz dwie płytki wezyra.
        [general] Oddajesz dwie płytki generała.
        [monk] Oddajesz dwie płytki mnicha.
       *[princess] Oddajesz dwie płytki księżniczki.
    }
tajmahal-tell-earned = { $player } otrzymuje { CARDS($cards, form: "accusative") }.
    .you = Otrzymujesz { CARDS($cards, form: "accusative") }.
tajmahal-tell-lost = { $player } oddaje { CARDS($cards, form: "accusative") }.
    .you = Oddajesz { CARDS($cards, form: "accusative") }.
# $tile to płytka prowincji albo "none", jeśli chodzi o płytkę premii $bonus z miasta $town.
tajmahal-tell-unclaimed = { $tile ->
    [none] Nikt nie zdobywa płytki premii z miasta { NAME($town) } ({ NAME($bonus) }); opuszcza ona grę.
   *[other] Zostaje bez właściciela i opuszcza grę: { NAME($tile) }.
}

## Koniec

tajmahal-tell-showed = { $player } pokazuje { CARDS($cards, form: "accusative") }.
    .you = Pokazujesz { CARDS($cards, form: "accusative") }.

## Jak potoczyła się gra, zob. story.ftl; tura to wizyta.

tajmahal-story-start = { $margin ->
    [one] { $player } prowadzi od pierwszej wizyty do ostatniej, na koniec z przewagą 1 punktu.
   *[other] { $player } prowadzi od pierwszej wizyty do ostatniej, na koniec z przewagą { $margin } punktów.
}
tajmahal-story-since = { $margin ->
    [one] { $player } prowadzi od wizyty { $turn } z { $turns }, na koniec z przewagą 1 punktu.
   *[other] { $player } prowadzi od wizyty { $turn } z { $turns }, na koniec z przewagą { $margin } punktów.
}
tajmahal-story-last = { $margin ->
    [one] { $player } wychodzi na prowadzenie dopiero podczas ostatniej wizyty i wygrywa o 1 punkt (na drugim miejscu { $other }).
    [few] { $player } wychodzi na prowadzenie dopiero podczas ostatniej wizyty i wygrywa o { $margin } punkty (na drugim miejscu { $other }).
   *[many] { $player } wychodzi na prowadzenie dopiero podczas ostatniej wizyty i wygrywa o { $margin } punktów (na drugim miejscu { $other }).
}
