// Which town the arrow keys lead to.
import type { Town } from "../view";
import { spot } from "./land";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIDEWAYS = 1; // how much farther a town seems for lying off to the side

/** The nearest town in the direction of a key; nothing at the edge of the board, and for other keys. */
export function steer(from: Town, key: string, towns: readonly Town[]): Town | undefined {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const [x, y] = spot(from);
  const ahead = towns.flatMap((town) => {
    const [dx, dy] = [spot(town)[0] - x, spot(town)[1] - y];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] + dy * direction[0]);
    return along > 0 && aside <= 2 * along ? [{ town, distance: along + SIDEWAYS * aside }] : [];
  });
  return ahead.sort((one, other) => one.distance - other.distance)[0]?.town;
}
