import { expect, test } from "vitest";
import { matches } from "./search";

test("a search finds words by how they begin, whatever their accents", () => {
  expect(matches("Throne Room", "ro")).toBe(true);
  expect(matches("Várárok", "vara")).toBe(true);
  expect(matches("Throne Room", "hrone")).toBe(false);
  expect(matches("Throne Room", "room thr")).toBe(true);
  expect(matches("The Jester's Workshop", "jester's")).toBe(true);
  expect(matches("+1 elephant", "+1 ele")).toBe(true);
});
