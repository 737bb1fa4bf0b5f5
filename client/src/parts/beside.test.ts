import { expect, test } from "vitest";
import { beside } from "./beside";

test("a small window goes beside what it explains and not over the question", () => {
  const screen = { width: 1000, height: 800 };
  const anchor = { left: 100, top: 300, width: 80, height: 100 };
  const size = { width: 200, height: 300 };
  expect(beside(anchor, size, screen, null).left).toBe(190);
  const right = { left: 190, top: 0, width: 810, height: 800 };
  const { left } = beside({ ...anchor, left: 400 }, size, screen, { ...right, left: 490, width: 510 });
  expect(left).toBe(190);
});

test("what lies below the question is explained above it, so that its neighbours stay in sight", () => {
  const question = { left: 0, top: 600, width: 1000, height: 60 };
  const card = { left: 100, top: 680, width: 80, height: 100 };
  const size = { width: 200, height: 300 };
  expect(beside(card, size, { width: 1000, height: 800 }, question)).toEqual({ left: 40, top: 290 });
});
