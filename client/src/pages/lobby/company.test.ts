import { expect, test } from "vitest";
import type { SeatInfo, SeatKind } from "../../wire";
import { botOf, countBots, countOpen } from "./company";

const table = (...kinds: (SeatKind | [SeatKind, string])[]): { seats: SeatInfo[] } => ({
  seats: kinds.map((given, seat) => {
    const [kind, bot] = typeof given === "string" ? [given, given === "bot" ? "raja" : null] : given;
    return { seat, kind, name: "", bot, present: false, away_bot: false };
  }),
});

test("bots of one kind have a level, and others have none", () => {
  const mixed = table("person", ["bot", "raja"], "open", ["bot", "random"]);
  expect(botOf(table("person", "open"))).toBeNull();
  expect(botOf(table("person", "bot", "bot"))).toBe("raja");
  expect(botOf(mixed)).toBeNull();
  expect([countBots(mixed), countOpen(mixed)]).toEqual([2, 1]);
});
