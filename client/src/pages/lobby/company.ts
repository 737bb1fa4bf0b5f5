// Bots at a table by their number and their strength, as a host chooses them in one go.
import type { BotInfo, GameInfo, Table } from "../../wire";
import { wordsOf } from "../../words/words.svelte";

type Seats = Pick<Table, "seats">;

const botsAt = ({ seats }: Seats) => seats.filter((seat) => seat.kind === "bot");

export const countBots = (table: Seats): number => botsAt(table).length;

export const countOpen = ({ seats }: Seats): number => seats.filter((seat) => seat.kind === "open").length;

/** How many bots there could be, with the people who sit there. */
export const mostBots = ({ seats }: Seats, info: GameInfo): number =>
  info.seats.most - seats.filter((seat) => seat.kind === "person").length;

/** The one bot that all of them are; null: there is none, or there are several kinds. */
export function botOf(table: Seats): string | null {
  const [first, ...others] = botsAt(table).map((seat) => seat.bot);
  return first !== undefined && others.every((bot) => bot === first) ? first : null;
}

/** The levels of a game, each with the word for it; where it has none, the name of the bot. */
export function levelsOf(info: GameInfo): { readonly id: string; readonly text: string }[] {
  const { has, say } = wordsOf(info.game);
  const nameOf = (id: string): string => info.bots.find((bot: BotInfo) => bot.id === id)?.name ?? id;
  return info.levels.map((id) => ({ id, text: has(`level-${id}`) ? say(`level-${id}`) : nameOf(id) }));
}
