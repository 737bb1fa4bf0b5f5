// Rulings by the folders that they are kept in.
import type { RulingInfo } from "../wire";

export interface Folder {
  readonly folder: string;
  readonly rulings: readonly RulingInfo[];
}

export function byFolder(rulings: readonly RulingInfo[]): Folder[] {
  const found = new Map<string, RulingInfo[]>();
  for (const ruling of rulings) {
    const folder = ruling.id.split("/")[0] ?? "";
    found.set(folder, [...(found.get(folder) ?? []), ruling]);
  }
  return [...found].map(([folder, inside]) => ({ folder, rulings: inside }));
}

/** How many rulings speak of each card. */
export function byCard(rulings: readonly RulingInfo[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const card of rulings.flatMap((ruling) => ruling.cards)) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}
