// An emblem's outline is written in fewer letters, and its silhouette has no holes.
import { expect, test } from "vitest";
import { outlineOf, written } from "./outline.js";
import { silhouetteOf } from "./silhouette.js";

const RING = "M100 100h200v200h-200zM150 150v100h100v-100z";

test.each([
  ["M10 10L20 10 20 30z", "M10 10h10v20z"],
  ["m10.4 10.2l9.4.2 0 20.4z", "M10 10h10v21z"], // rounded where it arrives, not on the way
  ["M0 0q5 5 10 0t10 0", "M0 0q5 5 10 0q5-5 10 0"],
  ["M0 0c0 5 5 5 10 0s5 5 10 0", "M0 0c0 5 5 5 10 0c5-5 5 5 10 0"],
  ["M0 0a5.4 5.4 0 0110 0z", "M0 0a5 5 0 0 1 10 0z"], // flags without blanks
  ["M5 5m5 5h1e1", "M5 5M10 10h10"],
])("%s is written as %s", (d, wanted) => {
  expect(written(outlineOf(d))).toBe(wanted);
});

test("a silhouette is a little larger than its emblem", () => {
  const { box } = silhouetteOf(outlineOf(RING));
  expect(box.map((edge, place) => edge - [100, 100, 300, 300][place]).map(Math.abs)).toEqual(
    expect.arrayContaining([expect.toSatisfy((off) => off > 0 && off < 6)]),
  );
});

test("a hole is closed, and parts that nearly touch are one", () => {
  const shapes = (d) => silhouetteOf(outlineOf(d)).path.filter(({ kind }) => kind === "M").length;
  expect(shapes(RING)).toBe(1);
  expect(shapes("M100 100h90v90h-90zM200 100h90v90h-90z")).toBe(1);
  expect(shapes("M100 100h90v90h-90zM240 100h90v90h-90z")).toBe(2);
});

test("a simple shape has a simple edge", () => {
  const { path } = silhouetteOf(outlineOf(RING));
  expect(path.length).toBeLessThan(14);
});
