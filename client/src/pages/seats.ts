// What the seats of a table offer.
import type { Table } from "../wire";

/** Whether somebody who comes to the table can sit down now: before a game, or after it, and not if the host minds. */
export const hasRoom = (table: Pick<Table, "phase" | "locked" | "seats" | "sent_away">): boolean =>
  table.phase !== "playing" && !table.locked && !table.sent_away && table.seats.some((seat) => seat.kind === "open");
