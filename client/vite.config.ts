import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import SCREENS from "./src/styles/screens.json" with { type: "json" };

const serverOf = (mode: string): string =>
  loadEnv(mode, ".", "COURTYARD_")["COURTYARD_SERVER"] ?? "http://127.0.0.1:8400";

const screens: ReadonlyMap<string, string> = new Map(Object.entries(SCREENS));

/** What every browser will do by itself one day: `@media (--phone)` stands for the width of that name. */
const namedScreens = {
  postcssPlugin: "named-screens",
  AtRule: {
    media(rule: { params: string; error: (message: string) => Error }) {
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
        const screen = screens.get(name);
        if (screen === undefined) throw rule.error(`There is no screen “${name}” in screens.json.`);
        return screen;
      });
    },
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  css: { postcss: { plugins: [namedScreens] } },
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
