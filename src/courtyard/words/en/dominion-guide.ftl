### Dominion: the rules beside the table, and what the things on it are. "$3" is drawn as a coin and { POINTS(6) } as a shield.

## The rules

dominion-rule-aim = What it is about
dominion-rule-aim-deck = A deck of your own
    .text =
        You own a deck of cards, and everything that you do comes out of it. Everybody begins with the same ten: seven Coppers and three Estates. Each turn you hold five cards of it.

        What you buy goes into your deck and comes back to your hand again and again. So every purchase makes all later turns better, or worse.
dominion-rule-aim-points = Victory points
    .text =
        Whoever has the most victory points in all their cards at the end wins. A Province is worth { POINTS(6) }, a Duchy { POINTS(3) }, an Estate { POINTS(1) }, a Curse { POINTS(-1) }.

        Most cards with points do nothing else. Bought too early they clog your hand; bought too late, others have them.

dominion-rule-turn = Your turn
dominion-rule-turn-phases = Action, buy, clean up
    .text =
        First you may play one Action card. Then you play Treasures and may buy one card. Then everything that you played and everything left in your hand goes to your discard pile, and you draw five new cards.

        The cards that you have played stay before you until the turn ends. Actions, Buys and coins that are left over are lost.
dominion-rule-turn-actions = Actions
    .text =
        You begin with 1 Action. Each Action card that you play costs one; a card that says +1 Action gives one back, and +2 Actions lets you play more of them. When no Action is left, the rest of your Action cards has to wait.

        Do what the card says from top to bottom, as much of it as you can. Only “may” and “choose” leave it to you.
dominion-rule-turn-buying = Coins and buying
    .text =
        A Copper gives $1, a Silver $2, a Gold $3. Play all the Treasures that you want before you buy. The number on the coin of a card is what it costs; you begin with 1 Buy and may spend your coins on as many cards as you have Buys.

        What you buy goes to your discard pile: it comes to your hand after the next shuffle.

dominion-rule-supply = The supply
dominion-rule-supply-piles = Piles for everybody
    .text =
        Everybody buys from the same piles. Copper, Silver, Gold, Estate, Duchy, Province and Curse are in every game; ten more kinds, the kingdom, are different each time. The number on a pile says how many cards are left.

        An empty pile stays empty.
dominion-rule-supply-trash = The trash
    .text =
        A card that is trashed belongs to nobody any more. Getting rid of Coppers, Estates and Curses makes a deck better: what is left comes to your hand more often.

dominion-rule-deck = Deck, hand, discard pile
dominion-rule-deck-round = Round and round
    .text =
        You draw from your deck into your hand. Played, bought and left-over cards go to your discard pile. When a card is needed and your deck is empty, your discard pile is shuffled and becomes your deck.
dominion-rule-deck-places = Who sees what
    .text =
        Nobody else sees your hand, and nobody sees the order of a deck. The top card of a discard pile and all numbers are open. A revealed card is shown to everybody and goes back unless the card says otherwise; one that is set aside waits until the card is done; one that is passed goes to the next player's hand.

dominion-rule-card = How to read a card
dominion-rule-card-parts = A card
    .text =
        The name, a picture, what it does, its cost on the coin, and the signs of its types. Point at any card to see it in full.
dominion-rule-card-types = Types
    .text =
        The type says when a card can be played. A card of two types counts as both, always.
dominion-rule-card-words = The words on the cards
    .text =
        Gain: take a card from the supply without paying, onto your discard pile unless told otherwise. Discard: from your hand to your discard pile. Trash: out of the game. Reveal: show it to everybody.

        +1 Card: draw a card at once. +1 Action: play one more Action card this turn. +1 Buy: buy one more card. +$1: one more coin to spend this turn.

dominion-rule-attack = Attacks and Reactions
dominion-rule-attack-attacks = Attacks
    .text =
        An Attack harms all the other players, one after another from the left of whoever played it. It does what it says to everybody who has not stopped it.
dominion-rule-attack-reactions = Reactions
    .text =
        A Reaction can be shown from your hand when somebody else plays an Attack, before it does anything. It stays in your hand. A Moat makes the Attack pass you by.

        You are asked whenever it could matter, also if you hold no Reaction: so nobody can tell by the pause what you hold.

dominion-rule-rare = Bane and Prizes
dominion-rule-rare-bane = The Bane
    .text =
        With the Young Witch an eleventh kingdom pile is in the supply, the Bane. Whoever shows a card of it from their hand is spared by her.
dominion-rule-rare-prizes = The Prizes
    .text =
        Five Prizes lie beside the supply when the Tournament is played with. There is one of each; they cannot be bought, only won by showing a Province.

dominion-rule-end = The end
dominion-rule-end-when = When it ends
    .text =
        The game ends after a turn that leaves no Province in the supply, or three empty piles of any kind; with five or six players four. The bar above counts both.
dominion-rule-end-winner = Who wins
    .text =
        All cards of each player are counted, wherever they lie. Most points win. On equal points whoever had fewer turns wins; if these are equal too, the victory is shared.

## What the things are

dominion-thing-actions = Actions left
    .text = How many more Action cards may be played this turn. Every turn begins with 1.
dominion-thing-aside = Set aside
    .text = Cards that wait here until the card that set them aside is done with them. They are in no hand and not in play.
dominion-thing-asker = The card that asks
    .text = The question comes from this card. Point at it to read what it says.
dominion-thing-bane = The Bane
    .text = Whoever shows a card of this pile is spared by the Young Witch.
dominion-thing-basics = The basic cards
    .text = Treasures to pay with, Victory cards that count at the end, and Curses. They are in every game.
