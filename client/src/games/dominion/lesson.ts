// A first game of Dominion: what the coach says in the first three turns.
import type { Lesson, Tip, When } from "../../coach/lesson";
import type { Live } from "../../live/store.svelte";
import type { Facts } from "../../wire";
import { bargainFor } from "./bargain";
import { viewOf } from "./lookup";
import { isKind, rank } from "./printed";

const ACTING: When = { why: "turn.action" };
const PAYING: When = { why: "turn.treasures" };
const BUYING: When = { why: "turn.buy" };
const PAYING_OR_BUYING: When = { why: ["turn.treasures", "turn.buy"] };
const TURN: When = { why: ["turn.action", "turn.treasures", "turn.buy"] };
const from = (turn: number): When => ({ turn: { least: turn } });

const TIPS: readonly Tip[] = [
  { id: "welcome", when: TURN },
  { id: "points", when: TURN, at: ["province"] },
  { id: "hand", when: TURN, at: ["hand-{seat}"] },
  { id: "treasures", when: PAYING, at: ["key t"], wants: "any" },
  { id: "coins", when: BUYING, at: ["turn"] },
  { id: "card", when: BUYING, at: ["smithy"] },
  // The second turn
  { id: "clean-up", when: { ...TURN, ...from(2) }, at: ["discard-{seat}"] },
  { id: "shuffle", when: { ...TURN, ...from(2) }, at: ["deck-{seat}"] },
  { id: "actions", when: { ...TURN, ...from(2) }, at: ["village"] },
  { id: "counters", when: { ...TURN, ...from(2) }, at: ["turn"] },
  // The third turn
  { id: "drawn", when: { ...TURN, ...from(3) }, at: ["hand-{seat}"] },
  { id: "clog", when: { ...PAYING_OR_BUYING, ...from(3) }, at: ["hand-{seat} > estate", "estate"] },
  { id: "others", when: { ...PAYING_OR_BUYING, ...from(3) }, at: ["player-{other}"] },
  // What is done in every turn
  {
    id: "action",
    when: { ...ACTING, turn: { most: 3 } },
    at: ["hand-{seat} > {action}"],
    wants: ["{action}"],
    again: true,
    otherwise: "action-other",
  },
  { id: "pay", when: { ...PAYING, turn: { least: 2, most: 3 } }, at: ["key t"], wants: "any", again: true },
  {
    id: "buy",
    when: { ...BUYING, turn: { most: 3 }, bargains: 1 },
    at: ["{bargain}"],
    wants: ["{bargain}"],
    again: true,
    otherwise: "buy-other",
  },
  {
    id: "buy-nothing",
    when: { ...BUYING, turn: { most: 3 }, bargains: 0 },
    at: ["key n"],
    wants: [],
    again: true,
    otherwise: "buy-other",
  },
  // The end of the lesson
  { id: "ending", when: { ...TURN, ...from(4) }, at: ["ends-provinces"] },
  { id: "farewell", when: { ...TURN, ...from(4) }, last: true },
  // What a card, or somebody else's Attack, asks
  { id: "react", when: { why: "react", turn: { most: 3 } }, at: ["choosable"], wants: "any", again: true },
  { id: "attacked", when: { turn: { most: 3 }, asked: "yes", mine: "no" }, at: ["confirm", "choosable"], wants: "any" },
  {
    id: "question",
    when: { turn: { most: 3 }, asked: "yes" },
    at: ["confirm", "choosable"],
    wants: "any",
    again: true,
  },
];

function facts(live: Live): Facts {
  const view = viewOf(live);
  const own = view?.players.find((player) => player.seat === view.seat);
  if (view === null || own === undefined) return {};
  const hand = own.hand ?? [];
  const { choice } = live;
  const bargain = bargainFor(view, own, choice?.options.map((option) => option.id) ?? []);
  return {
    seat: own.seat,
    other: (own.seat + 1) % view.players.length,
    turn: own.turns,
    mine: view.turn === own.seat ? "yes" : "no",
    asked: choice === null ? "no" : "yes",
    coins: view.coins,
    deck: own.deck_size,
    fresh: hand.filter((card) => !STARTING.includes(card)).length,
    action: rank(hand.filter((card) => isKind(card, "action")))[0] ?? "",
    bargain: bargain ?? "",
    bargains: bargain === null ? 0 : 1,
    reaction: hand.find((card) => isKind(card, "reaction")) ?? "",
  };
}

const STARTING: readonly string[] = ["copper", "estate"];

export const lesson: Lesson = { options: { kingdom: "first-game", players: 2, start: 0 }, facts, tips: TIPS };
