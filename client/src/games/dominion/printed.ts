// The printed cards: what does not change from table to table.
import { fetchCards } from "../../api";
import type { CardInfo } from "../../wire";

export const KINDS = ["action", "treasure", "victory", "curse", "attack", "reaction", "prize"] as const;
export type Kind = (typeof KINDS)[number];

const METALS: readonly string[] = ["copper", "silver", "gold"];
const SHAPES: Readonly<Record<Kind, string>> = {
  action: "square",
  treasure: "circle",
  victory: "shield",
  curse: "drop",
  attack: "swords",
  reaction: "bolt",
  prize: "ribbon",
};

/** Every card of this game has a cost. */
export type Printed = CardInfo & { readonly cost: number };

let cards: ReadonlyMap<string, Printed> = new Map();

/** Once, before anything is drawn. */
export async function loadPrinted(): Promise<void> {
  const found = (await fetchCards("dominion")).filter((card): card is Printed => card.cost !== null);
  cards = new Map(found.map((card) => [card.id, card]));
}

export const allPrinted = (): readonly Printed[] => [...cards.values()];

export const printed = (id: string): Printed => cards.get(id) ?? { id, set: "", types: [], cost: 0, copies: null };

export const isKind = (id: string, kind: Kind): boolean => printed(id).types.includes(kind);

/** The sign of a kind: a shape of its own. */
export const shapeOf = (kind: string): string => SHAPES[kind as Kind] ?? "square";

/** The classes that give a card its tincture and its frame. */
export function tinctureOf(id: string): string {
  const kinds = printed(id).types.map((kind) => `dom-${kind}`);
  return (METALS.includes(id) ? [...kinds, `dom-${id}`] : kinds).join(" ");
}

/** Cheap cards first; equals stay as they are. */
export const byCost = (ids: readonly string[]): string[] =>
  [...ids].sort((one, other) => printed(one).cost - printed(other).cost);

/** Cards as a hand shows them: actions first, then treasures and the rest, dear ones before cheap ones. */
export function rank(ids: readonly string[]): string[] {
  const group = (id: string): number =>
    isKind(id, "action") ? 0 : isKind(id, "treasure") ? 1 : isKind(id, "victory") ? 2 : 3;
  return [...ids].sort(
    (one, other) => group(one) - group(other) || printed(other).cost - printed(one).cost || one.localeCompare(other),
  );
}
