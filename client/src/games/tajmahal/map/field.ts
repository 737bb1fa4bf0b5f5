// A number at every point of a grid over the board, and how far points are from provinces.

export type Point = readonly [number, number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
}

export function gridOver(box: Box, cell: number): Grid {
  const columns = Math.ceil((box.right - box.left) / cell) + 1;
  const rows = Math.ceil((box.bottom - box.top) / cell) + 1;
  return { left: box.left, top: box.top, cell, columns, rows };
}

export function fill(grid: Grid, value: (x: number, y: number, place: number) => number): Float64Array {
  const field = new Float64Array(grid.columns * grid.rows);
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const place = row * grid.columns + column;
      field[place] = value(grid.left + column * grid.cell, grid.top + row * grid.cell, place);
    }
  }
  return field;
}

export function boxAround(points: readonly Point[], margin: number): Box {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The corners of the smallest convex shape around points, clockwise on the screen. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length > 1 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return sorted.length < 2 ? sorted : [...half(sorted), ...half(sorted.reverse())];
}

/** Positive where the way from one point over another to a third turns clockwise on the screen. */
function turn(from: Point, over: Point, to: Point): number {
  return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0]);
}

/** How far a point is from a convex shape; negative inside it. */
export function distanceTo(corners: readonly Point[], x: number, y: number): number {
  let nearest = Infinity;
  let inside = corners.length > 2;
  corners.forEach((corner, place) => {
    const next = corners[(place + 1) % corners.length] ?? corner;
    nearest = Math.min(nearest, fromSegment(corner, next, x, y));
    inside &&= turn(corner, next, [x, y]) > 0;
  });
  return inside ? -nearest : nearest;
}

function fromSegment([ax, ay]: Point, [bx, by]: Point, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy || 1;
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
