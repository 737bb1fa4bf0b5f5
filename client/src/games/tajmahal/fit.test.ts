import { expect, test } from "vitest";
import { APART, fit } from "./fit";

const width = (cards: number, groups: number, { card, between }: { card: number; between: number }): number =>
  cards * card + (cards - groups) * between + (groups - 1) * APART;

test("few cards are large, and lie apart", () => {
  expect(fit(700, 6, 3, 34)).toEqual({ card: 70, between: 7 });
});

test("more cards are smaller, but all in sight", () => {
  const found = fit(700, 11, 4, 34);
  expect(found.card).toBeLessThan(70);
  expect(found.between).toBe(7);
  expect(width(11, 4, found)).toBeLessThanOrEqual(700);
});

test.each([14, 15, 16])("%i cards overlap, and all are in sight", (cards) => {
  const found = fit(700, cards, 5, 34);
  expect(found.between).toBeLessThan(7);
  expect(found.card + found.between).toBeGreaterThanOrEqual(34);
  expect(width(cards, 5, found)).toBeLessThanOrEqual(700);
});

test("of each card so much stays in sight that it can be read and touched", () => {
  expect(fit(370, 20, 5, 40)).toEqual({ card: 48, between: -8 });
});

test("cards all of different colours have no gap that could shrink", () => {
  expect(fit(100, 5, 5, 34).card).toBe(48);
});
