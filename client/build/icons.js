// Draws the sprites: of all game-icons, only those that the icons.json of the shell and of each game name.
import { readdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const root = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { icons, aliases = {} } = read(root("node_modules/@iconify-json/game-icons/icons.json"));
const folders = [root("src/parts"), ...readdirSync(root("src/games")).map((game) => root(`src/games/${game}`))];

function symbol(name, picture) {
  const icon = icons[picture] ?? icons[aliases[picture]?.parent];
  if (icon === undefined) throw new Error(`There is no icon “${picture}” (for “${name}”).`);
  return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
}

for (const folder of folders) {
  const list = `${folder}/icons.json`;
  if (!existsSync(list)) continue;
  const symbols = Object.entries(read(list)).map(([name, { icon }]) => symbol(name, icon));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
  const path = `${folder}/icons.svg`;
  if (!existsSync(path) || readFileSync(path, "utf8") !== sprite) writeFileSync(path, sprite);
}
