// What the rules of Dominion show to a seat.
import type { Live } from "../../connection.svelte";

export interface PileView {
  readonly card: string;
  readonly left: number;
  readonly cost: number;
  readonly printed_cost: number;
}

export interface PlayerView {
  readonly seat: number;
  readonly turns: number;
  readonly hand_size: number;
  readonly deck_size: number;
  readonly deck_known: readonly (string | null)[];
  readonly discard_size: number;
  readonly discard_top: string | null;
  readonly set_aside: readonly string[];
  readonly shown: readonly string[];
  readonly passing_size: number;
  readonly hand?: readonly string[];
  readonly passing?: readonly string[];
}

export interface StandingView {
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface View {
  readonly seat: number;
  readonly turn: number;
  readonly phase: "start" | "action" | "treasure" | "buy" | "cleanup";
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly players: readonly PlayerView[];
  readonly in_play: readonly string[];
  readonly supply: readonly PileView[];
  readonly bane: string | null;
  readonly prizes: readonly string[];
  readonly trash: readonly string[];
  readonly ended: boolean;
  readonly standings: readonly StandingView[] | null;
}

/** The view of a table of Dominion has this shape. */
export const viewOf = (live: Live): View | null => live.view as View | null;
