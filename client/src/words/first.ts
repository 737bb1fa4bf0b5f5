// The language in which the page begins.
import { ENGLISH } from "./words.svelte";

/** As chosen before; or the first of those that the browser prefers that there are words in; or English. */
export async function firstLanguage(
  chosen: string,
  preferred: readonly string[],
  known: () => Promise<readonly { language: string }[]>,
): Promise<string> {
  if (chosen !== "") return chosen;
  const wanted = preferred.flatMap((code) => [code, code.split("-")[0] ?? code]);
  if (wanted[0] === undefined || wanted[1] === ENGLISH) return ENGLISH;
  const codes = (await known()).map(({ language }) => language);
  return wanted.find((code) => codes.includes(code)) ?? ENGLISH;
}
