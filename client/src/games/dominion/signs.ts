// "$3" in any text of Dominion is drawn as a coin, and what POINTS says as a shield.
import type { Sign } from "../game";
import { POINTS_MARKED } from "../../words/pieces";
import Coin from "./Coin.svelte";
import Points from "./Points.svelte";

export const signs: readonly Sign[] = [
  { pattern: /\$(\d+)/, Sign: Coin },
  { pattern: POINTS_MARKED, Sign: Points },
];
