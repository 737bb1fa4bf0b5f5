// Points by their reasons.
import type { Score, Scored } from "./view";

/** What points are for, in the order in which people look for it. */
export const KINDS = ["palaces", "tiles", "bonuses", "special", "hand", "earlier"] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(why: string): Kind {
  if (why === "palaces" || why === "earlier") return why;
  if (why === "tile-good") return "tiles";
  if (why === "special-points") return "special";
  return why.startsWith("hand-") ? "hand" : "bonuses";
}

export const total = (lines: readonly Score[]): number => lines.reduce((sum, line) => sum + line.points, 0);

export function pointsByKind(scored: readonly Scored[], seat: number): Record<Kind, number> {
  const mine = scored.filter((score) => score.seat === seat);
  const points = (kind: Kind): number => total(mine.filter((score) => kindOf(score.why) === kind));
  return Object.fromEntries(KINDS.map((kind) => [kind, points(kind)])) as Record<Kind, number>;
}

/** Only those that anybody has points for. */
export function kindsThere(scored: readonly Scored[]): Kind[] {
  return KINDS.filter((kind) => scored.some((score) => kindOf(score.why) === kind));
}

/** What a visit was scored for, step by step as the rules go; steps without a line are left out. */
export function steps(lines: readonly Score[]): { kind: Kind; points: number }[] {
  const order: readonly Kind[] = ["special", "bonuses", "palaces", "tiles"];
  return order
    .map((kind) => ({ kind, lines: lines.filter((line) => kindOf(line.why) === kind) }))
    .filter((step) => step.lines.length > 0)
    .map((step) => ({ kind: step.kind, points: total(step.lines) }));
}
