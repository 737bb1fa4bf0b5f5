import { describe, expect, it } from "vitest";
import { kindsThere, pointsByKind, steps } from "./scores";
import { fields } from "./track";
import type { Player, Scored } from "./view";

const SCORED: Scored[] = [
  { seat: 0, visit: 1, why: "special-points", points: 2 },
  { seat: 0, visit: 1, why: "bonus-good", points: 3, town: "ajm2", good: "tea", held: 2 },
  { seat: 1, visit: 1, why: "palaces", points: 1, provinces: ["ajm"] },
  { seat: 0, visit: 1, why: "palaces", points: 4, provinces: ["ajm", "del", "agr", "kas"] },
  { seat: 0, visit: 2, why: "tile-good", points: 2, tile: "tile-2", good: "tea", held: 1 },
  { seat: 0, visit: 2, why: "hand-whites", points: 1 },
];

describe("points", () => {
  it("are added up by what they are for", () => {
    expect(pointsByKind(SCORED, 0)).toEqual({ palaces: 4, tiles: 2, bonuses: 3, special: 2, hand: 1, earlier: 0 });
    expect(kindsThere(SCORED)).toEqual(["palaces", "tiles", "bonuses", "special", "hand"]);
  });

  it("of a withdrawal come in the order of the rules", () => {
    const found = steps(SCORED.filter((score) => score.seat === 0 && score.visit === 1).reverse());
    expect(found.map((step) => [step.kind, step.points])).toEqual([
      ["special", 2],
      ["bonuses", 3],
      ["palaces", 4],
    ]);
  });
});

describe("the track", () => {
  const players = (...scores: number[]): Player[] => scores.map((score, seat) => ({ seat, score }) as Player);

  it("has fifty fields, and more when somebody needs them", () => {
    expect(fields(players(3, 0)).at(-1)?.points).toBe(50);
    expect(fields(players(50, 0)).at(-1)?.points).toBe(60);
  });

  it("piles up who stands on the same field", () => {
    expect(fields(players(7, 3, 7))[7]?.seats).toEqual([0, 2]);
  });
});
