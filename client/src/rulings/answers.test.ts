import { expect, test } from "vitest";
import { read, shared, write } from "./answers";

test("answers stand in the address and are read from it again", () => {
  const answers = [[2], [0, 3], []];
  expect(write(answers)).toBe("2/0.3/-");
  expect(read("2/0.3/-")).toEqual(answers);
});

test.each(["", "x", "1//2", "1.", "1/<b>", "99999999999999999999"])("“%s” stands for no answers", (text) => {
  expect(read(text)).toEqual([]);
});

test("two games are the same up to the first answer that differs", () => {
  expect(shared([[1], [2]], [[1], [2], [3]])).toBe(2);
  expect(shared([[1], [2], [3]], [[1], [2]])).toBe(2);
  expect(shared([[1], [2, 0]], [[1], [2]])).toBe(1);
  expect(shared([], [[1]])).toBe(0);
});
