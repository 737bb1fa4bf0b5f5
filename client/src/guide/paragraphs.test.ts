import { expect, test } from "vitest";
import { paragraphs } from "./paragraphs";

test("rules that were wrapped for a terminal flow again", () => {
  const [part] = paragraphs(
    "THE AIM\nHave the most points after twelve visits, one to each\nprovince.\n1. First\n   of all\n2. Second",
  );
  expect(part?.title).toBe("The aim");
  expect(part?.blocks).toEqual([
    { kind: "text", lines: ["Have the most points after twelve visits, one to each province."] },
    { kind: "list", lines: ["First of all", "Second"] },
  ]);
});
