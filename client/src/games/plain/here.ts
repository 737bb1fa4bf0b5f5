// The words of the game that a plain page is drawn for.
import { wordsOf, type Words } from "../../words/words.svelte";
import { gameHere } from "../here";

export const wordsHere = (): Words => wordsOf(gameHere()?.name ?? "");
