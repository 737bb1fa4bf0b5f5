### Before a game: who plays at a table, and how people come to it.

## Bots

lobby-choose = Choose
lobby-choose-about = Choose what is played, how many bots there are and how strong they are
lobby-bots-number = Number
lobby-bots-level = Strength
lobby-let-bots-in = { $count ->
    [one] Let a bot sit down
   *[other] Let { $count } bots sit down
}

# How well a bot plays, in one word, for the bots of every game; those of one game are in <game>-client.ftl.
level-random = Harmless

## Seats

lobby-open = { $count ->
    [one] Open seat
   *[other] { $count } open seats
}
lobby-open-about = { $count ->
    [one] for whoever comes by the link
   *[other] for all who come by the link
}

## Sent away

lobby-sent-away = The host has sent you away from this table.
lobby-sent-away-about = You can stay and watch the game. If you want to play after all, say so in the chat: the host can let you sit down again.
lobby-sent-away-playing = The host has sent you away. A bot plays on in your place; you may watch.
lobby-outcast = sent away
lobby-pardon = Let back in
lobby-pardon-about = Let { $name } sit down again

## From afar: tables to return to, tables to watch. A game may call its turns by another name: <game>-lobby-turn.

lobby-turn = Turn { $turn }
lobby-turn-of = { LIST($names) } to play
lobby-your-turn = Your turn
lobby-ago-now = just now
lobby-ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
lobby-ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
lobby-ago-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
