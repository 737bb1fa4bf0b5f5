// The tables at which somebody sat in this browser, so that they find their way back.
import { fetchGlance } from "../api";
import type { Glance } from "../wire";

const KEY = "courtyard-tables";
const MOST = 3;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((code) => typeof code === "string") : [];
  } catch {
    return [];
  }
}

function write(codes: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes.slice(0, MOST)));
  } catch {
    // a private window may refuse
  }
}

export const visit = (code: string): void => write([code, ...read().filter((known) => known !== code)]);

/** Those where one still has a seat in a game that is not over; the others are forgotten. */
export async function openTables(): Promise<Glance[]> {
  const found = await Promise.all(read().map((code) => fetchGlance(code).catch(() => null)));
  const open = found
    .filter((glance) => glance !== null)
    .filter(({ you, table }) => you !== null && table.phase !== "over");
  write(open.map(({ table }) => table.code));
  return open;
}
