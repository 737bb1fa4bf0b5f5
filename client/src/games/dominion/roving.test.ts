import { expect, test } from "vitest";
import { goal } from "./roving";

// 0 1 2
// 3 4 5
// 6 7
const from = (at: number, key: string): number | null => goal(key, at, 8, 3);

test("left and right go through the rows, up and down through the columns", () => {
  expect(from(2, "ArrowRight")).toBe(3);
  expect(from(3, "ArrowLeft")).toBe(2);
  expect(from(4, "ArrowUp")).toBe(1);
  expect(from(4, "ArrowDown")).toBe(7);
});

test("nobody falls over the edge", () => {
  expect(from(0, "ArrowLeft")).toBe(0);
  expect(from(7, "ArrowRight")).toBe(7);
  expect(from(1, "ArrowUp")).toBe(1);
  expect(from(5, "ArrowDown")).toBe(5); // there is nothing below it
});

test("Home and End are the first and the last, and other keys are left alone", () => {
  expect(from(4, "Home")).toBe(0);
  expect(from(4, "End")).toBe(7);
  expect(from(4, "Enter")).toBe(null);
});
