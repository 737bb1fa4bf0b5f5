import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { lastTurn } from "./lastturn";

const told = (id: string, seat: number, cards: string[] = [], more: Partial<Told> = {}): Told => ({
  id,
  facts: {},
  seat,
  depth: 0,
  cards,
  heading: false,
  ...more,
});
const turn = (seat: number): Told => told("tell-turn", seat, [], { heading: true });

test("who has not had a turn did nothing", () => {
  expect(lastTurn([turn(0), told("tell-cashed.you", 0, ["copper"])], 1)).toEqual({ played: [], got: [] });
});

test("it is the last turn of this player, up to the next one, and nothing that others did in it", () => {
  const story = [
    turn(1),
    told("tell-bought", 1, ["silver"]),
    turn(0),
    turn(1),
    told("tell-played", 1, ["witch"]),
    told("tell-gained.you", 0, ["curse"], { depth: 1 }),
    told("tell-cashed", 1, ["gold", "gold"]),
    told("tell-bought", 1, ["gold"]),
    turn(0),
    told("tell-cashed.you", 0, ["copper"]),
  ];
  expect(lastTurn(story, 1)).toEqual({ played: ["witch", "gold", "gold"], got: ["gold"] });
});

test("a card that was played twice is there once", () => {
  const village = told("tell-played", 1, ["village"], { depth: 1 });
  const story = [turn(1), told("tell-played", 1, ["throne-room"]), village, village];
  expect(lastTurn(story, 1).played).toEqual(["throne-room", "village"]);
});
