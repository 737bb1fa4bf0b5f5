import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { Automatic } = await import("./automatic");
const { asked, position, setUp, table } = await import("./live/example");
const { settings } = await import("./settings.svelte");

const treasures = (question: number, epoch = 1) =>
  position({ epoch, choice: asked(question, { safe: { kind: "treasures", places: [0, 1] } }) });

/** A table where one person wants some kinds of questions to be answered for them. */
function relieved(...kinds: string[]) {
  settings.automatic = kinds;
  const { live, acts, sent, says } = table();
  return { acts, sent, says, automatic: new Automatic(live, acts) };
}

test("what somebody wants to be answered is answered, and nothing else", () => {
  const willing = relieved("treasures");
  willing.says(treasures(4));
  willing.automatic.answer();
  expect(willing.sent).toEqual([{ type: "answer", epoch: 1, question: 4, places: [0, 1] }]);

  const asking = relieved("reactions");
  asking.says(treasures(4));
  asking.automatic.answer();
  expect(asking.sent).toEqual([]);
});

test("an answer that is refused is not given again: the question is left to the person", () => {
  const { acts, says, sent, automatic } = relieved("treasures");
  says(treasures(4));
  automatic.answer();
  says({ type: "refused", id: "refused-store", facts: {} });
  expect(automatic.places).toBeNull();
  automatic.answer();
  says(treasures(4)); // the same question, told anew
  automatic.answer();
  expect(sent).toHaveLength(1);
  acts.answer([]);
  expect(sent).toHaveLength(2);
});

test.each([
  ["the next question", treasures(5)],
  ["the same place after an undo", treasures(4, 2)],
])("%s is answered again", (_, next) => {
  const { says, sent, automatic } = relieved("treasures");
  says(treasures(4));
  automatic.answer();
  says(next);
  automatic.answer();
  expect(sent).toHaveLength(2);
});

test("nothing is answered by itself for whoever was handed the device in case of a question", () => {
  const { says, sent, automatic } = relieved("treasures");
  const device = { seats: [0, 1], hand: 0, due: true, moment: false };
  says({ type: "table", table: { ...setUp, phase: "playing", device } });
  says(treasures(4));
  automatic.answer();
  expect(sent).toEqual([]);
});
