// Every sound there is, by the name that the pages call it.
import { rustle, together, tone } from "./voices.js";

const BELL = [
  [1, 1],
  [2, 0.35],
  [3.01, 0.18],
  [4.2, 0.08],
];
const METAL = [
  [1, 1],
  [1.47, 0.7],
  [2.09, 0.5],
  [2.56, 0.35],
];
const HORN = [
  [1, 1],
  [2, 0.6],
  [3, 0.4],
  [4, 0.2],
  [5, 0.1],
];
const STRING = [
  [1, 1],
  [2, 0.7],
  [3, 0.5],
  [4, 0.3],
  [5.03, 0.25],
  [7.05, 0.12],
];
const GONG = [
  [1, 1],
  [1.52, 0.55],
  [2.31, 0.4],
  [3.17, 0.2],
];

// Equal temperament around the A of an orchestra.
const pitch = (halftones) => 440 * 2 ** (halftones / 12);
const [C4, E4, G4, A4, C5, E5, G5] = [-9, -5, -2, 0, 3, 7, 10].map(pitch);

/** Cards that fall onto each other, sooner and sooner. */
const riffle = Array.from({ length: 16 }, (_, card) => [
  0.03 * card - 0.0007 * card * card,
  0.5 + 0.03 * card,
  rustle(1400, 5200, 0.045, { seed: card + 1 }),
]);

const horn = (start, note, length) => [start, 1, tone(note, length, { overtones: HORN, attack: 0.02 })];

export const SCORE = {
  card: together(0.5, [0, 1, rustle(900, 4200, 0.09, { seed: 7 })], [0.012, 0.8, tone(170, 0.1, { bend: 0.7 })]),
  shuffle: together(0.4, ...riffle, [0.34, 1.2, rustle(700, 3000, 0.2, { seed: 40, slide: 2, attack: 0.08 })]),
  coins: together(
    0.45,
    [0, 1, tone(1870, 0.22, { overtones: METAL })],
    [0.07, 0.8, tone(2230, 0.26, { overtones: METAL })],
  ),
  trash: together(
    0.5,
    [0, 1, rustle(1200, 6000, 0.24, { seed: 11, slide: 0.35, attack: 0.03 })],
    [0.2, 0.9, tone(110, 0.18, { bend: 0.6 })],
  ),
  withdraw: together(
    0.45,
    [0, 1, tone(E5, 0.35, { overtones: STRING, bend: 0.99 })],
    [0.1, 0.9, tone(C5, 0.35, { overtones: STRING, bend: 0.99 })],
    [0.2, 0.9, tone(A4, 0.45, { overtones: STRING, bend: 0.98 })],
  ),
  stone: together(
    0.55,
    [0, 1, tone(210, 0.09, { overtones: METAL, bend: 0.8 })],
    [0, 0.7, rustle(500, 2600, 0.05, { seed: 23 })],
    [0.11, 0.8, tone(260, 0.11, { overtones: METAL, bend: 0.8 })],
  ),
  turn: together(
    0.45,
    [0, 0.8, tone(E5, 0.5, { overtones: BELL })],
    [0.13, 1, tone(pitch(12), 0.7, { overtones: BELL })],
  ),
  victory: together(
    0.55,
    horn(0, G4, 0.3),
    horn(0.15, C5, 0.3),
    horn(0.3, E5, 0.3),
    ...[C4, E4, C5, E5, G5].map((note) => horn(0.45, note, 1.1)),
    [0.45, 0.5, rustle(3000, 7000, 0.9, { seed: 5, attack: 0.02 })],
  ),
  end: together(0.45, [0, 1, tone(C4, 1.1, { overtones: GONG, attack: 0.01 })]),
};
