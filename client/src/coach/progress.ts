// How far a coach has come at which table, kept in this browser: whoever comes back another day goes on from there.

export interface Progress {
  /** The tips that have been given. */
  readonly given: readonly string[];
  /** Whether the coach was sent away. */
  readonly away: boolean;
  /** Whether the lesson is over. */
  readonly done: boolean;
}

const KEY = "courtyard-coach";
const MOST = 20; // tables

const BEGINNING: Progress = { given: [], away: false, done: false };

type Kept = readonly (readonly [code: string, progress: Progress])[]; // the latest first

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return []; // no storage here, or not ours
  }
}

function isEntry(entry: unknown): entry is Kept[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const { given, away, done } = (entry[1] ?? {}) as Partial<Progress>;
  return Array.isArray(given) && typeof away === "boolean" && typeof done === "boolean";
}

/** At this table there is a coach from now on. */
export const beginLesson = (code: string): void => keepProgress(code, BEGINNING);

export function keepProgress(code: string, progress: Progress): void {
  const others = read().filter(([known]) => known !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify([[code, progress], ...others].slice(0, MOST)));
  } catch {
    // a private window may refuse; then he is there as long as the page
  }
}

/** Null: nobody is taught at this table. */
export const progressAt = (code: string): Progress | null => read().find(([known]) => known === code)?.[1] ?? null;
