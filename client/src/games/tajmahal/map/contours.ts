// The lines along which a field is zero, as smooth closed curves.
import type { Grid, Point } from "./field";

/** Closed rings around where the field is positive (marching squares), in units of the board. */
export function rings(field: Float64Array, grid: Grid): Point[][] {
  const next = new Map<string, Point>();
  const starts = new Map<string, Point>();
  for (let row = 0; row < grid.rows - 1; row += 1) {
    for (let column = 0; column < grid.columns - 1; column += 1) {
      for (const [from, to] of cuts(field, grid, column, row)) {
        next.set(key(from), to);
        starts.set(key(from), from);
      }
    }
  }
  return follow(next, starts);
}

const key = (point: Point): string => `${point[0].toFixed(5)} ${point[1].toFixed(5)}`;

/** Where the line runs through one cell, with what is positive always on the same side. */
function cuts(field: Float64Array, grid: Grid, column: number, row: number): [Point, Point][] {
  const corners: Point[] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ];
  const values = corners.map(([x, y]) => field[y * grid.columns + x] ?? 0);
  const leaving: Point[] = [];
  const entering: Point[] = [];
  corners.forEach((corner, place) => {
    const [value, other] = [values[place] ?? 0, values[(place + 1) % 4] ?? 0];
    if (value > 0 === other > 0) return;
    const [end, share] = [corners[(place + 1) % 4] ?? corner, value / (value - other)];
    const cut: Point = [
      grid.left + (corner[0] + share * (end[0] - corner[0])) * grid.cell,
      grid.top + (corner[1] + share * (end[1] - corner[1])) * grid.cell,
    ];
    (value > 0 ? leaving : entering).push(cut);
  });
  return leaving.map((cut, place) => [cut, entering[place] ?? cut]);
}

function follow(next: Map<string, Point>, starts: Map<string, Point>): Point[][] {
  const found: Point[][] = [];
  for (const [start, first] of starts) {
    const ring = [first];
    let at = next.get(start);
    next.delete(start);
    while (at !== undefined && key(at) !== start) {
      ring.push(at);
      const here = key(at);
      at = next.get(here);
      next.delete(here);
    }
    if (ring.length > 2) found.push(ring);
  }
  return found;
}

export function longest(found: readonly Point[][]): Point[] {
  return [...found].sort((one, other) => other.length - one.length)[0] ?? [];
}

/** Rounds the corners off, then keeps one point in several. */
export function smooth(ring: readonly Point[], passes: number, keep: number): Point[] {
  let soft = ring;
  for (let pass = 0; pass < passes; pass += 1) {
    const from = soft;
    soft = from.map((point, place) => {
      const before = from.at(place - 1) ?? point;
      const after = from[(place + 1) % from.length] ?? point;
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
    });
  }
  return soft.filter((_, place) => place % keep === 0);
}

/** A closed curve through all points, as the path of an SVG. */
export function curve(ring: readonly Point[]): string {
  const at = (place: number): Point => ring.at(place % ring.length) ?? [0, 0];
  const spell = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
  const parts = ring.map((_, place) => {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${spell(leave)} ${spell(arrive)} ${spell(to)}`;
  });
  return `M${spell(at(0))}${parts.join("")}Z`;
}
