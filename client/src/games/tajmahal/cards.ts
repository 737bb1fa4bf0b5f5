// Cards are known by ids such as "red-elephant-vizier", "white-monk" and "special-points".
import { CARD_SYMBOLS, type CardSymbol } from "./view";

export const COLOURS = ["red", "green", "yellow", "purple"] as const;
export const SUITS = [...COLOURS, "white", "special"] as const;
export type Suit = (typeof SUITS)[number];

export interface Face {
  readonly id: string;
  readonly suit: Suit;
  readonly symbols: readonly CardSymbol[]; // none on special cards
  readonly effect: string; // of special cards
}

export function faceOf(id: string): Face {
  const [suit, ...rest] = id.split("-") as [Suit, ...string[]];
  if (suit === "special") return { id, suit, symbols: [], effect: rest.join("-") };
  return { id, suit, symbols: rest as CardSymbol[], effect: "" };
}

export function isCard(id: string): boolean {
  return SUITS.some((suit) => id.startsWith(`${suit}-`));
}

/** Where a card stands among others: by colour, then those with elephants first. */
export function compareCards(one: string, other: string): number {
  const [first, second] = [rank(one), rank(other)];
  const place = first.findIndex((number, at) => number !== second[at]);
  return place < 0 ? one.localeCompare(other) : (first[place] ?? 0) - (second[place] ?? 0);
}

function rank(id: string): number[] {
  const face = faceOf(id);
  const [first, second] = face.symbols.map((symbol) => -CARD_SYMBOLS.indexOf(symbol));
  return [SUITS.indexOf(face.suit), first ?? 0, second ?? 0];
}

export interface Group {
  readonly suit: Suit;
  readonly cards: readonly Held[];
}

/** One card of a hand: two equal ones differ by their place. */
export interface Held {
  readonly place: number;
  readonly id: string;
}

/** A hand by colours, in the order of the suits, except that the colour of the visit comes first. */
export function groupHand(hand: readonly string[], colour: string): Group[] {
  const held = hand.map((id, place) => ({ place, id })).sort((one, other) => compareCards(one.id, other.id));
  const order = [...SUITS].sort((one, other) => Number(other === colour) - Number(one === colour));
  const groups = order.map((suit) => ({ suit, cards: held.filter((card) => faceOf(card.id).suit === suit) }));
  return groups.filter((group) => group.cards.length > 0);
}
