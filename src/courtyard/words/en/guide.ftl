### The rules beside a table, and what the things on it are. Pages fetch this when somebody asks for it.
### A section of the rules is rule-<section>, its words are .text, paragraphs apart by an empty line. What a thing is: thing-<name>.

guide-rules = Rules of { $game }
guide-contents = Chapters
guide-see = See also
guide-next = Next: { $chapter }
guide-whole-page = As a page of its own

## What is this?

guide-point = Point at anything, or tap it.
    .keys = Tab goes on to the next thing, Enter tells more, Escape ends it.
guide-more = More in the rules
guide-around = Part of:
guide-done = Done

## The rules of a game that has no chapters of its own

rule-plain = How to play

## The chapter on tables

rule-table = At the table
rule-table-asking = What is this?
    .text =
        Press the button with the arrow (or Q), then point at anything on the table, tap it, or go from thing to thing with Tab. A few words say what it is, and “More” opens the chapter. Nothing is played while you ask.

        A card that you point at shows itself in full at any time; on a touch screen press and hold it.
rule-table-choosing = Questions
    .text =
        Whatever you may do now is asked in the bar with the question, and what has a ring around it may be chosen. Where a question is about one thing, a click answers it; where it is about several, you pick them and then confirm.

        Undo takes back what you did, as far as the table allows it. In the settings you can ask for a second click before anything is done.
rule-table-people = People
    .text =
        Each seat has a colour and a sign of its own, by which you find what belongs to whom. Empty seats can be filled by bots, and a bot can go on playing for somebody who has to leave. Whoever has the link can watch, unless the host closes the table to onlookers; onlookers see nobody's hidden cards.
rule-table-bar = The bar above
    .text =
        It shows how the game stands. Beside that are the log of all that happened, the sound, these rules, the settings, and the door. Colours, language, speed and the size of cards are chosen in the settings and kept in this browser.
rule-table-keys = Keys

## What stands at every table

thing-answer = An answer
    .text = One of the answers to the question. A click gives it at once.
thing-bot = A bot
    .text = This seat is played by a program. It sees no more than a person in its place would.
thing-chat = The chat
    .text = What people at the table say to each other. Onlookers read it too.
thing-coach = The coach
    .text = Brings back the coach, who shows you the game step by step.
thing-confirm = Confirm
    .text = Answers the question with what you have picked. Enter does the same.
thing-home = Home
    .text = Leads to the first page. The table stays, and the first page leads back to it.
thing-invite = The link
    .text = The address of this table, to send to friends.
thing-leave = Leave
    .text = Leave the table, or let a bot play on for you.
thing-log = The log
    .text = All that happened so far, the newest below. Point at a name in it to see what it stands for.
thing-log-button = Log and chat
    .text = Opens the log of all that happened, and the chat. L does the same.
thing-none = Nothing, or no more
    .text = Goes on without doing what the question offers.
thing-onlookers = Onlookers
    .text = How many people watch. The host can close the table to them.
thing-player-state = What they do
    .text = Whether this player is thinking, on turn, waiting, or away.
thing-question = The question
    .text = What the game wants to know of you now, or whom it waits for. The buttons are the answers that are not on the table itself.
thing-rules = Rules and help
    .text = The rules beside the table. The key is “?”.
thing-seat = The mark of a player
    .text = Colour, shape and letter say whose something is. The same mark stands wherever that player is meant.
thing-settings = Settings
    .text = Language, colours, speed, the size of cards, and which questions are answered for you.
thing-sound = Sound
    .text = Turns the sounds of this table on and off.
thing-table-name = What is played here
    .text = The game, or the set of cards that this table plays with.
thing-theme = Light and dark
    .text = Changes between light colours, dark ones, and those of your system.
thing-to-end = To the end
    .text = The game is over: this leads to who won and why.
thing-undo = Undo
    .text = Takes back your last answer. Once others have learnt something by it, the table may have to ask them.
thing-watching = Watching
    .text = You have no seat in this game. You see what everybody may see.
thing-what = What is this?
    .text = Point at anything and read what it is, as you do now. The key is Q.
