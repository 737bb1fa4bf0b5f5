// Things of the game: as ids by which sentences name them, or as words that stand alone.
import { say } from "./words";
import type { CardSymbol, Good, Province, Town } from "./view";

/** A card by itself: "Red elephant-vizier". */
export const cardName = (id: string): string => say(`card-${id}`);

/** The name of a town or a province, by the words of the language, or as a board of somebody's own has it. */
export const placeName = (thing: string): string => say("place", { place: thing });

export const townThing = (town: Town | undefined): string => placeThing("town", town?.name ?? "");
export const provinceThing = (province: Province | undefined): string => placeThing("province", province?.name ?? "");
export const prizeThing = (prize: string): string => `prize-${prize}`;
export const symbolThing = (symbol: CardSymbol): string => `symbol-${symbol}`;
export const goodThing = (good: Good): string => `good-${good}`;

/** The same places with the names that the map shows: it has to know how long these are. */
export const shownTown = (town: Town): Town => ({ ...town, name: placeName(townThing(town)) });
export const shownProvince = (province: Province): Province => ({
  ...province,
  name: placeName(provinceThing(province)),
});

const placeThing = (kind: string, name: string): string =>
  `${kind}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}=${name}`;
