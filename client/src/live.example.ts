// A table for tests: the messages that a server would send, and what goes out in return.
import { Live } from "./connection.svelte";
import type { Asked, Position, Table } from "./wire";

export const asked = (question: number, more: Partial<Asked> = {}): Asked => ({
  question,
  why: "turn.buy",
  source: "supply",
  least: 0,
  most: 1,
  ordered: false,
  options: [],
  about: null,
  whom: null,
  prompt: { id: "ask-turn-buy", facts: {} },
  headline: "",
  usual: null,
  safe: null,
  ...more,
});
export const position = (more: Partial<Position>): Position => ({
  type: "position",
  epoch: 1,
  from: 0,
  events: [],
  view: {},
  prospect: null,
  choice: null,
  awaiting: [],
  scores: null,
  undo: { allowed: null, asked_by: null, waiting_for: [] },
  end: null,
  ...more,
});
export const setUp: Table = {
  code: "QUAIL-27",
  game: "dominion",
  phase: "setup",
  host: 0,
  you: 0,
  player: 0,
  hosting: true,
  seats: [],
  options: {},
  settled: null,
  suited: [],
  share: null,
  dealt: false,
  listed: false,
  locked: false,
  onlookers: true,
  undo: "free",
  scores: false,
  pace: 0,
  watchers: 0,
  games: 0,
  frozen: null,
  droppable: false,
};

/** A table whose outgoing messages are caught on the way. */
export function table() {
  const live = new Live("QUAIL-27");
  const sent: unknown[] = [];
  live.send = (message) => void sent.push(message);
  return { live, sent };
}
