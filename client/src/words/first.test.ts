import { expect, test, vi } from "vitest";
import { Refusal } from "../api";
import { begin, firstLanguage } from "./first";

const known = async () => [{ language: "en" }, { language: "hu" }, { language: "pt-BR" }];

test.each([
  ["cs", ["hu"], "cs"], // what was chosen comes before all
  ["", ["hu-HU", "en"], "hu"],
  ["", ["pt-BR", "hu"], "pt-BR"],
  ["", ["xx", "hu"], "hu"],
  ["", ["en-GB", "hu"], "en"],
  ["", ["xx"], "en"],
  ["", [], "en"],
])("chosen %j, preferred %j: %s", async (chosen, preferred, language) => {
  expect(await firstLanguage(chosen, preferred, known)).toBe(language);
});

test("a server that cannot be reached for a while does not change the language", async () => {
  vi.useFakeTimers();
  const used: string[] = [];
  let tries = 0;
  const begun = begin(
    async () => "hu",
    async (code) => {
      tries += 1;
      if (tries < 3) throw new TypeError("Failed to fetch");
      used.push(code);
    },
  );
  await vi.runAllTimersAsync();
  await begun;
  expect(used).toEqual(["hu"]);
  vi.useRealTimers();
});

test("where there are no words in a language, it is English", async () => {
  const used: string[] = [];
  await begin(
    async () => "tlh",
    async (code) => {
      if (code === "tlh") throw new Refusal({ id: "refused-no-language", facts: {} });
      used.push(code);
    },
  );
  expect(used).toEqual(["en"]);
});
