// The words of this game; where it has none of its own, those of the pages.
import { wordsOf } from "../../words/words.svelte";

export const { say, mark, has, pieces } = wordsOf("dominion");
