### Hogyan soroljuk fel a lapokat és a neveket. A CARD, CARDS és LIST függvényekről: words/nouns.py.

# Egyforma lapok. Számnév után egyes szám áll: „3 Rezet”. A $form értéke üres (alanyeset) vagy "accusative" (tárgyeset).
some-cards = { $form ->
    [accusative] { $count ->
        [1] egy { CARD($card, form: "accusative") }
       *[other] { $count } { CARD($card, form: "accusative") }
    }
   *[nominative] { $count ->
        [1] { CARD($card) }
       *[other] { $count } { CARD($card) }
    }
}

list-next = { $list }, { $item }
list-last = { $list } és { $item }
