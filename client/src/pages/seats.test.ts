import { expect, test } from "vitest";
import { hasRoom } from "./seats";

test.each([
  ["setup", false, true],
  ["over", false, true],
  ["playing", false, false],
  ["over", true, false],
] as const)("a table that is at %s, locked %s, has room: %s", (phase, locked, room) => {
  const seat = { seat: 0, kind: "open", name: "", bot: null, present: false, away_bot: false } as const;
  expect(hasRoom({ phase, locked, seats: [seat], sent_away: false })).toBe(room);
  expect(hasRoom({ phase, locked, seats: [{ ...seat, kind: "bot" }], sent_away: false })).toBe(false);
  expect(hasRoom({ phase, locked, seats: [seat], sent_away: true })).toBe(false);
});
