// Points shown where they come from: on towns, and on provinces.
import type { Province, Score, Town } from "../view";
import { total } from "../scores";
import type { Point } from "./field";
import { spot } from "./land";
import { provinceLabels } from "./layout";

export interface Award {
  readonly key: string;
  readonly points: number;
  readonly at: Point;
}

/** Where several players have scored at one place, the last of them. */
export function awardsOf(lines: readonly Score[], towns: readonly Town[], provinces: readonly Province[]): Award[] {
  const labels = (id: string) => {
    const name = provinces.find((province) => province.id === id)?.name ?? "";
    return provinceLabels(
      towns.filter((town) => town.province === id),
      name,
    );
  };
  const found: Award[] = [];
  for (const { why, points, town, provinces: joined } of lines) {
    const place = towns.find((other) => other.id === town);
    if (place !== undefined && points > 0) found.push({ key: `${why} ${place.id}`, points, at: above(spot(place)) });
    for (const province of joined ?? [])
      found.push({ key: `palaces ${province}`, points: 1, at: labels(province).award });
  }
  for (const { id, tile } of provinces) {
    const goods = total(lines.filter((line) => line.tile === `tile-${tile}`));
    if (goods > 0) found.push({ key: `tile ${id}`, points: goods, at: below(labels(id).tile) });
  }
  return [...new Map(found.map((award) => [award.key, award])).values()];
}

const above = ([x, y]: Point): Point => [x, y - 66];
const below = ([x, y]: Point): Point => [x, y + 40];
