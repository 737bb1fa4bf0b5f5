import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renew } from "./renew";

const reload = vi.fn();
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
});

test("a page that is too old is loaded anew once; if that does not help, again only after a while", () => {
  expect(renew(1_000_000)).toBe(true);
  expect(renew(1_030_000)).toBe(false);
  expect(renew(1_100_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a clock that was put back does not stop it for long", () => {
  expect(renew(9_000_000)).toBe(true);
  expect(renew(1_000_000)).toBe(true);
});

test("a browser that keeps nothing is not sent round in circles", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("The operation is insecure.");
    },
  });
  expect(renew()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
