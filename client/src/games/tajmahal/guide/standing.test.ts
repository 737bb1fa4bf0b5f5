import { expect, test } from "vitest";
import { leads, type Showing } from "./standing";

const anna: Showing = { name: "Anna", shows: { vizier: 2, monk: 1 } };
const bela: Showing = { name: "Béla", shows: { vizier: 2 } };

test("who shows more than all others still in leads, and equals do not", () => {
  expect(leads([anna, bela], 0, "vizier")).toBe(false);
  expect(leads([anna, bela], 0, "monk")).toBe(true);
  expect(leads([anna, bela], 1, "monk")).toBe(false);
  expect(leads([anna, bela], 0, "elephant")).toBe(false);
});

test("whoever has withdrawn neither leads nor counts, and a prize that is taken is gone", () => {
  const gone = { ...anna, home: true };
  expect(leads([gone, bela], 1, "vizier")).toBe(true);
  expect(leads([gone, bela], 0, "monk")).toBe(false);
  expect(leads([{ ...gone, took: ["vizier"] }, bela], 1, "vizier")).toBe(false);
});
