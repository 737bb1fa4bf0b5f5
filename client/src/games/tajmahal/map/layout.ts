// Where names, tiles and ornaments stand on the map, so that they do not hide each other.
import type { Town } from "../view";
import type { Box, Point } from "./field";
import { spot } from "./land";

export interface Label {
  readonly at: Point;
  readonly aside: boolean; // begins there, instead of standing below in the middle
}

const BELOW = 33;
const BELOW_FORTRESS = 46;
const BELOW_CENTRE = 52;
const LETTER = 0.27; // half the width of a letter of a town's name, as a share of its size
const USUAL = 20.5; // the size of such a letter
const CAPITAL = 8.6; // and of a province's
const HEIGHT = 20; // of a letter
const FORTRESS = 34; // from the middle of one to where something else may stand
const TILE = [54, 20] as const; // half the width and half the height of a province's tile
const SPACE = 10; // between two names

/** A town's name stands below it, since palaces grow upward; beside it where another town is close below. */
export function townLabel(town: Town, towns: readonly Town[], size = USUAL): Label {
  const [x, y] = spot(town);
  const crowded = towns.some((other) => Math.abs(other.x - town.x) < 4 && other.y > town.y && other.y - town.y < 10);
  if (crowded && !inMiddle(town, towns)) return { at: [x + 26, y + 36], aside: true };
  return { at: [x + push(town, towns, size), y + below(town, towns)], aside: false };
}

function below(town: Town, towns: readonly Town[]): number {
  if (inMiddle(town, towns)) return BELOW_CENTRE;
  return town.fortified ? BELOW_FORTRESS : BELOW;
}

/** How far a name must yield to those beside it, half of what is missing, so that one can see where it ends. */
function push(town: Town, towns: readonly Town[], size: number): number {
  const [x, y] = spot(town);
  const line = y + below(town, towns);
  const pushes = towns.map((other) => {
    const [left, top] = spot(other);
    const missing = LETTER * size * (town.name.length + other.name.length) + SPACE - Math.abs(left - x);
    const beside = other.id !== town.id && Math.abs(top + below(other, towns) - line) < HEIGHT;
    return beside && missing > 0 ? (Math.sign(x - left) * missing) / 2 : 0;
  });
  return pushes.reduce((sum, one) => sum + one, 0);
}

/** Whether a town lies amid the others of its province. */
function inMiddle(town: Town, towns: readonly Town[]): boolean {
  const [x, y] = middle(towns.filter((other) => other.province === town.province));
  return Math.hypot(town.x - x, town.y - y) < 3;
}

function middle(towns: readonly Town[]): Point {
  const [xs, ys] = [towns.map((town) => town.x), towns.map((town) => town.y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

export interface ProvinceLabels {
  readonly name: Point;
  readonly tile: Point;
  readonly award: Point;
}

/** Amid the towns; above and beside them where a town lies in the middle. */
export function provinceLabels(towns: readonly Town[], name: string): ProvinceLabels {
  const centre = middle(towns);
  const [x, y] = spot({ x: centre[0], y: centre[1] });
  const top = Math.min(...towns.map((town) => spot(town)[1]));
  if (!towns.some((town) => inMiddle(town, towns))) {
    const above = towns.filter((town) => spot(town)[1] < y && clashes(town, x, name));
    const down = Math.max(y + 6, ...above.map((town) => spot(town)[1] + BELOW_FORTRESS + 27));
    const aside = x + yielding(towns, x, down + 30);
    return { name: [aside, down], tile: [aside, down + 30], award: [x, y - 42] };
  }
  const right = Math.max(...towns.map((town) => spot(town)[0]));
  return { name: [x, top - 38], tile: [right + 45, y + 34], award: [x, y - 44] };
}

/** How far a tile must move sideways so that it does not touch a fortress beside it. */
function yielding(towns: readonly Town[], x: number, y: number): number {
  const moves = towns
    .filter((town) => town.fortified && Math.abs(spot(town)[1] - y) < FORTRESS + TILE[1])
    .map((town) => {
      const away = x - spot(town)[0];
      return Math.sign(away) * Math.max(0, FORTRESS + TILE[0] - Math.abs(away));
    });
  return moves.reduce((sum, move) => sum + move, 0);
}

/** Whether the name of a fortress in the upper row would touch that of the province. */
function clashes(town: Town, x: number, name: string): boolean {
  return town.fortified && Math.abs(spot(town)[0] - x) < LETTER * USUAL * town.name.length + CAPITAL * name.length;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly court: Point; // its upper left corner
  readonly sun: Point; // the middle of the ornament with the number of the visit
}

export const COURT_WIDTH = 520;
export const COURT_HEIGHT = 244;
const MARGIN = 18;
const SUN = 112; // its radius

/** The part of the plane to show; court and sun stand in the upper corners, above the land if these are not free. */
export function frameOf(coast: Box, towns: readonly Town[]): Frame {
  const court: Point = [coast.right - COURT_WIDTH - 8, coast.top + 26];
  const sun: Point = [coast.left + 142, coast.top + 112];
  const covered = towns.map(spot).some(([x, y]) => {
    const underCourt = x > court[0] - 20 && y < court[1] + COURT_HEIGHT + 40;
    return underCourt || Math.hypot(x - sun[0], y - sun[1]) < SUN + 40;
  });
  const lift = covered ? COURT_HEIGHT + 60 : 0;
  const top = coast.top - MARGIN - lift;
  return {
    left: coast.left - MARGIN,
    top,
    width: coast.right - coast.left + 2 * MARGIN,
    height: coast.bottom + MARGIN - top,
    court: [court[0], court[1] - lift],
    sun: [sun[0], sun[1] - lift],
  };
}
