import { expect, test } from "vitest";
import type { CardInfo } from "../wire";
import { bySet, copiesOf, find } from "./printed";

const card = (id: string, set: string, known: Partial<CardInfo> = {}): CardInfo => ({
  ...{ id, set, types: [], cost: null, copies: null },
  ...known,
});

test("a search finds cards by all their words, those first whose names it fits", () => {
  const texts = new Map([
    ["Smithy", "Three cards"],
    ["Market", "A card and a coin"],
    ["Card sharp", "Nothing"],
  ]);
  const words = { names: (name: string) => name, all: (name: string) => `${name} ${texts.get(name)}` };
  expect(find([...texts.keys()], "card", words)).toEqual(["Card sharp", "Smithy", "Market"]);
  expect(find([...texts.keys()], "coin", words)).toEqual(["Market"]);
});

test("cards stand by set, then by cost, or as the game lists them where they have none", () => {
  const dear = [
    card("gold", "metal", { cost: 6 }),
    card("moat", "castle", { cost: 2 }),
    card("tin", "metal", { cost: 1 }),
  ];
  expect(bySet(dear, ({ id }) => id).map(({ set, cards }) => [set, cards.map(({ id }) => id)])).toEqual([
    ["metal", ["tin", "gold"]],
    ["castle", ["moat"]],
  ]);
  const free = [card("two", "white"), card("one", "white")];
  expect(bySet(free, ({ id }) => id)[0]?.cards).toEqual(free);
});

test("copies are counted where all cards know how many there are", () => {
  expect(copiesOf([card("one", "a", { copies: 3 }), card("two", "a", { copies: 1 })])).toBe(4);
  expect(copiesOf([card("one", "a", { copies: 3 }), card("two", "a")])).toBeNull();
});
