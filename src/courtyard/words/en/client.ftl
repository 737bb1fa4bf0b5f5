### What the pages in a browser say around a game. What a game adds is in client-<game>.ftl.

client-brand = Courtyard
client-title = Courtyard: board games with friends and bots
client-title-table = { $game } · Courtyard
client-title-your-turn = ● Your turn · { $game }
client-title-rules = Rules of { $game } · Courtyard
client-title-cards = Cards of { $game } · Courtyard
client-title-credits = Credits · Courtyard
client-notice = It is your turn at { $game }.
client-loading = One moment…
client-close = Close
client-lost = There is nothing here.
client-to-home = To the home page
client-unreachable = The server cannot be reached. Please try again in a moment.
client-unreachable-yet = The server cannot be reached. Trying again…
client-outdated = This page is older than the server. Please load it again.
client-reconnecting = The connection was lost. Reconnecting…
client-barred = The table is there, but no live connection to it opens: a proxy in between may not let websockets pass. Trying again…
client-no-cookies = A seat is held by a cookie, and this browser keeps none from here. Please allow cookies for this page.

## Home

client-hero = Pull up a chair.
client-hero-about = Classics of the table, every rule kept. No account: pick a name, share a link, and play within half a minute.
client-games = Games
client-play-bots = Play with bots
client-play-friends = Play with friends
client-you-are = You are
client-guest = Guest
client-your-name = Your name
client-name-full = At most { $most } characters
client-join = Join with a code
client-code = Code of the table
client-code-example = k7m2qx
client-join-now = Sit down
client-join-about = A friend’s link does the same with one click.
client-goes-on = Table { $code } goes on
client-return = Return
client-watch = Tables to watch
client-watch-now = Watch
client-watch-all = Show all { $count } tables
client-watch-fewer = Show fewer
client-watch-none = No table is listed just now. Those who set up a table decide whether it is.
client-phase-setup = { $open ->
    [0] about to start
    [one] 1 seat free
   *[other] { $open } seats free
}
client-phase-playing = playing
client-phase-over = over
client-rules-and-cards = Rules and cards
client-rules = Rules
client-cards = Cards
client-search-cards = Search cards
client-no-card = No card fits.
client-cards-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .copies = { $count ->
        [one] 1 card
       *[other] { $count } different cards
    }, { $copies } in all
client-cards-all = { $count ->
    [one] 1 in { $game }
   *[other] All { $count } in { $game }
}
client-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
client-foot = Open source. No tracking, no advertisements. Not affiliated with the publishers of the games.
client-credits = Credits
client-credits-icons = Emblems
client-credits-icons-about = The emblems come from game-icons.net. Their authors give them away under the licence Creative Commons Attribution 3.0 (CC BY 3.0); their colours, their depth and the scenes around them were added here.
client-credits-type = Typefaces
client-credits-type-about = Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License 1.1.
client-credits-games = The games
client-credits-games-about = This program was made by people who love these games; texts and pictures are our own, and neither the designers nor the publishers have anything to do with it.

## Settings

client-settings = Settings
client-language = Language
client-english-names = Show the English names of cards as well
client-theme = Colours
client-theme-system = Colours as the system has them
client-theme-light = Light colours
client-theme-dark = Dark colours
client-theme-short-system = System
client-theme-short-light = Light
client-theme-short-dark = Dark
client-motion = Animation
client-motion-off = Off
client-motion-fast = Fast
client-motion-normal = Normal
client-sound = Let me hear what happens at the table
client-sound-on = Sound is on
client-sound-off = Sound is off
client-size-of-cards = Card size
client-size-of-cards-small = Small
client-size-of-cards-usual = Usual
client-size-of-cards-large = Large
client-confirm-choice = Confirm a choice of one card or place by a second click
client-thrift = Ask me before I end a turn in which I could still buy something
client-notices = Send me a notification when it is my turn
client-notices-barred = This browser does not allow notifications from here; its own settings can change that.
client-automatic = Answer without asking me
client-automatic-about = Only where nobody would answer differently. You can switch each of them off again at any time.

## Setting up a table

client-table = Table
client-seats = Seats
client-seat-who = Who takes seat { $number }
client-seat-number = Seat { $number }
client-seat-more = Seat
client-seat-away = Take seat { $number } away
client-add-bot = Bot
client-bot = bot
client-bots = Bots
client-bot-needs = needs { CARDS($cards) }
client-strategies = Strategies for these cards
client-strategies-about = Each keeps to one plan. They are good partners to learn a plan from, or to beat it.
client-strategies-others = { $count ->
    [one] 1 strategy needs cards that this table does not have
   *[other] { $count } strategies need cards that this table does not have
}
client-get-up = Leave your seat
client-you = you
client-you-host = you, host
client-host = host
client-person = person
client-away = away
client-bot-plays-on = away, a bot plays on
client-remove = Remove
client-remove-person = Send { $name } away
client-invite = Invite
client-invite-about = A button cannot copy the link from here. It is selected: copy it with the keyboard or by pressing and holding it, and send it to your friends.
client-invite-link = Link to this table
client-copy-link = Copy link
client-copied = Copied
client-sit-down = Join this table
client-locked-about = The host has locked this table. You can watch as soon as the game begins.
client-full-about = All seats are taken. You can watch as soon as the game begins.
client-options = Options
client-options-host = { $player } chooses these.
client-listing = Table
client-listing-private = Private
client-listing-listed = Listed
client-undo = Undo
client-undo-policy-free = Until seen
client-undo-policy-ask = Ask
client-undo-policy-never = Never
client-undo-about-free = An answer can be taken back until somebody has learnt something from it; after that, the others are asked.
client-undo-about-ask = The others are asked whenever somebody wants to take an answer back.
client-undo-about-never = No answer can be taken back.
client-scores = Points
client-scores-visible = Visible
client-scores-hidden = Hidden
client-scores-about-visible = All points are shown all the time, as far as each player can know them.
client-scores-about-hidden = Points are told at the end; whoever wants to know them before has to count.
client-pace = Bots
client-pace-slow = Slow
client-pace-usual = Calm
client-pace-quick = Quick
client-pace-none = At once
client-begins = Begins
client-begins-lot = By lot
client-lock = Lock the table: nobody else sits down
client-no-onlookers = No onlookers: people without a seat cannot watch
client-close-to-onlookers = Close the table to onlookers
client-close-to-onlookers-about = Those who only watch are sent away, and nobody else can come to watch.
client-closed-to-onlookers = Closed to onlookers
client-open-to-onlookers = Open the table to onlookers
client-open-to-onlookers-about = Whoever has the link can watch again.
client-start = { $count ->
    [one] Start with 1 player
   *[other] Start with { $count } players
}
client-start-missing = { $count ->
    [one] 1 more player is needed
   *[other] { $count } more players are needed
}
client-start-open = Open seats are taken away. A bot can play on for whoever leaves, until they come back.
client-start-full = A bot can play on for whoever leaves, until they come back.
client-host-starts = { $player } starts the game.

