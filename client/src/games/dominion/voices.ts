// What can be heard of a game of Dominion.
import type { Voices } from "../../sound/heard";

export const voices: Voices = {
  "tell-played": "card",
  "tell-cashed": "card",
  "tell-bought": "coins",
  "tell-trashed": "trash",
  "tell-shuffled": "shuffle",
};
