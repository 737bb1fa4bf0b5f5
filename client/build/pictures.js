// Draws the pictures of the games that describe some: a scene for each card, a frame for each kind of card.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { frame } from "./art/frame.js";
import { scene } from "./art/scene.js";
import { bodyOf } from "./emblems.js";

const GAMES = fileURLToPath(new URL("../src/games/", import.meta.url));
const read = (path) => JSON.parse(readFileSync(path, "utf8"));

/** The paths that an emblem is drawn with. */
function pathsOf(icon) {
  if (icon === undefined) return [];
  const body = bodyOf(icon);
  if (/<(?!\/?(?:path|g)\b)/.test(body)) throw new Error(`The emblem “${icon}” is not drawn by paths alone.`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
}

/** Files by their names, and no others, in a folder; what is the same stays as it is. */
function keep(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (!files.has(old)) rmSync(`${folder}/${old}`);
  for (const [name, text] of files) {
    const path = `${folder}/${name}`;
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
}

/** What stands in the middle of its pictures: a list of its own, or the icons that the game shows elsewhere, too. */
function emblemsOf(game) {
  return read(existsSync(`${game}/emblems.json`) ? `${game}/emblems.json` : `${game}/icons.json`);
}

function scenesOf(game) {
  const emblems = emblemsOf(game);
  const described = readdirSync(`${game}/scenes`).flatMap((box) => Object.entries(read(`${game}/scenes/${box}`)));
  const drawn = ([card, description]) => [`${card}.svg`, scene(card, description, pathsOf(emblems[card]?.icon))];
  return new Map(described.map(drawn));
}

for (const name of readdirSync(GAMES)) {
  const game = GAMES + name;
  if (existsSync(`${game}/scenes`)) keep(`${game}/pictures`, scenesOf(game));
  if (existsSync(`${game}/frames.json`)) {
    const kinds = Object.entries(read(`${game}/frames.json`));
    keep(`${game}/frames`, new Map(kinds.map(([kind, description]) => [`${kind}.svg`, frame(description)])));
  }
}
