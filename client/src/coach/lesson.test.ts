import { expect, test } from "vitest";
import { filled, holds, isWanted, tipNow, type Tip, type When } from "./lesson";

const facts = { why: "turn.move", turn: 2, cards: ["ace", "king"], seat: 0, hint: "ace" };

test.each<[When, boolean]>([
  [{}, true],
  [{ why: "turn.move" }, true],
  [{ why: ["turn.pass", "turn.move"] }, true],
  [{ why: "turn.pass" }, false],
  [{ turn: 2 }, true],
  [{ turn: { least: 2 } }, true],
  [{ turn: { least: 3 } }, false],
  [{ turn: { most: 1 } }, false],
  [{ turn: { least: 1, most: 2 }, why: "turn.move" }, true],
  [{ turn: { least: 1 }, why: "" }, false],
  [{ weather: { least: 0 } }, false],
  [{ why: { least: 0 } }, false],
])("the moment %j has come: %s", (when, wanted) => {
  expect(holds(when, facts)).toBe(wanted);
});

const TIPS: readonly Tip[] = [
  { id: "late", when: { turn: { least: 3 } } },
  { id: "first", when: { turn: { least: 1 } } },
  { id: "second", when: { turn: { least: 1 } } },
  { id: "move", when: { why: "turn.move" }, again: true },
];

test("tips are given in their order, each once, and one whose moment comes later is not forgotten", () => {
  expect(tipNow(TIPS, facts, new Set())?.id).toBe("first");
  expect(tipNow(TIPS, facts, new Set(["first"]))?.id).toBe("second");
  expect(tipNow(TIPS, { ...facts, turn: 3 }, new Set(["first"]))?.id).toBe("late");
});

test("what is said again and again comes when there is nothing new, and at its moment", () => {
  const all = new Set(["late", "first", "second", "move"]);
  expect(tipNow(TIPS, facts, all)?.id).toBe("move");
  expect(tipNow(TIPS, { ...facts, why: "" }, all)).toBeNull();
});

test("facts stand in places, and a list makes as many places", () => {
  expect(filled(["hand-{seat} > {cards}", "confirm"], facts)).toEqual(["hand-0 > ace", "hand-0 > king", "confirm"]);
  expect(filled(["{nothing}"], facts)).toEqual([""]);
});

test("an answer is wanted whatever the order of its parts", () => {
  const tip = (wants: Tip["wants"]): Tip => ({ id: "tip", when: {}, ...(wants !== undefined && { wants }) });
  expect(isWanted(tip(["{cards}"]), ["king", "ace"], facts)).toBe(true);
  expect(isWanted(tip(["{cards}"]), ["ace"], facts)).toBe(false);
  expect(isWanted(tip(["{hint}"]), ["ace"], facts)).toBe(true);
  expect(isWanted(tip([]), [], facts)).toBe(true);
  expect(isWanted(tip([]), ["ace"], facts)).toBe(false);
  expect(isWanted(tip("any"), ["queen"], facts)).toBe(true);
});
