// What a click on a card makes of a wish. A kingdom that is named or listed has ten chosen cards; whoever lets one of them go
// leaves its place to chance.
import type { Settled, Wish } from "./view";
import { bare, TEN, wayOf } from "./wish";

export const YOUNG_WITCH = "young-witch";

/** A kingdom as it would be played: what a card was drawn into or taken out of. */
export type Kingdom = Pick<Settled, "kingdom" | "bane">;

/** Whether two kingdoms are one, in whatever order their cards are listed. */
export const sameCards = (one: Kingdom, other: Kingdom): boolean =>
  one.bane === other.bane && [...one.kingdom].sort().join() === [...other.kingdom].sort().join();

/** The cards that are not left to chance. */
export const chosenOf = (wish: Wish, { kingdom }: Kingdom): readonly string[] =>
  wayOf(wish) === "drawn" ? (wish.require ?? []) : kingdom;

export const bannedOf = (wish: Wish): readonly string[] => wish.ban ?? [];

/** Whether one more card may be chosen. */
export const hasRoom = (wish: Wish, now: Kingdom): boolean => chosenOf(wish, now).length < TEN;

/** This card must be there. */
export function choose(wish: Wish, now: Kingdom, card: string): Wish {
  const others = chosenOf(wish, now).filter((known) => known !== card);
  return drawn(wish, now, { require: [...others, card], ban: without(bannedOf(wish), card) });
}

/** This card may be there or not. */
export function letGo(wish: Wish, now: Kingdom, card: string): Wish {
  return drawn(wish, now, { require: without(chosenOf(wish, now), card), ban: without(bannedOf(wish), card) });
}

/** This card must not be there. */
export function ban(wish: Wish, now: Kingdom, card: string): Wish {
  return drawn(wish, now, {
    require: without(chosenOf(wish, now), card),
    ban: [...without(bannedOf(wish), card), card],
  });
}

/** This card is the Bane; null: any that fits. Whoever names one wants Young Witch. */
export function setBane(wish: Wish, now: Kingdom, card: string | null): Wish {
  const { bane: _, ...others } = wish;
  if (card === null) return others;
  return { ...(wayOf(wish) === "drawn" ? choose(others, now, YOUNG_WITCH) : others), bane: card };
}

/** Nothing is chosen and nothing forbidden. */
export const clear = (wish: Wish): Wish => ({ ...bare(wish), kingdom: "random" });

const without = (cards: readonly string[], card: string): string[] => cards.filter((known) => known !== card);

/** The same with other cards that must or must not be there; a Bane stays as long as there is use for it. */
function drawn(wish: Wish, now: Kingdom, cards: { require: readonly string[]; ban: readonly string[] }): Wish {
  const { require, ban } = cards;
  const bane = wayOf(wish) === "drawn" ? wish.bane : now.bane;
  const stays = bane != null && require.includes(YOUNG_WITCH) && ![...require, ...ban].includes(bane);
  return {
    ...bare(wish),
    kingdom: "random",
    ...(wish.sets !== undefined && { sets: wish.sets }),
    ...(require.length > 0 && { require }),
    ...(ban.length > 0 && { ban }),
    ...(stays && { bane }),
  };
}
