// The text of a card as the catalogue writes it: one instruction a line, and "---" for the line that is printed across it.
import { POINTS_MARKED } from "../../words/pieces";

export interface CardText {
  readonly gifts: string[]; // plain ones such as "+1 Card", "$2" or points
  readonly lines: string[];
  readonly after: string[]; // what is printed below the line: what a Reaction does out of turn
}

const GIFT = new RegExp(`^(\\+\\$?\\d+( \\p{L}+)?|\\$\\d+|${POINTS_MARKED.source})$`, "u");
const ACROSS = "---";

export function parse(text: string): CardText {
  const all = text.split("\n").map((line) => line.trim());
  const across = all.includes(ACROSS) ? all.indexOf(ACROSS) : all.length;
  const lines = all.slice(0, across).filter((line) => line !== "");
  const kept = (line: string): string => line.replaceAll(/(\+\d+) (?=\p{L})/gu, "$1\u00a0"); // on one line
  return {
    gifts: lines.filter((line) => GIFT.test(line)),
    lines: lines.filter((line) => !GIFT.test(line)).map(kept),
    after: all.slice(across + 1).map(kept),
  };
}
