import { expect, test } from "vitest";
import { fit, type Fit } from "./fit";

const width = (cards: number, groups: number, { card, between, apart }: Fit): number =>
  cards * card + (cards - groups) * between + (groups - 1) * apart;

test("few cards are large, and lie apart", () => {
  expect(fit(700, 6, 3)).toEqual({ card: 70, between: 7, apart: 18 });
});

test("on a wall they grow with everything else", () => {
  expect(fit(1400, 6, 3, 1.5)).toEqual({ card: 105, between: 10.5, apart: 27 });
});

test("more cards are smaller, but all in sight", () => {
  const found = fit(700, 11, 4);
  expect(found.card).toBeLessThan(70);
  expect(found.between).toBe(7);
  expect(width(11, 4, found)).toBeLessThanOrEqual(700);
});

test.each([
  [700, 14],
  [700, 16],
  [346, 8],
  [346, 12],
])("in %i pixels %i cards overlap, and all are in sight", (room, cards) => {
  const found = fit(room, cards, 4);
  expect(found.between).toBeLessThan(7);
  expect(found.card + found.between).toBeGreaterThanOrEqual(24);
  expect(width(cards, 4, found)).toBeLessThanOrEqual(room);
});

test("of each card so much stays in sight that it can be read and touched", () => {
  expect(fit(370, 20, 5)).toEqual({ card: 48, between: -23, apart: -23 });
});

test("cards all of different colours overlap as well, where they must", () => {
  const found = fit(200, 5, 5);
  expect(found.card).toBe(48);
  expect(width(5, 5, found)).toBeLessThanOrEqual(200);
});
