import { expect, test } from "vitest";
import { holdings } from "./holdings";
import type { Player } from "./view";

const player: Player = {
  seat: 0,
  turns: 3,
  owned: { copper: 7, estate: 3, smithy: 1 },
  hand_size: 3,
  deck_size: 4,
  deck_known: [],
  discard_size: 3,
  discard_top: "estate",
  set_aside: [],
  shown: [],
  passing_size: 0,
  hand: ["copper", "copper", "estate"],
  deck: { copper: 3, estate: 1 },
  passing: [],
};
const of = (card: string, inPlay: string[]) => holdings(player, inPlay).find((holding) => holding.card === card);

test("what is neither in the deck nor in sight lies in the discard pile", () => {
  expect(of("copper", [])).toEqual({ card: "copper", owned: 7, deck: 3, discard: 2 });
  expect(of("estate", [])).toEqual({ card: "estate", owned: 3, deck: 1, discard: 1 });
});

test("a card in play lies in no pile", () => {
  expect(of("smithy", ["smithy"])).toEqual({ card: "smithy", owned: 1, deck: 0, discard: 0 });
  expect(of("smithy", [])?.discard).toBe(1);
});
