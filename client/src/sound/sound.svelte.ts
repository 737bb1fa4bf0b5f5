// Lets a table be heard, as soon as somebody has clicked: before that browsers keep every page silent.
import type { Automatic } from "../automatic";
import type { Live } from "../live/store.svelte";
import { settings } from "../settings.svelte";
import { Ear } from "./ear";
import type { Voices } from "./heard";
import type { Sound } from "./sounds";
import type { Speaker } from "./speaker";

/** Of any game; and they are heard by those who look elsewhere, too. */
const CALLS: readonly Sound[] = ["turn", "victory", "end"];

/** Called by the page of a table; it ends with the page. */
export function keepSound(live: Live, automatic: Automatic, voices: Voices): void {
  let speaker: Speaker | null = null;
  $effect(() => {
    if (!settings.sound) return;
    const forget = onceTouched(async (away) => {
      const made = new (await import("./speaker")).Speaker();
      if (away.aborted) return made.close();
      made.learn([...CALLS, ...Object.values(voices)]);
      speaker = made;
    });
    return () => {
      forget();
      speaker?.close();
      speaker = null;
    };
  });

  const ear = new Ear(live, voices);
  $effect(() => {
    const call = live.answering || automatic.places !== null ? null : live.call;
    const sounds = ear.listen(live, call);
    void speaker?.play(document.hidden ? sounds.filter(({ sound }) => CALLS.includes(sound)) : sounds);
  });
}

/** Does something when the browser knows that somebody is there; returns how to forget it. */
function onceTouched(act: (away: AbortSignal) => Promise<void>): () => void {
  const [away, touched] = [new AbortController(), new AbortController()];
  const signal = AbortSignal.any([away.signal, touched.signal]);
  const begin = (): void => {
    touched.abort();
    void act(away.signal);
  };
  if (navigator.userActivation.hasBeenActive) begin();
  else for (const kind of ["click", "keydown"]) addEventListener(kind, begin, { signal });
  return () => away.abort();
}
