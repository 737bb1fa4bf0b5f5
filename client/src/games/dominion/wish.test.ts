import { expect, test } from "vitest";
import { bare, stepped, wayOf } from "./wish";

test("how the kingdom comes about is read from the options", () => {
  expect(wayOf({ kingdom: "first-game" })).toBe("recommended");
  expect(wayOf({ kingdom: "2026-11-18" })).toBe("day");
  expect(wayOf({})).toBe("drawn");
  expect(wayOf({ kingdom: "random", ban: ["thief"] })).toBe("drawn");
  expect(wayOf({ kingdom: ["moat"] })).toBe("listed");
});

test("another way to choose keeps who begins and nothing else", () => {
  expect(bare({ kingdom: "random", ban: ["thief"], start: 1 })).toEqual({ start: 1 });
  expect(bare({ require: ["moat"] })).toEqual({});
});

test("a set goes from none over any to a number of cards", () => {
  const all = { base: null, intrigue: null, cornucopia: null };
  expect(stepped(all, "base", 1)).toEqual({ ...all, base: 1 });
  expect(stepped(all, "base", -1)).toEqual({ intrigue: null, cornucopia: null });
  expect(stepped({ intrigue: null }, "base", 1)).toEqual({ intrigue: null, base: null });
  expect(stepped({ base: 10 }, "base", 1)).toEqual({ base: 10 });
});

test("the last set cannot be taken away", () => {
  expect(stepped({ base: null }, "base", -1)).toEqual({ base: null });
});
