import { expect, test } from "vitest";
import type { Told } from "../wire";
import { nest } from "./nest";

const told = (id: string, depth: number, heading = false): Told => ({
  id,
  facts: {},
  seat: 0,
  depth,
  cards: [],
  heading,
});

test("the log is a tree of what caused what", () => {
  const [part] = nest([told("turn", 0, true), told("play", 0), told("draw", 1), told("gain", 2), told("buy", 0)]);
  expect(part?.heading?.told.id).toBe("turn");
  expect(part?.lines.map((line) => line.told.id)).toEqual(["play", "buy"]);
  expect(part?.lines[0]?.inside[0]?.inside[0]?.told.id).toBe("gain");
});

test("a log that begins in the middle has no heading first", () => {
  const parts = nest([told("turn", 0, true), told("play", 0), told("turn", 0, true)], 1);
  expect(parts.map((part) => part.heading?.number ?? null)).toEqual([null, 2]);
});
