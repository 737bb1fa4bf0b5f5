// Weighs what a browser must fetch, and fails if it is too much: the first script, each picture, and all of a first table.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

// Bytes, packed unless said otherwise
const SCRIPT = 120_000;
const PICTURE = 4_000;
const PICTURE_UNPACKED = 12_000;
const PICTURES = 170_000; // of one game
const TABLE = 600_000; // all that the first table of a game needs, with empty caches
const WORDS = 60_000; // of it, which the server sends, in any language

const NOT_SENT = /^(lab|report|tournament)|guide\.ftl$/; // what pages never say, or only when they are asked

const SHOWN = 17; // pictures, which no first table of a game exceeds

const out = fileURLToPath(new URL("../../src/courtyard/server/static/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${out}.vite/manifest.json`, "utf8"));
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

const unpacked = (file) => readFileSync(out + file).length;
/** As the server sends it: it leaves alone what is packed already. */
const weight = (file) => (file.endsWith(".woff2") ? unpacked(file) : gzipSync(readFileSync(out + file)).length);

const words = fileURLToPath(new URL("../../src/courtyard/words/", import.meta.url));
/** What the pages say in a language. */
function wordsIn(language) {
  const files = readdirSync(words + language).filter((file) => file.endsWith(".ftl") && !NOT_SENT.test(file));
  return gzipSync(files.map((file) => readFileSync(`${words}${language}/${file}`, "utf8")).join("\n")).length;
}

/** A script with all that it imports, by their keys. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) closure(other, seen);
  return seen;
}

const faults = [];
function hold(what, bytes, limit) {
  if (bytes > limit) faults.push(`${what}: ${kB(bytes)} of ${kB(limit)}`);
}

const languages = readdirSync(words, { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of languages.filter(({ name }) => !name.startsWith("_"))) {
  hold(`The words of ${name} are too heavy`, wordsIn(name), WORDS);
}

const scripts = [...closure("index.html")].map((key) => manifest[key].file);
const initial = sum(scripts.map(weight));
console.log(`Initial script: ${kB(initial)} of ${kB(SCRIPT)} (${scripts.join(", ")})`);
hold("The initial script is too heavy (load later, with import(), what the first page does not need)", initial, SCRIPT);

/** The pictures of a game: card and file. */
function picturesOf(game) {
  const found = Object.keys(manifest).map((key) => [
    new RegExp(`^src/games/${game}/pictures/(.+)\\.svg$`).exec(key)?.[1],
    key,
  ]);
  return found.filter(([card]) => card !== undefined).map(([card, key]) => ({ card, file: manifest[key].file }));
}

for (const key of Object.keys(manifest)) {
  const game = /^src\/games\/(\w+)\/index\.ts$/.exec(key)?.[1];
  if (game === undefined) continue;
  const pictures = picturesOf(game).map(({ card, file }) => ({ card, file, bytes: weight(file) }));
  pictures.sort((one, other) => other.bytes - one.bytes);
  for (const { card, file, bytes } of pictures) {
    hold(`The picture of ${card} is too heavy`, bytes, PICTURE);
    hold(`The picture of ${card} is too heavy before it is packed`, unpacked(file), PICTURE_UNPACKED);
  }
  const drawn = sum(pictures.map(({ bytes }) => bytes));
  hold(`The pictures of ${game} are too heavy`, drawn, PICTURES);
  const parts = [...closure("index.html"), ...closure(key)].map((part) => manifest[part]);
  const others = new Set(parts.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  for (const { file } of pictures) others.delete(file);
  const table = WORDS + sum([...others].map(weight)) + sum(pictures.slice(0, SHOWN).map(({ bytes }) => bytes));
  hold(`A first table of ${game} is too heavy`, table, TABLE);
  if (pictures.length > 0) {
    console.log(`${pictures.length} pictures of ${game}: ${kB(drawn)} of ${kB(PICTURES)}, bytes each:`);
    console.log(pictures.map(({ card, bytes }) => `${card} ${bytes}`).join(", "));
  }
  console.log(`A first table of ${game}: at most ${kB(table)} of ${kB(TABLE)}`);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
