// What every view has, whatever the game: names with values. Some names mean the same in all games.

/** A name of the view, and what stands there. */
export type Fact = readonly [name: string, value: unknown];
type Thing = Readonly<Record<string, unknown>>;

/** A player, by seat, and what the view tells of them. */
export interface Player {
  readonly seat: number;
  readonly facts: readonly Fact[];
}

export interface Parts {
  /** What is said in a word. */
  readonly facts: readonly Fact[];
  /** Several things of a kind. */
  readonly lists: readonly (readonly [name: string, things: readonly Thing[]])[];
  /** In the order of play. */
  readonly players: readonly Player[];
  /** Whose turn it is; null: the view does not say. */
  readonly turn: number | null;
}

// Whose view it is, whose turn it is, and who plays: each has its place of its own on the page.
const APART: ReadonlySet<string> = new Set(["seat", "turn", "players", "standings"]);

export const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isThings = (value: unknown): value is readonly Thing[] =>
  isList(value) && value.length > 0 && value.every(isThing);

/** A view in parts, each of which is drawn in its own way; `seats`: who plays, should the view not list them. */
export function partsOf(view: unknown, seats: readonly number[]): Parts {
  const all = isThing(view) ? view : {};
  const facts = Object.entries(all).filter(([name]) => !APART.has(name));
  const turn = all["turn"];
  return {
    facts: facts.filter(([, value]) => !isThings(value)),
    lists: facts.flatMap(([name, value]) => (isThings(value) ? [[name, value] as const] : [])),
    players: playersOf(all["players"]) ?? seats.map((seat) => ({ seat, facts: [] })),
    turn: typeof turn === "number" && turn >= 0 ? turn : null,
  };
}

function playersOf(listed: unknown): Player[] | null {
  if (!isThings(listed)) return null;
  return listed.map((entry, place) => ({
    seat: typeof entry["seat"] === "number" ? entry["seat"] : place,
    facts: factsOf(entry),
  }));
}

/** What is told of a thing; whose it is, is told by where it stands. */
export const factsOf = (thing: Thing): Fact[] => Object.entries(thing).filter(([name]) => name !== "seat");
