// Draws the sprites: of all game-icons, only those that the icons.json of the shell and of each game name.
import { readdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bodyOf } from "./emblems.js";

const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const root = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const folders = [root("src/parts"), ...readdirSync(root("src/games")).map((game) => root(`src/games/${game}`))];

const symbol = (name, icon) => `<symbol id="${name}" viewBox="0 0 512 512">${bodyOf(icon)}</symbol>`;

for (const folder of folders) {
  const list = `${folder}/icons.json`;
  if (!existsSync(list)) continue;
  const symbols = Object.entries(read(list)).map(([name, { icon }]) => symbol(name, icon));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  const path = `${folder}/icons.svg`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== sprite) writeFileSync(path, sprite);
}
