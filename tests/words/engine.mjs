// Says sentences as the pages do: reads what is to be said from a file, and prints what came of it. Usage: engine.mjs CATALOGUE FILE
import { readFileSync } from "node:fs";

const [catalogue, file] = process.argv.slice(2);
const { Catalogue } = await import(catalogue);
const said = JSON.parse(readFileSync(file, "utf8")).map(({ language, text, sentences }) => {
  const words = new Catalogue([{ language, text }]);
  return sentences.map(({ game, id, facts }) => words.of(game).say(id, facts));
});
process.stdout.write(JSON.stringify(said));
