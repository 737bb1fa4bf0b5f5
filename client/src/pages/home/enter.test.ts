import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

test.each([
  ["k7m2qx", "k7m2qx"],
  ["  K7M2QX ", "k7m2qx"],
  ["https://play.example/table/k7m2qx", "k7m2qx"],
])("in %j the code is %s", async (text, code) => {
  const { codeIn } = await import("./enter");
  expect(codeIn(text)).toBe(code);
});
