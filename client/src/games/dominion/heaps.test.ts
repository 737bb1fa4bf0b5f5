import { expect, test } from "vitest";
import { heaps } from "./heaps";
import type { Offered } from "./question";

const offered = (cards: readonly string[], choosable = true): Offered[] =>
  cards.map((card, copy) => ({ card, item: choosable ? { place: 0, copy } : null, key: `${card}.${copy}` }));

const seven = ["moat", "copper", "copper", "copper", "estate", "estate", "curse"];

test("seven cards lie singly", () => {
  expect(heaps(offered(seven), false).map(({ card, count }) => [card, count])).toEqual(seven.map((card) => [card, 1]));
});

test("more cards lie on heaps, each where its first card was", () => {
  const found = heaps(offered([...seven, "copper"]), false);
  expect(found.map(({ card, count }) => [card, count])).toEqual([
    ["moat", 1],
    ["copper", 4],
    ["estate", 2],
    ["curse", 1],
  ]);
  expect(found[1]?.items).toHaveLength(4);
});

test("where their order counts, they all lie singly", () => {
  expect(heaps(offered([...seven, "copper"]), true)).toHaveLength(8);
});

test("what cannot be picked is on a heap, too", () => {
  expect(heaps(offered([...seven, "copper"], false), false)[1]).toMatchObject({ count: 4, items: [] });
});
