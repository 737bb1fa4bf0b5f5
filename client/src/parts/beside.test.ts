import { expect, test } from "vitest";
import { beside } from "./beside";

test("a small window goes beside what it explains and not over the question", () => {
  const screen = { width: 1000, height: 800 };
  const anchor = { left: 100, top: 300, width: 80, height: 100 };
  const size = { width: 200, height: 300 };
  expect(beside(anchor, size, { screen, clear: null }).left).toBe(190);
  const right = { left: 190, top: 0, width: 810, height: 800 };
  const clear = { ...right, left: 490, width: 510 };
  const { left } = beside({ ...anchor, left: 400 }, size, { screen, clear });
  expect(left).toBe(190);
});

test("what lies below the question is explained above it, so that its neighbours stay in sight", () => {
  const question = { left: 0, top: 600, width: 1000, height: 60 };
  const card = { left: 100, top: 680, width: 80, height: 100 };
  const size = { width: 200, height: 300 };
  const around = { screen: { width: 1000, height: 800 }, clear: question };
  expect(beside(card, size, around)).toEqual({ left: 40, top: 290 });
});

const screen = { width: 1000, height: 800 };
const map = { left: 0, top: 0, width: 640, height: 600 };
const question = { left: 0, top: 600, width: 640, height: 60 };
const stand = { left: 650, top: 0, width: 350, height: 800 };
const table = { ...stand, height: 300 };
const around = { screen, clear: question, seen: [map, table], stand };
const size = { width: 300, height: 200 };

test("where there is a stand for it, it covers neither what one compares nor its own thing", () => {
  const town = { left: 300, top: 300, width: 40, height: 40 };
  const card = { left: 100, top: 680, width: 80, height: 100 };
  for (const thing of [town, card]) expect(beside(thing, size, around)).toEqual({ left: 675, top: 600 });
  const atTheFoot = { left: 700, top: 650, width: 60, height: 80 };
  expect(beside(atTheFoot, size, around)).toEqual({ left: 675, top: 440 });
});

test("where something has to be covered it is as little as can be", () => {
  const low = { ...stand, height: 480 };
  const town = { left: 300, top: 300, width: 40, height: 40 };
  expect(beside(town, size, { ...around, screen: { width: 1000, height: 480 }, stand: low })).toEqual({
    left: 675,
    top: 280,
  });
});
