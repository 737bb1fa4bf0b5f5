// The land and its provinces, drawn around the towns: a province is what is nearer to its own towns than to any others.
// Provinces lie in the land like stones inlaid in marble. Borders wander, since the plane is bent before it is measured.
import type { Province, Road, Town } from "../view";
import { curve, longest, rings, smooth } from "./contours";
import { boxAround, distanceTo, fill, gridOver, hull, type Box, type Grid, type Point } from "./field";

/** Units of the board to units of the picture: a wide board fills its frame better. */
export const ACROSS = 10.5;
export const DOWN = 10;

const CELL = 0.9;
const REACH = 6.6; // how far a province reaches beyond its towns
const MERGE = 3.4; // how readily land closes the bays between provinces
const BEACH = 1.5; // of marble around the provinces
const GAP = 0.55; // half of the marble between two of them
const MARGIN = 16;

export interface Land {
  readonly coast: string;
  readonly provinces: ReadonlyMap<string, string>;
  readonly tints: ReadonlyMap<string, number>;
  readonly box: Box; // of the coast, in units of the picture
}

/** The land of a board, drawn once: only what never changes during a game goes into it. */
export function landOf(board: BoardParts): Land {
  const key = JSON.stringify([board.towns.map(({ id, province, x, y }) => [id, province, x, y]), board.roads]);
  const land = drawn.get(key) ?? layLand(board.towns, board.provinces, board.roads);
  if (drawn.size >= MOST) drawn.clear();
  drawn.set(key, land);
  return land;
}

const MOST = 4; // a table, and the examples in the rules
const drawn = new Map<string, Land>();

export interface BoardParts {
  readonly towns: readonly Town[];
  readonly provinces: readonly Province[];
  readonly roads: readonly Road[];
}

export function spot(town: { readonly x: number; readonly y: number }): Point {
  return [town.x * ACROSS, town.y * DOWN];
}

function bend(x: number, y: number): Point {
  return [
    x + 1.5 * Math.sin(y / 4.1 + 1) + 0.9 * Math.sin(x / 3.3 + y / 5.7),
    y + 1.3 * Math.sin(x / 4.7 + 2) + 0.9 * Math.sin(y / 3.1 - x / 6.3),
  ];
}

function layLand(towns: readonly Town[], provinces: readonly Province[], roads: readonly Road[]): Land {
  const places = provinces.map((province) => hull(townsOf(province.id, towns)));
  const grid = gridOver(
    boxAround(
      towns.map((town) => [town.x, town.y]),
      MARGIN,
    ),
    CELL,
  );
  const far = places.map((corners) => fill(grid, (x, y) => distanceTo(corners, ...bend(x, y))));
  const land = fill(grid, (_x, _y, place) => merged(far, place));
  const stones = provinces.map((province, number): [string, string] => {
    const own = far[number] ?? land;
    const others = far.filter((_, other) => other !== number);
    const field = fill(grid, (_x, _y, place) => stone(own[place] ?? 0, others, land[place] ?? 0, place));
    return [province.id, curve(ringOf(field, grid, 9, 3))];
  });
  const coast = ringOf(
    land.map((value) => value + BEACH),
    grid,
    12,
    4,
  );
  return {
    coast: curve(coast),
    provinces: new Map(stones),
    tints: tint(towns, provinces, roads),
    box: boxAround(coast, 0),
  };
}

function townsOf(province: string, towns: readonly Town[]): Point[] {
  return towns.filter((town) => town.province === province).map((town) => [town.x, town.y]);
}

/** How far inside the land a point is. Where several provinces are near it counts for more, which closes the bays. */
function merged(far: readonly Float64Array[], place: number): number {
  const sum = far.reduce((total, field) => total + Math.exp((REACH - (field[place] ?? 0)) / MERGE), 0);
  return MERGE * Math.log(sum);
}

function stone(own: number, others: readonly Float64Array[], land: number, place: number): number {
  const nearest = others.reduce((least, field) => Math.min(least, field[place] ?? Infinity), Infinity);
  return Math.min((nearest - own) / 2 - GAP, land);
}

/** The shore of the largest piece of what is positive, in units of the picture. */
function ringOf(field: Float64Array, grid: Grid, passes: number, keep: number): Point[] {
  const ring = smooth(longest(rings(field, grid)), passes, keep);
  return ring.map(([x, y]) => [x * ACROSS, y * DOWN]);
}

/** A number for each province, other than those of its neighbours. */
function tint(towns: readonly Town[], provinces: readonly Province[], roads: readonly Road[]): Map<string, number> {
  const home = new Map(towns.map((town) => [town.id, town.province]));
  const tints = new Map<string, number>();
  for (const { id } of provinces) {
    const borders = roads.map(([from, to]) => [home.get(from), home.get(to)]).filter((pair) => pair.includes(id));
    const taken = new Set(borders.flat().map((neighbour) => tints.get(neighbour ?? "")));
    let free = 0;
    while (taken.has(free)) free += 1;
    tints.set(id, free);
  }
  return tints;
}
