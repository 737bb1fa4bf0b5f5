// What holds for the lesson of every game.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { Lesson } from "./lesson";

const MOST = 40; // words in a bubble

const lessons = Object.entries(import.meta.glob<Lesson>("../games/*/lesson.ts", { import: "lesson", eager: true })).map(
  ([path, lesson]) => [path.split("/").at(-2) ?? "", lesson] as const,
);
const files = import.meta.glob<string>("../../../src/courtyard/words/en/*-coach.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const sourceOf = (game: string): string =>
  Object.entries(files).find(([path]) => path.endsWith(`/${game}-coach.ftl`))?.[1] ?? "";
const messagesOf = (game: string) => new FluentResource(sourceOf(game)).body;
const idsOf = ({ tips }: Lesson): string[] =>
  tips.flatMap(({ id, otherwise }) => (otherwise === undefined ? [id] : [id, otherwise]));

test("there are lessons to be looked at", () => {
  expect(lessons.length).toBeGreaterThan(1);
});

test.each(lessons)("all that the coach of %s says is in the catalogue, and nothing else", (game, lesson) => {
  const said = new Set(idsOf(lesson).map((id) => `${game}-tip-${id}`));
  const there = messagesOf(game).map((message) => message.id);
  expect([...said].filter((id) => !there.includes(id))).toEqual([]);
  expect(there.filter((id) => id.startsWith(`${game}-tip-`) && !said.has(id))).toEqual([]);
});

type Pattern = ReturnType<typeof messagesOf>[number]["value"];

/** The words of a message in its longest variant; what is filled in counts as one. */
function wordsIn(pattern: Pattern): number {
  if (pattern === null) return 0;
  if (typeof pattern === "string") return pattern.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return pattern
    .map((part) => {
      if (typeof part === "string") return wordsIn(part);
      return part.type === "select" ? Math.max(...part.variants.map((variant) => wordsIn(variant.value))) : 1;
    })
    .reduce((sum, words) => sum + words, 0);
}

test.each(lessons)("a bubble of %s is read in a moment", (game) => {
  const long = messagesOf(game).filter((message) => wordsIn(message.value) > MOST);
  expect(long.map((message) => `${message.id}: ${wordsIn(message.value)} words`)).toEqual([]);
});

test.each(lessons)("the lesson of %s ends, and says at every end of its way what to do", (_, { tips }) => {
  expect(tips.filter((tip) => tip.last === true)).toHaveLength(1);
  expect(tips.filter((tip) => tip.otherwise !== undefined && tip.wants === undefined)).toEqual([]);
  expect(tips.filter((tip) => tip.last === true && tip.wants !== undefined)).toEqual([]);
});
