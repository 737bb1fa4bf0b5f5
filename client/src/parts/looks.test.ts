import { expect, test } from "vitest";
import { colourOf, seatColour, seatsByName, shapeOf } from "./looks";

test("the first six seats have a colour and a shape each", () => {
  const seats = [0, 1, 2, 3, 4, 5];
  expect(seats.map(colourOf)).toEqual(seats);
  expect(seats.map(shapeOf)).toEqual(seats);
});

test("no two of thirty-six seats look alike", () => {
  const looks = Array.from({ length: 36 }, (_, seat) => `${seatColour(seat)} ${shapeOf(seat)}`);
  expect(new Set(looks).size).toBe(36);
  expect(seatColour(6)).toBe("var(--seat-0)");
});

test("a name that two have stands for neither seat", () => {
  expect([...seatsByName(["Anna", "Béla", "Anna", "Cili"])]).toEqual([
    ["Béla", 1],
    ["Cili", 3],
  ]);
});
