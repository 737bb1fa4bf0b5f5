// What can be chosen besides cards: a town, or to withdraw; or several cards that are played together.
import { cardName, placeName, townThing } from "./names";
import type { View } from "./view";
import { say } from "./words";

export function nameOfOption(option: string, view: unknown): string | null {
  if (option === "withdraw") return say("withdraw");
  const town = (view as View | null)?.towns.find(({ id }) => id === option);
  if (town !== undefined) return placeName(townThing(town));
  return option.includes("+") ? option.split("+").map(cardName).join(" + ") : null;
}
