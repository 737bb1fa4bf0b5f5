import { expect, test } from "vitest";
import type { Fact, Told } from "../../wire";
import { flightsOf } from "./flights";
import type { Town, View } from "./view";

const told = (id: string, facts: Record<string, Fact> = {}, cards: string[] = []): Told => ({
  id,
  facts,
  seat: 1,
  depth: 0,
  cards,
  heading: false,
});

const town = (more: Partial<Town>): Town => ({
  id: "agra",
  name: "Agra",
  province: "agra",
  x: 0,
  y: 0,
  fortified: true,
  bonus: null,
  palaces: [],
  empty: true,
  ...more,
});

const view = (...towns: Town[]): View => ({ towns }) as unknown as View; // the rest of it plays no part

test("cards are played from the hand into the visit, and taken from display and deck", () => {
  const news = [
    told("tell-played", {}, ["red-monk"]),
    told("tell-took.you", {}, ["white-monk"]),
    told("tell-drew.hidden", { count: 1 }),
  ];
  expect(flightsOf(news, view(), view())).toEqual([
    { what: "red-monk", from: ["hand-1"], to: "visit-1" },
    { what: "white-monk", from: ["display"], to: "hand-1" },
    { what: null, from: ["deck"], to: "hand-1" },
  ]);
});

test("prizes go from the court to whoever won them", () => {
  expect(flightsOf([told("tell-won", { won: ["vizier", "tile-3"] })], view(), view())).toEqual([
    { what: "prize:vizier", from: ["prize-vizier"], to: "player-1" },
    { what: "prize:tile-3", from: ["prize-tile-3"], to: "player-1" },
  ]);
});

test("a palace goes to its town, and the bonus that lay there to its owner", () => {
  const [before, after] = [town({ bonus: "bonus-rice" }), town({ palaces: [1] })];
  const other = town({ id: "delhi", palaces: [1] });
  expect(flightsOf([told("tell-built")], view(before, other), view(after, other))).toEqual([
    { what: "palace:1", from: ["player-1"], to: "town-agra" },
    { what: "bonus:bonus-rice", from: ["town-agra"], to: "player-1" },
  ]);
});

test("nothing flies where nothing moves", () => {
  expect(flightsOf([told("tell-withdrew")], view(), view())).toEqual([]);
});
