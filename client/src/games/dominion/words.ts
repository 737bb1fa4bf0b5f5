// The words of this game; where it has none of its own, those of the pages.
import { englishName, wordsOf } from "../../words/words.svelte";

export const { say, mark, has, pieces } = wordsOf("dominion");

/** All that somebody may look for a card by. */
export const namesOf = (card: string): string => `${say(`card-${card}`)} ${englishName("dominion", card)}`;
