import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { flightsOf } from "./flights";

const told = (more: Partial<Told>): Told => ({
  id: "tell-played",
  facts: {},
  seat: 1,
  depth: 0,
  cards: [],
  heading: false,
  ...more,
});

test("a card that is played goes from the hand to the table", () => {
  expect(flightsOf(told({ id: "tell-played.you", cards: ["moat"] }))).toEqual([
    { card: "moat", from: "hand-1", to: "play" },
  ]);
});

test("a card that is gained leaves its pile", () => {
  expect(flightsOf(told({ id: "tell-gained", cards: ["gold"] }))).toEqual([
    { card: "gold", from: "gold", to: "discard-1" },
  ]);
});

test("cards that nobody may see fly face down", () => {
  const flights = flightsOf(told({ id: "tell-drew.hidden", facts: { count: 2 } }));
  expect(flights.map((flight) => flight.card)).toEqual([null, null]);
});

test("nothing flies where nothing moves", () => {
  expect(flightsOf(told({ id: "tell-shuffled" }))).toEqual([]);
});
