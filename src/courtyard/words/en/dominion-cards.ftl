### The cards of Dominion.
### The value is the name. `.many` is the plural. `.text` says what the card does, one instruction a line, in our own
### words. `.note`, where there is one, clears up on a single line what people most often get wrong.
### Signs, which every language keeps: "$3" is drawn as a coin; { POINTS(6) } as a shield; a plain gift stands on a line of
### its own, as a plus, a number and one word ("+1 Card"); and "---" is the line across a card, below which stands what it
### does out of turn or before the game.
### A card that is gained goes to the discard pile unless its text names another place. "Onto your deck" is on top of it.

## Basic cards

dominion-card-copper = Copper
    .many = Coppers
    .text = $1

dominion-card-silver = Silver
    .many = Silvers
    .text = $2

dominion-card-gold = Gold
    .many = Golds
    .text = $3

dominion-card-estate = Estate
    .many = Estates
    .text = { POINTS(1) }

dominion-card-duchy = Duchy
    .many = Duchies
    .text = { POINTS(3) }

dominion-card-province = Province
    .many = Provinces
    .text = { POINTS(6) }

dominion-card-curse = Curse
    .many = Curses
    .text = { POINTS(-1) }

## Dominion

dominion-card-cellar = Cellar
    .many = Cellars
    .text =
        +1 Action
        Discard as many cards from your hand as you like, even none.
        Then draw 1 card for each card discarded.
    .note = Choose everything that you discard before you draw; what this Cellar draws cannot be discarded for it.

dominion-card-chapel = Chapel
    .many = Chapels
    .text = Choose up to 4 cards in your hand and trash them.
    .note = A Chapel that you play is no longer in your hand, so it cannot trash itself; a second Chapel in your hand can be trashed.

dominion-card-moat = Moat
    .many = Moats
    .text =
        +2 Cards
        ---
        Reaction: when another player plays an Attack, you may first show this card from your hand; that Attack then does nothing to you.
    .note = Showing it does not use it up: it stays in your hand and works against every further Attack. It protects you alone, and the attacker still gets whatever else the Attack gives.

dominion-card-chancellor = Chancellor
    .many = Chancellors
    .text =
        +$2
        You may put your whole deck into your discard pile at once.
    .note = Decide right away, before you do anything else, and do not look through the cards that you put there.

dominion-card-village = Village
    .many = Villages
    .text =
        +1 Card
        +2 Actions
    .note = Playing it uses 1 Action and gives 2, so you have one more left than before.

dominion-card-woodcutter = Woodcutter
    .many = Woodcutters
    .text =
        +1 Buy
        +$2

dominion-card-workshop = Workshop
    .many = Workshops
    .text = Gain a card that costs $4 or less.
    .note = This uses no Buy, and your own coins cannot raise the limit.

dominion-card-bureaucrat = Bureaucrat
    .many = Bureaucrats
    .text =
        Gain a Silver and put it onto your deck.
        Each other player shows a Victory card from their hand and puts it onto their deck; a player who has none shows their whole hand instead.
    .note = A player who has several Victory cards chooses which one to put back.

dominion-card-feast = Feast
    .many = Feasts
    .text =
        Trash this card.
        Gain a card that costs $5 or less.
    .note = Played twice by a Throne Room, it gains two cards although it can be trashed only once.

dominion-card-gardens = Gardens
    .many = Gardens
    .text = Worth { POINTS(1) } for every 10 cards that you own, rounded down.
    .note = All your cards count, wherever they are when the game ends: with 39 cards each Gardens is worth { POINTS(3) }.

dominion-card-militia = Militia
    .many = Militias
    .text =
        +$2
        Each other player discards until only 3 cards are left in their hand.
    .note = A player who holds 3 cards or fewer discards nothing.

dominion-card-moneylender = Moneylender
    .many = Moneylenders
    .text = If there is any Copper in your hand, trash one for +$3.
    .note = You may not refuse: if you hold a Copper, you must trash one. If you hold none, you get nothing.

dominion-card-remodel = Remodel
    .many = Remodels
    .text =
        Trash a card from your hand.
        Gain a card that costs at most $2 more than the trashed one.
    .note = The new card may also be cheaper, or another copy of the card that you trashed. If you have no card to trash, you gain nothing.

