// The game of the table or page that a component stands on.
import { getContext, hasContext, setContext } from "svelte";
import type { Game } from "./game";

const KEY = Symbol("game");

export const setGame = (game: Game): Game => setContext(KEY, game);
export const gameHere = (): Game | undefined => (hasContext(KEY) ? getContext<Game>(KEY) : undefined);
