// How large the cards of a hand are, and how close they lie.

export interface Fit {
  readonly card: number; // its width
  readonly between: number; // two cards of a colour; below 0 they overlap
}

const LEAST = 48; // not too small for a finger
export const MOST = 70;
const BETWEEN = 7;
export const APART = 18; // two colours

/**
 * As large as there is room for. Where there is none even for the smallest, they overlap, as long as their symbols stay in
 * sight: `strip` is what is seen of each. What still has no room is scrolled.
 */
export function fit(room: number, cards: number, groups: number, strip: number): Fit {
  const inside = cards - groups; // gaps between cards of the same colour
  const left = room - APART * (groups - 1);
  const card = Math.floor((left - BETWEEN * inside) / (cards || 1));
  if (card >= LEAST) return { card: Math.min(card, MOST), between: BETWEEN };
  const between = Math.floor((left - LEAST * cards) / (inside || 1));
  return { card: LEAST, between: Math.max(strip - LEAST, Math.min(between, BETWEEN)) };
}
