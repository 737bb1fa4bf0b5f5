// Makes the sounds: each is a few lines of build/sounds/score.js, played here once and written down.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SCORE } from "./sounds/score.js";
import { wav } from "./sounds/wave.js";

const folder = fileURLToPath(new URL("../src/sound/", import.meta.url));

for (const [name, samples] of Object.entries(SCORE)) {
  const path = `${folder}${name}.wav`;
  const written = wav(samples);
  if (!existsSync(path) || !readFileSync(path).equals(written)) writeFileSync(path, written);
}
