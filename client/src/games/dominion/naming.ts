// The cards that fit what somebody types of a name.
import type { Option } from "../../wire";
import { matches } from "../../words/search";
import { compare, englishName } from "../../words/words.svelte";
import { namesOf, say } from "./words";

/** The card that is meant: the only one that fits, or the one whose whole name was typed; null: it could be several. */
export function meant(options: readonly Option[], search: string): string | null {
  const fitting = search.trim() === "" ? [] : hits(options, search);
  const whole = fitting.filter((id) =>
    [say(`card-${id}`), englishName("dominion", id)].some((name) => name !== "" && matches(search, name)),
  );
  return (whole.length === 1 ? whole[0] : fitting.length === 1 ? fitting[0] : null) ?? null;
}

/** The options whose names fit, by name. */
export const hits = (options: readonly Option[], search: string): string[] =>
  options
    .map((option) => option.id)
    .filter((id) => matches(namesOf(id), search))
    .sort((one, other) => compare(say(`card-${one}`), say(`card-${other}`)));
