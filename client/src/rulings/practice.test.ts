import { expect, test } from "vitest";
import { Refusal, UNREACHABLE } from "../api";
import { asked, FakeBrowser, position, setUp } from "../live/example";
import { joinTable } from "../live/join";
import type { PracticeRequest, Practice as Shown, Told } from "../wire";
import type { Answers } from "./answers";
import { Practice } from "./practice.svelte";

const told = (id: string): Told => ({ id, facts: {}, seat: 0, depth: 0, cards: [], heading: false });

/** A server for two who take turns, at which each answer is told as a line; 9 is never allowed. */
class Desk {
  readonly wishes: PracticeRequest[] = [];
  fault: Refusal | null = null;

  readonly ask = async (_game: string, _ruling: string, wish: PracticeRequest): Promise<Shown> => {
    this.wishes.push(wish);
    await Promise.resolve();
    if (this.fault !== null) throw this.fault;
    const answers = wish.answers ?? [];
    if (answers.some((places) => places.includes(9))) throw new Refusal({ id: "refused-too-often", facts: {} });
    const seat = wish.viewer ?? answers.length % 2;
    return {
      table: { ...setUp, phase: "playing", you: seat, player: seat },
      position: position({ events: answers.map((places) => told(`tell-${places.join()}`)), choice: asked(0) }),
    };
  };
}

async function sits(answers: Answers = []) {
  const desk = new Desk();
  const practice = new Practice("chess", "ending/mate", answers, desk.ask, new FakeBrowser());
  const { live, acts } = joinTable("", practice.around);
  acts.arrive(setUp);
  await settled();
  return { desk, practice, live, acts };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("a ruling is a table like any other: one is asked, answers, and is asked again", async () => {
  const { desk, practice, live, acts } = await sits();
  expect([live.status, live.you, live.question]).toEqual(["open", 0, "1.0"]);
  acts.answer([3]);
  await settled();
  expect(practice.answers).toEqual([[3]]);
  expect([live.you, live.question, live.answering]).toEqual([1, "1.1", false]);
  expect(live.events.map(({ id }) => id)).toEqual(["tell-3"]);
  expect(desk.wishes.at(-1)).toEqual({ answers: [[3]], viewer: null, language: expect.any(String) as string });
});

test("two answers in one go are two", async () => {
  const { practice, acts } = await sits();
  acts.answer([3], [0, 1]);
  await settled();
  expect(practice.answers).toEqual([[3], [0, 1]]);
});

test("what the rules refuse is said, and nothing has changed", async () => {
  const { practice, live, acts } = await sits([[1]]);
  acts.answer([9]);
  await settled();
  expect(live.refused?.id).toBe("refused-too-often");
  expect([practice.answers, live.answering, live.question]).toEqual([[[1]], false, "1.1"]);
});

test("undo takes the last answer back, and its question is another one", async () => {
  const { practice, live, acts } = await sits([[1], [2]]);
  acts.undo();
  await settled();
  expect(practice.answers).toEqual([[1]]);
  expect(live.question).toBe("2.1");
});

test("what is told again to the same eyes stays as it is", async () => {
  const { practice, live } = await sits([[1]]);
  practice.look(0);
  await settled();
  const [first] = live.events;
  practice.go([[1], [2]]);
  await settled();
  expect(live.events).toHaveLength(2);
  expect(live.events[0]).toBe(first);
});

test("an address that the rules refuse leads to the beginning", async () => {
  const { practice } = await sits([[9]]);
  expect(practice.answers).toEqual([]);
});

test("where the server cannot be reached, the table is mended like any other", async () => {
  const { desk, live, acts } = await sits();
  desk.fault = new Refusal(UNREACHABLE);
  acts.answer([3]);
  await settled();
  expect([live.status, live.answering]).toEqual(["reconnecting", true]);
  acts.go();
});
