// A way to answer in words, and the card that they name.
import type { Facts } from "../../wire";
import type { Piece } from "../../words/pieces";
import { signs } from "./signs";
import { pieces } from "./words";

export interface Way {
  readonly words: readonly Piece[];
  readonly card: string | null;
}

const patterns = signs.map((sign) => sign.pattern);

/** The name of a card is plain words here: these stand on a button, and the button itself shows the card. */
export function wayOf(id: string, facts: Facts): Way {
  const parts = pieces(id, facts, patterns);
  return { words: parts.map(flat), card: parts.find((part) => part.kind === "thing")?.id ?? null };
}

function flat(part: Piece): Piece {
  if (part.kind !== "thing") return part;
  return { kind: "text", text: `${part.lead ?? ""}${part.text}${part.trail ?? ""}` };
}
