// What Taj Mahal tells the world, as JSON: the view of a table, what options would bring, what a table is played with.
// Written from courtyard.tajmahal.shapes by `make wire`: change it there.

export const INFLUENCES = ["vizier", "general", "monk", "princess"] as const;
export type Influence = (typeof INFLUENCES)[number];
export const CARD_SYMBOLS = ["vizier", "general", "monk", "princess", "mogul", "elephant"] as const;
export type CardSymbol = (typeof CARD_SYMBOLS)[number];
export const GOODS = ["rice", "tea", "spice", "jewels"] as const;
export type Good = (typeof GOODS)[number];
export const PHASES = ["open", "play", "build", "crown", "take"] as const;
export type Phase = (typeof PHASES)[number];
export type Road = readonly [string, string]; // the towns at its ends

/** What can be seen of one seat; the hand only by its owner. */
export interface Player {
  readonly seat: number;
  readonly score: number;
  readonly home: boolean; // has withdrawn from this visit
  readonly hand_size: number;
  readonly known: readonly string[]; // cards in the hand that everybody knows of
  readonly played: readonly string[]; // in this visit
  readonly colour: string; // of the cards played; empty before the first
  readonly shows: Readonly<Record<CardSymbol, number>>;
  readonly leads: readonly string[]; // prizes that withdrawing now would win
  readonly palaces: readonly string[]; // the towns where they stand
  readonly influences: readonly Influence[];
  readonly tiles: readonly string[];
  readonly bonuses: readonly string[];
  readonly goods: Readonly<Record<Good, number>>;
  readonly hand?: readonly string[];
}

/** Why there are points; what else is said depends on the reason. */
export interface Why {
  readonly why: string;
  readonly town?: string;
  readonly tile?: string;
  readonly good?: Good;
  readonly held?: number; // how many of the good there were before
  readonly provinces?: readonly string[]; // that are joined
  readonly longest?: string; // the colour with most cards
}

/** Points and why. */
export interface Score extends Why {
  readonly points: number;
}

/** Points that somebody has, and from which visit. */
export interface Scored extends Score {
  readonly seat: number;
  readonly visit: number;
}

/** A province and the tile that lies on it. */
export interface Province {
  readonly id: string;
  readonly name: string;
  readonly tile: number; // which is also the number of its visit
  readonly goods: readonly Good[];
}

/** A town, what lies on it and whose palaces stand there. */
export interface Town {
  readonly id: string;
  readonly name: string;
  readonly province: string;
  readonly x: number;
  readonly y: number;
  readonly fortified: boolean;
  readonly bonus: string | null;
  readonly palaces: readonly number[]; // whose, by seat
  readonly empty: boolean; // whether an ordinary palace may be built there
}

/** What somebody got points for. */
export interface Reason {
  readonly what: string;
  readonly count: number; // how often
  readonly points: number; // altogether
}

/** How one seat came out. */
export interface Standing {
  readonly seat: number;
  readonly rank: number; // 1 is a victory
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** What one seat, or a bystander, may know. */
export interface View {
  readonly seat: number; // whose view it is; -1: a bystander's
  readonly visit: number; // from 1
  readonly province: string; // the one that is visited
  readonly start: number; // who began the visit
  readonly turn: number;
  readonly phase: Phase;
  readonly court: readonly string[]; // the prizes that are still to be won
  readonly won: readonly string[]; // the prizes for which whoever is withdrawing has yet to be given their due
  readonly crown: string; // the town of the crowned palace of this visit; empty: none yet
  readonly leaders: Readonly<Record<CardSymbol, number>>; // who alone shows most; -1: nobody
  readonly display: readonly string[];
  readonly deck_size: number;
  readonly discard: readonly string[];
  readonly specials: readonly string[]; // the special cards that nobody has
  readonly rewards: Readonly<Record<Influence, string>>; // the special card of each influence
  readonly players: readonly Player[]; // by seat
  readonly scored: readonly Scored[]; // the earliest first
  readonly provinces: readonly Province[];
  readonly towns: readonly Town[];
  readonly roads: readonly Road[];
  readonly ended: boolean;
  readonly standings: readonly Standing[] | null; // by seat, once the game has ended
}

/** What palaces would bring: of a withdrawal, or of one town. */
export interface Gain {
  readonly points: number;
  readonly prizes: readonly string[];
  readonly lines: readonly Score[]; // in the order in which they would be scored
  readonly towns: readonly string[]; // the best for ordinary palaces
  readonly crown: string; // the best for the palace of the crown; empty without one
  readonly roads: readonly Road[]; // of the chain that would be scored
  readonly ways: number; // in how many ways the palaces could be placed
}

/** What withdrawing would bring, the cards included. */
export interface Withdrawal extends Gain {
  readonly drawn: number; // from the deck
  readonly taken: number; // from the display
  readonly specials: readonly string[];
}

/** What playing some cards would show. */
export interface Showing {
  readonly shows: Readonly<Record<CardSymbol, number>>;
  readonly leads: readonly string[];
  readonly points: number; // that come at once
}

/** The options of a table, as far as those who set it up choose them. */
export interface Wish {
  readonly players?: number;
  readonly start?: number; // the seat that begins
  readonly board?: Readonly<Record<string, unknown>> | null; // the data of a box of one's own; null: the usual one
}

/** The options as they are played: nothing is left open. */
export interface Settled {
  readonly players: number;
  readonly start: number;
  readonly board: Readonly<Record<string, unknown>> | null;
}
