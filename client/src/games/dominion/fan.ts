// How a hand fits into its place: in as many rows as make its cards the largest.

export interface Fan {
  readonly width: number; // of a card
  readonly height: number;
  readonly columns: number;
}

const ROWS = [1, 2, 3];
const GAP = 6; // between two cards
const SLIM = 1.6; // a card is at most so much higher than wide
const BROAD = 1.25; // and where it is wide enough for its name, no broader than this allows
const LEGIBLE = 72; // pixels: the width that most names need
const TALL = 100; // the height at which a picture can be made out

function inRows(rows: number, room: { width: number; height: number }, count: number): Fan {
  const columns = Math.max(1, Math.ceil(count / rows));
  const height = (room.height - GAP * (rows - 1)) / rows;
  const most = (room.width - GAP * (columns - 1)) / columns;
  const width = Math.min(most, Math.max(LEGIBLE, height / BROAD));
  return { width, height: Math.min(height, width * SLIM), columns };
}

/** The rows in which names and pictures are best seen; one rather than two, if they are seen as well. */
export function fan(width: number, height: number, count: number): Fan {
  const ways = ROWS.map((rows) => inRows(rows, { width, height }, count));
  const worth = (way: Fan): number => Math.min(way.width, LEGIBLE) ** 1.5 * Math.min(way.height, TALL);
  return ways.reduce((best, way) => (worth(way) > worth(best) ? way : best));
}
