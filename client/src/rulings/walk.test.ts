import { expect, test } from "vitest";
import type { RulingStep } from "../wire";
import type { Answers } from "./answers";
import { Walk } from "./walk.svelte";

const step = (...places: number[]): RulingStep => ({ seat: 0, why: "turn.move", names: [], places, refused: null });
const vain: RulingStep = { ...step(), refused: { id: "refused-too-often", facts: {} } };

/** A table at which every answer is taken at once. */
class Board {
  answers: Answers = [];

  go(answers: Answers): void {
    this.answers = answers;
  }
}

function following(...steps: RulingStep[]) {
  const board = new Board();
  return { board, walk: new Walk(steps, board) };
}

test("a ruling is followed step by step to its end and back", () => {
  const { board, walk } = following(step(1), step(2, 0));
  expect([walk.begun, walk.next]).toEqual([false, step(1)]);
  walk.goOn();
  walk.goOn();
  expect(board.answers).toEqual([[1], [2, 0]]);
  expect([walk.done, walk.next, walk.alone]).toEqual([2, null, false]);
  walk.goOn();
  walk.goBack();
  expect(board.answers).toEqual([[1]]);
  expect(walk.next).toEqual(step(2, 0));
});

test("what is tried in vain is a step that answers nothing", () => {
  const { board, walk } = following(step(1), vain, step(2));
  walk.goOn();
  expect([walk.next, walk.vain]).toEqual([vain, null]);
  walk.goOn();
  expect([walk.next, walk.vain, board.answers]).toEqual([step(2), vain, [[1]]]);
  walk.goBack();
  expect([walk.next, walk.vain]).toEqual([vain, null]);
  walk.goOn();
  walk.goOn();
  expect([walk.done, board.answers]).toEqual([3, [[1], [2]]]);
});

test("a ruling that ends with something in vain is done after that", () => {
  const { walk } = following(vain, vain);
  walk.goOn();
  walk.goOn();
  expect([walk.next, walk.vain, walk.done]).toEqual([null, vain, 2]);
  walk.goBack();
  expect([walk.next, walk.done]).toEqual([vain, 1]);
});

test("whoever answers as the ruling does follows it; whoever answers otherwise plays alone and can come back", () => {
  const { board, walk } = following(step(1), step(2));
  board.go([[1]]);
  expect([walk.alone, walk.done]).toEqual([false, 1]);
  board.go([[1], [0], [3]]);
  expect(walk.alone).toBe(true);
  walk.comeBack();
  expect([walk.alone, board.answers]).toEqual([false, [[1]]]);
});

test("whoever goes on after the end plays alone", () => {
  const { board, walk } = following(step(1));
  board.go([[1], [0]]);
  expect(walk.alone).toBe(true);
});

test("one can play alone from the beginning, and come back to where one has followed it", () => {
  const { board, walk } = following(step(1), step(2));
  walk.leave();
  expect(walk.alone).toBe(true);
  board.go([[1]]);
  walk.comeBack();
  expect([walk.alone, walk.done]).toEqual([false, 1]);
});
