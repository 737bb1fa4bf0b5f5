import { expect, test } from "vitest";
import { asked, position, setUp, table } from "./example";
import type { Told } from "../wire";

const told = (id: string): Told => ({ id, facts: {}, seat: 0, depth: 0, cards: [], heading: false });

test("new events go on where the old ones end, and may change the last of them", () => {
  const { live, says } = table();
  says(position({ events: [told("a"), told("b")] }));
  says(position({ from: 1, events: [told("c"), told("d")] }));
  expect(live.events.map((event) => event.id)).toEqual(["a", "c", "d"]);
  says(position({ epoch: 2, from: 0, events: [told("z")] }));
  expect(live.events.map((event) => event.id)).toEqual(["z"]);
});

test("an answer is sent once, however often one clicks", () => {
  const { live, acts, says, sent } = table();
  says(position({ choice: asked(4) }));
  acts.answer([2]);
  acts.answer([3]);
  expect(sent).toEqual([{ type: "answer", epoch: 1, question: 4, places: [2] }]);
  expect(live.answering).toBe(true);
});

test("the answer to the question ahead goes with the one to the open question", () => {
  const { acts, says, sent } = table();
  says(position({ choice: asked(4, { ahead: { places: [0, 1], question: asked(5) } }) }));
  acts.answer([0, 1], [3]);
  expect(sent).toEqual([{ type: "answer", epoch: 1, question: 4, places: [0, 1], then: [3] }]);
});

test("an answer that is kept closes the question before anything else is known", () => {
  const { live, acts, says } = table();
  says(position({ choice: asked(4) }));
  acts.answer([2]);
  says({ type: "kept", epoch: 1, question: 4 });
  expect(live.choice).toBeNull();
  expect(live.answering).toBe(false);
});

test("what is refused can be answered again", () => {
  const { live, acts, says, sent } = table();
  says(position({ choice: asked(4) }));
  acts.answer([2]);
  says({ type: "refused", id: "refused-stale", facts: {} });
  expect(live.answering).toBe(false);
  acts.answer([1]);
  expect(sent).toHaveLength(2);
  expect(live.refused).toBeNull();
});

test("the next question is open as soon as it is there", () => {
  const { live, acts, says } = table();
  says(position({ choice: asked(4) }));
  acts.answer([2]);
  says(position({ from: 0, choice: asked(5) }));
  expect(live.answering).toBe(false);
  expect(live.choice?.question).toBe(5);
});

test("a game that is only told asks nobody anything", () => {
  const { live, acts, says, sent } = table();
  says(position({ choice: asked(4), awaiting: [0] }));
  acts.answer([2]);
  const frozen = { version: 1, names: ["Anna"], answers: 4, standings: [], ending: null, record: null, dropped: false };
  says({ type: "table", table: { ...setUp, phase: "playing", frozen } });
  expect([live.choice, live.answering, live.awaiting]).toEqual([null, false, []]);
  acts.answer([2]);
  expect(sent).toHaveLength(1);
});

test("lines of the chat that are known already are not shown twice", () => {
  const { live, says } = table();
  const line = (number: number) => ({ number, name: "Anna", seat: 0, text: "hello" });
  says({ type: "chat", lines: [line(0), line(1)] });
  says({ type: "chat", lines: [line(1), line(2)] });
  expect(live.chat.map(({ number }) => number)).toEqual([0, 1, 2]);
});
