// How a kingdom is called: by the name that somebody gave it, by that of the rulebook, by its day, or by how it came about.
import { language } from "../../words/words.svelte";
import { chosenOf, type Kingdom } from "./choosing";
import { favourites } from "./favourites.svelte";
import type { Wish } from "./view";
import { say } from "./words";
import { TEN, wayOf } from "./wish";

/** The date by which everybody goes, as the rules write it. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A date as people write it. */
export const dateText = (day: string): string =>
  new Date(`${day}T00:00Z`).toLocaleDateString(language(), {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  });

export function titleOf(wish: Wish, now: Kingdom | null): string {
  const way = wayOf(wish);
  if (way === "recommended") return say(`preset-${String(wish.kingdom)}`);
  if (way === "day") return say("build-day", { date: dateText(String(wish.kingdom)) });
  const kept = now === null ? null : favourites.nameOf(now);
  if (kept !== null) return kept;
  const whole = now !== null && chosenOf(wish, now).length === TEN;
  return say(whole ? "table-kingdom-hand" : "table-kingdom-random");
}