dominion-card-smithy = Smithy
    .many = Smithies
    .text = +3 Cards

dominion-card-spy = Spy
    .many = Spies
    .text =
        +1 Card
        +1 Action
        Each player, including you, reveals the top card of their deck; for each such card you decide whether it is discarded or put back.
    .note = You draw your card before anything is revealed. The players follow in turn order, beginning with you.

dominion-card-thief = Thief
    .many = Thieves
    .text =
        Each other player reveals the top 2 cards of their deck.
        If there are Treasures among a player's two cards, one of them, of your choice, is trashed.
        The other revealed cards are discarded.
        You may gain any of the cards trashed in this way.
    .note = No player loses more than one Treasure. Those that you do not want stay in the trash.

dominion-card-throne-room = Throne Room
    .many = Throne Rooms
    .text = Choose an Action card in your hand and play it two times in a row.
    .note = The two plays use no Actions of their own, and the first is completed before the second begins. If you choose another Throne Room, you go on to play two further cards twice each, not one card four times.

dominion-card-council-room = Council Room
    .many = Council Rooms
    .text =
        +4 Cards
        +1 Buy
        Each other player draws 1 card.
    .note = The other players have to draw, even if they would rather not.

dominion-card-festival = Festival
    .many = Festivals
    .text =
        +2 Actions
        +1 Buy
        +$2

dominion-card-laboratory = Laboratory
    .many = Laboratories
    .text =
        +2 Cards
        +1 Action

dominion-card-library = Library
    .many = Libraries
    .text =
        Draw cards one at a time until you hold 7.
        Each time you draw an Action card in this way, you may set it aside instead of keeping it.
        At the end, discard the cards that you set aside.
    .note = Decide about each Action card as soon as you draw it, before the next one. If you already hold 7 cards or more, you draw none.

dominion-card-market = Market
    .many = Markets
    .text =
        +1 Card
        +1 Action
        +1 Buy
        +$1

dominion-card-mine = Mine
    .many = Mines
    .text =
        Trash a Treasure from your hand.
        Gain a Treasure that costs at most $3 more than the trashed one, and put it into your hand.
    .note = The new Treasure is in your hand, so you can still play it this turn.

dominion-card-witch = Witch
    .many = Witches
    .text =
        +2 Cards
        Each other player gains a Curse.
    .note = If there are too few Curses left, they are handed out in turn order, beginning on your left.

dominion-card-adventurer = Adventurer
    .many = Adventurers
    .text =
        Reveal cards from your deck one by one until 2 Treasures have appeared.
        Put these 2 Treasures into your hand and discard the other revealed cards.
    .note = If your deck runs out, only your discard pile is shuffled, not the revealed cards. If there are still not 2 Treasures, you get those that you found.

## Intrigue

dominion-card-courtyard = Courtyard
    .many = Courtyards
    .text =
        +3 Cards
        Then put 1 card from your hand onto your deck.
    .note = It may be any card in your hand, not only one of the 3 that you have just drawn.

dominion-card-pawn = Pawn
    .many = Pawns
    .text = Two of these, as you choose, but not the same one twice: +1 Card; +1 Action; +1 Buy; +$1.
    .note = Choose both before you get either: you cannot look at the drawn card and then decide on the second.

dominion-card-secret-chamber = Secret Chamber
    .many = Secret Chambers
    .text =
        Discard as many cards from your hand as you like, even none: +$1 for each.
        ---
        Reaction: when another player plays an Attack, you may first show this card from your hand; then draw 2 cards, and put 2 cards from your hand onto your deck.
    .note = It does not stop the Attack. The 2 cards that you put back may be any in your hand, even the Secret Chamber itself, which stays in your hand when shown.

dominion-card-great-hall = Great Hall
    .many = Great Halls
    .text =
        +1 Card
        +1 Action
        { POINTS(1) }
    .note = It is an Action and a Victory card at all times, so whatever speaks of either means it too.

