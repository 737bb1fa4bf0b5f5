import { expect, test } from "vitest";
import { asked } from "../../live/example";
import { bestCards, bestPlay, bestTown, longestColours, playsOn } from "./advice";
import type { Player, View } from "./view";

const own = (more: Partial<Player>): Player => ({ hand: [], played: [], leads: [], ...more }) as unknown as Player;
const view = (more: Partial<View>): View =>
  ({ display: [], towns: [], roads: [], players: [], ...more }) as unknown as View;
const plays = (leads: Readonly<Record<string, readonly string[]>>) =>
  asked(1, {
    why: "visit.play",
    options: [...Object.keys(leads), "withdraw"].map((id) => ({ id, copies: 1, prospect: { leads: leads[id] ?? [] } })),
  });

test("the longest colours are those of most cards; white and special cards have none", () => {
  const cards = ["red-monk-vizier", "green-monk-vizier", "green-general-monk", "white-monk"];
  expect(longestColours(cards)).toEqual(["green"]);
  expect(longestColours(cards.slice(0, 2))).toEqual(["red", "green"]);
  expect(longestColours(["white-monk", "special-points"])).toEqual([]);
});

test("the best play leads for most, then it is of the longest colour, and of few cards", () => {
  const hand = ["green-monk-vizier", "red-monk-vizier", "red-general-monk", "white-monk"];
  const question = plays({
    "green-monk-vizier": ["monk"],
    "red-monk-vizier": ["monk"],
    "red-monk-vizier+white-monk": ["monk"],
    "red-general-monk": [],
  });
  expect(bestPlay(question, own({ hand }))).toEqual(["red-monk-vizier"]);
  const outdone = plays({ "green-monk-vizier": ["monk", "vizier"], "red-monk-vizier": ["monk"] });
  expect(bestPlay(outdone, own({ hand }))).toEqual(["green-monk-vizier"]);
});

test("one plays on until one leads, can play no more, or has spent enough", () => {
  const question = plays({ "red-monk-vizier": [] });
  expect(playsOn(question, own({}))).toBe(true);
  expect(playsOn(question, own({ leads: ["monk"] }))).toBe(false);
  expect(playsOn(question, own({ played: ["red-monk-vizier", "white-monk", "red-general-monk"] }))).toBe(false);
  expect(playsOn(plays({}), own({}))).toBe(false);
});

test("the best town brings most points, and of equals it is one without a palace", () => {
  const towns = [
    { id: "uch", palaces: [1] },
    { id: "leh", palaces: [] },
    { id: "agra", palaces: [] },
  ] as unknown as View["towns"];
  const question = (points: readonly number[]) =>
    asked(1, { options: towns.map(({ id }, place) => ({ id, copies: 1, prospect: { points: points[place] } })) });
  expect(bestTown(question([2, 1, 1]), view({ towns }))).toBe("uch");
  expect(bestTown(question([2, 2, 1]), view({ towns }))).toBe("leh");
});

test("of towns that bring as much, one takes that with a bonus, and then that next to an own palace", () => {
  const towns = ["uch", "leh", "agra"].map((id) => ({ id, palaces: [], bonus: id === "agra" ? "tea" : null }));
  const roads = [
    ["leh", "home"],
    ["uch", "agra"],
  ];
  const here = view({ towns, roads, seat: 0, players: [own({ seat: 0, palaces: ["home"] })] } as unknown as View);
  const question = (why: string) =>
    asked(1, { why, options: towns.map(({ id }) => ({ id, copies: 1, prospect: { points: 1 } })) });
  expect(bestTown(question("visit.town"), here)).toBe("agra");
  expect(bestTown(question("visit.crown-town"), here)).toBe("leh"); // which takes no bonus
});

test("of the display one takes the longest colour, then white, and equal cards only if need be", () => {
  const display = ["red-monk-vizier", "green-monk-vizier", "green-monk-vizier", "white-monk", "yellow-monk-vizier"];
  expect(bestCards(view({ display }), own({ hand: ["green-general-monk"] }), 2)).toEqual([
    "green-monk-vizier",
    "white-monk",
  ]);
  expect(bestCards(view({ display }), own({ hand: ["red-general-monk", "green-general-monk"] }), 1)).toEqual([
    "green-monk-vizier",
  ]);
  expect(bestCards(view({ display: display.slice(1, 3) }), own({}), 2)).toEqual(display.slice(1, 3));
  expect(bestCards(view({ display: ["white-monk"] }), own({}), 2)).toEqual(["white-monk"]);
});
