import { expect, test } from "vitest";
import { bargainFor } from "./bargain";
import type { Player, View } from "./view";

const COSTS = {
  copper: 0,
  curse: 0,
  estate: 2,
  moat: 2,
  silver: 3,
  village: 3,
  smithy: 4,
  market: 5,
  gold: 6,
  province: 8,
};
const offered = Object.keys(COSTS);

function bargain(coins: number, owned: Player["owned"] = {}, cards: readonly string[] = offered): string | null {
  const supply = Object.entries(COSTS).map(([card, cost]) => ({ card, left: 8, cost, printed_cost: cost }));
  return bargainFor({ coins, supply } as unknown as View, { owned } as unknown as Player, cards);
}

test.each([
  [0, null],
  [1, null],
  [2, "moat"],
  [3, "silver"],
  [4, "smithy"],
  [5, "market"],
  [6, "gold"],
  [9, "province"],
])("with %i coins a beginner does well to buy: %s", (coins, card) => {
  expect(bargain(coins)).toBe(card);
});

test("one Smithy is enough, and with Silver in the deck comes a Village", () => {
  expect(bargain(4, { smithy: 1 })).toBe("silver");
  expect(bargain(4, { smithy: 1, silver: 2 })).toBe("village");
});

test("what is not on offer is no bargain", () => {
  expect(bargain(8, {}, ["gold", "silver"])).toBe("gold");
  expect(bargain(2, { moat: 1 })).toBeNull();
});
