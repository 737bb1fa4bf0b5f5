// The words of the page: the catalogue of the chosen language.
import { Refusal } from "../api";
import type { Facts } from "../wire";
import { Catalogue, type Messages } from "./catalogue";
import { split, type Piece } from "./pieces";

export const ENGLISH = "en";
const NO_SUCH_LANGUAGE = 404;

let current: Catalogue = $state.raw(new Catalogue([]));

export interface Words {
  /** The message as plain text. */
  readonly say: (id: string, facts?: Facts) => string;
  /** Whether there is such a message, or attribute ("card-rook.note"). */
  readonly has: (id: string) => boolean;
  /** The message in pieces, for Say.svelte. */
  readonly pieces: (id: string, facts: Facts, signs: readonly RegExp[], things?: readonly string[]) => Piece[];
}

/** The words of a game: its own messages come before those of the pages. */
export const wordsOf = (game: string): Words => ({
  say: (id, facts = {}) => current.of(game).say(id, facts),
  has: (id) => current.of(game).has(id),
  pieces: (id, facts, signs, things = []) => take(current.of(game), id, facts, signs, things),
});

/** The words of the pages. */
export const { say, has } = wordsOf("");

/** A log says the same lines again and again, so they are kept. */
function take(
  catalogue: Messages,
  id: string,
  facts: Facts,
  signs: readonly RegExp[],
  things: readonly string[],
): Piece[] {
  const key = [id, ...things].join(" ");
  const known = said.get(facts);
  if (known !== undefined && known.key === key && known.catalogue === catalogue) return known.parts;
  const parts = split(catalogue.mark(id, facts, things), signs);
  said.set(facts, { key, catalogue, parts });
  return parts;
}

const said = new WeakMap<Facts, { key: string; catalogue: Messages; parts: Piece[] }>();

export const language = (): string => current.language;

/** Sorts as the language does. */
export const compare = (one: string, other: string): number => one.localeCompare(other, current.language);

async function fetchText(code: string): Promise<{ language: string; text: string }> {
  const answer = await fetch(`/api/words/${encodeURIComponent(code)}`);
  if (answer.status === NO_SUCH_LANGUAGE) throw new Refusal({ id: "refused-no-language", facts: {} });
  if (!answer.ok) throw new Error(`No words in ${code}: ${answer.status}`);
  return { language: code, text: await answer.text() };
}

/** Change the language; what it lacks is said in English. */
export async function useLanguage(code: string): Promise<void> {
  const codes = code === ENGLISH ? [ENGLISH] : [code, ENGLISH];
  useTexts(await Promise.all(codes.map(fetchText)));
}

export function useTexts(texts: readonly { language: string; text: string }[]): void {
  current = new Catalogue(texts);
  document.documentElement.lang = current.language;
}
