// How a hand fits into its width.

export interface Fan {
  readonly card: number; // its width
  readonly gap: number;
  readonly shift: number; // of each further card: 0, or negative where they overlap
  readonly wordy: boolean; // whether there is room for the text of a card
}

const WIDEST = 138;
const WORDY = 100; // a narrower card shows no text
const ROOMY = 600; // a hand wider than this has wide gaps and wide cards
const STRIP = 46; // of a card that is covered by the next, at least

export function fan(width: number, count: number): Fan {
  const roomy = width >= ROOMY;
  const gap = roomy ? 11 : 6;
  const narrowest = roomy ? WORDY : 80; // below that, cards overlap instead
  if (count === 0 || width === 0) return { card: WIDEST, gap, shift: 0, wordy: true };
  const room = width - 4;
  const fitting = (room - gap * (count - 1)) / count;
  const card = Math.min(WIDEST, room, Math.max(narrowest, fitting));
  const step = Math.max(STRIP, (room - card) / Math.max(1, count - 1));
  return { card, gap, shift: Math.min(0, step - card - gap), wordy: card >= WORDY };
}
