import { describe, expect, it } from "vitest";
import box from "../../../../../src/courtyard/tajmahal/box.json";
import type { Province, Road, Town } from "../view";
import { awardsOf } from "./awards";
import { chains } from "./chains";
import { distanceTo, hull } from "./field";
import { landOf, spot } from "./land";
import { frameOf, provinceLabels, townLabel } from "./layout";
import { steer } from "./steer";

// The board that the game comes with, as a view tells of it.
const TOWNS: Town[] = box.towns.map((town) => ({ ...town, bonus: null, palaces: [], empty: true }));
const PROVINCES: Province[] = box.provinces.map((province, place) => ({ ...province, tile: place + 1, goods: [] }));
const ROADS = box.roads as unknown as Road[];
const LAND = landOf({ towns: TOWNS, provinces: PROVINCES, roads: ROADS });

const find = (id: string): Town => {
  const town = TOWNS.find((other) => other.id === id);
  if (town === undefined) throw new Error(id);
  return town;
};

/** The corners of a path that is made of curves. */
function corners(path: string): [number, number][] {
  return path
    .slice(1, -1)
    .split("C")
    .map((part) => part.split(" ").map(Number).slice(-2) as [number, number]);
}

function inside([x, y]: readonly [number, number], ring: readonly [number, number][]): boolean {
  return ring.reduce((within, [ax, ay], place) => {
    const [bx, by] = ring[(place + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !within : within;
  }, false);
}

describe("the land", () => {
  it("has every town in its own province and in no other", () => {
    for (const town of TOWNS) {
      const homes = PROVINCES.filter(({ id }) =>
        inside(spot(town) as [number, number], corners(LAND.provinces.get(id) ?? "")),
      );
      expect(
        homes.map(({ id }) => id),
        town.name,
      ).toEqual([town.province]);
    }
  });

  it("tells neighbours apart by their tints", () => {
    const home = new Map(TOWNS.map((town) => [town.id, town.province]));
    for (const [from, to] of ROADS) {
      const [one, other] = [home.get(from) ?? "", home.get(to) ?? ""];
      if (one !== other) expect(LAND.tints.get(one)).not.toBe(LAND.tints.get(other));
    }
    expect(Math.max(...LAND.tints.values())).toBeLessThan(5);
  });

  it("is measured from its corners", () => {
    const square = hull([
      [0, 0],
      [4, 4],
      [4, 0],
      [2, 2],
      [0, 4],
    ]);
    expect(square).toHaveLength(4);
    expect(distanceTo(square, 2, 2)).toBe(-2);
    expect(distanceTo(square, 7, 8)).toBe(5);
    expect(distanceTo(hull([[1, 1]]), 4, 5)).toBe(5);
  });
});

describe("what stands on the map", () => {
  it("keeps court and sun off the towns, or lifts them above the land", () => {
    const frame = frameOf(LAND.box, TOWNS);
    expect(frame.top).toBeGreaterThan(LAND.box.top - 30);
    const crowded = [...TOWNS, { ...find("AWA2"), y: 2 }];
    expect(frameOf(LAND.box, crowded).top).toBeLessThan(LAND.box.top - 200);
  });

  it("puts a town's name below it, and aside where another town is close below", () => {
    expect(townLabel(find("AJM1"), TOWNS)).toEqual({ at: [535.5, 573], aside: false });
    expect(townLabel(find("MUL3"), TOWNS).aside).toBe(true);
  });

  it("puts the name of a province above its towns where one lies in the middle", () => {
    const of = (id: string): Town[] => TOWNS.filter((town) => town.province === id);
    expect(provinceLabels(of("AGR"), "Agra").name[1]).toBeLessThan(540);
    expect(provinceLabels(of("AJM"), "Ajmer").name[1]).toBeGreaterThan(540);
  });

  it("draws a road for each player who owns both ends, side by side", () => {
    const owned = TOWNS.map((town) => (["AJM1", "AJM2"].includes(town.id) ? { ...town, palaces: [0, 2] } : town));
    const lines = chains(new Map(owned.map((town) => [town.id, town])), ROADS);
    expect(lines.map((line) => [line.seat, line.road])).toEqual([
      [0, "AJM1 AJM2"],
      [2, "AJM1 AJM2"],
    ]);
    expect(lines[0]?.path).not.toBe(lines[1]?.path);
  });

  it("shows points on the towns and provinces that they come from", () => {
    const lines = [
      { why: "bonus-good", points: 3, town: "AJM2" },
      { why: "bonus-card", points: 0, town: "AJM1" },
      { why: "palaces", points: 2, provinces: ["AJM", "DEL"] },
      { why: "tile-good", points: 2, tile: "tile-7" },
      { why: "tile-good", points: 1, tile: "tile-7" },
    ];
    const found = awardsOf(lines, TOWNS, PROVINCES).map((award) => [award.key, award.points]);
    expect(found).toEqual([
      ["bonus-good AJM2", 3],
      ["palaces AJM", 1],
      ["palaces DEL", 1],
      ["tile AJM", 3],
    ]);
  });

  it("shows the points of whoever scored last, where several did", () => {
    const lines = [2, 1].map((points) => ({ why: "bonus-points", points, town: "AJM2", provinces: ["DEL"] }));
    const found = awardsOf(lines, TOWNS, PROVINCES).map((award) => [award.key, award.points]);
    expect(found).toEqual([
      ["bonus-points AJM2", 1],
      ["palaces DEL", 1],
    ]);
  });
});

describe("the arrow keys", () => {
  it("lead to the next town in their direction", () => {
    expect(steer(find("AJM1"), "ArrowRight", TOWNS)?.id).toBe("AJM2");
    expect(steer(find("AJM1"), "ArrowDown", TOWNS)?.id).toBe("AJM4");
    expect(steer(find("KAS1"), "ArrowUp", TOWNS)).toBeUndefined();
    expect(steer(find("AJM1"), "x", TOWNS)).toBeUndefined();
  });

  it("lead everywhere", () => {
    const reached = new Set(["KAS1"]);
    for (const id of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = steer(find(id), key, TOWNS);
        if (next !== undefined) reached.add(next.id);
      }
    }
    expect(reached.size).toBe(TOWNS.length);
  });
});
