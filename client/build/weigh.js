// Fails if what a browser must run before it shows the first page is too heavy.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 120_000; // bytes, gzip

const out = fileURLToPath(new URL("../../src/courtyard/server/static/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${out}.vite/manifest.json`, "utf8"));

function initial(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) initial(other, seen);
  return seen;
}

const scripts = [...initial("index.html")].map((key) => manifest[key].file);
const weight = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(out + file)).length, 0);
console.log(`Initial script: ${(weight / 1000).toFixed(1)} kB gzip of ${LIMIT / 1000} kB (${scripts.join(", ")})`);
if (weight > LIMIT) {
  console.error("The initial script is too heavy: load what the first page does not need later, with import().");
  process.exit(1);
}