dominion-thing-buys = Buys left
    .text = How many more cards may be bought this turn. Every turn begins with 1.
dominion-thing-card = A card
    .text = What it does stands on it. Types, cost and the words that cards use are told in the rules.
dominion-thing-coin = Coins
    .text = The number on a coin is money: what a card costs, gives, or asks for.
dominion-thing-coins = Coins to spend
    .text = What there is to buy with this turn. Treasures and some Actions bring coins; those that are not spent are lost.
dominion-thing-cost = The cost
    .text = What the card costs now, in coins. Where it is cheaper than printed, the printed cost is struck through.
dominion-thing-count = How many
    .text = On a pile: how many cards of it are left. In your hand or in play: how many equal cards lie here.
dominion-thing-deck = The deck
    .text = The cards to be drawn, face down. When it is empty and a card is needed, the discard pile is shuffled into a new one.
dominion-thing-discard = The discard pile
    .text = Cards that were played, bought or discarded. They are shuffled when the deck is empty. Only the top one is seen.
dominion-thing-ends-piles = Empty piles
    .text = When as many piles are empty as there are squares here, the game ends after that turn.
dominion-thing-ends-provinces = Provinces left
    .text = When the last Province is bought or gained, the game ends after that turn.
dominion-thing-hand = Your hand
    .text = Your cards of this turn; nobody else sees them. At the end of the turn you discard them all and draw five new ones.
dominion-thing-kingdom = The kingdom
    .text = The ten kinds of cards that this game is played with, cheap ones first. Everybody may buy them.
dominion-thing-last-turn = The last turn
    .text = What this player played in their last turn, and after the arrow what they got.
dominion-thing-let-go = Let one go
    .text = Puts back one of the equal cards that you have picked.
dominion-thing-offer = Choose from these
    .text = Cards that the question is about, when they lie neither in your hand nor in the supply.
dominion-thing-passing = Passed on
    .text = The card that this player gives to the next one. All are passed at the same time.
dominion-thing-phase-action = The action phase
    .text = In this part of a turn Action cards are played.
dominion-thing-phase-buy = The buy phase
    .text = In this part of a turn Treasures are played, then cards are bought.
dominion-thing-picked = Picked
    .text = You have picked this card; a number says how many, or which comes first. Click it again to let it go.
dominion-thing-play = In play
    .text = The cards that were played this turn. They stay here until clean-up, then go to the discard pile.
dominion-thing-player = Another player
    .text = Who it is, how many cards they hold, and how many lie in their deck and on their discard pile.
dominion-thing-preview = The card in full
    .text = The card that you point at, with every word on it, and what is known of it at this table.
dominion-thing-prizes = Prizes
    .text = Five cards that cannot be bought. The Tournament brings them to whoever shows a Province.
dominion-thing-search = Name a card
    .text = Type the name of a card, or click its pile.
dominion-thing-shield = Victory points
    .text = What a card is worth at the end. Beside a player: what all of their cards are worth now.
dominion-thing-shown = Revealed
    .text = Cards that everybody may see at the moment. They go where the card that revealed them says.
dominion-thing-supply = The supply
    .text = The piles from which everybody buys and gains cards.
dominion-thing-their-hand = Cards in hand
    .text = How many cards this player holds. Only they see which.
dominion-thing-think = Think again
    .text = Goes back to the question, so that nothing is lost by haste.
dominion-thing-traces = What the card has done
    .text = What became of cards because of the card that asks: revealed, trashed, gained, passed.
dominion-thing-tracker = Your cards
    .text = All the cards that you own, where they lie, and what they are worth. The key is C.
dominion-thing-trash = The trash
    .text = Cards here belong to nobody any more. Click to look through them.
dominion-thing-turn = The turn
    .text = Whose turn it is, which part of it, and what is left of it.
dominion-thing-turn-number = The turn
    .text = How many turns the player on turn has had, this one included.
dominion-thing-type-action = Action
    .text = The square. Played in the action phase; each costs one Action.
dominion-thing-type-attack = Attack
    .text = The swords. This card harms the other players.
dominion-thing-type-curse = Curse
    .text = The drop. Worth { POINTS(-1) }, and does nothing in your hand.
dominion-thing-type-prize = Prize
    .text = The ribbon. There is only one of it, and it cannot be bought.
dominion-thing-type-reaction = Reaction
    .text = The bolt. Can be shown from your hand when somebody else plays an Attack.
dominion-thing-type-treasure = Treasure
    .text = The circle. Played in the buy phase, and gives coins.
dominion-thing-type-victory = Victory
    .text = The shield. Counts at the end; most do nothing before.
dominion-thing-usual = Play your Treasures
    .text = Plays all the Treasures in your hand at once. The key is T.

## Pictures: what somebody who cannot see them is told, and the few words in them

dominion-picture-first-deck = Seven Coppers and three Estates; five of the ten cards are drawn as a hand.
dominion-picture-phases = First an Action, a Smithy. Then Treasures buy a Silver. Then everything is discarded and five new cards are drawn.
dominion-picture-clean-up = Clean up
dominion-picture-buying = Two Coppers and a Silver make 4 coins, which buy a Smithy.
dominion-picture-piles = Three piles: 38 Silvers, 8 Provinces and 10 Markets are left.
dominion-picture-round = From the deck to the hand, from the hand to the discard pile, and from there back into the deck.
dominion-picture-reaction = A Witch is played; whoever shows a Moat is spared.
dominion-picture-end = An empty pile of Provinces, or three other empty piles.
dominion-picture-or = or
