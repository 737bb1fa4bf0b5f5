import { expect, test } from "vitest";
import type { Told } from "../wire";
import { News } from "./news";

const told = (id: string, ...cards: string[]): Told => ({
  id,
  facts: { count: cards.length },
  seat: 0,
  depth: 0,
  cards,
  heading: false,
});
const [turn, played, bought] = [told("tell-turn"), told("tell-played", "moat"), told("tell-bought", "silver")];

test("what was told since is news, and once only", () => {
  const news = new News({ epoch: 1, events: [turn] });
  expect(news.take({ epoch: 1, events: [turn, played, bought] })).toEqual([played, bought]);
  expect(news.take({ epoch: 1, events: [turn, played, bought] })).toEqual([]);
});

test("of a line that grew, what is new is news", () => {
  const news = new News({ epoch: 1, events: [turn, told("tell-played", "copper")] });
  const grown = told("tell-played", "copper", "copper", "silver");
  expect(news.take({ epoch: 1, events: [turn, grown] })).toEqual([
    { ...grown, cards: ["copper", "silver"], facts: { count: 2 } },
  ]);
});

test("a line that took the place of another one is news as a whole", () => {
  const news = new News({ epoch: 1, events: [turn, played] });
  expect(news.take({ epoch: 1, events: [turn, bought] })).toEqual([bought]);
});

test("the first word of a game is news, if the game was there before", () => {
  expect(new News({ epoch: 1, events: [] }).take({ epoch: 1, events: [turn] })).toEqual([turn]);
});

test("neither what is told from the beginning is news, nor what is left after answers were taken back", () => {
  const news = new News({ epoch: -1, events: [] });
  expect(news.take({ epoch: 1, events: [turn, played] })).toEqual([]);
  expect(news.take({ epoch: 2, events: [turn] })).toEqual([]);
  expect(news.take({ epoch: 2, events: [{ ...turn }, bought] })).toEqual([]);
});
