import { expect, test } from "vitest";
import { ago } from "./ago";

test.each([
  [0, "lobby-ago-now", 0],
  [59, "lobby-ago-now", 0],
  [60, "lobby-ago-minutes", 1],
  [3599, "lobby-ago-minutes", 59],
  [3600, "lobby-ago-hours", 1],
  [86_399, "lobby-ago-hours", 23],
  [86_400, "lobby-ago-days", 1],
])("%d seconds are %s with %d", (seconds, id, count) => {
  expect(ago(seconds)).toEqual({ id, facts: { count } });
});
