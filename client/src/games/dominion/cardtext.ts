// The text of a card as the catalogue writes it: one instruction a line.

export interface CardText {
  readonly gifts: string[]; // plain ones such as "+1 Card", "$2" or "6 VP"
  readonly lines: string[];
  readonly after: string[]; // what is printed below the line: what a Reaction does out of turn
}

const GIFT = /^(\+\$?\d+( \p{L}+)?|\$\d+|-?\d+ VP)$/u;
const REACTION = /^\p{L}+: /u;

export function parse(text: string): CardText {
  const lines = text.split("\n").map((line) => line.trim());
  const kept = (line: string): string => line.replaceAll(/(\+\d+) (?=\p{L})/gu, "$1\u00a0"); // on one line
  const is = (pattern: RegExp) => (line: string) => pattern.test(line);
  return {
    gifts: lines.filter(is(GIFT)),
    lines: lines.filter((line) => line !== "" && !GIFT.test(line) && !REACTION.test(line)).map(kept),
    after: lines.filter(is(REACTION)).map(kept),
  };
}
