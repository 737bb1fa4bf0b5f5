import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { takersOf } from "./takers";

const told = (id: string, seat: number, won: readonly string[] | null = null, heading = false): Told => ({
  id,
  seat,
  facts: won === null ? {} : { won },
  depth: 0,
  cards: [],
  heading,
});

test("whoever won a prize in this visit has it, whoever looks on", () => {
  const story = [
    told("tell-visit", 1, null, true),
    told("tell-won", 1, ["monk"]),
    told("tell-visit.you", 0, null, true),
    told("tell-won", 2, ["vizier", "crown"]),
    told("tell-played", 0),
    told("tell-won.you", 0, ["tile-2"]),
  ];
  const takers = takersOf(story);
  expect([...takers]).toEqual([
    ["vizier", 2],
    ["crown", 2],
    ["tile-2", 0],
  ]);
});

test("a new visit begins with nothing taken", () => {
  const story = [told("tell-won", 1, ["monk"]), told("tell-visit", 1, null, true)];
  expect(takersOf(story).size).toBe(0);
});
