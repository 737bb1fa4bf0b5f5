import { expect, test } from "vitest";
import { asked, position, setUp, table } from "../live/example";
import type { End, FromServer, Told } from "../wire";
import { Ear } from "./ear";

const told = (id: string, seat: number, heading = false): Told => ({
  id,
  facts: {},
  seat,
  depth: 0,
  cards: [],
  heading,
});
const [yours, theirs, played] = [told("tell-turn", 0, true), told("tell-turn", 1, true), told("tell-played", 1)];

const ended = (winner: number): End => ({
  names: ["Anna", "Béla"],
  standings: [0, 1].map((seat) => ({ seat, rank: seat === winner ? 1 : 2, score: 9, turns: 9, reasons: [] })),
  curve: [],
  ending: "provinces",
  story: { id: "story-since", facts: {} },
  share: null,
  record: "",
});

/** What Anna hears of each message that the server sends. */
function listening() {
  const { live, says } = table();
  says({ type: "table", table: { ...setUp, phase: "playing" } });
  const ear = new Ear(live, { "tell-played": "card" });
  return (message: FromServer) => {
    says(message);
    return ear.listen(live, live.question).map(({ sound }) => sound);
  };
}

test("of a table that one comes to nothing is heard, whatever has happened at it", () => {
  const hears = listening();
  expect(hears(position({ events: [yours, theirs, played], awaiting: [1] }))).toEqual([]);
});

test("one is called when others had their say, and not for one's own next question", () => {
  const hears = listening();
  hears(position({ events: [theirs], awaiting: [1] }));
  expect(hears(position({ from: 1, events: [played], awaiting: [0], choice: asked(1) }))).toEqual(["card", "turn"]);
  expect(hears({ type: "kept", epoch: 1, question: 1 })).toEqual([]);
  expect(hears(position({ from: 2, awaiting: [0], choice: asked(2) }))).toEqual([]);
});

test("one is called to one's turn where bots take no time", () => {
  const hears = listening();
  hears(position({ events: [yours], awaiting: [0], choice: asked(1) }));
  expect(hears(position({ from: 1, events: [theirs, yours], awaiting: [0], choice: asked(2) }))).toEqual(["turn"]);
});

test.each([
  [0, "victory"],
  [1, "end"],
])("if seat %i wins, Anna hears “%s”, and once only", (winner, sound) => {
  const hears = listening();
  hears(position({ events: [yours], awaiting: [0], choice: asked(1) }));
  const over = position({ from: 1, events: [told("tell-ended", -1)], end: ended(winner) });
  expect(hears(over)).toEqual([sound]);
  expect(hears({ type: "table", table: { ...setUp, phase: "over" } })).toEqual([]);
});

test("the end of a game that one comes to afterwards is not heard", () => {
  expect(listening()(position({ events: [yours, theirs], end: ended(0) }))).toEqual([]);
});
