// How large the cards of a hand are, and how close they lie.

export interface Fit {
  readonly card: number; // its width
  readonly between: number; // two cards of a colour; below 0 they overlap
  readonly apart: number; // two colours
}

const LEAST = 48; // not too small for a finger
const STRIP = 25; // of a card that others cover, as narrow as a finger can still hit
export const MOST = 70;
const BETWEEN = 7;
const APART = [18, 6] as const; // at best, and where cards overlap

/**
 * As large as there is room for; `unit` is how much larger than usual everything is drawn. Where there is no room even
 * for the smallest they overlap, those of a colour first, as long as their symbols stay in sight. What still has no room
 * is scrolled.
 */
export function fit(room: number, cards: number, groups: number, unit = 1): Fit {
  const inside = cards - groups; // gaps between cards of the same colour
  const [far, near] = APART;
  const card = Math.floor((room - far * unit * (groups - 1) - BETWEEN * unit * inside) / (cards || 1));
  if (card >= LEAST) return { card: Math.min(card, MOST * unit), between: BETWEEN * unit, apart: far * unit };
  const between = Math.floor((room - near * (groups - 1) - LEAST * cards) / (inside || 1));
  if (inside > 0 && between >= STRIP - LEAST) return { card: LEAST, between: Math.min(between, BETWEEN), apart: near };
  const all = Math.max(STRIP - LEAST, Math.floor((room - LEAST * cards) / (cards - 1 || 1)));
  return { card: LEAST, between: all, apart: all };
}
