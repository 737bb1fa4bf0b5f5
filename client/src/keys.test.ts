import { expect, test } from "vitest";
import { keysFor } from "./keys.svelte";

test("keys that mean something else are left out", () => {
  expect(keysFor(12, new Set(["a", "t"]))).toEqual([..."1234567890", "b", "c"]);
});
