import { expect, test } from "vitest";
import { Selection, toggled, type Item } from "./selection.svelte";
import type { Asked } from "./wire";

const asked = (least: number, most: number, question = 1): Asked => ({
  question,
  why: "militia.discard",
  source: "hand",
  least,
  most,
  ordered: false,
  options: [],
  about: null,
  whom: null,
  prompt: { id: "", facts: {} },
  headline: "",
  usual: null,
  safe: null,
});
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

test("it is ready between least and most", () => {
  const selection = new Selection();
  selection.face(asked(1, 2));
  expect(selection.ready).toBe(false);
  selection.toggle(item(3));
  expect(selection.ready).toBe(true);
  expect(selection.places).toEqual([3]);
});

test("a new question starts empty, the same one shown again keeps the picks", () => {
  const selection = new Selection();
  selection.face(asked(1, 2));
  selection.toggle(item(0));
  selection.face(asked(1, 2));
  expect(selection.picks).toHaveLength(1);
  selection.face(asked(1, 2, 2));
  expect(selection.picks).toHaveLength(0);
});

test("the order is that of the clicks, and can be changed", () => {
  const selection = new Selection();
  selection.face(asked(3, 3));
  for (const place of [2, 0, 1]) selection.toggle(item(place));
  expect(selection.orderOf(item(0))).toBe(2);
  selection.arrange([item(1), item(2), item(0)]);
  expect(selection.places).toEqual([1, 2, 0]);
  expect(selection.orderOf(item(7))).toBeNull();
});
