// What was told since one last looked, for those who show or sound what happens.
import type { Told } from "../wire";
import type { Live } from "./store.svelte";

type Known = Pick<Live, "epoch" | "events">;

export class News {
  constructor(private known: Known) {
    this.known = { epoch: known.epoch, events: known.events };
  }

  /** Nothing where all is told from the beginning, or answers were taken back. */
  take({ epoch, events }: Known): readonly Told[] {
    const before = this.known;
    this.known = { epoch, events };
    if (epoch !== before.epoch || (before.events.length > 0 && events[0] !== before.events[0])) return [];
    const first = events.findIndex((told, place) => told !== before.events[place]);
    return first < 0 ? [] : events.slice(first).map((told, place) => beyond(told, before.events[first + place]));
  }
}

/** A line grows while a player repeats something: what it tells that it did not tell before. */
function beyond(told: Told, before: Told | undefined): Told {
  if (before === undefined || before.id !== told.id || before.seat !== told.seat) return told;
  const cards = [...told.cards];
  for (const card of before.cards) {
    const place = cards.indexOf(card);
    if (place >= 0) cards.splice(place, 1);
  }
  const [now, then] = [told.facts["count"], before.facts["count"]];
  if (typeof now !== "number" || typeof then !== "number") return { ...told, cards };
  return { ...told, cards, facts: { ...told.facts, count: now - then } };
}
