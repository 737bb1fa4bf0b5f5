// The cards that fit what somebody types of a name.
import type { Option } from "../../wire";
import { matches } from "../../words/search";
import { compare } from "../../words/words.svelte";
import { say } from "./words";

/** The options whose names fit, by name. */
export const hits = (options: readonly Option[], search: string): string[] =>
  options
    .map((option) => option.id)
    .filter((id) => matches(say(`card-${id}`), search))
    .sort((one, other) => compare(say(`card-${one}`), say(`card-${other}`)));
