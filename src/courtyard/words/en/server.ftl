# What the server says: on its console, in the log of a table, and where it refuses something.

# What this language calls itself, for those who choose one.
language-name = English

serve-ready = Courtyard is ready. Open { $address } in a browser; Ctrl-C ends it. Tables are kept in { $folder }.
serve-ended = The server has ended; all tables are kept.

## Lines in the log of a game that are no events of the game

note-undone = { $player } took back an answer.
    .you = You took back an answer.
note-undone-often = { $player } took back { $times } answers.
    .you = You took back { $times } answers.
note-left = { $player } left the table. A bot plays on.
    .you = You left the table. A bot plays on.
note-removed = { $player } was sent away by the host. A bot plays on.
note-minded = A bot plays for { $player }.
    .you = A bot plays for you.
note-spent = This game has had as many answers as a game may have, and ends here undecided. The host can give it up.
note-back = { $player } is back.
    .you = You are back.

## Why the server does not start

refused-pages-unbuilt = The pages have not been built yet; run “make client” first, or serve with --no-pages.
refused-pages-missing = This Courtyard was installed without its pages; install one that has them, or serve with --no-pages.
refused-no-host = There is no machine called “{ $host }” here; name another one with --host.
refused-port = Port { $port } of { $host } cannot be used: { $reason }; name another one with --port.
refused-database = The database cannot be used: { $reason }; name another folder with --data.
refused-newer-data = The data was written by a newer version of Courtyard (format { $format }; this one knows { $known }); use that one, or name another folder with --data.
refused-data-folder = { $path } cannot be used for the data: { $reason }; name another folder with --data.
refused-data-in-use = { $path } is used by another server; stop that one, or name another folder.
refused-broken-key = { $path } is broken: a key has { $bytes } bytes; take it from a backup, or name another folder.

## Why something was not done

refused-message = The server did not understand: { $reason }
refused-stale = The table has changed meanwhile; here it is as it is now.
refused-not-ahead = Two answers can be given at once only where the second question is shown along with the first.
refused-away = A bot plays for you; take over first.
refused-watching = You are only watching; sit down first.
refused-host = Only the host can do that.
refused-playing = That cannot be changed while a game is being played.
refused-not-playing = No game is being played.
refused-frozen = The last game was given up, or played by other rules; start a new one instead.
refused-not-frozen = This game can go on, so it is not given up.
refused-seat = There is no such seat.
refused-taken = That seat is taken.
refused-locked = The host has locked this table.
refused-sent-away = The host has sent you away from this table; you can sit down again if the host lets you.
refused-dismissed = The host has sent you away from this table, and it is closed to onlookers.
refused-no-outcast = Nobody of that name was sent away.
refused-onlookers = The host has closed this table to onlookers.
refused-left = You have left already.
refused-seats = This game is for { $least } to { $most } players.
refused-seats-changed = The seats have changed since the last game; start a new one instead.
refused-not-a-guest = Only another person can be sent away.
refused-bot = There is no such bot.
refused-bot-wants = { $bot } cannot do without { CARDS($cards) }, which this table does not have; choose other cards, or another bot.
refused-name = A name must have something that can be read, and at most { $most } characters.
refused-chat = There is nothing to say.
refused-undo-never = At this table no answer can be taken back.
refused-undo-nothing = There is nothing to take back now.
refused-undo-denied = { $player } would rather not take that back.
refused-undo-asked = Somebody else has asked already.
refused-share = This code is broken, or a newer version made it; check that it was copied whole.
refused-share-game = This code belongs to another game.
refused-no-table = There is no such table.
refused-no-game = There is no such game.
refused-no-language = Courtyard does not speak that language.
refused-no-record = There is no record of such a game yet.
refused-no-page = There is nothing at this address.
refused-not-json = The request must be JSON.
refused-too-fast = That is too much at once; wait a little.
refused-crowded = There are too many windows open on this table, or from where you are; close one, or come back later.
refused-game-long = This game has had { $most } answers, and no game may have more; the host can give it up.
refused-table-full = This table is full: nothing more can be written down here; open another one.
refused-chat-full = So much has been said at this table that nothing more can be kept.
refused-too-long = The request is too long.
refused-cut-short = The request was cut off before its end.
refused-two-lengths = The request says its length in two ways; Content-Length or Transfer-Encoding, not both.
refused-too-slow = The request took too long to arrive.
refused-origin = A page from elsewhere may not use this server.
refused-address = This server does not go by that name.
refused-reach = How this server is reached is told at its own machine only.
refused-fault = Something went wrong in the server; it is in its log.
refused-unreadable = This table can no longer be read; its entries are damaged.
refused-store = The server cannot write anything down just now; nothing was changed.
refused-bot-waits = The server cannot write anything down just now; a bot waits until it can.
