// The emblems of game-icons, by their names there.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SET = fileURLToPath(new URL("../node_modules/@iconify-json/game-icons/icons.json", import.meta.url));
const { icons, aliases = {} } = JSON.parse(readFileSync(SET, "utf8"));

/** What stands inside of the emblem's svg, which is 512 wide and high. */
export function bodyOf(name) {
  const icon = icons[name] ?? icons[aliases[name]?.parent];
  if (icon === undefined) throw new Error(`There is no icon “${name}”.`);
  return icon.body;
}
