// What somebody did in the last turn, as the story tells it: what they played, and what they got.
import { eventOf } from "../../parts/flights";
import type { Told } from "../../wire";
import { again } from "./flights";

const PLAYED: readonly string[] = ["tell-played", "tell-cashed"];
const GOT: readonly string[] = ["tell-bought", "tell-gained"];

export interface LastTurn {
  readonly played: readonly string[];
  readonly got: readonly string[];
}

export function lastTurn(story: readonly Told[], seat: number): LastTurn {
  const start = story.findLastIndex((told) => told.heading && told.seat === seat) + 1;
  if (start === 0) return { played: [], got: [] };
  const next = story.findIndex((told, place) => place >= start && told.heading);
  const end = next < 0 ? story.length : next;
  const cards = (events: readonly string[]): string[] =>
    story.slice(start, end).flatMap((told, place) => {
      const counts = told.seat === seat && events.includes(eventOf(told)) && !again(story, start + place);
      return counts ? told.cards : [];
    });
  return { played: cards(PLAYED), got: cards(GOT) };
}
