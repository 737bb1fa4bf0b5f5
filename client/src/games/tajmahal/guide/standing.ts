// Examples of what players show in a visit.
import type { CardSymbol } from "../view";

export interface Showing {
  readonly name: string;
  readonly shows: Readonly<Partial<Record<CardSymbol, number>>>;
  readonly home?: boolean; // has withdrawn
  readonly took?: readonly CardSymbol[];
}

/** Whether somebody shows more of a symbol than anybody else who is still in, and its prize is still there. */
export function leads(rows: readonly Showing[], place: number, symbol: CardSymbol): boolean {
  const number = (row: Showing): number => row.shows[symbol] ?? 0;
  const one = rows[place];
  if (one === undefined || one.home || rows.some((row) => row.took?.includes(symbol))) return false;
  return rows.every((other) => other === one || other.home || number(other) < number(one));
}
