// The words of the page: the catalogue of the chosen language.
import { Refusal } from "../api";
import type { Facts } from "../wire";
import { Catalogue } from "./catalogue";
import { split, type Piece } from "./pieces";

export const ENGLISH = "en";
const NO_SUCH_LANGUAGE = 404;

let current: Catalogue = $state.raw(new Catalogue([]));

/** The message as plain text. */
export const say = (id: string, facts: Facts = {}): string => current.say(id, facts);

/** Whether there is such a message, or attribute ("card-moat.note"). */
export const has = (id: string): boolean => current.has(id);

/** The message in pieces, for Say.svelte. A log says the same lines again and again, so they are kept. */
export function pieces(id: string, facts: Facts, signs: readonly RegExp[], things: readonly string[] = []): Piece[] {
  const catalogue = current;
  const key = [id, ...things].join(" ");
  const known = said.get(facts);
  if (known !== undefined && known.key === key && known.catalogue === catalogue) return known.parts;
  const parts = split(catalogue.mark(id, facts, things), signs);
  said.set(facts, { key, catalogue, parts });
  return parts;
}

const said = new WeakMap<Facts, { key: string; catalogue: Catalogue; parts: Piece[] }>();

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
