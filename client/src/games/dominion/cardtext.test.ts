import { expect, test } from "vitest";
import { markPoints } from "../../words/pieces";
import { parse } from "./cardtext";

test("plain gifts come apart from what a card does", () => {
  expect(parse("+1 Card\n+1 Action\n+$2\nEach player, including you, reveals a card.")).toEqual({
    gifts: ["+1 Card", "+1 Action", "+$2"],
    lines: ["Each player, including you, reveals a card."],
    after: [],
  });
});

test("money and points are gifts", () => {
  const lost = markPoints("-1", "-1 VP");
  expect(parse(`$2\n${lost}`).gifts).toEqual(["$2", lost]);
});

test("a gift with a condition is no plain one", () => {
  expect(parse("+$1 for each different name among them.").gifts).toEqual([]);
});

test("a gift within a sentence is not torn apart", () => {
  expect(parse("One of these: +1 Card; +1 Action.").lines).toEqual(["One of these: +1\u00a0Card; +1\u00a0Action."]);
});

test("what stands below the line is told by the line, not by its words", () => {
  expect(parse("+2 Cards\nChoose one: this or that.\n---\nReaction: show this.")).toEqual({
    gifts: ["+2 Cards"],
    lines: ["Choose one: this or that."],
    after: ["Reaction: show this."],
  });
});
