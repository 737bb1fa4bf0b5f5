// What the things of a view and of a question are called: in the game's words where it has some, else as the view has it.
import type { Facts } from "../../wire";
import type { Words } from "../../words/words.svelte";

const spaced = (name: string): string => name.replaceAll(/[_-]/g, " ");
const hyphened = (name: string): string => name.replaceAll(/[_.]/g, "-");

/** The name of a fact. */
export function labelOf(words: Words, name: string): string {
  const id = `view-${hyphened(name)}`;
  return words.has(id) ? words.say(id) : spaced(name);
}

/** A value that is no list and no thing. */
export function written(words: Words, value: unknown): string {
  if (value === null || value === undefined || value === "") return words.say("plain-nothing");
  if (typeof value === "boolean") return words.say(value ? "plain-yes" : "plain-no");
  const text = String(value);
  return words.has(`card-${text}`) ? words.say(`card-${text}`) : text;
}

/** An option of a question: one of its ways, or a thing by its name. */
export function optionName(words: Words, why: string, option: string, facts: Facts): string {
  const id = `way-${hyphened(why)}-${option}`;
  return words.has(id) ? words.say(id, facts) : written(words, option);
}
