// The language of lessons: what a coach says, at which moment, where he points, and what he waits for. A lesson is data in
// the folder of its game; only what its facts are is worked out there.
import type { Live } from "../live/store.svelte";
import type { Fact, Facts, Options } from "../wire";

/** What a fact must be: this, one of these, or a number within bounds. */
export type Wanted = string | number | readonly (string | number)[] | Bounds;

interface Bounds {
  readonly least?: number;
  readonly most?: number;
}

/** A moment: all of these facts are as wanted. A fact that is not there is never as wanted. */
export type When = Readonly<Record<string, Wanted>>;

/** One thing that the coach says. In places and answers `{name}` stands for a fact. */
export interface Tip {
  /** The message `tip-<id>` of the game. */
  readonly id: string;
  readonly when: When;
  /** Where he points: at the first of these places that is in sight and not picked yet. None: he just speaks. */
  readonly at?: readonly string[];
  /** The answer to the open question that he asks for, or that any will do; absent: one reads, and goes on. */
  readonly wants?: readonly string[] | "any";
  /** Of a tip that wants an answer, the message `tip-<id>` for whoever gives another one; it knows what was `picked`. */
  readonly otherwise?: string;
  /** Said whenever there is nothing new to say. */
  readonly again?: true;
  /** With this the lesson is over. */
  readonly last?: true;
}

export interface Lesson {
  /** What a guided table is played with, and by how many. */
  readonly options: Options;
  /** What tips ask of the table and say of it, besides `why`, the name of the open question. */
  readonly facts: (live: Live) => Facts;
  /** In the order in which they are said. One whose moment has not come is passed over, and said when it comes. */
  readonly tips: readonly Tip[];
}

const isBounds = (wanted: Wanted): wanted is Bounds => typeof wanted === "object" && !Array.isArray(wanted);

function fits(fact: Fact | undefined, wanted: Wanted): boolean {
  if (isBounds(wanted)) {
    const { least = -Infinity, most = Infinity } = wanted;
    return typeof fact === "number" && least <= fact && fact <= most;
  }
  return [wanted].flat().some((one) => one === fact);
}

export const holds = (when: When, facts: Facts): boolean =>
  Object.entries(when).every(([name, wanted]) => fits(facts[name], wanted));

/** What to say now: the first tip whose moment it is and that was not given yet. */
export const tipNow = (tips: readonly Tip[], facts: Facts, given: ReadonlySet<string>): Tip | null =>
  tips.find((tip) => (tip.again === true || !given.has(tip.id)) && holds(tip.when, facts)) ?? null;

/** The texts with the facts in their places; a fact that is a list makes as many texts of one. */
export const filled = (texts: readonly string[], facts: Facts): string[] => texts.flatMap((text) => fill(text, facts));

function fill(text: string, facts: Facts): string[] {
  const name = /\{(\w+)\}/.exec(text)?.[1];
  if (name === undefined) return [text];
  return [facts[name] ?? ""].flat().flatMap((item) =>
    fill(
      text.replace(`{${name}}`, () => String(item)),
      facts,
    ),
  );
}

/** Whether an answer is the one that was wanted; in which order its parts were picked does not matter. */
export function isWanted(tip: Tip, picked: readonly string[], facts: Facts): boolean {
  if (tip.wants === undefined || tip.wants === "any") return true;
  return JSON.stringify(filled(tip.wants, facts).sort()) === JSON.stringify([...picked].sort());
}
