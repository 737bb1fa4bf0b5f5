import { expect, test } from "vitest";
import { moved } from "./drag";

test("what is moved takes the place of what was there", () => {
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "b", "c"]);
});
