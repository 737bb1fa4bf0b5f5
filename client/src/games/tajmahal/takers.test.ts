import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { takersOf } from "./takers";

const nameOf = (prize: string): string => `the ${prize}`;
const told = (id: string, seat: number, prizes: readonly string[] = [], heading = false): Told => ({
  id,
  seat,
  facts: { prizes: prizes.map(nameOf) },
  depth: 0,
  cards: [],
  heading,
});

test("whoever won a prize in this visit has it, whoever looks on", () => {
  const story = [
    told("tell-taj-visit", 1, [], true),
    told("tell-taj-won", 1, ["monk"]),
    told("tell-taj-visit.you", 0, [], true),
    told("tell-taj-won", 2, ["vizier", "crown"]),
    told("tell-taj-played", 0, ["general"]),
    told("tell-taj-won.you", 0, ["tile-2"]),
  ];
  const takers = takersOf(story, ["vizier", "general", "monk", "crown", "tile-2"], nameOf);
  expect([...takers]).toEqual([
    ["vizier", 2],
    ["crown", 2],
    ["tile-2", 0],
  ]);
});

test("a new visit begins with nothing taken", () => {
  const story = [told("tell-taj-won", 1, ["monk"]), told("tell-taj-visit", 1, [], true)];
  expect(takersOf(story, ["monk"], nameOf).size).toBe(0);
});
