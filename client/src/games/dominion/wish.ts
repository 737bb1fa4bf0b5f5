// The options of a table of Dominion, as the rules spell them.
import type { Options, PresetInfo } from "../../wire";
import { compare } from "../../words/words.svelte";
import { say } from "./words";
import { allPrinted, printed } from "./printed";
import type { Sets, Settled, Wish } from "./view";

export type Box = keyof Sets;
export const BOXES = ["base", "intrigue", "cornucopia"] as const satisfies readonly Box[];
export const TEN = 10;

export type Mode = "recommended" | "random" | "hand";

// A table of Dominion has such options.
export const wishOf = (options: Options): Wish => options as Wish;
export const settledOf = (options: Options): Settled => options as unknown as Settled;

export function modeOf(wish: Wish): Mode {
  if (Array.isArray(wish.kingdom)) return "hand";
  return wish.kingdom === undefined || wish.kingdom === "random" ? "random" : "recommended";
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

/** The cards of all sets, by name. */
export const kingdomCards = (): string[] =>
  allPrinted()
    .filter((card) => BOXES.some((box) => box === card.set))
    .map((card) => card.id)
    .sort((one, other) => compare(say(`card-${one}`), say(`card-${other}`)));

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
