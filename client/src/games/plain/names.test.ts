import { expect, test } from "vitest";
import { Catalogue } from "../../words/catalogue";
import type { Words } from "../../words/words.svelte";
import { labelOf, optionName, written } from "./names";

const text = `
plain-yes = yes
plain-no = no
plain-nothing = –
chess-view-half-moves = moves
chess-card-rook = Rook
chess-way-king-castle-short = Castle { $side }
`;
const messages = new Catalogue([{ language: "en", text }]).of("chess");
const words: Words = {
  say: (id, facts) => messages.say(id, facts),
  mark: (id) => messages.mark(id),
  has: (id) => messages.has(id),
  pieces: () => [],
};

test("a fact is called what the game calls it, or else by its name", () => {
  expect(labelOf(words, "half_moves")).toBe("moves");
  expect(labelOf(words, "stack_size")).toBe("stack size");
});

test.each([
  [null, "–"],
  ["", "–"],
  [0, "0"],
  [true, "yes"],
  [false, "no"],
  ["rook", "Rook"],
  ["e4", "e4"],
])("%s is written %s", (value, wanted) => {
  expect(written(words, value)).toBe(wanted);
});

test("an option is one of the ways of its question, or a thing", () => {
  expect(optionName(words, "king.castle", "short", { side: "here" })).toBe("Castle here");
  expect(optionName(words, "pawn.promote", "rook", {})).toBe("Rook");
});
