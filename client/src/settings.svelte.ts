// What a person likes, kept in this browser.
import { MediaQuery } from "svelte/reactivity";
import type { Asked } from "./wire";

export type Theme = "system" | "light" | "dark";
export type Motion = "off" | "fast" | "normal";
export type CardSize = "small" | "usual" | "large";

const KEY = "courtyard";
const DURATIONS: Record<Motion, number> = { off: 0, fast: 80, normal: 160 };

interface Kept {
  name: string;
  language: string;
  theme: Theme;
  motion: Motion;
  cards: CardSize; // how much of a table its cards take
  automatic: string[]; // the kinds of questions that are answered without asking
  sound: boolean; // what happens at a table is heard
  notices: boolean; // tell by a notification whose turn it is
  details: boolean; // the log with everything that effects did
  confirm: boolean; // a choice of one thing takes a second click
  english: boolean; // the English names of cards below their own
  thrift: boolean; // ask before a turn ends in which more could be done
}

const USUAL: Kept = {
  name: "",
  language: "",
  theme: "system",
  motion: "normal",
  cards: "usual",
  automatic: [],
  sound: true,
  notices: false,
  details: false,
  confirm: false,
  english: false,
  thrift: true,
};

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL }; // no storage here, or not ours: nothing is remembered then
  }
}

export const settings: Kept = $state(read());

/** Keeps every change and applies the theme; called once by the page. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // a private window may refuse; the page works without
      }
    });
    $effect(() => {
      if (settings.theme === "system") delete document.documentElement.dataset["theme"];
      else document.documentElement.dataset["theme"] = settings.theme;
    });
    $effect(() => {
      document.documentElement.dataset["motion"] = motion();
    });
    $effect(() => {
      document.documentElement.dataset["cards"] = settings.cards;
    });
  });
}

/** The answer that this person wants to be given without being asked; null: they want to be asked. */
export function automaticAnswer(choice: Asked | null): readonly number[] | null {
  const safe = choice?.safe ?? null;
  return safe !== null && settings.automatic.includes(safe.kind) ? safe.places : null;
}

const still = new MediaQuery("(prefers-reduced-motion: reduce)", false);

/** How things move: as chosen, and not at all where the system asks for stillness. */
export const motion = (): Motion => (still.current ? "off" : settings.motion);

/** Milliseconds of one movement. */
export const duration = (): number => DURATIONS[motion()];
