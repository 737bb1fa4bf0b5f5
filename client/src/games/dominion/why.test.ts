import { expect, test } from "vitest";
import type { Asked } from "../../wire";
import { whyNot } from "./why";

const TYPES: Readonly<Record<string, readonly string[]>> = {
  copper: ["treasure"],
  silver: ["treasure"],
  gold: ["treasure"],
  estate: ["victory"],
  market: ["action"],
};
const pile = (card: string, cost: number, left = 10) => ({ card, cost, printed_cost: cost, left, at_first: 10 });
const SUPPLY = [pile("copper", 0), pile("estate", 2), pile("silver", 3), pile("market", 5), pile("gold", 6, 0)];

const asked = (...cards: string[]): Asked => ({
  question: 1,
  why: "mine.gain",
  source: "supply",
  least: 1,
  most: 1,
  ordered: false,
  options: cards.map((id) => ({ id, copies: 1, prospect: null })),
  about: null,
  whom: null,
  beside: [],
  prompt: { id: "ask-mine-gain", facts: {} },
  headline: "",
  usual: null,
  safe: null,
  ahead: null,
});
const why = (card: string, question: Asked | null) => {
  const found = SUPPLY.find((known) => known.card === card);
  return found === undefined ? null : whyNot(found, question, SUPPLY, (id) => TYPES[id] ?? []);
};

test("a pile that can be chosen has no reason", () => {
  expect(why("silver", asked("copper", "silver"))).toBeNull();
  expect(why("silver", null)).toBeNull();
});

test("a pile that is too dear says what it costs", () => {
  expect(why("market", asked("copper", "estate", "silver"))).toEqual({ id: "table-costs-now", facts: { cost: 5 } });
});

test("a pile of the wrong kind says so, where its cost would do", () => {
  expect(why("estate", asked("copper", "silver"))).toEqual({ id: "table-wrong-kind", facts: { kind: "treasure" } });
});

test("an empty pile is empty, asked for or not", () => {
  expect(why("gold", null)?.id).toBe("table-none-left");
});
