// Several people at one device: nothing of one of them is left for the next.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../wire";
import { asked, position, setUp, table } from "./example";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = { id: "tell-drew.you", facts: {}, seat: 0, depth: 0, cards: ["gold"], heading: false };

const shared = (player: number | null, hand: number | null = 0, due = false): { type: "table"; table: Table } => ({
  type: "table",
  table: {
    ...setUp,
    phase: "playing",
    you: player,
    player,
    device: { seats: [0, 1], hand, due, moment: false },
  },
});

/** A device that shows the cards of its first person. */
function shows() {
  const seated = table();
  seated.says(shared(null));
  seated.says(shared(0));
  seated.says(position({ events: [told], view: { hand: ["gold"] }, choice: asked(4), scores: [3, 4] }));
  return seated;
}

test("whoever looks next finds nothing of what was shown before", () => {
  const { live, says } = shows();
  expect(live.covered).toBe(false);
  says(shared(null, 1));
  expect(live.covered).toBe(true);
  expect(live).toMatchObject({ view: null, prospect: null, choice: null, events: [], scores: null, refused: null });
});

test("what only changes around the table leaves the cards where they are", () => {
  const { live, says } = shows();
  says(shared(0, null));
  expect(live.view).toEqual({ hand: ["gold"] });
});

test("cards that are covered by hand are gone at once, even without a connection", () => {
  const { live, acts, around } = shows();
  around.line.breaks();
  acts.cover();
  expect(live.covered).toBe(true);
  expect(live.view).toBeNull();
  vi.advanceTimersByTime(8000);
  expect(around.line.path).not.toContain("shows");
});

test("a connection that is lost comes back to the same cards", () => {
  const { around } = shows();
  around.line.breaks();
  vi.advanceTimersByTime(8000);
  expect(around.line.path).toContain("&shows=0");
});

test("it is the device that calls, not a question", () => {
  const { live, says } = shows();
  expect(live.question).toBe("1.4");
  expect(live.call).toBeNull();
  says(shared(null, 1));
  expect(live.call).toBe("hand 1");
  says(shared(null, null));
  expect(live.call).toBeNull();
});

test("whoever has a device alone is called by their question, and covers nothing", () => {
  const { live, acts, says, sent } = table();
  says(position({ choice: asked(4), view: {} }));
  expect(live.call).toBe("1.4");
  acts.cover();
  expect(live.view).not.toBeNull();
  expect(sent).toEqual([]);
});

test("who has nothing to decide reads that, and who has just decided something does not", () => {
  const { live, acts, says } = table();
  says(shared(null, 0, true));
  says(shared(0, 0, true));
  expect(live.idle).toBe(false); // nothing is shown yet
  says(position({ view: {} }));
  expect(live.idle).toBe(true);
  says(position({ view: {}, choice: asked(4) }));
  expect(live.idle).toBe(false);
  acts.answer([0]);
  says({ type: "kept", epoch: 1, question: 4 });
  expect(live.choice).toBeNull();
  expect(live.idle).toBe(false);
  says(shared(null, 1, true));
  expect(live.idle).toBe(false);
});
