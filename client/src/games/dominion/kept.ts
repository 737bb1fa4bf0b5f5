// What a browser keeps of kingdoms. It may have been written by hand, or by another version: whatever is no kingdom is left out.
import type { Kingdom } from "./choosing";
import { TEN } from "./wish";

const CARD = /^[a-z-]{1,40}$/;

const isCard = (value: unknown): value is string => typeof value === "string" && CARD.test(value);

/** A kingdom out of what was kept; null: it is none. */
export function kingdomIn(value: unknown): Kingdom | null {
  if (typeof value !== "object" || value === null) return null;
  const { kingdom, bane = null } = value as { kingdom?: unknown; bane?: unknown };
  if (!Array.isArray(kingdom) || !kingdom.every(isCard) || new Set(kingdom).size !== TEN) return null;
  if (kingdom.length !== TEN || (bane !== null && !isCard(bane))) return null;
  return { kingdom, bane };
}

export function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // no storage here, or not ours
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window may refuse
  }
}
