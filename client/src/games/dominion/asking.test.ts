import { expect, test } from "vitest";
import { after } from "./asking";

const [one, two] = [{ require: ["moat"] }, { require: ["moat", "mine"] }];

test("what was asked for after that which has come back is still on its way", () => {
  expect(after([one, two], one)).toEqual([two]);
  expect(after([one, two], two)).toEqual([]);
});

test("what somebody else asked for, or what a lost connection has swallowed, is built on as the table has it", () => {
  expect(after([one, two], { ban: ["mine"] })).toEqual([]);
});
