// How a hand fits into its width.

export interface Fan {
  readonly card: number; // its width
  readonly gap: number;
  readonly rows: number; // a large hand lies in two or three
  readonly columns: number;
  readonly shift: number; // of each further card: 0, or negative where they overlap
  readonly wordy: boolean; // whether there is room for the text of a card
}

const WORDY = 100; // a narrower card shows no text
const ROOMY = 600; // a hand wider than this has wide gaps, wide cards and texts
const SMALL = 70; // the width of a card in one of several rows, at least,
const LARGE = 84; // and at most
const STRIP = 34; // of a card that is covered by the next, at least

export function fan(width: number, count: number): Fan {
  const roomy = width >= ROOMY;
  const gap = roomy ? 11 : 6;
  const widest = roomy ? 138 : 104;
  const narrowest = roomy ? WORDY : 76;
  const room = width - 4;
  if (count === 0 || width === 0) return { card: widest, gap, rows: 1, columns: 1, shift: 0, wordy: roomy };
  const fitting = (cards: number): number => (room - gap * (cards - 1)) / cards;
  const rows = fitting(count) >= narrowest ? 1 : fitting(Math.ceil(count / 2)) >= SMALL ? 2 : 3;
  const columns = Math.ceil(count / rows);
  const card = rows === 1 ? Math.min(widest, fitting(columns)) : Math.min(LARGE, Math.max(SMALL, fitting(columns)));
  const step = Math.max(STRIP, (room - card) / Math.max(1, columns - 1));
  return { card, gap, rows, columns, shift: Math.min(0, step - card - gap), wordy: roomy && rows === 1 };
}
