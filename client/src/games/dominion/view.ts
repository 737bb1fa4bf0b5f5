// What Dominion tells the world, as JSON: the view of a table, and what a table is played with.
// Written from courtyard.dominion.shapes by `make wire`: change it there.

export const PHASES = ["start", "action", "treasure", "buy"] as const;
export type Phase = (typeof PHASES)[number];
export type Counts = Readonly<Record<string, number>>; // how many there are of each card

/** A pile of the supply. */
export interface SupplyPile {
  readonly card: string;
  readonly left: number;
  readonly at_first: number; // how many there were when the game began
  readonly cost: number; // as it is now
  readonly printed_cost: number;
}

/** What can be seen of one seat; `hand`, `deck` and `passing` only by its owner. */
export interface Player {
  readonly seat: number;
  readonly turns: number; // begun so far
  readonly owned: Counts; // wherever they lie; what others passed each other in secret counts for whoever had it before
  readonly hand_size: number;
  readonly deck_size: number;
  readonly deck_known: readonly (string | null)[]; // what the viewer saw laid on the deck, the top first; null is a card not seen
  readonly discard_size: number;
  readonly discard_top: string | null;
  readonly set_aside: readonly string[]; // until the owner's next turn
  readonly shown: readonly string[]; // face up for the moment
  readonly passing_size: number; // cards on their way to the left
  readonly hand?: readonly string[];
  readonly deck?: Counts; // what is left in it, in no order
  readonly passing?: readonly string[];
}

/** Why somebody has points. */
export interface Reason {
  readonly what: string; // the card
  readonly count: number;
  readonly points: number; // of all of them together
}

/** How one seat came out. */
export interface Standing {
  readonly seat: number;
  readonly rank: number; // 1 is a victory
  readonly score: number;
  readonly turns: number;
  readonly reasons: readonly Reason[];
  readonly cards: readonly string[];
}

/** What one seat, or a bystander, may know. */
export interface View {
  readonly seat: number; // whose view it is; -1: a bystander's
  readonly turn: number; // the seat whose turn it is
  readonly phase: Phase; // of somebody else's turn, what the cards in play tell of it
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly players: readonly Player[]; // by seat
  readonly in_play: readonly string[];
  readonly supply: readonly SupplyPile[];
  readonly bane: string | null;
  readonly prizes: readonly string[];
  readonly trash: readonly string[];
  readonly ended: boolean;
  readonly standings: readonly Standing[] | null; // by seat, once the game has ended
}

/** What the cards of a seat are worth to it by now. */
export interface Outlook {
  readonly points: number;
  readonly reasons: readonly Reason[];
}

/** The sets to draw from, and how many cards of each; null: any number. */
export interface Sets {
  readonly base?: number | null;
  readonly intrigue?: number | null;
  readonly cornucopia?: number | null;
}

/** The options of a table, as far as those who set it up choose them. */
export interface Wish {
  readonly players?: number;
  readonly kingdom?: string | readonly string[]; // the name of a recommended set, a date for that of the day, "random", or ten cards
  readonly sets?: Sets;
  readonly require?: readonly string[];
  readonly ban?: readonly string[];
  readonly bane?: string;
  readonly start?: number; // the seat that begins
}

/** The options as they are played: nothing is left open. */
export interface Settled {
  readonly players: number;
  readonly kingdom: readonly string[];
  readonly bane: string | null;
  readonly start: number;
}
