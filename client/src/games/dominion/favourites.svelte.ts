// Kingdoms that somebody wants to find again, each under a name, kept in this browser.
import { sameCards, type Kingdom } from "./choosing";
import { kingdomIn, read, write } from "./kept";

const KEY = "courtyard-dominion-favourites";
export const LONGEST_NAME = 40;
export const MOST = 50;

export interface Favourite extends Kingdom {
  readonly name: string;
}

const isName = (name: unknown): name is string =>
  typeof name === "string" && name.trim() === name && name !== "" && name.length <= LONGEST_NAME;

/** Of what was kept, all that has a name and is a kingdom. */
export function favouritesIn(value: unknown): Favourite[] {
  const found: Favourite[] = [];
  for (const each of Array.isArray(value) ? (value as unknown[]) : []) {
    const [kingdom, name] = [kingdomIn(each), (each as { name?: unknown } | null)?.name];
    if (kingdom !== null && isName(name) && !found.some((known) => known.name === name))
      found.push({ name, ...kingdom });
  }
  return found.slice(0, MOST);
}

class Favourites {
  all: readonly Favourite[] = $state.raw(favouritesIn(read(KEY)));

  /** Under which name this kingdom is kept. */
  nameOf(kingdom: Kingdom): string | null {
    return this.all.find((known) => sameCards(known, kingdom))?.name ?? null;
  }

  /** The newest comes first; another one of the same name gives way. */
  keep(name: string, { kingdom, bane }: Kingdom): void {
    const called = name.trim().slice(0, LONGEST_NAME).trim();
    if (called === "") return;
    this.set([{ name: called, kingdom, bane }, ...this.all.filter((known) => known.name !== called)].slice(0, MOST));
  }

  forget(name: string): void {
    this.set(this.all.filter((known) => known.name !== name));
  }

  private set(all: readonly Favourite[]): void {
    this.all = all;
    write(KEY, all);
  }
}

export const favourites = new Favourites();
