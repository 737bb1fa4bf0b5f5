// The options of a table of Dominion, as the rules spell them.
import type { Options, PresetInfo } from "../../wire";
import { compare } from "../../words/words.svelte";
import { say } from "./words";
import { allPrinted, printed } from "./printed";
import type { Sets, Settled, Wish } from "./view";

export type Box = keyof Sets;
export const BOXES = ["base", "intrigue", "cornucopia"] as const satisfies readonly Box[];
export const TEN = 10;

/** How a kingdom comes about: it has a name, belongs to a day, is drawn by wishes, or is a list of ten. */
export type Way = "recommended" | "day" | "drawn" | "listed";

// A table of Dominion has such options.
export const wishOf = (options: Options): Wish => options as Wish;
export const settledOf = (options: Options): Settled => options as unknown as Settled;

const DAY = /^\d{4}-\d\d-\d\d$/;

export function wayOf({ kingdom }: Wish): Way {
  if (Array.isArray(kingdom)) return "listed";
  if (typeof kingdom !== "string" || kingdom === "random") return "drawn";
  return DAY.test(kingdom) ? "day" : "recommended";
}

/** The options without anything about cards: what another way to choose them begins with. */
export function bare({ start }: Wish): Wish {
  return start === undefined ? {} : { start };
}

/** The sets that are drawn from: all of them where nothing is said. */
export const countsOf = (wish: Wish): Sets => wish.sets ?? { base: null, intrigue: null, cornucopia: null };

/** One more or one less of a set: none, any number, then 1 to 10. */
export function stepped(counts: Sets, box: Box, by: 1 | -1): Sets {
  const scale: (number | null | undefined)[] = [
    undefined,
    null,
    ...Array.from({ length: TEN }, (_, place) => place + 1),
  ];
  const at = scale.indexOf(box in counts ? counts[box] : undefined);
  const next = scale[Math.max(0, Math.min(scale.length - 1, at + by))];
  const { [box]: _, ...others } = counts;
  const changed = next === undefined ? others : { ...counts, [box]: next };
  return Object.keys(changed).length === 0 ? counts : changed;
}

/** Whether a card can be one of the ten. */
export const isOfKingdom = (card: string): boolean => BOXES.some((box) => box === printed(card).set);

/** All that can be, by cost and name. */
export const kingdomCards = (): string[] =>
  allPrinted()
    .map((card) => card.id)
    .filter(isOfKingdom)
    .sort((one, other) => printed(one).cost - printed(other).cost || compare(nameOf(one), nameOf(other)));

const nameOf = (card: string): string => say(`card-${card}`);

/** The sets that a kingdom is made of, in their order. */
export const boxesOf = (cards: readonly string[]): Box[] =>
  BOXES.filter((box) => cards.some((card) => printed(card).set === box));

/** Kingdoms by the sets that one needs for them. */
export function byBoxes(kingdoms: readonly PresetInfo[]): { boxes: Box[]; kingdoms: PresetInfo[] }[] {
  const groups: { boxes: Box[]; kingdoms: PresetInfo[] }[] = [];
  for (const kingdom of kingdoms) {
    const { kingdom: cards } = wishOf(kingdom.options);
    const boxes = boxesOf(Array.isArray(cards) ? cards : []);
    const group = groups.find((known) => known.boxes.join() === boxes.join());
    if (group === undefined) groups.push({ boxes, kingdoms: [kingdom] });
    else group.kingdoms.push(kingdom);
  }
  return groups;
}
