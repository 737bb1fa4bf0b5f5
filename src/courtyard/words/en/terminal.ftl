### What the program says around a game in a terminal.

## Who plays

terminal-you = You
terminal-player = Player { $number }

## A game begins, goes on, ends

terminal-new = A game of { $game } with { LIST($names) }; its seed is { $seed }.
play-about = Play { $game } against bots, or several people at one keyboard.
terminal-welcome = Answer by number or by name. “help” tells what else you can type.
terminal-resumed = { $count ->
    [0] The game in { $file } goes on. Nobody has decided anything yet.
    [one] The game in { $file } goes on after 1 answer.
   *[other] The game in { $file } goes on after { $count } answers.
}
terminal-kept = The game is kept in { $file }. This goes on with it:
terminal-not-kept = The game could not be kept: { $reason }
terminal-nothing-kept = Goodbye. There was nothing to keep.
terminal-saved = Saved in { $file }.
terminal-finished = The whole game is in { $file }. This shows it again:

terminal-another = Another game? (y/n){" "}
    .yes = yes
    .no = no
    .which = Type y for another game at the same table, or n to leave.
terminal-new-file = It is kept in { $file }.

end-winner = { $player } wins.
    .you = You win.
end-shared = { LIST($names) } share the victory.
end-rank = Place
end-player = Player
end-points = Points
end-turns = Turns

## A table of which nothing is known but its view

plain-yes = yes
plain-no = no
plain-nothing = –
plain-nobody = Nobody

## Hot seat

terminal-hand-over = Hand the keyboard to { $player }, who then presses Enter.
terminal-only-enter = Press Enter to go on, or type undo or quit.

## Questions

terminal-prompt = {"> "}
    .named = { $player }{"> "}
terminal-earlier = { $count ->
    [one] … and 1 line before; “log” shows all.
   *[other] … and { $count } lines before; “log” shows all.
}
hint-exactly = { $most ->
    [one] Pick one.
   *[other] Pick { $most }.
}
hint-between = Pick from { $least } to { $most }.
hint-up-to = { $most ->
    [one] Pick one, or press Enter for none.
   *[other] Pick up to { $most }, or press Enter for none.
}
hint-any = Pick any number of them, “all” for all, or press Enter for none.

## Commands

help-commands =
    Answer with the number or the name of an option, or with its first letters.
    Several at once: “1 3”, “2-4”, two names with a comma between, or “all”.
    The same several times: “1 1” or “2 x” and the name.
    Enter or - picks none where that is allowed.
    Commands, also with a / before them (/undo):
      help            this text
      rules           how the game is played
      board           the table again
      text CARD       what a card says; also ? CARD
      log [N]         what happened so far, or the last N lines of it
      undo            take back the last answer that a person gave
      save FILE       write the game to a file
      quit            leave; the game is kept
help-marks = The signs on the table:
undo-done = Your last answer is taken back.
log-empty = Nothing has happened yet.

## Cards, presets, games

printed-cost = ${ $cost }
printed-copies = ×{ $copies }
cards-name = Name
cards-code = Code
cards-cost = Cost
cards-types = Types
cards-copies = Copies
cards-set = Set
game-players = { $least } to { $most } players
game-bots = Bots: { LIST($names) }

## Replay

replay-place = { $game }, after answer { $number } of { $count }
replay-asked = The next question is for { $player }: “{ $question }”
replay-answer = { $player } answers: { LIST($answer) }
replay-times = { $name } ×{ $count }
replay-answer-none = { $player } answers with nothing.
replay-prompt = Enter next, b back, g N go to, q quit:{" "}
replay-older = This game was played by version { $version } of the rules; version { $present } plays it the same.
replay-differently = This game was played by version { $version } of the rules, and version { $present } would play it differently; it is shown up to answer { $count }. { $reason }

## Stored games after the rules have changed

patch-progress = Playing all games again
patch-column-table = Table
patch-column-game = Game
patch-column-number = No.
patch-column-version = Rules
patch-column-state = State
patch-column-outcome = By the present rules
patch-running = being played
patch-over = over
patch-moved = Goes the same; moved on to version { $version }.
patch-ended = Goes the same; how it ended is written down now.
patch-start = It can no longer be set up: { $reason }
patch-answer = Goes differently at answer { $answer }: { $reason }
patch-asked = Goes differently after answer { $answer }: something else is asked then.
patch-longer = It would not be over after answer { $answer }.
patch-end = It would end differently after answer { $answer }.
patch-told = It is shown as it was written down.
patch-frozen = It cannot go on; its host can give it up.
patch-unreadable = Its entries cannot be read: { $reason }
patch-summary = { $games ->
    [one] One game was played again
   *[other] { $games } games were played again
}: { $same ->
    [one] one goes
   *[other] { $same } go
} the same, { $differently ->
    [one] one goes
   *[other] { $differently } go
} differently, { $frozen } of them in the middle.
patch-done = { $moved ->
    [0] Nothing had to be written down.
    [one] One table has a new entry.
   *[other] { $moved } tables have new entries.
}
patch-dry = { $moved ->
    [0] Nothing would have to be written down.
    [one] One table would get a new entry; nothing was written.
   *[other] { $moved } tables would get new entries; nothing was written.
}
