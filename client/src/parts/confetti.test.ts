import { expect, test } from "vitest";
import { scraps } from "./confetti";

const chances = [0.1, 0.9, 0.5, 0.3, 0.99, 0];
const chance = () => {
  let next = 0;
  return () => chances[next++ % chances.length] ?? 0;
};

test("for whoever won it rains more than for the others, who get laurels alone", () => {
  const [won, lost] = [scraps(true, chance()), scraps(false, chance())];
  expect(won.length).toBeGreaterThan(4 * lost.length);
  expect(lost.every(({ leaf }) => leaf)).toBe(true);
  expect(new Set(won.map(({ leaf }) => leaf)).size).toBe(2);
});

test("every scrap begins above the page and has a colour that there is", () => {
  for (const { left, colour, haste } of scraps(true, chance())) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(1);
    expect([0, 1, 2, 3, 4, 5]).toContain(colour);
    expect(haste).toBeGreaterThan(0.5);
  }
});
