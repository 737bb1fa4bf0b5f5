### Rulings: their list, and one of them on a table, followed step by step or played by oneself.

rulings = Rulings
rulings-title = { $game }: rulings
rulings-about = Each ruling is a small situation at a real table. Follow it answer by answer, or play on from there by yourself.
rulings-search = Search rulings
rulings-found = { $count ->
    [one] { $count } ruling
   *[other] { $count } rulings
}
    .on = { $count ->
        [one] { $count } ruling on { $card }
       *[other] { $count } rulings on { $card }
    }
rulings-of-card = Rulings on { $card }
rulings-all = All rulings
rulings-none = No ruling says anything like that.

## One ruling

ruling = Ruling
ruling-step = Step { $step } of { $steps }:
ruling-next = Next
ruling-back = Back
ruling-alone = Play it yourself
ruling-return = Return to the ruling
ruling-link = Link to this table
ruling-seen-by = Seen by
ruling-seen-by-asked = whoever is asked
ruling-look = The ruling is about the table as it stands.
ruling-done = That is all that the ruling shows. Answer at the table to play on.
ruling-done-over = That is all that the ruling shows, and the game is over.
ruling-playing = You answer for everybody. Nothing of it is kept but in the address of this page.
ruling-over = The game is over.
ruling-refused = This ruling is about a table that cannot be set:

# What the next step is: who picks what.
ruling-answers = { $name } answers: { LIST($answers) }
ruling-answers-cards = { $name } picks { CARDS($cards) }.
ruling-answers-nothing = { $name } picks nothing.
ruling-tries = { $name } tries: { LIST($answers) }
ruling-tries-cards = { $name } tries { CARDS($cards) }.
ruling-tries-nothing = { $name } tries to pick nothing.

# Why what was tried is not allowed.
ruling-vain-not-an-answer = That is not offered.
ruling-vain-too-often = That is offered, but not so often.
ruling-vain-wants-exactly = That is not allowed: { $picked ->
    [one] { $picked } was picked
   *[other] { $picked } were picked
}, but it must be { $wanted }.
ruling-vain-wants-between = That is not allowed: { $picked ->
    [one] { $picked } was picked
   *[other] { $picked } were picked
}, but it can be { $least } to { $most }.

## Why something cannot be done

refused-no-ruling = There is no such ruling.
refused-no-position = This ruling says that no such table can be set, so nobody can play there.
refused-no-view = Nobody sits in that seat.
