import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { again, flightsOf } from "./flights";
import type { Player, View } from "./view";

const told = (id: string, more: Partial<Told> = {}): Told => ({
  id,
  facts: {},
  seat: 1,
  depth: 0,
  cards: [],
  heading: false,
  ...more,
});

const turnOf = (seat: number): Told => told("tell-turn", { seat, heading: true });

const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  turns: 3,
  owned: {},
  hand_size: 5,
  deck_size: 5,
  deck_known: [],
  discard_size: 0,
  discard_top: null,
  set_aside: [],
  shown: [],
  passing_size: 0,
  ...more,
});

const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  turn: 1,
  phase: "action",
  actions: 1,
  buys: 1,
  coins: 0,
  players: [player(0), player(1)],
  in_play: [],
  supply: [],
  bane: null,
  prizes: [],
  trash: [],
  ended: false,
  standings: null,
  ...more,
});

const pile = (card: string, left: number) => ({ card, left, at_first: 30, cost: 6, printed_cost: 6 });
const seatOf = (name: string): number => ["Anna", "Béla"].indexOf(name);
const fly = (event: Told, before: Partial<View> = {}, after: Partial<View> = {}) =>
  flightsOf([event], [event], view(before), view(after), seatOf);

test("a card that is played goes from the hand to the table", () => {
  expect(fly(told("tell-played.you", { cards: ["moat"] }))).toEqual([{ what: "moat", from: ["hand-1"], to: "play" }]);
});

test.each([
  ["discard", "discard-1"],
  ["hand", "hand-1"],
  ["deck", "deck-1"],
])("a card that is gained leaves its pile, here for the %s", (word, to) => {
  const [before, after] = [{ supply: [pile("gold", 30)] }, { supply: [pile("gold", 29)] }];
  expect(fly(told("tell-gained", { cards: ["gold"], facts: { word } }), before, after)).toEqual([
    { what: "gold", from: ["gold"], to },
  ]);
});

test("a card that is bought leaves its pile for the discard pile", () => {
  const [before, after] = [{ supply: [pile("gold", 30)] }, { supply: [pile("gold", 29)] }];
  expect(fly(told("tell-bought", { cards: ["gold"] }), before, after)).toEqual([
    { what: "gold", from: ["gold"], to: "discard-1" },
  ]);
});

test("what no pile has lost comes from the prizes or from the trash", () => {
  const supply = [pile("gold", 30)];
  const from = (card: string, prizes: string[]) =>
    fly(told("tell-gained", { cards: [card] }), { supply, prizes }, { supply })[0]?.from;
  expect(from("diadem", ["diadem"])).toEqual(["prizes"]);
  expect(from("gold", [])).toEqual(["trash"]);
});

test("a card is trashed from where it lay: the hand, the table, or the deck, where it was shown", () => {
  const trashed = told("tell-trashed", { cards: ["mining-village"] });
  const from = (before: Partial<View>, after: Partial<View>) => fly(trashed, before, after)[0]?.from;
  expect(from({}, { players: [player(0), player(1, { hand_size: 4 })] })).toEqual(["hand-1"]);
  expect(from({ in_play: ["mining-village"] }, {})).toEqual(["play"]);
  expect(from({}, { players: [player(0), player(1, { deck_size: 4 })] })).toEqual(["shown-1", "deck-1"]);
});

test("of a turn that has ended meanwhile, cards are trashed from the hand", () => {
  const news = [told("tell-trashed", { cards: ["estate"] }), turnOf(0)];
  const after = view({ players: [player(0), player(1, { deck_size: 0 })] });
  expect(flightsOf(news, news, view({ in_play: ["estate"] }), after, seatOf)[0]?.from).toEqual(["hand-1"]);
});

test("a card is passed from hand to hand, and seen only by those two", () => {
  const passed = told("tell-passed.hidden", { facts: { count: 1, other: "Anna" } });
  expect(fly(passed)).toEqual([{ what: null, from: ["hand-1"], to: "hand-0" }]);
});

test("what was set aside comes back into the hand", () => {
  expect(fly(told("tell-set-aside", { cards: ["horse-traders"] }))[0]?.to).toBe("aside-1");
  expect(fly(told("tell-returned", { cards: ["horse-traders"] }))[0]).toMatchObject({ to: "hand-1" });
});

test("when the next turn begins, what lay in play goes to the discard pile of whoever played it, once", () => {
  const news = [turnOf(0), turnOf(1)];
  expect(flightsOf(news, news, view({ in_play: ["smithy", "copper"] }), view(), seatOf)).toEqual([
    { what: "smithy", from: ["play"], to: "discard-1" },
    { what: "copper", from: ["play"], to: "discard-1" },
  ]);
});

test("a card that an effect plays again lies on the table already, and does not fly", () => {
  const village = told("tell-played", { cards: ["village"], depth: 1 });
  const story = [told("tell-played", { cards: ["throne-room"] }), village, told("tell-drew", { depth: 2 }), village];
  expect(story.map((_, place) => again(story, place))).toEqual([false, false, false, true]);
  const flown = (news: Told[]) => flightsOf(story, news, view(), view(), seatOf).map(({ what }) => what);
  expect(flown(story)).toEqual(["throne-room", "village"]);
  expect(flown([village])).toEqual([]); // after a question in between
});

test("an effect that is played twice plays other cards the second time", () => {
  const [throne, moat, smithy] = ["throne-room", "moat", "smithy"].map((card, depth) =>
    told("tell-played", { cards: [card], depth: depth === 0 ? 1 : 2 }),
  ) as [Told, Told, Told];
  const story = [told("tell-played", { cards: ["throne-room"] }), throne, moat, moat, throne, smithy, smithy];
  expect(story.map((_, place) => again(story, place))).toEqual([false, false, false, true, true, false, true]);
});

test("cards that nobody may see fly face down, and a whole pile as one of them", () => {
  expect(fly(told("tell-drew.hidden", { facts: { count: 2 } })).map(({ what }) => what)).toEqual([null, null]);
  expect(fly(told("tell-shuffled"))).toEqual([{ what: null, from: ["discard-1"], to: "deck-1" }]);
});

test("nothing flies where nothing moves", () => {
  expect(fly(told("tell-more-coins", { facts: { number: 2 } }))).toEqual([]);
});