dominion-card-masquerade = Masquerade
    .many = Masquerades
    .text =
        +2 Cards
        All players at once pass 1 card from their hand to the player on their left.
        Then you may trash a card from your hand.
    .note = Nobody sees the card coming to them before they have chosen their own. Only you may trash a card. This is not an Attack, so Reactions do not help.

dominion-card-shanty-town = Shanty Town
    .many = Shanty Towns
    .text =
        +2 Actions
        Reveal your hand.
        If there is no Action card in it, +2 Cards.
    .note = You draw both cards even if the first is an Action. A card that is an Action and something else, such as Great Hall, counts as an Action.

dominion-card-steward = Steward
    .many = Stewards
    .text = One of these, as you choose: +2 Cards; +$2; trash 2 cards from your hand.
    .note = If you choose to trash, exactly 2 cards must go. You may choose it with a single card in hand, which is then trashed.

dominion-card-swindler = Swindler
    .many = Swindlers
    .text =
        +$2
        Each other player trashes the top card of their deck and gains a card of the same cost, which you choose.
    .note = It must be a card left in the supply: a Curse for a Copper, say, or the same card again. If nothing there has that cost, the player gains nothing.

dominion-card-wishing-well = Wishing Well
    .many = Wishing Wells
    .text =
        +1 Card
        +1 Action
        Name a card, then reveal the top card of your deck.
        If it is the card that you named, put it into your hand; if not, put it back.
    .note = You draw before you name. Name one card, such as Copper, not a type, such as Treasure.

dominion-card-baron = Baron
    .many = Barons
    .text =
        +1 Buy
        You may discard an Estate from your hand for +$4.
        If you do not, gain an Estate.
    .note = You may keep an Estate that you hold, but then you must gain another if there is one left; you cannot take the +1 Buy alone.

dominion-card-bridge = Bridge
    .many = Bridges
    .text =
        +1 Buy
        +$1
        Until the end of this turn every card, wherever it is, costs $1 less, but never less than $0.
    .note = Bridges add up, and a Bridge played twice by a Throne Room takes off $2.

dominion-card-conspirator = Conspirator
    .many = Conspirators
    .text =
        +$2
        If this is at least the third Action that you have played this turn, +1 Card and +1 Action.
    .note = Only Actions up to and including this one count. A Throne Room is one Action and each of the two plays is another, so a Conspirator played by it gets the bonus the second time at the latest.

dominion-card-coppersmith = Coppersmith
    .many = Coppersmiths
    .text = Until the end of this turn each Copper that you play gives $1 more.
    .note = Coppersmiths add up: after two of them, or one played twice by a Throne Room, each Copper gives $3.

dominion-card-ironworks = Ironworks
    .many = Ironworks
    .text =
        Gain a card that costs $4 or less.
        If it is an Action, +1 Action.
        If it is a Treasure, +$1.
        If it is a Victory card, +1 Card.
    .note = A card of two types gives both: gaining a Great Hall is worth +1 Action and +1 Card.

dominion-card-mining-village = Mining Village
    .many = Mining Villages
    .text =
        +1 Card
        +2 Actions
        You may trash this card right now for +$2.
    .note = Decide before you do anything else; you cannot come back to it later. Played twice by a Throne Room, it can be trashed, and paid for, only once.

dominion-card-scout = Scout
    .many = Scouts
    .text =
        +1 Action
        Reveal the top 4 cards of your deck.
        Put all Victory cards among them into your hand.
        Put the others back onto your deck in any order.
    .note = You must take every Victory card, including those that are also of another type. A Curse is not a Victory card.

dominion-card-duke = Duke
    .many = Dukes
    .text = Worth { POINTS(1) } for each Duchy that you own.
    .note = All your Duchies count, wherever they are when the game ends, and each Duke counts them all: with 3 Duchies, 2 Dukes are worth { POINTS(3) } each.

dominion-card-minion = Minion
    .many = Minions
    .text =
        +1 Action
        One of these, as you choose: +$2; or discard your hand and draw 4 cards, and each other player who holds 5 cards or more does the same.
    .note = If you choose the +$2, nobody discards or draws. Reactions come before you choose, and even a player who holds fewer than 5 cards may use one.

