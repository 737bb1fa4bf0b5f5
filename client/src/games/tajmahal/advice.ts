// What the coach of a first game would do: not to win, but so that one sees how prizes are won.
import type { Asked, Option } from "../../wire";
import { compareCards, faceOf, COLOURS } from "./cards";
import { mine } from "./lookup";
import { playsOf } from "./picks";
import type { Gain, Player, Showing, View } from "./view";

const ENOUGH = 3; // cards, after which a visit without a prize is given up

const countOf = (cards: readonly string[], colour: string): number =>
  cards.filter((card) => faceOf(card).suit === colour).length;

/** The colours of which most cards are held; without a coloured card there is none. */
export function longestColours(cards: readonly string[]): string[] {
  const most = Math.max(1, ...COLOURS.map((colour) => countOf(cards, colour)));
  return COLOURS.filter((colour) => countOf(cards, colour) === most);
}

/** The cards to play: those that bring most leads, in the longest colour, and as few as will do. */
export function bestPlay(asked: Asked, own: Player): readonly string[] {
  const longest = longestColours(own.hand ?? []);
  const worth = (place: number, cards: readonly string[]): number[] => [
    (asked.options[place]?.prospect as Showing | null)?.leads.length ?? 0,
    cards.some((card) => longest.includes(faceOf(card).suit)) ? 1 : 0,
    -cards.length,
  ];
  const ranked = playsOf(asked.options).map(({ place, cards }) => ({ cards, worth: worth(place, cards) }));
  ranked.sort((one, other) => firstDifference(other.worth, one.worth));
  return ranked[0]?.cards ?? [];
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((number, at) => number !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** Whether to play on: until one leads for something, as long as that can be reached. */
export function playsOn(asked: Asked, own: Player): boolean {
  if (own.leads.length > 0 || playsOf(asked.options).length === 0) return false;
  return own.played.length < ENOUGH;
}

/** The town that brings most; of equals one where nobody has built yet, one with a bonus, one next to an own palace. */
export function bestTown(asked: Asked, view: View): string {
  const own = mine(view)?.palaces ?? [];
  const worth = ({ id, prospect }: Option): number[] => {
    const town = view.towns.find((other) => other.id === id);
    return [
      (prospect as Gain | null)?.points ?? 0,
      -(town?.palaces.length ?? 0),
      asked.why === "visit.town" && (town?.bonus ?? null) !== null ? 1 : 0,
      view.roads.filter((road) => road.includes(id) && road.some((end) => own.includes(end))).length,
    ];
  };
  const [best] = asked.options.toSorted((one, other) => firstDifference(worth(other), worth(one)));
  return best?.id ?? "";
}

/** The cards of the display to take: those of the longest colour, of equals of the one that lies there most, and white. */
export function bestCards(view: View, own: Player, count: number): readonly string[] {
  const [longest] = longestColours(own.hand ?? []).toSorted(
    (one, other) => countOf(view.display, other) - countOf(view.display, one),
  );
  const worth = (card: string): number => (faceOf(card).suit === longest ? 2 : faceOf(card).suit === "white" ? 1 : 0);
  const ranked = view.display.toSorted((one, other) => worth(other) - worth(one) || compareCards(one, other));
  return [...new Set(ranked), ...ranked].slice(0, Math.min(count, ranked.length)); // equal ones only if need be
}
