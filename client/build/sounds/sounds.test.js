// The sounds as they are made: one for each name, short, small, soft at both ends, and the same at every build.
import { expect, test } from "vitest";
import { SOUNDS } from "../../src/sound/sounds";
import { SCORE } from "./score.js";
import { RATE, wav } from "./wave.js";

const LONGEST = 1.6; // seconds
const HEAVIEST = 110_000; // bytes, all of them: they are fetched after the first click, and not with the table

test("there is one for each name that the pages know", () => {
  expect(Object.keys(SCORE).sort()).toEqual([...SOUNDS].sort());
});

test.each(Object.entries(SCORE))(
  "%s is short, neither too loud nor too quiet, and begins and ends softly",
  (_, samples) => {
    expect(samples.length / RATE).toBeLessThan(LONGEST);
    const loudest = Math.max(...samples.map(Math.abs));
    expect(loudest).toBeGreaterThan(0.3);
    expect(loudest).toBeLessThan(0.6);
    expect(Math.abs(samples[0])).toBeLessThan(0.05);
    expect(Math.abs(samples.at(-1))).toBeLessThan(0.02);
  },
);

test("all together they weigh little", () => {
  const weight = Object.values(SCORE).reduce((sum, samples) => sum + wav(samples).length, 0);
  expect(weight).toBeLessThan(HEAVIEST);
});

test("a file says what it holds", () => {
  const file = wav(Float32Array.of(0, 1, -1));
  const word = (place) => file.toString("latin1", place, place + 4);
  expect([word(0), word(8), word(12)]).toEqual(["RIFF", "WAVE", "fmt "]);
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.readUInt32LE(24)).toBe(RATE);
  expect([...file.subarray(-4, -1)]).toEqual([0xff, 0x80, 0x00]); // silence, the loudest up, the loudest down; and to be even
});
