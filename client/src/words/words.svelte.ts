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
  /** The message with its marks, for those who look for lines or signs in it. */
  readonly mark: (id: string) => string;
  /** Whether there is such a message, or attribute ("card-rook.note"). */
  readonly has: (id: string) => boolean;
  /** The message in pieces, for Say.svelte. */
  readonly pieces: (id: string, facts: Facts, signs: readonly RegExp[], things?: readonly string[]) => Piece[];
}

/** The words of a game: its own messages come before those of the pages. */
export const wordsOf = (game: string): Words => ({
  say: (id, facts = {}) => current.of(game).say(id, facts),
  mark: (id) => current.of(game).mark(id),
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
export const compare = (one: string, other: string): number => sorted.compare(one, other);
const sorted = $derived(new Intl.Collator(current.language));

/** Some of what a language says. */
interface Text {
  readonly language: string;
  readonly text: string;
}

let texts: readonly Text[] = [];
let topics: readonly string[] = [""]; // that were asked for; the first is what every page needs

/** A text, and all languages that it needs: a draft has English behind it. */
async function fetchText(code: string, topic: string): Promise<Text & { readonly needs: readonly string[] }> {
  const answer = await fetch(["/api/words", encodeURIComponent(code), topic].filter((part) => part !== "").join("/"));
  if (answer.status === NO_SUCH_LANGUAGE) throw new Refusal({ id: "refused-no-language", facts: {} });
  if (!answer.ok) throw new Error(`No words in ${code}: ${answer.status}`);
  const needs = answer.headers.get("content-language")?.split(", ") ?? [code];
  return { language: code, text: await answer.text(), needs };
}

/** Change the language; what a draft lacks is said in English. */
export async function useLanguage(code: string): Promise<void> {
  const fetchAll = (each: string) => Promise.all(topics.map((topic) => fetchText(each, topic)));
  const own = await fetchAll(code);
  const others = own[0]?.needs.filter((each) => each !== code) ?? [];
  useTexts([...own, ...(await Promise.all(others.map(fetchAll))).flat()]);
}

let english: Catalogue | null = $state.raw(null);

/** From now on names are known in English as well. */
export async function learnEnglish(): Promise<void> {
  english ??= new Catalogue([await fetchText(ENGLISH, "")]);
}

/** What a card is called in English, where that is another language and was learnt; else nothing. */
export const englishName = (game: string, card: string): string =>
  current.language === ENGLISH ? "" : (english?.of(game).say(`card-${card}`) ?? "");

/** Add the messages on a topic that is not everybody's. */
export async function useTopic(topic: string): Promise<void> {
  if (topics.includes(topic)) return;
  const known = texts;
  const codes = new Set(known.map(({ language }) => language));
  const more = await Promise.all([...codes].map((code) => fetchText(code, topic)));
  if (known !== texts) return useTopic(topic); // the language has changed meanwhile
  topics = [...topics, topic];
  useTexts([...known, ...more]);
}

export function useTexts(found: readonly Text[]): void {
  texts = found;
  const languages = new Set(found.map(({ language }) => language));
  const all = [...languages].map((language) => ({
    language,
    text: found
      .filter((part) => part.language === language)
      .map(({ text }) => text)
      .join("\n"),
  }));
  current = new Catalogue(all);
  document.documentElement.lang = current.language;
}
