import { expect, test } from "vitest";
import { parse } from "./cardtext";

test("plain gifts come apart from what a card does", () => {
  expect(parse("+1 Card\n+1 Action\n+$2\nEach player, including you, reveals a card.")).toEqual({
    gifts: ["+1 Card", "+1 Action", "+$2"],
    lines: ["Each player, including you, reveals a card."],
    after: [],
  });
});

test("money and points are gifts", () => {
  expect(parse("$2\n-1 VP").gifts).toEqual(["$2", "-1 VP"]);
});

test("a gift with a condition is no plain one", () => {
  expect(parse("+$1 for each different name among them.").gifts).toEqual([]);
});

test("a gift within a sentence is not torn apart", () => {
  expect(parse("One of these: +1 Card; +1 Action.").lines).toEqual(["One of these: +1\u00a0Card; +1\u00a0Action."]);
});

test("a Reaction stands below the line", () => {
  expect(parse("+2 Cards\nReaction: when another player plays an Attack, show this.").after).toHaveLength(1);
});
