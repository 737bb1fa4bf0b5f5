// The language that somebody chose, remembered in this browser.
import { settings } from "../settings.svelte";
import { ENGLISH, language, learnEnglish, useLanguage } from "./words.svelte";

const UNHURRIED = 2000; // milliseconds, where a browser cannot say when it has time

/** Change to a language and remember it; whether its words could be had. If not, everything stays as it is. */
export async function speaks(code: string): Promise<boolean> {
  try {
    await useLanguage(code);
  } catch {
    return false;
  }
  settings.language = code;
  return true;
}

/** People know many cards by their English names, so these are fetched when there is time; called once by the page. */
export function keepEnglish(): void {
  const idle = window.requestIdleCallback ?? ((learn: () => void) => window.setTimeout(learn, UNHURRIED));
  $effect.root(() => {
    $effect(() => {
      if (language() !== ENGLISH) idle(() => void learnEnglish().catch(() => undefined)); // nobody waits for them
    });
  });
}
