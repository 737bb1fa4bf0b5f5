import { describe, expect, it } from "vitest";
import { companions, placeOfWithdrawing, playOf, playsOf, possible, toggle } from "./picks";

// Red is the colour of the visit; green goes only with the card of any colour.
const OPTIONS = [
  "red-elephant-vizier",
  "red-elephant-vizier+white-elephant",
  "red-elephant-vizier+special-colour",
  "red-monk-mogul",
  "red-monk-mogul+white-elephant",
  "red-monk-mogul+special-colour",
  "green-elephant-monk+special-colour",
  "withdraw",
].map((id) => ({ id }));
const PLAYS = playsOf(OPTIONS);
const HAND = [
  "red-elephant-vizier",
  "red-monk-mogul",
  "white-elephant",
  "special-colour",
  "green-elephant-monk",
  "purple-monk-mogul",
];
const [VIZIER, MOGUL, WHITE, COLOUR, GREEN, PURPLE] = [0, 1, 2, 3, 4, 5] as const;

const cards = (picked: readonly number[]): string[] => picked.map((place) => HAND[place] ?? "");
const click = (...places: number[]): number[] =>
  places.reduce<number[]>((picked, place) => toggle(PLAYS, HAND, picked, place), []);

describe("picking cards", () => {
  it("finds the option that is exactly the picked cards", () => {
    expect(playOf(PLAYS, cards(click(VIZIER)))?.place).toBe(0);
    expect(playOf(PLAYS, cards(click(WHITE, VIZIER)))?.place).toBe(1);
    expect(placeOfWithdrawing(OPTIONS)).toBe(7);
  });

  it("cannot confirm a white or special card alone, and says what goes with it", () => {
    expect(playOf(PLAYS, cards(click(WHITE)))).toBeUndefined();
    expect(companions(PLAYS, cards(click(WHITE)))).toEqual(["red-elephant-vizier", "red-monk-mogul"]);
    expect(companions(PLAYS, cards(click(GREEN)))).toEqual(["special-colour"]);
  });

  it("puts a picked card back", () => {
    expect(click(VIZIER, WHITE, VIZIER)).toEqual([WHITE]);
  });

  it("changes a card for the one that takes its place", () => {
    expect(click(VIZIER, MOGUL)).toEqual([MOGUL]);
    expect(click(VIZIER, WHITE, MOGUL)).toEqual([WHITE, MOGUL]);
    expect(click(VIZIER, WHITE, COLOUR)).toEqual([VIZIER, COLOUR]);
  });

  it("lets go of all that does not go with the new card", () => {
    expect(click(VIZIER, WHITE, GREEN)).toEqual([GREEN]);
    expect(click(VIZIER, COLOUR, GREEN)).toEqual([COLOUR, GREEN]);
  });

  it("leaves the picks alone when a card fits no play", () => {
    expect(possible(PLAYS, ["purple-monk-mogul"])).toBe(false);
    expect(click(VIZIER, PURPLE)).toEqual([VIZIER]);
  });

  it("does not take one card twice because there are two like it", () => {
    const twins = ["red-monk-mogul", "red-monk-mogul"];
    expect(toggle(PLAYS, twins, [0], 1)).toEqual([1]);
  });
});
