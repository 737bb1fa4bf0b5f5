import { expect, test } from "vitest";
import { matches } from "./search";

test("a search finds words by how they begin, whatever their accents", () => {
  expect(matches("Throne Room", "ro")).toBe(true);
  expect(matches("Várárok", "vara")).toBe(true);
  expect(matches("Throne Room", "oom")).toBe(false);
  expect(matches("Throne Room", "room thr")).toBe(true);
  expect(matches("The Jester's Workshop", "jester's")).toBe(true);
  expect(matches("+1 elephant", "+1 ele")).toBe(true);
});

test("words that are put together are found by their parts, and a stroke through a letter is an accent", () => {
  expect(matches("Kovácsműhely", "muhely")).toBe(true);
  expect(matches("Łaźnia", "laznia")).toBe(true);
  expect(matches("Złoto", "zloto")).toBe(true);
});
