import { expect, test } from "vitest";
import type { BotInfo } from "../../wire";
import { offer } from "./bots";

const bot = (id: string, wants: string[] = [], strategy = true): BotInfo => ({
  id,
  name: id,
  about: "",
  strategy,
  wants,
});

test("bots come first, then what is made for these cards, then what would miss some", () => {
  const all = [
    bot("random", [], false),
    bot("raja", [], false),
    bot("money"),
    bot("witch", ["witch"]),
    bot("duke", ["duke"]),
  ];
  const offered = offer(all, "raja", ["random", "raja", "money", "witch"]);
  expect(offered.bots.map(({ id }) => id)).toEqual(["raja", "random"]);
  expect(offered.suited.map(({ id }) => id)).toEqual(["witch", "money"]);
  expect(offered.others.map(({ id }) => id)).toEqual(["duke"]);
});
