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

const catalogue = new Catalogue([{ language: "en", text: Object.values(messages).join("\n") }]);

test.each(Object.entries({ ...components, ...modules }))("what %s asks for is in the catalogue", (_, source) => {
  const asked = [...source.matchAll(/\b(?:say\(\s*|<Say\s+id=)"([a-z][\w.-]*)"/g)].map((match) => match[1] ?? "");
  expect(asked.filter((id) => !catalogue.has(id))).toEqual([]);
});

test("the shell's own words name no game", () => {
  const shell = Object.entries(messages).find(([path]) => path.endsWith("/client.ftl"))?.[1] ?? "";
  const all = Object.values(messages).join("\n");
  const games = [...all.matchAll(/^client-game-(\w+) =/gm)].map((match) => catalogue.say(`game-${match[1]}`));
  expect(games.length).toBeGreaterThan(1);
  expect(games.filter((name) => shell.includes(name))).toEqual([]);
});
