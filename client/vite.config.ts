import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

const serverOf = (mode: string): string =>
  loadEnv(mode, ".", "COURTYARD_")["COURTYARD_SERVER"] ?? "http://127.0.0.1:8400";

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    target: ["chrome123", "firefox120", "safari17.5"], // light-dark() and what is older
    outDir: "../src/courtyard/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the policy of the page forbids data: addresses
    modulePreload: { polyfill: false },
    manifest: true,
  },
  // `npm run dev` talks to a server that runs already
  server: { proxy: { "/api": { target: serverOf(mode), ws: true, changeOrigin: true } } },
  test: { include: ["src/**/*.test.ts"], testTimeout: 180_000 }, // as long as tests/patience.py waits
}));
