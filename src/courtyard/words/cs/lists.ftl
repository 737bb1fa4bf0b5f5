### Jak se říká několik věcí za sebou. Funkce CARD, CARDS a LIST jsou ve words/nouns.py.

# Stejné karty: „vykládá kartu Vesnice“, „2 karty Vesnice“, „5 karet Vesnice“; „3 měďáky“. Bez pádu se jen vypočítávají:
# „2× Vesnice“. V češtině je [many] jen pro zlomky, od pěti výš platí [other].
some-cards = { $form ->
    [accusative] { $count ->
        [one] { CARD($card, form: "accusative") }
        [few] { $count } { CARD($card, form: "few") }
       *[other] { $count } { CARD($card, form: "many") }
    }
   *[nominative] { $count ->
        [one] { CARD($card) }
       *[other] { $count }× { CARD($card) }
    }
}

# $list je to, co už bylo řečeno, $item další část, nebo ta poslední.
list-next = { $list }, { $item }
list-last = { $list } a { $item }
