import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import SCREENS from "./src/styles/screens.json" with { type: "json" };
import TABLES from "./src/styles/tables.json" with { type: "json" };

const serverOf = (mode: string): string =>
  loadEnv(mode, ".", "COURTYARD_")["COURTYARD_SERVER"] ?? "http://127.0.0.1:8400";

interface Rule {
  params: string;
  error: (message: string) => Error;
}

/** Puts what the names stand for into a rule. */
function spellOut(rule: Rule, names: ReadonlyMap<string, string>, file: string): void {
  rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const meant = names.get(name);
    if (meant === undefined) throw rule.error(`There is no “${name}” in ${file}.`);
    return meant;
  });
}

/** What every browser will do by itself one day: `@media (--phone)` and `@container table (--pocket)` are sizes with names. */
const namedSizes = {
  postcssPlugin: "named-sizes",
  AtRule: {
    media: (rule: Rule) => spellOut(rule, new Map(Object.entries(SCREENS)), "screens.json"),
    container: (rule: Rule) => spellOut(rule, new Map(Object.entries(TABLES)), "tables.json"),
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  css: { postcss: { plugins: [namedSizes] } },
  build: {
    target: ["chrome123", "firefox120", "safari17.5"], // light-dark() and what is older
    outDir: "../src/courtyard/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the page forbids data: addresses
    modulePreload: { polyfill: false },
    manifest: true,
  },
  // `npm run dev` talks to a server that is already running
  server: { proxy: { "/api": { target: serverOf(mode), ws: true, changeOrigin: true } } },
  test: {
    include: ["src/**/*.test.ts", "build/**/*.test.js"],
    testTimeout: 180_000, // as long as tests/patience.py waits
    css: true, // stylesheets are read by a test
  },
}));
