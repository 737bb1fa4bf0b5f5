import { expect, test } from "vitest";
import { fan } from "./fan";

const total = (width: number, count: number): number => {
  const { card, gap, shift } = fan(width, count);
  return card * count + (gap + shift) * (count - 1);
};

test("five cards lie side by side at full size", () => {
  expect(fan(760, 5)).toMatchObject({ card: 138, shift: 0, wordy: true });
});

test("a few more cards grow narrower before they overlap", () => {
  const { card, shift } = fan(760, 6);
  expect(card).toBeLessThan(138);
  expect(shift).toBe(0);
});

test.each([5, 8, 12, 14])("%i cards fit into the width", (count) => {
  expect(total(760, count)).toBeLessThanOrEqual(760);
});

test("of a card that is covered a strip stays in sight", () => {
  const { card, gap, shift } = fan(760, 30);
  expect(card + gap + shift).toBeGreaterThanOrEqual(46);
});

test("on a small table five cards fit without their texts", () => {
  expect(fan(465, 5)).toMatchObject({ shift: 0, wordy: false });
});