dominion-card-saboteur = Saboteur
    .many = Saboteurs
    .text =
        Each other player reveals cards from their deck until one that costs $3 or more appears.
        That card is trashed, and its owner may gain a card that costs at least $2 less.
        The other revealed cards are discarded.
    .note = If a player has no such card, all the revealed cards are discarded and nothing is trashed. Costs are those of the moment, so a Bridge matters.

dominion-card-torturer = Torturer
    .many = Torturers
    .text =
        +3 Cards
        Each other player does one of these, as they choose: discard 2 cards; or gain a Curse and put it into their hand.
    .note = A player may choose what cannot be done, such as a Curse when none is left or discarding from an empty hand. Whoever has only 1 card discards that one.

dominion-card-trading-post = Trading Post
    .many = Trading Posts
    .text =
        Trash 2 cards from your hand.
        If you trashed 2, gain a Silver and put it into your hand.
    .note = With a single card in hand you must trash it, and get no Silver. You can still play the Silver this turn.

dominion-card-tribute = Tribute
    .many = Tributes
    .text =
        The player on your left reveals the top 2 cards of their deck and discards them.
        For each of them, but only once for two cards of the same name:
        If it is an Action, +2 Actions.
        If it is a Treasure, +$2.
        If it is a Victory card, +2 Cards.
    .note = A card of two types gives both: a Copper and a Harem are worth +$4 and +2 Cards, two Silvers only +$2. A Curse gives nothing.

dominion-card-upgrade = Upgrade
    .many = Upgrades
    .text =
        +1 Card
        +1 Action
        Trash a card from your hand.
        Gain a card that costs exactly $1 more than the trashed one.
    .note = You must trash a card even if nothing has the right cost; then you gain nothing.

dominion-card-harem = Harem
    .many = Harems
    .text =
        $2
        { POINTS(2) }
    .note = It is a Treasure and a Victory card at all times: an Adventurer finds it, and a Mine can gain it.

dominion-card-nobles = Nobles
    .many = Nobles
    .text =
        One of these, as you choose: +3 Cards; +2 Actions.
        { POINTS(2) }
    .note = You cannot mix the two. It is an Action and a Victory card at all times.

## Cornucopia

dominion-card-hamlet = Hamlet
    .many = Hamlets
    .text =
        +1 Card
        +1 Action
        You may discard a card for +1 Action.
        You may discard a card for +1 Buy.
    .note = You may take either, both or neither, but each only once.

dominion-card-fortune-teller = Fortune Teller
    .many = Fortune Tellers
    .text =
        +$2
        Each other player reveals cards from their deck until a Victory card or a Curse appears.
        They put that card back onto their deck and discard the other revealed cards.
    .note = The first such card is the one; nobody chooses. If a player has none, all the revealed cards are discarded.

dominion-card-menagerie = Menagerie
    .many = Menageries
    .text =
        +1 Action
        Reveal your hand.
        If no two cards in it have the same name, +3 Cards; if any do, +1 Card.
    .note = Only names matter: Copper and Silver are different. An empty hand has no two cards alike, so it draws 3.

dominion-card-farming-village = Farming Village
    .many = Farming Villages
    .text =
        +2 Actions
        Reveal cards from your deck until an Action or a Treasure appears.
        Put that card into your hand and discard the other revealed cards.
    .note = You take the first that appears and cannot choose. Cards of two types, such as Great Hall or Harem, count.

dominion-card-horse-traders = Horse Traders
    .many = Horse Traders
    .text =
        +1 Buy
        +$3
        Discard 2 cards.
        ---
        Reaction: when another player plays an Attack, you may first set this card aside from your hand; at the start of your next turn, draw 1 card and take this one back into your hand.
    .note = With fewer than 2 cards you discard what you have and still get the rest. Set aside, it is not in your hand: the Attack finds you with one card fewer, and it cannot react again until it is back.

dominion-card-remake = Remake
    .many = Remakes
    .text = Do this twice: trash a card from your hand, then gain a card that costs exactly $1 more than the trashed one.
    .note = Both times you must trash a card if you have one, even if nothing has the right cost; then you gain nothing for it. The first card is gained before the second is trashed.

