// "$3" in any text of Dominion is drawn as a coin, "6 VP" as a shield.
import type { Sign } from "../game";
import Coin from "./Coin.svelte";
import Points from "./Points.svelte";

export const signs: readonly Sign[] = [
  { pattern: /\$(\d+)/, Sign: Coin },
  { pattern: /(-?\d+) VP\b/, Sign: Points },
];
