// What the seats of a table offer.
import type { Table } from "../wire";

/** Whether somebody who comes to the table can sit down now: before a game, or after it. */
export const hasRoom = (table: Pick<Table, "phase" | "locked" | "seats">): boolean =>
  table.phase !== "playing" && !table.locked && table.seats.some((seat) => seat.kind === "open");
