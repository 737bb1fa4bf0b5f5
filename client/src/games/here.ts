// The game of the table or page that a component stands on.
import { createContext } from "svelte";
import type { Game } from "./game";

const [theGame, setGame, hasGame] = createContext<Game>();

export { setGame };
export const gameHere = (): Game | undefined => (hasGame() ? theGame() : undefined);
