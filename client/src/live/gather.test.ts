import { expect, test } from "vitest";
import { Gather } from "./gather";

/** What was handed on so far, frame by frame. */
function listening() {
  const heard: string[] = [];
  const frames: (() => void)[] = [];
  const gather = new Gather<string>(
    (word) => heard.push(word),
    (act) => frames.push(act),
  );
  return { gather, heard, frames, nextFrame: () => frames.shift()?.() };
}

test("a word that comes alone is handed on at once", () => {
  const { gather, heard, nextFrame } = listening();
  gather.hear("a");
  expect(heard).toEqual(["a"]);
  nextFrame();
  gather.hear("b");
  expect(heard).toEqual(["a", "b"]);
});

test("those that come before the next frame are handed on with it, in their order, and so are those after them", () => {
  const { gather, heard, nextFrame } = listening();
  for (const word of ["a", "b", "c"]) gather.hear(word);
  expect(heard).toEqual(["a"]);
  nextFrame();
  expect(heard).toEqual(["a", "b", "c"]);
  gather.hear("d");
  expect(heard).toEqual(["a", "b", "c"]);
  nextFrame();
  expect(heard).toEqual(["a", "b", "c", "d"]);
});

test("at the end nothing is kept back, and nothing is said twice", () => {
  const { gather, heard, nextFrame } = listening();
  for (const word of ["a", "b"]) gather.hear(word);
  gather.flush();
  nextFrame();
  expect(heard).toEqual(["a", "b"]);
});

test("while nothing comes, no frame is asked for", () => {
  const { gather, frames, nextFrame } = listening();
  gather.hear("a");
  nextFrame();
  expect(frames).toEqual([]);
});
