import { expect, test } from "vitest";
import { firstLanguage } from "./first";

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
