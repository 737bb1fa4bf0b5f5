// Finding something by what somebody types of its name.

const STROKES: Readonly<Record<string, string>> = { ł: "l", đ: "d", ø: "o", ħ: "h" }; // no normal form takes these apart
const PART = 4; // letters, from which on any part of a word will do: words are put together in many languages

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łđøħ]/g, (letter) => STROKES[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Whether every word of the search begins a word of the text, or is a good part of one; accents, case and signs do not matter. */
export function matches(text: string, search: string): boolean {
  const words = wordsOf(text);
  const fits = (word: string, part: string): boolean =>
    word.startsWith(part) || (part.length >= PART && word.includes(part));
  return wordsOf(search).every((part) => words.some((word) => fits(word, part)));
}
