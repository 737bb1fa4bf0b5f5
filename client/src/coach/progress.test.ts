import { beforeEach, expect, test, vi } from "vitest";
import { beginLesson, keepProgress, progressAt } from "./progress";

let kept: string | null;

beforeEach(() => {
  kept = null;
  vi.stubGlobal("localStorage", {
    getItem: () => kept,
    setItem: (_: string, text: string) => (kept = text),
  });
});

test("a table is taught at once its lesson has begun, and no other", () => {
  beginLesson("QUAIL-27");
  expect(progressAt("QUAIL-27")).toEqual({ given: [], away: false, done: false });
  expect(progressAt("OWL-3")).toBeNull();
});

test("each table has its own progress, and of many the latest are kept", () => {
  for (let number = 0; number < 30; number += 1) beginLesson(`OWL-${number}`);
  keepProgress("OWL-29", { given: ["aim"], away: true, done: false });
  expect(progressAt("OWL-29")).toEqual({ given: ["aim"], away: true, done: false });
  expect(progressAt("OWL-28")?.given).toEqual([]);
  expect(progressAt("OWL-0")).toBeNull();
});

test.each(["", "7", "{}", '["OWL-1"]', '[["OWL-1"]]', '[["OWL-1", {"given": 1}]]'])(
  "what is not ours (%s) is no progress",
  (text) => {
    kept = text;
    expect(progressAt("OWL-1")).toBeNull();
  },
);

test("where nothing can be kept, nobody is taught, and nothing breaks", () => {
  vi.stubGlobal("localStorage", undefined);
  beginLesson("OWL-1");
  expect(progressAt("OWL-1")).toBeNull();
});
