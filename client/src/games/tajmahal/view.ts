// The shapes of what the server says of a game of Taj Mahal: the view, and what options would bring.

export const SYMBOLS = ["vizier", "general", "monk", "princess", "mogul", "elephant"] as const;
export type Symbol = (typeof SYMBOLS)[number];
export const INFLUENCES = ["vizier", "general", "monk", "princess"] as const;
export type Influence = (typeof INFLUENCES)[number];
export const GOODS = ["rice", "tea", "spice", "jewels"] as const;
export type Good = (typeof GOODS)[number];

export interface Player {
  readonly seat: number;
  readonly score: number;
  readonly home: boolean; // has withdrawn from this visit
  readonly hand_size: number;
  readonly known: readonly string[];
  readonly played: readonly string[];
  readonly colour: string;
  readonly shows: Readonly<Record<Symbol, number>>;
  readonly leads: readonly string[];
  readonly palaces: readonly string[];
  readonly influences: readonly Influence[];
  readonly tiles: readonly string[];
  readonly goods: Readonly<Record<Good, number>>;
  readonly hand?: readonly string[];
}

/** Points and why; what else is said depends on the reason. */
export interface Score {
  readonly why: string;
  readonly points: number;
  readonly town?: string;
  readonly tile?: string;
  readonly good?: Good;
  readonly held?: number;
  readonly provinces?: readonly string[];
  readonly longest?: string;
}

export interface Scored extends Score {
  readonly seat: number;
  readonly visit: number;
}

export interface Province {
  readonly id: string;
  readonly name: string;
  readonly tile: number; // which is also the number of its visit
  readonly goods: readonly Good[];
}

export interface Town {
  readonly id: string;
  readonly name: string;
  readonly province: string;
  readonly x: number;
  readonly y: number;
  readonly fortified: boolean;
  readonly bonus: string | null;
  readonly palaces: readonly number[];
  readonly empty: boolean;
}

export type Road = readonly [string, string];

export interface Standing {
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
}

export interface View {
  readonly seat: number;
  readonly visit: number;
  readonly province: string;
  readonly start: number;
  readonly turn: number;
  readonly phase: "open" | "play" | "build" | "crown" | "take";
  readonly court: readonly string[];
  readonly won: readonly string[];
  readonly crown: string;
  readonly display: readonly string[];
  readonly deck_size: number;
  readonly discard: readonly string[];
  readonly specials: readonly string[];
  readonly rewards: Readonly<Record<Influence, string>>; // the special card of each influence
  readonly players: readonly Player[];
  readonly scored: readonly Scored[];
  readonly provinces: readonly Province[];
  readonly towns: readonly Town[];
  readonly roads: readonly Road[];
  readonly ended: boolean;
  readonly standings: readonly Standing[] | null;
}

/** What palaces would bring: of a withdrawal, or of one town. */
export interface Gain {
  readonly points: number;
  readonly prizes: readonly string[];
  readonly lines: readonly Score[];
  readonly towns: readonly string[];
  readonly crown: string;
  readonly roads: readonly Road[];
  readonly ways: number;
}

export interface Withdrawal extends Gain {
  readonly drawn: number;
  readonly taken: number;
  readonly specials: readonly string[];
}

/** What playing some cards would show. */
export interface Showing {
  readonly shows: Readonly<Record<Symbol, number>>;
  readonly leads: readonly string[];
  readonly points: number;
}

/** What the leader in a symbol wins, as the court names it. */
export function prizeOf(symbol: Symbol, visit: number): string {
  if (symbol === "mogul") return "crown";
  return symbol === "elephant" ? `tile-${visit}` : symbol;
}

export function provinceNow(view: View): Province | undefined {
  return view.provinces.find((province) => province.id === view.province);
}

/** What stands on the table of whoever looks at it; nothing for bystanders. */
export function mine(view: View): Player | undefined {
  return view.players.find((player) => player.seat === view.seat);
}
