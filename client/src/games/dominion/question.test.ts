import { expect, test } from "vitest";
import type { Asked } from "../../wire";
import { formOf, items, ordering, spread, stacks, tempting, worthwhile } from "./question";

const asked = (more: Partial<Asked>): Asked => ({
  question: 1,
  why: "militia.discard",
  source: "hand",
  least: 2,
  most: 2,
  ordered: false,
  options: [
    { id: "copper", copies: 2, prospect: null },
    { id: "estate", copies: 1, prospect: null },
  ],
  about: null,
  whom: null,
  beside: [],
  prompt: { id: "ask-militia-discard", facts: {} },
  headline: "",
  usual: null,
  safe: null,
  ahead: null,
  ...more,
});

test.each([
  ["some cards of the hand", {}, "cards"],
  ["one of several ways", { source: "ways", least: 1, most: 1 }, "ways"],
  ["two of several ways", { source: "ways" }, "cards"],
  ["a pile", { source: "supply", most: 1 }, "pile"],
  ["a name", { source: "names", most: 1 }, "name"],
  ["a reaction", { why: "react", least: 0, most: 1 }, "reaction"],
  ["an action to play", { why: "turn.action", least: 0, most: 1 }, "play"],
  ["treasures", { why: "turn.treasures", least: 0, ordered: true }, "play"],
] as const)("%s", (_, more, form) => {
  expect(formOf(asked(more))).toBe(form);
});

test.each([
  ["that one must choose", { least: 1, most: 1 }],
  ["that one may choose", { least: 0, most: 1 }],
  ["among those shown", { source: "shown", least: 1, most: 1 }],
])("one card, %s, is a click; whoever likes confirms it by a second one", (_, more) => {
  expect(formOf(asked(more))).toBe("card");
  expect(formOf(asked(more), true)).toBe("cards");
});

test("to end a turn is a waste where something can be had that costs something", () => {
  const costs: Readonly<Record<string, number>> = { copper: 0, curse: 0, estate: 2, silver: 3, village: 3 };
  const buying = (...cards: string[]) =>
    worthwhile(
      asked({ why: "turn.buy", source: "supply", options: cards.map((id) => ({ id, copies: 1, prospect: null })) }),
      (card) => costs[card],
    );
  expect(buying("copper", "curse", "estate", "silver", "village")).toEqual(["silver", "village", "estate"]);
  expect(buying("copper", "curse")).toEqual([]);
  expect(worthwhile(asked({ source: "supply" }), () => 5)).toEqual([]); // to gain nothing ends no turn
  expect(tempting(buying("copper", "estate", "silver"))).toEqual({ card: "silver", others: 1 });
});

test("numbers stand on the cards only where their order counts", () => {
  expect(ordering(asked({ ordered: true }))).toBe(true);
  expect(ordering(asked({}))).toBe(false);
  expect(ordering(asked({ why: "turn.treasures", ordered: true }))).toBe(false);
});

test("each copy in the hand stands for its option, as often as it may be picked", () => {
  const hand = items(asked({}), ["copper", "copper", "copper", "moat"]);
  expect(hand.map(({ item }) => item)).toEqual([{ place: 0, copy: 0 }, { place: 0, copy: 1 }, null, null]);
  expect(new Set(hand.map(({ key }) => key)).size).toBe(4);
});

test("without a question nothing can be picked", () => {
  expect(items(null, ["copper"])).toEqual([{ card: "copper", item: null, key: "copper.0" }]);
});

test("options are spread copy by copy, equal cards are stacked", () => {
  expect(spread(asked({}).options)).toEqual(["copper", "copper", "estate"]);
  expect(stacks(["copper", "copper", "moat", "copper"])).toEqual([
    { card: "copper", count: 3 },
    { card: "moat", count: 1 },
  ]);
});
