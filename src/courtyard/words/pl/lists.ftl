### Kilka rzeczy z rzędu. Funkcje CARD, CARDS i LIST opisuje words/nouns.py.

# Jednakowe karty. Jedna stoi w bierniku („zagrywa Wioskę”), kilka w dopełniaczu („2 karty Wioski”, „5 kart Wioski”);
# mianownik jest do wyliczeń.
some-cards = { $form ->
    [accusative] { $count ->
        [one] { CARD($card, form: "accusative") }
        [few] { $count } karty { CARD($card, form: "genitive") }
       *[many] { $count } kart { CARD($card, form: "genitive") }
    }
   *[nominative] { $count ->
        [one] { CARD($card) }
       *[other] { $count }× { CARD($card) }
    }
}

list-next = { $list }, { $item }
list-last = { $list } i { $item }
