import { expect, test } from "vitest";
import { asked as question } from "./live/example";
import type { Asked } from "./wire";
import { enough, rankOf, toggled, type Item } from "./picks";

const asked = (least: number, most: number): Asked =>
  question(1, { why: "militia.discard", source: "hand", least, most });
const item = (place: number, copy = 0): Item => ({ place, copy });

test("a click picks, another one lets go", () => {
  const once = toggled(asked(2, 2), [], item(0));
  expect(once).toEqual([item(0)]);
  expect(toggled(asked(2, 2), once, item(0))).toEqual([]);
});

test("two copies of a card are two picks", () => {
  expect(toggled(asked(2, 2), [item(0, 0)], item(0, 1))).toEqual([item(0, 0), item(0, 1)]);
});

test("no more than asked for", () => {
  expect(toggled(asked(2, 2), [item(0), item(1)], item(2))).toEqual([item(0), item(1)]);
});

test("where one is wanted, the next click changes the mind", () => {
  expect(toggled(asked(1, 1), [item(0)], item(1))).toEqual([item(1)]);
});

test("an answer has between least and most picks", () => {
  expect([0, 1, 2, 3].filter((count) => enough(asked(1, 2), count))).toEqual([1, 2]);
});

test("the order is that of the clicks", () => {
  const picks = [2, 0, 1].reduce<Item[]>((before, place) => toggled(asked(3, 3), before, item(place)), []);
  expect([0, 1, 2, 7].map((place) => rankOf(picks, item(place)))).toEqual([1, 2, 0, -1]);
});
