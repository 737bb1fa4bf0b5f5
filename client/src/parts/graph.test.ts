import { expect, test } from "vitest";
import { lineOf, scaleFor, spread } from "./graph";

test("the points of a seat are a line over its own turns", () => {
  const curve = [
    { turns: [0, 0], scores: [3, 3] },
    { turns: [1, 0], scores: [4, 3] },
    { turns: [1, 1], scores: [4, 1] },
  ];
  expect(lineOf(curve, 1)).toEqual([
    [0, 3],
    [1, 1],
  ]);
  const scale = scaleFor(curve, 100, 50);
  expect([scale.x(0), scale.x(1)]).toEqual([0, 100]);
  expect(scale.ticks[0]).toBe(0);
});

test("points below nothing stay on the graph", () => {
  const scale = scaleFor([{ turns: [1], scores: [-4] }], 100, 50);
  expect(scale.y(-4)).toBe(50);
  expect(scale.ticks.at(0)).toBeLessThanOrEqual(-2);
});

test("labels have room, and stay on the graph", () => {
  expect(spread([10, 12, 60], 20, 100)).toEqual([10, 30, 60]);
  expect(spread([95, 98, 99], 20, 100)).toEqual([60, 80, 100]);
});
