// The score track: fields from 0 on, and who stands on them.
import type { Player } from "./view";

const SHORTEST = 50;
const STEP = 10;

export interface Field {
  readonly points: number;
  readonly seats: readonly number[]; // those who stand there, piled up
}

/** As many fields as the leader needs, ten at a time. */
export function fields(players: readonly Player[]): Field[] {
  const most = Math.max(0, ...players.map((player) => player.score));
  const last = Math.max(SHORTEST, Math.ceil((most + 1) / STEP) * STEP);
  return Array.from({ length: last + 1 }, (_, points) => ({
    points,
    seats: players.filter((player) => player.score === points).map((player) => player.seat),
  }));
}
