// Cards picked in the hand, held against the plays that the server offers. What is legal is what is offered.

/** One way to play: its cards, and where it stands among the options. */
export interface Play {
  readonly place: number;
  readonly cards: readonly string[];
}

const WITHDRAW = "withdraw";

export function playsOf(options: readonly { readonly id: string }[]): Play[] {
  return options
    .map((option, place) => ({ place, cards: option.id.split("+") }))
    .filter((play) => play.cards[0] !== WITHDRAW);
}

/** The place of withdrawing among the options, or -1. */
export function placeOfWithdrawing(options: readonly { readonly id: string }[]): number {
  return options.findIndex((option) => option.id === WITHDRAW);
}

/** Whether all these cards, equal ones counted one by one, are part of a play. */
function within(cards: readonly string[], play: Play): boolean {
  const left = [...play.cards];
  return cards.every((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

/** Whether a play can be made of these cards and perhaps more. */
export function possible(plays: readonly Play[], cards: readonly string[]): boolean {
  return plays.some((play) => within(cards, play));
}

/** The play that is exactly these cards. */
export function playOf(plays: readonly Play[], cards: readonly string[]): Play | undefined {
  return plays.find((play) => play.cards.length === cards.length && within(cards, play));
}

/**
 * The picks after a click on a card. A picked card is put back. Another one joins those that it goes with, and takes the
 * place of those that it does not; the earliest pick yields first. What fits no play is not picked.
 */
export function toggle(
  plays: readonly Play[],
  hand: readonly string[],
  picked: readonly number[],
  place: number,
): number[] {
  if (picked.includes(place)) return picked.filter((other) => other !== place);
  const ids = (places: readonly number[]): string[] => places.map((at) => hand[at] ?? "");
  let kept = [...picked];
  while (kept.length > 0 && !possible(plays, ids([...kept, place]))) kept = fewer(plays, ids, kept, place);
  return possible(plays, ids([...kept, place])) ? [...kept, place] : [...picked];
}

/** One pick fewer: one whose absence helps, else the earliest. */
function fewer(
  plays: readonly Play[],
  ids: (places: readonly number[]) => string[],
  kept: readonly number[],
  place: number,
): number[] {
  const helps = kept.find((gone) => possible(plays, ids([...kept.filter((other) => other !== gone), place])));
  return kept.filter((other) => other !== (helps ?? kept[0]));
}

/** Cards of the hand that some play holds together with these picks; the companions that are still missing. */
export function companions(plays: readonly Play[], cards: readonly string[]): string[] {
  const found = plays.filter((play) => within(cards, play)).flatMap((play) => play.cards);
  return [...new Set(found)].filter((card) => !cards.includes(card));
}
