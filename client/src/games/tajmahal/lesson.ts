// A first game of Taj Mahal: what the coach says in the first two visits.
import type { Lesson, Tip, When } from "../../coach/lesson";
import type { Live } from "../../live/store.svelte";
import type { Asked, Facts } from "../../wire";
import { bestCards, bestPlay, bestTown, longestColours, playsOn } from "./advice";
import { mine, provinceNow } from "./lookup";
import { goodThing, prizeThing, provinceThing, townThing } from "./names";
import type { Player, View } from "./view";

const PLAYING: When = { why: "visit.play" };
const BEGUN: When = { ...PLAYING, begun: "yes" };
const SECOND: When = { ...PLAYING, visit: { least: 2 } };
const THIRD: When = { ...PLAYING, visit: { least: 3 } };
const BUILDING: When = { why: "visit.town" };
const CROWNING: When = { why: "visit.crown-town" };
const TAKING: When = { why: "visit.take" };
const LESSON: When = { visit: { most: 2 } }; // the visits in which he says what to do

const TABLE = ["visit", "tab visit"];
const OWN = ["tab players", "player-{seat}"];

// Some things are said as soon as they happen, and to those to whom they do not happen in the second visit.
const TIPS: readonly Tip[] = [
  // The first card
  { id: "welcome", when: PLAYING, at: ["visits"] },
  { id: "court", when: PLAYING, at: ["court", ...TABLE] },
  { id: "hand", when: PLAYING, at: ["hand-{seat}"] },
  { id: "colours", when: PLAYING, at: ["hand-{seat}"] },
  {
    id: "first-play",
    when: { ...PLAYING, played: 0, visit: 1, advice: "play" },
    at: ["hand-{seat} > {play}", "confirm"],
    wants: ["{playing}"],
    otherwise: "other-play",
  },
  // In the middle of a visit
  { id: "table", when: BEGUN, at: TABLE },
  { id: "ties", when: BEGUN, at: TABLE },
  { id: "withdrawing", when: BEGUN, at: ["key w"] },
  { id: "gain", when: BEGUN, at: ["outlook", "key w"] },
  // Palaces, goods, cards
  { id: "bonus", when: { ...BUILDING, fortress: "yes" }, at: ["town-{fortified}"] },
  { id: "crowned", when: CROWNING, at: ["map"] },
  { id: "chains", when: { ...TAKING, palaces: { least: 1 } }, at: ["town-{palace}"] },
  { id: "goods", when: { ...TAKING, tiles: { least: 1 } }, at: OWN },
  { id: "cards", when: TAKING, at: ["display", "tab display"] },
  // The second visit
  { id: "next-visit", when: SECOND, at: ["visits"] },
  { id: "cards", when: SECOND, at: ["display", "tab display"] },
  { id: "chains", when: SECOND, at: ["map"] },
  { id: "bonus", when: SECOND, at: ["map"] },
  { id: "crowned", when: SECOND, at: ["prize-crown", ...TABLE] },
  { id: "goods", when: SECOND, at: ["prize-tile-{visit}", ...TABLE] },
  { id: "influence", when: SECOND, at: OWN },
  { id: "passing", when: SECOND, at: ["key w"] },
  { id: "when", when: SECOND, at: TABLE },
  // What is done in every visit
  {
    id: "play",
    when: { ...PLAYING, ...LESSON, advice: "play" },
    at: ["hand-{seat} > {play}", "confirm"],
    wants: ["{playing}"],
    again: true,
    otherwise: "other-play",
  },
  {
    id: "withdraw",
    when: { ...PLAYING, ...LESSON, advice: "withdraw" },
    at: ["key w"],
    wants: ["withdraw"],
    again: true,
    otherwise: "other-stay",
  },
  { id: "town", when: { ...BUILDING, ...LESSON }, at: ["town-{town}", "question"], wants: "any", again: true },
  { id: "crown", when: { ...CROWNING, ...LESSON }, at: ["town-{town}", "question"], wants: "any", again: true },
  {
    id: "take",
    when: { ...TAKING, ...LESSON },
    at: ["display > {taken}", "confirm", "tab display"],
    wants: "any",
    again: true,
  },
  // The end of the lesson
  { id: "points", when: THIRD, at: ["player-{seat}"] },
  { id: "ending", when: THIRD, at: ["visits"] },
  { id: "farewell", when: THIRD, last: true },
];

/** What his advice is on the open question. */
function advice(asked: Asked, view: View, own: Player): Facts {
  if (asked.why === "visit.take") {
    const taken = bestCards(view, own, asked.most);
    return { taken, count: taken.length, wished: taken };
  }
  if (asked.why !== "visit.play") {
    const town = bestTown(asked, view);
    const prize = asked.prompt.facts["prize"] ?? "";
    return { town, place: townThing(view.towns.find(({ id }) => id === town)), prize };
  }
  const play = bestPlay(asked, own);
  return {
    advice: playsOn(asked, own) ? "play" : "withdraw",
    play,
    playing: play.join("+"),
    wished: play,
  };
}

const named = (prize: string): string => (prize.startsWith("tile-") ? "coach-tile" : prizeThing(prize));

function facts(live: Live): Facts {
  const view = live.view as View;
  const own = mine(view);
  if (own === undefined) return {};
  const asked = live.choice;
  const influence = own.influences[0];
  const longest = longestColours(own.hand ?? []);
  const fortified = view.towns.find((town) => town.province === view.province && town.bonus !== null && town.empty);
  return {
    seat: own.seat,
    visit: view.visit,
    province: provinceThing(provinceNow(view)),
    played: own.played.length,
    begun: own.played.length > 0 || view.visit > 1 ? "yes" : "no",
    colour: longest.length > 1 ? "equal" : (longest[0] ?? "none"),
    leads: own.leads.length,
    prizes: own.leads.length > 0 ? own.leads.map(named) : [""],
    held: own.hand_size,
    palaces: own.palaces.length,
    palace: own.palaces.at(-1) ?? "",
    fortress: fortified === undefined ? "no" : "yes",
    fortified: fortified?.id ?? "",
    tiles: own.tiles.length,
    influence: influence ?? "none",
    special: influence === undefined ? "" : view.rewards[influence],
    goods: provinceNow(view)?.goods.map(goodThing) ?? [],
    ...(asked === null ? {} : advice(asked, view, own)),
  };
}

export const lesson: Lesson = { options: { players: 3, start: 0 }, facts, tips: TIPS };