dominion-card-tournament = Tournament
    .many = Tournaments
    .text =
        +1 Action
        Each player may reveal a Province from their hand.
        If you did, discard it and gain either a Prize of your choice or a Duchy, and put it onto your deck.
        If no other player did, +1 Card and +$1.
        ---
        Setup: the 5 Prizes lie beside the supply.
    .note = If you alone reveal a Province, the card that you draw is the one that you have just won. You may choose a Prize or a Duchy even if none is left; then you gain nothing.

dominion-card-young-witch = Young Witch
    .many = Young Witches
    .text =
        +2 Cards
        Discard 2 cards.
        Each other player may reveal a Bane card from their hand; whoever does not gains a Curse.
        ---
        Setup: one more kingdom pile, costing $2 or $3, is added to the supply; its cards are the Banes.
    .note = Reactions come first, Banes after your discard. In all else the Bane pile is an ordinary pile: its cards can be bought and gained, and it counts for the end of the game.

dominion-card-harvest = Harvest
    .many = Harvests
    .text =
        Reveal the top 4 cards of your deck and discard them.
        +$1 for each different name among them.
    .note = Copper, Silver, Copper and Estate are three names, so +$3.

dominion-card-horn-of-plenty = Horn of Plenty
    .many = Horns of Plenty
    .text =
        $0
        When you play this, count the different names among your cards in play, this one included.
        Gain a card that costs at most that many coins.
        If you gained a Victory card in this way, trash this card.
    .note = Only cards still in play count: not a Feast that was trashed, and not Treasures that you have yet to play. A Victory card that you buy does not trash it.

dominion-card-hunting-party = Hunting Party
    .many = Hunting Parties
    .text =
        +1 Card
        +1 Action
        Reveal your hand.
        Reveal cards from your deck until one appears whose name is not in your hand.
        Put that card into your hand and discard the other revealed cards.
    .note = If your deck runs out, only your discard pile is shuffled, not the revealed cards. If there is no such card, all the revealed cards are discarded.

dominion-card-jester = Jester
    .many = Jesters
    .text =
        +$2
        Each other player discards the top card of their deck.
        If it is a Victory card, that player gains a Curse.
        If it is not, either that player or you, as you choose, gains a card of the same name from the supply.
    .note = You choose for each player separately. If the supply has no copy left, nobody gains one. A Curse is not a Victory card.

dominion-card-fairgrounds = Fairgrounds
    .many = Fairgrounds
    .text = Worth { POINTS(2) } for every 5 differently named cards that you own, rounded down.
    .note = With 5 to 9 names each Fairgrounds is worth { POINTS(2) }, with 10 to 14 it is { POINTS(4) }, with 15 to 19 it is { POINTS(6) }.

## Prizes

dominion-card-bag-of-gold = Bag of Gold
    .many = Bags of Gold
    .text =
        +1 Action
        Gain a Gold and put it onto your deck.
        Not in the supply.
    .note = If there is no Gold left in the supply, you gain nothing.

dominion-card-diadem = Diadem
    .many = Diadems
    .text =
        $2
        When you play this, +$1 for each Action that you have not used.
        Not in the supply.
    .note = What counts is the Actions you could still use, not Action cards in your hand: in a turn without any Action played it gives $3 in all.

dominion-card-followers = Followers
    .many = Followers
    .text =
        +2 Cards
        Gain an Estate.
        Each other player gains a Curse.
        Then each other player discards until only 3 cards are left in their hand.
        Not in the supply.
    .note = The Curse goes to the discard pile, not to the hand. A player who holds 3 cards or fewer discards nothing, but still gains the Curse.

dominion-card-princess = Princess
    .many = Princesses
    .text =
        +1 Buy
        While this card is in play every card, wherever it is, costs $2 less, but never less than $0.
        Not in the supply.
    .note = A Throne Room does not make it $4, since there is still only one Princess in play.

dominion-card-trusty-steed = Trusty Steed
    .many = Trusty Steeds
    .text =
        Two of these, as you choose, but not the same one twice: +2 Cards; +2 Actions; +$2; gain 4 Silvers and put your deck into your discard pile.
        Not in the supply.
    .note = Choose both first; they are then done in the order listed, so the cards are drawn before the deck is moved. Do not look through the deck.
