import { beforeEach, expect, test, vi } from "vitest";
import { asked, position, setUp } from "../live/example";
import { Store, take } from "../live/store.svelte";
import { Coach } from "./coach.svelte";
import type { Lesson } from "./lesson";
import { progressAt } from "./progress";

const LESSON: Lesson = {
  options: {},
  facts: (live) => ({ turn: (live.view as { turn: number }).turn, hint: "ace" }),
  tips: [
    { id: "welcome", when: { why: "turn.move" } },
    { id: "play", when: { why: "turn.move" }, at: ["hand > {hint}"], wants: ["{hint}"], otherwise: "other" },
    { id: "again", when: { why: "turn.move", turn: { most: 2 } }, wants: "any", again: true },
    { id: "bye", when: { why: "turn.move", turn: { least: 3 } }, last: true },
  ],
};
const CARDS = asked(1, { options: ["ace", "king"].map((id) => ({ id, copies: 1, prospect: null })) });

function tableAt(turn: number): Store {
  const store = new Store("QUAIL-27");
  take(store, { type: "table", table: setUp });
  take(store, position({ view: { turn }, choice: CARDS }));
  return store;
}

const coachAt = (store: Store): Coach =>
  new Coach(store, LESSON, progressAt("QUAIL-27") ?? { given: [], away: false, done: false });

beforeEach(() => {
  let kept: string | null = null;
  vi.stubGlobal("localStorage", { getItem: () => kept, setItem: (_: string, text: string) => (kept = text) });
});

test("he speaks, waits for the answer that he asked for, and says nothing while others play", () => {
  const store = tableAt(1);
  const coach = coachAt(store);
  expect(coach.word).toMatchObject({ id: "tip-welcome", at: [], waits: false });
  coach.goOn();
  expect(coach.word).toMatchObject({ id: "tip-play", at: ["hand > ace"], waits: true });
  store.unkept = { epoch: 1, question: 1, places: [0] };
  coach.seeAnswer(CARDS, [0]);
  take(store, position({ view: { turn: 1 }, choice: null }));
  expect(coach.word).toBeNull();
  take(store, position({ view: { turn: 2 }, choice: CARDS }));
  expect(coach.word).toMatchObject({ id: "tip-again", waits: true });
});

test("whoever does something else hears a word about it, and he goes on", () => {
  const coach = coachAt(tableAt(1));
  coach.goOn();
  coach.seeAnswer(CARDS, [1]);
  expect(coach.word).toMatchObject({ id: "tip-other", facts: { picked: "king" }, waits: false });
  coach.goOn();
  expect(coach.word?.id).toBe("tip-again");
  coach.seeAnswer(CARDS, []);
  expect(coach.word?.id).toBe("tip-again");
});

test("whoever plays on without going on hears the same another time", () => {
  const coach = coachAt(tableAt(1));
  coach.seeAnswer(CARDS, [1]);
  expect(coach.word?.id).toBe("tip-welcome");
});

test("an answer on its way is no question any more", () => {
  const store = tableAt(1);
  const coach = coachAt(store);
  store.unkept = { epoch: 1, question: 1, places: [0] };
  expect(coach.word).toBeNull();
});

test("he can be sent away and called back, and another day he goes on where he was", () => {
  const coach = coachAt(tableAt(1));
  coach.goOn();
  coach.leave();
  expect(coach.word?.id).toBe("coach-parting");
  coach.goOn();
  expect(coach.word).toBeNull();
  const later = coachAt(tableAt(1));
  expect(later.away).toBe(true);
  expect(later.word).toBeNull();
  later.comeBack();
  expect(later.word?.id).toBe("tip-play");
  expect(coachAt(tableAt(1)).word?.id).toBe("tip-play");
});

test("after the last word he is gone for good", () => {
  const coach = coachAt(tableAt(3));
  coach.goOn();
  coach.seeAnswer(CARDS, [0]);
  expect(coach.share).toBeCloseTo(2 / 3);
  expect(coach.word).toMatchObject({ id: "tip-bye", last: true });
  coach.goOn();
  expect(coach.word).toBeNull();
  expect(progressAt("QUAIL-27")).toMatchObject({ done: true });
});
