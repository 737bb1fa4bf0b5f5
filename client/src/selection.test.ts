import { expect, test } from "vitest";
import { asked, position, table } from "./live/example";
import { Selection } from "./selection.svelte";

/** Somebody who has picked the second and the first thing of a question. */
function picking() {
  const seated = table();
  seated.says(position({ choice: asked(4) }));
  const selection = new Selection<number>(seated.live);
  selection.pick([1, 0]);
  return { ...seated, selection };
}

test("picks stay while the same question is told again", () => {
  const { selection, says } = picking();
  expect(selection.picks).toEqual([1, 0]);
  says(position({ choice: asked(4) }));
  expect(selection.picks).toEqual([1, 0]);
});

test.each([
  ["another question", position({ choice: asked(5) })],
  ["the same place after an undo", position({ epoch: 2, choice: asked(4) })],
  ["no question", position({ choice: null })],
])("%s starts empty", (_, told) => {
  const { selection, says } = picking();
  says(told);
  expect(selection.picks).toEqual([]);
});

test("while the answer is on its way nothing else is picked, and if it is refused the picks are still there", () => {
  const { selection, acts, says } = picking();
  acts.answer([1, 0]);
  selection.pick([2]);
  says({ type: "refused", id: "refused-store", facts: {} });
  expect(selection.picks).toEqual([1, 0]);
});

test("where nobody is asked, nothing can be picked", () => {
  const { live } = table();
  const selection = new Selection<number>(live);
  selection.pick([2]);
  expect(selection.picks).toEqual([]);
});
