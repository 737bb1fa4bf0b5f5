// The lines of the points, turn by turn.
import type { CurvePoint } from "../wire";

export interface Scale {
  readonly x: (turn: number) => number;
  readonly y: (score: number) => number;
  readonly ticks: readonly number[]; // of the score
  readonly turns: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const LINES = 5; // across the graph, at most
const NUMBERS = 7; // below it, at most

const stepFor = (span: number, most: number): number => STEPS.find((step) => span / step <= most) ?? 100;

function range(least: number, most: number, step: number): number[] {
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, place) => first + place * step);
}

/** The score of a seat after each of its turns: [turn, score], from the start to the end. */
export function lineOf(curve: readonly CurvePoint[], seat: number): [number, number][] {
  const points = new Map<number, number>();
  for (const point of curve) points.set(point.turns[seat] ?? 0, point.scores[seat] ?? 0);
  return [...points].sort(([one], [other]) => one - other);
}

/** The heights of labels, from the top, moved so that each has room and none lies below `most`. */
export function spread(heights: readonly number[], room: number, most: number): number[] {
  const moved = [...heights];
  for (let place = 1; place < moved.length; place += 1) {
    moved[place] = Math.max(moved[place] ?? 0, (moved[place - 1] ?? 0) + room);
  }
  let limit = most;
  for (let place = moved.length - 1; place >= 0; place -= 1) {
    moved[place] = Math.min(moved[place] ?? 0, limit);
    limit = (moved[place] ?? 0) - room;
  }
  return moved;
}

export function scaleFor(curve: readonly CurvePoint[], width: number, height: number): Scale {
  const scores = curve.flatMap((point) => point.scores);
  const most = Math.max(5, ...scores);
  const least = Math.min(0, ...scores);
  const last = Math.max(1, ...curve.flatMap((point) => point.turns));
  return {
    x: (turn) => (turn / last) * width,
    y: (score) => height - ((score - least) / (most - least)) * height,
    ticks: range(least, most, stepFor(most - least, LINES)),
    turns: range(0, last, stepFor(last, NUMBERS)),
  };
}
