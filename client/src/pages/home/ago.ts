// How long ago something happened, as people say it.
import type { Facts } from "../../wire";

const MINUTE = 60; // seconds
const UNITS = [
  ["days", 24 * 60 * MINUTE],
  ["hours", 60 * MINUTE],
  ["minutes", MINUTE],
] as const;

/** The message that says it, and its facts. */
export function ago(seconds: number): { readonly id: string; readonly facts: Facts } {
  const [unit, length] = UNITS.find(([, span]) => seconds >= span) ?? ["now", MINUTE];
  return { id: `lobby-ago-${unit}`, facts: { count: Math.floor(seconds / length) } };
}
