// The roads that join palaces of one player: a line for each of them, side by side where a road serves several.
import type { Road, Town } from "../view";
import { spot } from "./land";

export interface Line {
  readonly seat: number;
  readonly path: string;
  readonly road: string; // both its towns
}

const APART = 11;

export function pathOf(from: Town, to: Town, aside = 0): string {
  const [[ax, ay], [bx, by]] = [spot(from), spot(to)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [ox, oy] = [(-(by - ay) / length) * aside, ((bx - ax) / length) * aside];
  const round = (number: number): number => Math.round(number * 10) / 10;
  return `M${round(ax + ox)} ${round(ay + oy)}L${round(bx + ox)} ${round(by + oy)}`;
}

export const roadName = ([from, to]: Road): string => `${from} ${to}`;

export function chains(towns: ReadonlyMap<string, Town>, roads: readonly Road[]): Line[] {
  return roads.flatMap((road) => {
    const [from, to] = [towns.get(road[0]), towns.get(road[1])];
    if (from === undefined || to === undefined) return [];
    const seats = from.palaces.filter((seat) => to.palaces.includes(seat));
    return seats.map((seat, place) => {
      const aside = (place - (seats.length - 1) / 2) * APART;
      return { seat, path: pathOf(from, to, aside), road: roadName(road) };
    });
  });
}
