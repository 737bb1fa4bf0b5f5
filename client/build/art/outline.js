// The outline of an emblem: read from the text of a path, written again in whole numbers, or followed point by point.

const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const SMOOTHNESS = 7; // points of a curve

/** Commands with their numbers, as they are written. */
function* commands(d) {
  for (const [, letter, rest] of d.matchAll(/([achlmqstvz])([^achlmqstvz]*)/gi)) {
    const count = COUNTS[letter.toUpperCase()];
    const numbers =
      letter.toUpperCase() === "A" ? arcs(rest) : (rest.match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (count === 0) yield [letter, []];
    for (let at = 0; at < numbers.length; at += count) {
      const follow = at > 0 && /m/i.test(letter) ? (letter === "m" ? "l" : "L") : letter;
      yield [follow, numbers.slice(at, at + count)];
    }
  }
}

/** The numbers of arcs, whose flags may stand without a blank before what follows. */
function arcs(text) {
  const number = String.raw`\s*,?\s*(-?(?:\d*\.\d+|\d+))`;
  const flag = String.raw`\s*,?\s*([01])`;
  const arc = new RegExp(number.repeat(3) + flag.repeat(2) + number.repeat(2), "g");
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}

/** Where each number of a command is measured from: x or y of the pen, or nothing. */
const axes = (kind) =>
  kind === "H" ? [0] : kind === "V" ? [1] : kind === "A" ? [null, null, null, null, null, 0, 1] : [0, 1, 0, 1, 0, 1];

/** The path in absolute M, L, C, Q, A and Z alone. */
export function outlineOf(d) {
  const drawn = [];
  let [pen, start, handle] = [[0, 0], [0, 0], null];
  for (const [letter, numbers] of commands(d)) {
    const kind = letter.toUpperCase();
    const from = letter === kind ? [0, 0] : pen;
    const at = axes(kind);
    const spots = numbers.map((number, place) => (at[place] === null ? number : number + from[at[place]]));
    const mirrored = handle ?? pen;
    const reflected = [2 * pen[0] - mirrored[0], 2 * pen[1] - mirrored[1]];
    const last = drawn.at(-1)?.kind;
    let step = { kind, spots };
    if (kind === "H") step = { kind: "L", spots: [spots[0], pen[1]] };
    if (kind === "V") step = { kind: "L", spots: [pen[0], spots[0]] };
    if (kind === "S") step = { kind: "C", spots: [...(last === "C" ? reflected : pen), ...spots] };
    if (kind === "T") step = { kind: "Q", spots: [...(last === "Q" ? reflected : pen), ...spots] };
    drawn.push(step);
    handle = "CQ".includes(step.kind) ? step.spots.slice(-4, -2) : null;
    pen = kind === "Z" ? start : step.spots.slice(-2);
    if (kind === "M") start = pen;
  }
  return drawn;
}

/** Numbers in a row, with a blank only where one is needed. */
const row = (numbers) => numbers.map((number, place) => (place > 0 && number >= 0 ? ` ${number}` : number)).join("");

/** The same path in whole numbers, each counted from the last point. */
export function written(outline) {
  let [x, y, sx, sy, text] = [0, 0, 0, 0, ""];
  for (const { kind, spots } of outline) {
    const ends = spots.map(Math.round);
    if (kind === "M") {
      [x, y] = [sx, sy] = ends;
      text += `M${row(ends)}`;
      continue;
    }
    if (kind === "Z") {
      [x, y] = [sx, sy];
      text += "z";
      continue;
    }
    const moved = kind === "A" ? arcMoved(spots, ends, x, y) : ends.map((end, place) => end - (place % 2 ? y : x));
    const [dx, dy] = moved.slice(-2);
    if (dx === 0 && dy === 0) continue;
    if (kind === "L" && dy === 0) text += `h${dx}`;
    else if (kind === "L" && dx === 0) text += `v${dy}`;
    else text += kind.toLowerCase() + row(moved);
    [x, y] = ends.slice(-2);
  }
  return text;
}

function arcMoved(spots, ends, x, y) {
  const radii = spots.slice(0, 2).map((radius) => Math.max(1, Math.round(radius)));
  return [...radii, ...ends.slice(2, 5), ends[5] - x, ends[6] - y];
}

const curve = (points, t) => {
  while (points.length > 1) {
    points = points
      .slice(1)
      .map((end, place) => [0, 1].map((axis) => points[place][axis] + t * (end[axis] - points[place][axis])));
  }
  return points[0];
};

/** The points of its closed lines; an arc is taken for its chord's bow, which is near enough for a silhouette. */
export function linesOf(outline) {
  const lines = [];
  let pen = [0, 0];
  for (const { kind, spots } of outline) {
    if (kind === "Z") continue;
    if (kind === "M") lines.push([]);
    const pairs =
      kind === "A" ? bow(pen, spots) : spots.flatMap((x, place) => (place % 2 ? [] : [[x, spots[place + 1]]]));
    const through = kind === "A" ? pairs : "CQ".includes(kind) ? bent([pen, ...pairs]) : pairs;
    lines.at(-1).push(...through);
    pen = pairs.at(-1);
  }
  return lines.filter((points) => points.length > 2);
}

const bent = (points) => Array.from({ length: SMOOTHNESS }, (_, place) => curve(points, (place + 1) / SMOOTHNESS));

/** Points of an arc that is part of a circle. */
function bow([ax, ay], [rx, ry, , large, sweep, bx, by]) {
  const half = Math.hypot(bx - ax, by - ay) / 2;
  if (half === 0) return [[bx, by]];
  const r = Math.max((rx + ry) / 2, half);
  const away = Math.sqrt(Math.max(0, r * r - half * half)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(ax + bx) / 2 - (away * (by - ay)) / (2 * half), (ay + by) / 2 + (away * (bx - ax)) / (2 * half)];
  const from = Math.atan2(ay - cy, ax - cx);
  let turn = Math.atan2(by - cy, bx - cx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: SMOOTHNESS }, (_, place) => {
    const angle = from + (turn * (place + 1)) / SMOOTHNESS;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}
