import { expect, test } from "vitest";
import type { Things } from "./guide";
import { shorten } from "./names";
import { things as shell } from "./shell";

const sources = import.meta.glob<string>(["../guide/*.svelte", "../parts/*.svelte", "../games/*/**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const guides = import.meta.glob<{ things: Things }>("../games/*/guide/things.ts", { eager: true });

const gameOf = (path: string): string => /\/games\/(\w+)\//.exec(path)?.[1] ?? "";
const known = (game: string): Things => ({ ...shell, ...guides[`../games/${game}/guide/things.ts`]?.things });

/** The names that are written into a source, as far as they are written out. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/data-(?:what|zone)="([a-z][\w-]*?)-?[{"]/g)].map((match) => match[1] ?? "");

test("a name is shortened to what the guide knows of", () => {
  const isKnown = (name: string): boolean => ["hand", "prize-tile"].includes(name);
  expect(shorten("hand", isKnown)).toBe("hand");
  expect(shorten("hand-2", isKnown)).toBe("hand");
  expect(shorten("prize-tile-11", isKnown)).toBe("prize-tile");
  expect(shorten("handle", isKnown)).toBe(null);
});

test.each(Object.entries(sources).filter(([, source]) => namesIn(source).length > 0))(
  "what %s names is known to the guide",
  (path, source) => {
    const names = Object.keys(known(gameOf(path)));
    const strange = namesIn(source).filter((name) => !names.some((one) => one === name || one.startsWith(`${name}-`)));
    expect(strange).toEqual([]);
  },
);

test.each(Object.keys(guides))("what %s tells of stands on the table", (path) => {
  const game = gameOf(path);
  const text = Object.entries(sources)
    .filter(([source]) => ["", game].includes(gameOf(source)))
    .map(([, source]) => source)
    .join("\n");
  const written = [...text.matchAll(/"([a-z][\w-]*?)-?[{"]/g)].map((match) => match[1] ?? "");
  const unused = Object.keys(guides[path]?.things ?? {}).filter(
    (name) => shorten(name, (one) => written.includes(one)) === null,
  );
  expect(unused).toEqual([]);
});
