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

## The link as a QR code

lobby-qr = QR code to scan
# $link: an address of the web.
lobby-qr-about = QR code: { $link }

## The link, where the page was opened by an address that leads everybody to their own machine

lobby-reach-network = Friends in the same network come by this link. It is plain http: for more than an evening among friends take a proxy.
lobby-reach-home = This link works on this machine only. How can friends come?
lobby-reach-restart = End the server and start it so that it listens to your network; this table will be there again:
lobby-reach-command = courtyard serve --host 0.0.0.0
lobby-reach-safe = In a clone, “make host” does the same. Then this place shows the link for friends in your network.
lobby-reach-nowhere = The server listens to every network, but this machine seems to be in none just now.
