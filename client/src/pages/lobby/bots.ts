// Bots, and strategies that are texts, in the order in which they are offered for a seat.
import type { BotInfo } from "../../wire";
import { wordsOf } from "../../words/words.svelte";

export interface Offer {
  /** The usual one comes first. */
  readonly bots: readonly BotInfo[];
  /** Strategies that find their cards; those that are made for these cards come first. */
  readonly suited: readonly BotInfo[];
  /** Strategies that would look for their cards in vain. */
  readonly others: readonly BotInfo[];
}

export function offer(all: readonly BotInfo[], usual: string, suited: readonly string[]): Offer {
  const strategies = all.filter((bot) => bot.strategy);
  const fits = (bot: BotInfo): boolean => suited.includes(bot.id);
  return {
    bots: all
      .filter((bot) => !bot.strategy)
      .sort((one, other) => Number(other.id === usual) - Number(one.id === usual)),
    suited: strategies.filter(fits).sort((one, other) => other.wants.length - one.wants.length),
    others: strategies.filter((bot) => !fits(bot)),
  };
}

/** One line on what it does: a strategy says it itself, a bot in the words of the catalogue. */
export function aboutBot(bot: BotInfo, game: string): string {
  const { has, say } = wordsOf(game);
  return has(`bot-${bot.id}`) ? say(`bot-${bot.id}`) : bot.about;
}
