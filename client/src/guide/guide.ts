// What a game tells of itself beside its table: its rules in chapters, and what each thing on the table is.
import type { Component } from "svelte";

/** The message `rule-<id>` is its heading, if it has one, and the attribute `.text` its words. */
export interface Section {
  readonly id: string;
  readonly Picture?: Component;
}

/** The message `rule-<id>` is its title. */
export interface Chapter {
  readonly id: string;
  readonly sections: readonly Section[];
  /** Other chapters that one may want to read next. */
  readonly see?: readonly string[];
}

/**
 * What can be pointed at, by the name that it has in `data-what` or `data-zone` (without seats and the like: `hand`
 * stands for `hand-2`), and the section that tells more of it. The message `thing-<name>` says what it is called, and `.text`
 * what it is.
 */
export type Things = Readonly<Record<string, string>>;

export interface Guide {
  readonly chapters: readonly Chapter[];
  readonly things: Things;
}
