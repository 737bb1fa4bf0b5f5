import { expect, test } from "vitest";
import { fan } from "./fan";

const GAP = 6;
const rows = (width: number, height: number, count: number): number =>
  Math.ceil(count / fan(width, height, count).columns);

test("five cards lie side by side, as high as there is room", () => {
  expect(fan(900, 190, 5)).toMatchObject({ columns: 5, height: 190 });
});

test("where they are narrow, cards are not drawn out", () => {
  const { width, height } = fan(380, 400, 5);
  expect(height).toBeLessThanOrEqual(width * 1.6);
});

test("a few cards do not grow broad", () => {
  const { width, height } = fan(900, 190, 2);
  expect(width).toBeLessThan(height);
});

test.each([
  [370, 130, 5, 1],
  [370, 240, 6, 2],
  [346, 96, 7, 2], // lower, but with room for their names
  [340, 200, 6, 2],
  [900, 190, 7, 1],
  [1110, 250, 15, 2],
])("in a room of %i by %i, %i cards lie in %i rows", (width, height, count, wanted) => {
  expect(rows(width, height, count)).toBe(wanted);
});

test.each([1, 2, 5, 7, 8, 11, 15])("%i cards fit into any place", (count) => {
  for (const [width, height] of [
    [350, 110],
    [340, 200],
    [700, 160],
    [1100, 230],
  ] as const) {
    const { width: card, height: high, columns } = fan(width, height, count);
    expect(card * columns + GAP * (columns - 1)).toBeLessThanOrEqual(width + 0.01);
    const lines = Math.ceil(count / columns);
    expect(high * lines + GAP * (lines - 1)).toBeLessThanOrEqual(height + 0.01);
  }
});

test("an empty hand, or one that is not yet drawn, asks for nothing impossible", () => {
  expect(fan(900, 190, 0).columns).toBe(1);
  expect(fan(0, 0, 5).columns).toBeGreaterThan(0);
});
