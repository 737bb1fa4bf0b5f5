// Which of all cards are shown to choose from.
import { matches } from "../../words/search";
import { printed, type Kind } from "./printed";
import { namesOf, say } from "./words";
import { kingdomCards, type Box } from "./wish";

/** Of each list any may fit; an empty one asks for nothing. */
export interface Filter {
  readonly search: string;
  readonly sets: readonly Box[];
  readonly costs: readonly number[];
  readonly kinds: readonly Kind[];
}

export const EVERYTHING: Filter = { search: "", sets: [], costs: [], kinds: [] };

export const COSTS: readonly number[] = [2, 3, 4, 5, 6];
export const KINDS_OF_KINGDOM = [
  "action",
  "attack",
  "reaction",
  "treasure",
  "victory",
] as const satisfies readonly Kind[];

const fits = <T>(wanted: readonly T[], has: (one: T) => boolean): boolean => wanted.length === 0 || wanted.some(has);

/** What is typed may be of the name or of the text. */
export const sought = ({ search, sets, costs, kinds }: Filter): string[] =>
  kingdomCards().filter((card) => {
    const { set, cost, types } = printed(card);
    return (
      fits(sets, (box) => box === set) &&
      fits(costs, (wanted) => wanted === cost) &&
      fits(kinds, (kind) => types.includes(kind)) &&
      matches(`${namesOf(card)} ${say(`card-${card}.text`)}`, search)
    );
  });
