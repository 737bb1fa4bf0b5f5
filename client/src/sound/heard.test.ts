import { expect, test } from "vitest";
import type { Told } from "../wire";
import { heard, type Voices } from "./heard";

const voices: Voices = {
  "tell-played": "card",
  "tell-bought": "coins",
  "tell-shuffled": "shuffle",
  "tell-trashed": "trash",
};
const told = (id: string, seat = 0): Told => ({ id, facts: {}, seat, depth: 0, cards: [], heading: false });

test("what happened is heard in its order, the same only once", () => {
  const news = ["tell-played.you", "tell-drew", "tell-played", "tell-bought"].map((id) => told(id));
  expect(heard(news, voices, 0).map(({ sound }) => sound)).toEqual(["card", "coins"]);
});

test("what one does oneself is told from what others do", () => {
  const news = [told("tell-played", 1), told("tell-bought", 0)];
  expect(heard(news, voices, 0)).toEqual([
    { sound: "card", own: false },
    { sound: "coins", own: true },
  ]);
});

test("of a whole turn the last three sounds are heard", () => {
  const news = ["tell-played", "tell-trashed", "tell-bought", "tell-shuffled"].map((id) => told(id, 1));
  expect(heard(news, voices, 0).map(({ sound }) => sound)).toEqual(["trash", "coins", "shuffle"]);
});

test("a game that names no sounds is silent", () => {
  expect(heard([told("tell-played")], {}, 0)).toEqual([]);
});
