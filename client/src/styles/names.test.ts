// Colours, screens and what is hidden from eyes alone have names; only where a name is given does the thing itself stand.
import { expect, test } from "vitest";
import SCREENS from "./screens.json";
import TABLES from "./tables.json";

const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const sheets = import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true });
const scripts = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const all = Object.entries({ ...components, ...sheets, ...scripts });

const GREY = /^rgb\((0 0 0|255 255 255) \//; // shade and light, which tint nothing

/** The colours in a text that are written out. */
const colours = (text: string): string[] =>
  (text.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d.][^)]*\)/gi) ?? []).filter(
    (colour) => !GREY.test(colour),
  );

/** A stylesheet without the lines that give something a name. */
const withoutNames = (sheet: string): string => sheet.replaceAll(/^\s*--[\w-]+:[^;]*;/gm, "");

/** The sizes of the screen in a text that are written out, and the names of screens that do not exist. */
const screens = (text: string): string[] => [
  ...(text.match(/@media[^{]*\b(?:width|height)\b[^{]*/g) ?? []),
  ...(text.match(/(?:MediaQuery|matchMedia)\([^)]*\b(?:width|height)\b[^)]*/g) ?? []),
  ...[...text.matchAll(/@media[^{]*?\(--([\w-]+)\)/g)]
    .map(([, name]) => name ?? "")
    .filter((name) => !(name in SCREENS)),
];

/** The same of the sizes of a table. */
const tables = (text: string): string[] => [
  ...(text.match(/@container table[^{]*\b(?:width|height)\b[^{]*/g) ?? []),
  ...[...text.matchAll(/@container table[^{]*?\(--([\w-]+)\)/g)]
    .map(([, name]) => name ?? "")
    .filter((name) => !(name in TABLES)),
];

const found = (files: readonly (readonly [string, string])[], faults: (text: string) => string[]): string[] =>
  files.flatMap(([file, text]) => faults(text).map((fault) => `${file}: ${fault.trim()}`));

test("the files are there to be looked at", () => {
  for (const files of [components, sheets, scripts]) expect(Object.keys(files).length).toBeGreaterThan(5);
  expect(all.filter(([, text]) => text === "")).toEqual([]);
});

test("a component draws with colours that have a name", () => {
  expect(found(Object.entries(components), colours)).toEqual([]);
});

test("a stylesheet names a colour before it draws with it", () => {
  expect(found(Object.entries(sheets), (sheet) => colours(withoutNames(sheet)))).toEqual([]);
});

test("screens are called by their names, in styles and in scripts", () => {
  expect(found(all, screens)).toEqual([]);
});

test("the sizes of a table are called by their names", () => {
  expect(found(all, tables)).toEqual([]);
});

test("how something is hidden from eyes alone is written once", () => {
  const hidden = (text: string): string[] => text.match(/\b1px[^}]*clip-path: inset\(50%\)/g) ?? [];
  expect(found(all, hidden).map((fault) => fault.split(":")[0])).toEqual(["./base.css"]);
});

test("what all pages share names no game, and no game gives a name that another one gives", () => {
  const games = new Map<string, Set<string>>();
  for (const [file, sheet] of Object.entries(sheets)) {
    const game = /^\.\.\/games\/(\w+)\//.exec(file)?.[1];
    if (game === undefined) continue;
    const names = games.get(game) ?? new Set();
    for (const [, name] of sheet.matchAll(/^\s*(--[\w-]+):/gm)) names.add(name ?? "");
    games.set(game, names);
  }
  expect(games.size).toBeGreaterThan(1);
  const everybody = [...games.values()].flatMap((names) => [...names]);
  expect(everybody.filter((name, place) => everybody.indexOf(name) !== place)).toEqual([]);
  const shared = Object.entries(sheets).filter(([file]) => file.startsWith("./"));
  expect(found(shared, (sheet) => [...games.keys()].filter((game) => nameOf(sheet).includes(game)))).toEqual([]);
});

/** Letters alone, so that “Taj Mahal” is found as its folder is called. */
const nameOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, "");

// -- what would be found -------------------------------------------------------------------------------------------------
test.each([
  ["color: #fff;", ["#fff"]],
  ["color: light-dark(var(--ink), #14141F);", ["#14141F"]],
  ["color: rgb(20 14 8 / 0.45);", ["rgb(20 14 8 / 0.45)"]],
  ["fill: oklch(0.7 0.1 20);", ["oklch(0.7 0.1 20)"]],
  ["box-shadow: 0 1px 2px rgb(0 0 0 / 0.2);", []],
  ["color: color-mix(in oklab, var(--c) 78%, white);", []],
  ["{#each faces as face (face)}", []],
])("in %s the colours are %j", (text, wanted) => {
  expect(colours(text)).toEqual(wanted);
});

test.each([
  ["@media (max-width: 700px) {", 1],
  ["@media (pointer: coarse), (width <= 700px) {", 1],
  ["@media (--phone) {", 0],
  ["@media (pointer: coarse), (--phone) {", 0],
  ["@media (--watch) {", 1],
  ['new MediaQuery("min-width: 1280px")', 1],
  ['new MediaQuery("pointer: coarse")', 0],
  ["@container (max-height: 122px) {", 0], // about a box, not about the screen
])("in %s the number of sizes is %i", (text, wanted) => {
  expect(screens(text)).toHaveLength(wanted);
});

test.each([
  ["@container table (max-width: 700px) {", 1],
  ["@container table (--pocket) {", 0],
  ["@container table (--matchbox) {", 1],
  ["@container card (width < 7.5rem) {", 0], // about a card
])("in %s the number of sizes of a table is %i", (text, wanted) => {
  expect(tables(text)).toHaveLength(wanted);
});
