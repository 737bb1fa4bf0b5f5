import { expect, test } from "vitest";
import { ban, choose, chosenOf, clear, hasRoom, letGo, setBane, type Kingdom } from "./choosing";
import type { Wish } from "./view";

const TEN = "cellar chapel moat village workshop militia smithy remodel market mine".split(" ");
const FIRST: Wish = { kingdom: "first-game", start: 1 };
const now: Kingdom = { kingdom: TEN, bane: null };
const WITCHES: Kingdom = { kingdom: ["young-witch", ...TEN.slice(1)], bane: "cellar" };

test("a kingdom with a name has ten chosen cards, one that is drawn only those that somebody wants", () => {
  expect(chosenOf(FIRST, now)).toEqual(TEN);
  expect(hasRoom(FIRST, now)).toBe(false);
  expect(chosenOf({ kingdom: "random", require: ["moat"] }, now)).toEqual(["moat"]);
  expect(hasRoom({}, now)).toBe(true);
});

test("whoever keeps a card out of a kingdom with a name keeps the other nine", () => {
  const wish = ban(FIRST, now, "moat");
  expect(wish).toEqual({ start: 1, kingdom: "random", require: TEN.filter((card) => card !== "moat"), ban: ["moat"] });
  expect(ban(wish, now, "mine").ban).toEqual(["moat", "mine"]);
  expect(ban(wish, now, "mine").require).toHaveLength(8);
});

test("a card is chosen, let go, or kept out, and never two of these", () => {
  const chosen = choose({ kingdom: "random", ban: ["thief"] }, now, "thief");
  expect(chosen).toEqual({ kingdom: "random", require: ["thief"] });
  expect(letGo(chosen, now, "thief")).toEqual({ kingdom: "random" });
  expect(ban(chosen, now, "thief")).toEqual({ kingdom: "random", ban: ["thief"] });
});

test("how many cards come of which set stays as it is", () => {
  const sets = { base: 4, intrigue: null };
  expect(choose({ sets }, now, "moat")).toEqual({ kingdom: "random", sets, require: ["moat"] });
  expect(clear({ kingdom: "random", sets, require: ["moat"], start: 0 })).toEqual({ kingdom: "random", start: 0 });
});

test("the Bane stays as long as Young Witch is wanted and it is free", () => {
  const listed: Wish = { kingdom: WITCHES.kingdom, bane: "cellar" };
  expect(letGo(listed, WITCHES, "mine").bane).toBe("cellar");
  expect(letGo(listed, WITCHES, "young-witch").bane).toBeUndefined();
  expect(ban(listed, WITCHES, "cellar").bane).toBeUndefined();
  expect(choose(letGo(listed, WITCHES, "mine"), WITCHES, "cellar").bane).toBeUndefined();
});

test("whoever names a Bane wants Young Witch", () => {
  expect(setBane({ kingdom: "random" }, WITCHES, "moat")).toEqual({
    kingdom: "random",
    require: ["young-witch"],
    bane: "moat",
  });
  expect(setBane({ kingdom: "the-spice-of-life" }, WITCHES, "moat")).toEqual({
    kingdom: "the-spice-of-life",
    bane: "moat",
  });
  expect(setBane({ kingdom: "random", bane: "moat" }, WITCHES, null)).toEqual({ kingdom: "random" });
});
