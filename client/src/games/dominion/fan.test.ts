import { expect, test } from "vitest";
import { fan } from "./fan";

const total = (width: number, count: number): number => {
  const { card, gap, shift, columns } = fan(width, count);
  return card * columns + (gap + shift) * (columns - 1);
};

test("five cards lie side by side at full size", () => {
  expect(fan(760, 5)).toMatchObject({ card: 138, rows: 1, shift: 0, wordy: true });
});

test("a few more cards grow narrower", () => {
  const { card, rows, shift } = fan(760, 6);
  expect(card).toBeLessThan(138);
  expect({ rows, shift }).toEqual({ rows: 1, shift: 0 });
});

test.each([8, 12, 15, 16])("%i cards lie in two rows rather than over each other", (count) => {
  expect(fan(760, count)).toMatchObject({ rows: 2, shift: 0, wordy: false });
});

test("on a small table fifteen cards lie in three rows rather than over each other", () => {
  expect(fan(465, 15)).toMatchObject({ rows: 3, columns: 5, shift: 0 });
  expect(fan(465, 12)).toMatchObject({ rows: 2, shift: 0 });
});

test.each([5, 8, 12, 16, 24])("%i cards fit into the width", (count) => {
  expect(total(760, count)).toBeLessThanOrEqual(760);
  expect(total(465, count)).toBeLessThanOrEqual(465);
});

test("of a card that is covered a strip stays in sight", () => {
  const { card, gap, shift } = fan(760, 60);
  expect(card + gap + shift).toBeGreaterThanOrEqual(34);
});

test("on a small table cards have no texts", () => {
  expect(fan(465, 5)).toMatchObject({ rows: 1, shift: 0, wordy: false });
  expect(fan(465, 2).wordy).toBe(false);
});
