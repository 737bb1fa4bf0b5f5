// What can be heard of a game of Taj Mahal.
import type { Voices } from "../../sound/heard";

export const voices: Voices = {
  "tell-played": "card",
  "tell-withdrew": "withdraw",
  "tell-built": "stone",
  "tell-shuffled": "shuffle",
};
