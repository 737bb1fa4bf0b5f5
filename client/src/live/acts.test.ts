import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arriving, asked, askedAt, position, type FakeBrowser, type FakeLine } from "./example";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The connection breaks, and the next one is opened. */
function mend(around: FakeBrowser): FakeLine {
  const before = around.lines.length;
  around.line.breaks();
  vi.advanceTimersByTime(8000);
  expect(around.lines).toHaveLength(before + 1);
  return around.line.opens();
}

// -- what is told again -------------------------------------------------------------------------------------------------
test("whoever comes back says what they know already", () => {
  const { around } = askedAt(4);
  const told = { id: "a", facts: {}, seat: 0, depth: 0, cards: [], heading: false };
  around.line.says(position({ epoch: 3, events: [told, told] }));
  expect(around.line.path).toBe("/api/tables/QUAIL-27/live?language=en");
  expect(mend(around).path).toBe("/api/tables/QUAIL-27/live?language=en&epoch=3&events=2");
});

test("in another language, everything is told from the beginning over a connection of its own", () => {
  const { acts, around } = askedAt(4);
  const [first] = around.lines;
  acts.speak("en"); // as before
  expect(around.lines).toHaveLength(1);
  acts.speak("hu");
  expect(first?.closed).toBe(true);
  expect(around.line.path).toBe("/api/tables/QUAIL-27/live?language=hu");
  expect(mend(around).path).toBe("/api/tables/QUAIL-27/live?language=hu"); // nothing was told yet
});

test("whoever has sat down comes again, and what the old connection still says is not heard", () => {
  const { live, acts, around } = askedAt(4);
  const [first] = around.lines;
  acts.comeAgain();
  expect(around.line.path).not.toContain("epoch");
  first?.says(position({ choice: asked(5) }));
  first?.breaks();
  expect(live.choice?.question).toBe(4);
  expect(around.lines).toHaveLength(2);
});

test("a connection that was given up changes nothing when it opens after all", () => {
  const { live, acts, around } = arriving();
  const [first] = around.lines;
  acts.comeAgain();
  first?.opens();
  expect(live.status).toBe("connecting");
});

// -- answers ------------------------------------------------------------------------------------------------------------
test("an answer that got lost with its connection is sent again over the next one, once the same question is told", () => {
  const { live, acts, around } = askedAt(4);
  acts.answer([2]);
  const next = mend(around);
  expect(next.sent).toEqual([]);
  next.says(position({ choice: asked(4) }));
  expect(next.sent).toEqual([{ type: "answer", epoch: 1, question: 4, places: [2] }]);
  expect(live.answering).toBe(true);
  next.says(position({ choice: asked(4) })); // somebody else did something
  expect(next.sent).toHaveLength(1);
  next.says({ type: "kept", epoch: 1, question: 4 });
  expect(live.answering).toBe(false);
});

test("an answer that was kept before the connection was lost is not given again", () => {
  const { acts, around } = askedAt(4);
  acts.answer([2]);
  around.line.says({ type: "kept", epoch: 1, question: 4 });
  const next = mend(around).says(position({ choice: asked(4) }));
  expect(next.sent).toEqual([]);
});

test.each([
  ["another question is open", position({ choice: asked(5) })],
  ["nothing is asked", position({ choice: null })],
  ["answers were taken back", position({ epoch: 2, choice: asked(4) })],
])("an unkept answer is not sent where meanwhile %s", (_, told) => {
  const { live, acts, around } = askedAt(4);
  acts.answer([2]);
  const next = mend(around).says(told);
  expect(next.sent).toEqual([]);
  expect(live.answering).toBe(false);
});

test("an answer given while there is no connection goes out as soon as there is one", () => {
  const { live, acts, around } = askedAt(4);
  around.line.breaks();
  acts.answer([2]);
  expect(live.answering).toBe(true);
  vi.advanceTimersByTime(300);
  around.line.opens().says(position({ choice: asked(4) }));
  expect(around.line.sent).toEqual([{ type: "answer", epoch: 1, question: 4, places: [2] }]);
});

test("that some other answer was kept says nothing about this one", () => {
  const { live, acts, around } = askedAt(4);
  acts.answer([2]);
  around.line.says({ type: "kept", epoch: 1, question: 3 }).says({ type: "kept", epoch: 0, question: 4 });
  expect(live.answering).toBe(true);
});
