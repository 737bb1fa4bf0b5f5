import { beforeEach, expect, test } from "vitest";
import { favourites, favouritesIn, LONGEST_NAME, MOST } from "./favourites.svelte";
import { kingdomIn } from "./kept";

const TEN = "cellar chapel moat village workshop militia smithy remodel market mine".split(" ");

beforeEach(() => {
  for (const { name } of favourites.all) favourites.forget(name);
});

test.each([
  null,
  3,
  "moat",
  {},
  { kingdom: "first-game" },
  { kingdom: TEN.slice(1) },
  { kingdom: [...TEN, "witch"] },
  { kingdom: [...TEN.slice(1), "chapel"] },
  { kingdom: [...TEN.slice(1), 7] },
  { kingdom: [...TEN.slice(1), "<img>"] },
  { kingdom: TEN, bane: {} },
])("what a browser has kept is no kingdom: %j", (value) => {
  expect(kingdomIn(value)).toBe(null);
});

test("ten cards are a kingdom, with or without a Bane", () => {
  expect(kingdomIn({ kingdom: TEN })).toEqual({ kingdom: TEN, bane: null });
  expect(kingdomIn({ kingdom: TEN, bane: "witch", more: 1 })).toEqual({ kingdom: TEN, bane: "witch" });
});

test("of favourites only those are read that have a name of their own and are kingdoms, and no more than a list has", () => {
  const good = { name: "Friday", kingdom: TEN, bane: null };
  const bad = [{ ...good, name: "" }, { ...good, name: "x".repeat(LONGEST_NAME + 1) }, { name: "Sunday" }, null, 4];
  expect(favouritesIn([...bad, good, { ...good }])).toEqual([good]);
  expect(favouritesIn("favourites")).toEqual([]);
  const many = Array.from({ length: MOST + 5 }, (_, number) => ({ ...good, name: String(number) }));
  expect(favouritesIn(many)).toHaveLength(MOST);
});

test("a kingdom is kept under a name, found in any order of its cards, and forgotten", () => {
  favourites.keep("  Friday ", { kingdom: TEN, bane: null });
  expect(favourites.nameOf({ kingdom: [...TEN].reverse(), bane: null })).toBe("Friday");
  expect(favourites.nameOf({ kingdom: TEN, bane: "witch" })).toBe(null);
  favourites.keep("Friday", { kingdom: TEN, bane: "witch" }); // another one of that name
  expect(favourites.all).toEqual([{ name: "Friday", kingdom: TEN, bane: "witch" }]);
  favourites.keep("   ", { kingdom: TEN, bane: null }); // nobody would find it
  expect(favourites.all).toHaveLength(1);
  favourites.forget("Friday");
  expect(favourites.all).toEqual([]);
});
