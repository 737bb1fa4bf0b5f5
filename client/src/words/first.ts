// The language in which the page begins.
import { isFinal } from "../api";
import { patiently } from "../patience";
import { ENGLISH } from "./words.svelte";

/** As chosen before; or the first language that the browser prefers and that there are words in; or English. */
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

/** Use the first language, however long it takes to reach the server; English only where it has no words in it. */
export async function begin(first: () => Promise<string>, use: (code: string) => Promise<void>): Promise<void> {
  try {
    await patiently(async () => use(await first()), isFinal);
  } catch {
    await patiently(() => use(ENGLISH), isFinal);
  }
}
