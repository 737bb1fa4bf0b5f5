import { expect, test } from "vitest";
import { meet, type Box } from "../parts/beside";
import { NEVER, standFor, type Cover } from "./stand";
import { tailOf } from "./tail";

const PHONE = { width: 360, height: 640 };
const WIDE = { width: 1440, height: 900 };
const BUBBLE = { width: 320, height: 170 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const never = (kept: Box): Cover => ({ box: kept, weight: NEVER });

test.each([
  ["a button at the right edge", WIDE, box(1380, 600, 50, 40)],
  ["a hand at the foot", WIDE, box(10, 700, 1000, 190)],
  ["a tall column", WIDE, box(0, 60, 300, 830)],
  ["a pile in a corner of a small screen", PHONE, box(4, 60, 60, 80)],
  ["half of a small screen", PHONE, box(0, 300, 360, 340)],
])("beside %s the bubble covers nothing of it, and stays on the screen", (_, screen, about) => {
  const stand = { ...standFor(BUBBLE, about, [never(about)], screen), ...BUBBLE };
  expect(meet(stand, about)).toBe(false);
  expect(stand.left >= 0 && stand.top >= 0).toBe(true);
  expect(stand.left + stand.width <= screen.width && stand.top + stand.height <= screen.height).toBe(true);
});

test("what is needed to answer stays free as well", () => {
  const [card, question] = [box(20, 560, 60, 70), box(0, 470, 360, 70)];
  const stand = { ...standFor(BUBBLE, card, [never(card), never(question)], PHONE), ...BUBBLE };
  expect(meet(stand, card) || meet(stand, question)).toBe(false);
});

test("the nearest place is the best, and its tail shows to the thing", () => {
  const about = box(700, 100, 100, 40);
  const stand = standFor(BUBBLE, about, [never(about)], WIDE);
  expect(stand).toEqual({ left: 590, top: 150 });
  expect(tailOf({ ...stand, ...BUBBLE }, about)).toEqual({ side: "top", left: 160, top: 0 });
  expect(tailOf(box(0, 0, 300, 100), box(400, 20, 10, 10))?.side).toBe("right");
  expect(tailOf(box(0, 0, 300, 100), box(20, 20, 10, 10))).toBeNull();
});
