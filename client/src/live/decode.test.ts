import { expect, test } from "vitest";
import { decode } from "./decode";

test("a message is read", () => {
  expect(decode('{"type":"pong"}')).toEqual({ type: "pong" });
});

test.each([
  ["not JSON", "{"],
  ["no object", "3"],
  ["nothing", "null"],
  ["no type", "{}"],
  ["unknown", '{"type":"x"}'],
])("%s is left aside", (_, text) => {
  expect(decode(text)).toBeNull();
});

test("what is no text is left aside", () => {
  expect(decode(new ArrayBuffer(3))).toBeNull();
});
