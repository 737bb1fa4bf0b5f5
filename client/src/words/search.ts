// Finding something by what somebody types of its name.

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether every word of the search begins a word of the text; accents, case and signs do not matter. */
export function matches(text: string, search: string): boolean {
  const words = wordsOf(text);
  return wordsOf(search).every((part) => words.some((word) => word.startsWith(part)));
}
