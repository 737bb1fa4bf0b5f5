// Which way cards, tiles and palaces go when something happens.
import { cardsOf, eventOf, type Flight } from "../../parts/flights";
import type { Told } from "../../wire";
import type { View } from "./view";

// What flies is a card by its id, or one of these with a name behind it.
export const PRIZE = "prize:";
export const PALACE = "palace:";
export const BONUS = "bonus:";

type Way = (told: Told, before: View, after: View) => Flight[];

const cards =
  (from: (seat: number) => string, to: (seat: number) => string): Way =>
  (told) =>
    cardsOf(told).map((what) => ({ what, from: [from(told.seat)], to: to(told.seat) }));
const hand = (seat: number): string => `hand-${seat}`;
const player = (seat: number): string => `player-${seat}`;

/** A prize leaves its niche for whoever won it. */
function won({ facts, seat }: Told): Flight[] {
  const prizes = Array.isArray(facts["won"]) ? facts["won"] : [];
  return prizes.map((prize: string) => ({ what: PRIZE + prize, from: [`prize-${prize}`], to: player(seat) }));
}

/** A palace goes to its town, and what lay there to its owner. */
function built({ seat }: Told, before: View, after: View): Flight[] {
  return after.towns.flatMap((town, place) => {
    const then = before.towns[place];
    if (then === undefined || then.palaces.includes(seat) || !town.palaces.includes(seat)) return [];
    const zone = `town-${town.id}`;
    const palace = { what: `${PALACE}${seat}`, from: [player(seat)], to: zone };
    if (then.bonus === null || town.bonus !== null) return [palace];
    return [palace, { what: BONUS + then.bonus, from: [zone], to: player(seat) }];
  });
}

const WAYS: Readonly<Record<string, Way>> = {
  "tell-played": cards(hand, (seat) => `visit-${seat}`),
  "tell-drew": cards(() => "deck", hand),
  "tell-took": cards(() => "display", hand),
  "tell-earned": cards(() => "deck", player),
  "tell-won": won,
  "tell-built": built,
};

/** Where the things of some events went; nothing where they are not about things that move. */
export function flightsOf(news: readonly Told[], before: View, after: View): Flight[] {
  return news.flatMap((told) => WAYS[eventOf(told)]?.(told, before, after) ?? []);
}
