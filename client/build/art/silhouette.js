// The silhouette of an emblem: all its parts grown together, its holes closed, its edge simple.
import { linesOf } from "./outline.js";

const CELL = 2; // units of the emblem, which is 512 wide
const MARGIN = 20;
const SIDE = (512 + 2 * MARGIN) / CELL;
const GROWN = 7; // units: gaps that are narrower are closed
const SHRUNK = 4;
const SIMPLE = 1.8; // units by which the edge may be off
const SPECK = 60; // square units: what is smaller is left out

const cell = (value) => (value + MARGIN) / CELL;

/** A sheet of cells, of which those inside of any line are set. */
function filled(lines) {
  const sheet = new Uint8Array(SIDE * SIDE);
  for (const points of lines) for (let y = 0; y < SIDE; y += 1) fillRow(sheet, points, y);
  return sheet;
}

/** By the nonzero rule, as a browser fills. */
function fillRow(sheet, points, y) {
  const [middle, crossings] = [y + 0.5, []];
  points.forEach(([ax, ay], place) => {
    const [bx, by] = points[(place + 1) % points.length];
    const [top, bottom] = [cell(ay), cell(by)];
    if (top <= middle === bottom <= middle) return;
    crossings.push([cell(ax) + ((middle - top) / (bottom - top)) * (cell(bx) - cell(ax)), top < bottom ? 1 : -1]);
  });
  crossings.sort(([one], [other]) => one - other);
  let winding = 0;
  crossings.forEach(([x, way], place) => {
    winding += way;
    const next = crossings[place + 1];
    if (winding === 0 || next === undefined) return;
    for (let at = Math.max(0, Math.ceil(x - 0.5)); at + 0.5 < Math.min(next[0], SIDE); at += 1)
      sheet[y * SIDE + at] = 1;
  });
}

/** Every cell that is near enough to one with this value gets it, too. */
function spread(sheet, value, units) {
  const reach = units / CELL;
  const near = [];
  for (let dy = -Math.floor(reach); dy <= reach; dy += 1) {
    for (let dx = -Math.floor(reach); dx <= reach; dx += 1) if (Math.hypot(dx, dy) <= reach) near.push(dy * SIDE + dx);
  }
  const grown = sheet.slice();
  const border = Math.ceil(reach);
  for (let y = border; y < SIDE - border; y += 1) {
    for (let x = border; x < SIDE - border; x += 1) {
      const at = y * SIDE + x;
      if (sheet[at] === value) for (const step of near) grown[at + step] = value;
    }
  }
  return grown;
}

/** What cannot be reached from outside is inside. */
function closed(sheet) {
  const whole = new Uint8Array(sheet.length).fill(1);
  const open = [0];
  whole[0] = 0;
  while (open.length > 0) {
    const at = open.pop();
    for (const next of [at - SIDE, at + SIDE, at % SIDE ? at - 1 : -1, (at + 1) % SIDE ? at + 1 : -1]) {
      if (next < 0 || next >= sheet.length || sheet[next] === 1 || whole[next] === 0) continue;
      whole[next] = 0;
      open.push(next);
    }
  }
  return whole;
}

// A step along the edge of cells keeps what is set at its right hand: east, south, west, north.
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The edges of all that is set, each as the middles of its steps. */
function edgesOf(sheet) {
  const set = (x, y) => x >= 0 && y >= 0 && x < SIDE && y < SIDE && sheet[y * SIDE + x] === 1;
  const seen = new Uint8Array(sheet.length);
  const edges = [];
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      if (set(x, y) && !set(x, y - 1) && seen[y * SIDE + x] === 0) edges.push(followed(set, seen, x, y));
    }
  }
  return edges;
}

function followed(set, seen, startX, startY) {
  const points = [];
  let [x, y, heading] = [startX, startY, 0];
  do {
    const [dx, dy] = STEPS[heading];
    if (heading === 0) seen[y * SIDE + x] = 1;
    points.push([(x + dx / 2) * CELL - MARGIN, (y + dy / 2) * CELL - MARGIN]);
    [x, y] = [x + dx, y + dy];
    const ahead = [
      [x, y],
      [x - 1, y],
      [x - 1, y - 1],
      [x, y - 1],
    ]; // the cells around the corner: right ahead for each heading
    const [right, left] = [ahead[heading], ahead[(heading + 3) % 4]];
    if (!set(...right)) heading = (heading + 1) % 4;
    else if (set(...left)) heading = (heading + 3) % 4;
  } while (x !== startX || y !== startY || heading !== 0);
  return points;
}

/** Fewer points, none of which is missed by more than a little (Douglas and Peucker). */
function simplified(points) {
  const [first, last] = [points[0], points.at(-1)];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let [far, most] = [0, 0];
  points.forEach(([x, y], place) => {
    const off =
      length === 0
        ? Math.hypot(x - first[0], y - first[1])
        : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
    if (off > most) [far, most] = [place, off];
  });
  if (most <= SIMPLE) return [first, last];
  return [...simplified(points.slice(0, far + 1)).slice(0, -1), ...simplified(points.slice(far))];
}

function areaOf(points) {
  const doubled = points.reduce((sum, [x, y], place) => {
    const [nx, ny] = points[(place + 1) % points.length];
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Its path in steps of the outline, and its box: left, top, right, bottom. */
export function silhouetteOf(outline) {
  const grown = spread(spread(filled(linesOf(outline)), 1, GROWN), 0, SHRUNK);
  const edges = edgesOf(closed(grown)).filter((points) => areaOf(points) >= SPECK);
  const shapes = edges.map((points) => simplified([...points, points[0]]).slice(0, -1));
  const path = shapes.flatMap((points) => [
    ...points.map((spots, place) => ({ kind: place === 0 ? "M" : "L", spots })),
    { kind: "Z", spots: [] },
  ]);
  const [xs, ys] = [0, 1].map((axis) => shapes.flat().map((point) => point[axis]));
  return { path, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}
