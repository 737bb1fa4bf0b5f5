// The cards that fit what somebody types of a name.
import type { Option } from "../../wire";
import { matches } from "../../words/search";
import { compare, say } from "../../words/words.svelte";

/** The options whose names fit, by name. */
export const hits = (options: readonly Option[], search: string): string[] =>
  options
    .map((option) => option.id)
    .filter((id) => matches(say(`card-${id}`), search))
    .sort((one, other) => compare(say(`card-${one}`), say(`card-${other}`)));
