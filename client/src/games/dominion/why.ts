// Why a pile cannot be chosen while others can.
import type { Asked, Message } from "../../wire";
import { KINDS, printed } from "./printed";
import { formOf, placeOf } from "./question";
import type { SupplyPile } from "./view";

const typesOf = (card: string): readonly string[] => printed(card).types;

/** As a message; null: it can be chosen, or no pile is asked for. */
export function whyNot(
  pile: SupplyPile,
  asked: Asked | null,
  supply: readonly SupplyPile[],
  types: (card: string) => readonly string[] = typesOf,
): Message | null {
  if (pile.left === 0) return { id: "table-none-left", facts: {} };
  if (asked === null || formOf(asked) !== "pile" || placeOf(asked, pile.card) !== null) return null;
  const legal = supply.filter((other) => placeOf(asked, other.card) !== null);
  const costs = legal.map((other) => other.cost);
  // Where dearer and cheaper piles can be chosen, it is not the cost: all of them are of a kind that this one is not.
  const within = pile.cost >= Math.min(...costs) && pile.cost <= Math.max(...costs);
  const kind = KINDS.find(
    (known) => !types(pile.card).includes(known) && legal.every((other) => types(other.card).includes(known)),
  );
  if (within && kind !== undefined) return { id: "table-wrong-kind", facts: { kind } };
  return { id: "table-costs-now", facts: { cost: pile.cost } };
}