# What the bots do that play every game; those of one game are in client-<game>.ftl.
bot-random = Answers by chance: harmless, and good for a first look at the rules.

## At the table

client-question = The question
client-skip = Skip to the question
client-waiting = One moment…
client-waiting-for = Waiting for { LIST($names) }.
client-over = The game is over.

# On the page of a game that has none of its own
client-players = Players
client-turn = to play
client-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
client-confirm = { $count ->
    [0] Choose nothing
   *[other] Choose { $count } of { $most }
}

client-watching = watching
client-watchers = { $count ->
    [0] Nobody watches
    [one] 1 person watches
   *[other] { $count } people watch
}
client-log = Log
client-log-and-chat = Log and chat
client-log-details = all details
client-log-earlier = Show what happened earlier
client-chat = Chat
client-chat-say = Say something
client-chat-send = Send
client-chat-all = Show all { $count } lines
client-chat-less = Show fewer
client-chat-new = New lines:
client-onlooker = Onlooker
client-undo-free = Undo
client-undo-ask = Ask to undo
client-undo-asked = { $player } asks to take back an answer.
client-undo-others = { $player } asks to take back an answer; waiting for { LIST($names) }.
client-undo-agree = Allow
client-undo-refuse = Refuse
client-undo-waiting = Waiting for { LIST($names) } to agree…
client-undo-withdraw = Take the request back
client-leave = Leave the table
client-leave-about = The others play on, with a bot in your place. You can come back by the same link and take over again. Or stay, and let the bot play for you meanwhile.
client-leave-now = Leave
client-let-bot-play = Stay, let a bot play
client-take-over = Take over again
client-missing = { $player } is away.
client-missing-bot = Let a bot play on
client-bot-for-you = A bot plays for you.

## Help

client-guide = Rules and help
client-what = What is this?
client-try-again = Try again
client-key-choose = 1 2 3 … 0 a b …
    .about = choose what has a ring, in the order of the table; the keys are shown once you use one
client-key-confirm = Enter
    .about = press the button that confirms
client-key-undo = U
    .about = undo, or ask for it
client-key-close = Escape
    .about = close what lies over the table
client-key-log = L
    .about = log, on a narrow screen
client-key-rules = ?
    .about = these rules
client-key-what = Q
    .about = what is this? point at anything
client-key-tab = Tab
    .about = goes from thing to thing; Space or Enter presses

## The end

client-wins = { $count ->
    [one] { LIST($names) } wins with { $score } points
   *[other] { LIST($names) } share the victory with { $score } points
}
client-rematch = Rematch
client-rematch-host = { $player } can begin a rematch.
client-set-up = New game
client-rematch-about = The same people and the same game; the rules say who begins.
client-record = Record

# A game that was played by other rules, and is told from what was written down
client-frozen-over = This game was played by older rules
client-frozen-waits = This game cannot go on
client-frozen-dropped = This game was given up
client-frozen-kept = It was played by version { $version } of the rules, and is kept as it was written down, with { $answers ->
    [one] one answer
   *[other] { $answers } answers
}; its table can no longer be drawn.
client-frozen-about = It was played by version { $version } of the rules, and the present ones would play it differently. So it is kept as it was written down, with { $answers ->
    [one] one answer
   *[other] { $answers } answers
}; its table cannot be drawn.
client-frozen-score = { $player }: rank { $rank }, { $score ->
    [one] one point
   *[other] { $score } points
}
client-drop = Give it up and play another game
client-drop-about = Seats and chat stay. A game that is given up stays so, even if the older rules come back.
client-drop-host = { $player } can give it up, so that you can play another game.

# A game that has had all the answers it may have, or whose table is full
client-used-up = This game has had all its answers, or its table is full.
client-used-up-drop = Give it up

client-same-deal = The same deal again
client-same-deal-about = This code repeats the set-up and every shuffle, at this table or another one: see how others fare with the same cards.
client-same-deal-code = Code of this deal
client-same-deal-copy = Copy code
client-same-deal-here = Play it here
client-look-table = Table
client-back-to-end = Back to the result
client-standings = Standings
client-curve = Points, turn by turn
