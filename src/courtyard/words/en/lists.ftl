### How several things are said in a row. See words/nouns.py for the functions CARD, CARDS, NAME, NAMES and LIST.

# Equal cards. $card is the card, $count how many there are, $form the form that the sentence asked for.
some-cards = { $count ->
    [one] { CARD($card) }
   *[other] { $count } { CARD($card, form: "many") }
}

# $list is what was said so far, $item the next part of it, or the last one.
list-next = { $list }, { $item }
list-last = { $list } and { $item }
