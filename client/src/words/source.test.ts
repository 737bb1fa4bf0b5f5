import { parse, type AST } from "svelte/compiler";
import { expect, test } from "vitest";
import { Catalogue } from "./catalogue";

// All that people read is in the catalogues, and all that the source asks for is there.

const READ = new Set(["aria-label", "title", "placeholder", "alt"]);

const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const modules = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const messages = import.meta.glob<string>("../../../src/courtyard/words/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every text of the markup, and of the attributes that are read out, with a letter in it. */
function texts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const child of node) texts(child, found);
  else if (typeof node === "object" && node !== null) {
    const part = node as AST.Attribute | AST.StyleDirective | AST.Text;
    if (part.type === "StyleDirective" || (part.type === "Attribute" && !READ.has(part.name))) return found;
    if (part.type === "Text" && /\p{L}/u.test(part.data)) found.push(part.data.trim());
    for (const child of Object.values(node)) texts(child, found);
  }
  return found;
}

test.each(Object.entries(components))("%s says nothing of its own", (_, source) => {
  expect(texts(parse(source, { modern: true }).fragment)).toEqual([]);
});

const all = Object.values(messages).join("\n");
const catalogue = new Catalogue([{ language: "en", text: all }]);
const games = [...all.matchAll(/^(\w+)-client-game =/gm)].map((match) => match[1] ?? "");

/** The games that a file speaks of: its own, or, where it serves all of them, every one. */
const gamesOf = (path: string): string[] => games.filter((game) => path.includes(`/games/${game}/`));

const idsIn = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map((match) => match[1] ?? "");

test.each(Object.entries({ ...components, ...modules }))("what %s asks for is in the catalogue", (path, source) => {
  const perhaps = idsIn(source, /\bhas\("([a-z][\w.-]*)"\)/g); // said only where it is there
  const asked = idsIn(source, /\b(?:say\(\s*|<Say\s+id=)"([a-z][\w.-]*)"/g).filter((id) => !perhaps.includes(id));
  for (const game of gamesOf(path).length > 0 ? gamesOf(path) : games) {
    expect(asked.filter((id) => !catalogue.of(game).has(id))).toEqual([]);
  }
});

test("the shell's own words name no game", () => {
  const shell = Object.entries(messages).find(([path]) => path.endsWith("/client.ftl"))?.[1] ?? "";
  const names = games.map((game) => catalogue.of(game).say("game"));
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => shell.includes(name))).toEqual([]);
});
