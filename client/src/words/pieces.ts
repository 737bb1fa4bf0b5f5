// A sentence in pieces: running text, names of things that can be looked at, names of people, and signs.

export type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "name"; readonly text: string }
  | ({ readonly kind: "thing"; readonly id: string; readonly text: string } & Glued)
  | ({ readonly kind: "sign"; readonly place: number; readonly text: string } & Glued);

/** What stays on the line of a thing or sign: the plus before it, the comma behind it. */
interface Glued {
  readonly lead?: string;
  readonly trail?: string;
}

// Characters of the private use area stand around names while a sentence is put together.
const THING = "\uE000";
const BETWEEN = "\uE001";
const NAME = "\uE002";
const END = "\uE003";
const POINTS = "\uE004";
const MARKS = /[\uE000-\uE004]/g;
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE003]*)\uE003|\uE002([^\uE003]*)\uE003/g;

export const markThing = (id: string, text: string): string => `${THING}${id}${BETWEEN}${text}${END}`;
export const markPoints = (points: string, text: string): string => `${POINTS}${points}${BETWEEN}${text}${END}`;
export const markName = (text: string): string => `${NAME}${text}${END}`;

/** What comes from people must not be taken for our marks. */
export const withoutMarks = (text: string): string => text.replace(MARKS, "");

/** Points, to be drawn as a sign by those games that have one. */
export const POINTS_MARKED = /\uE004([^\uE001]*)\uE001([^\uE003]*)\uE003/u;

/** The sentence as a plain text. */
export const plain = (marked: string): string =>
  marked
    .replace(MARKED, (_, __, thing, name) => thing ?? name)
    .replaceAll(new RegExp(POINTS_MARKED, "gu"), (_, __, text) => text);

/** Split a marked sentence; the patterns find signs in what is neither a name nor a thing. */
export function split(marked: string, signs: readonly RegExp[] = []): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of marked.matchAll(MARKED)) {
    pieces.push(...findSigns(marked.slice(done, match.index), signs));
    const [whole, id, thing, name] = match;
    pieces.push(id === undefined ? { kind: "name", text: name ?? "" } : { kind: "thing", id, text: thing ?? "" });
    done = match.index + whole.length;
  }
  pieces.push(...findSigns(marked.slice(done), signs));
  return glue(pieces);
}

const OPENING = /[\p{Ps}\p{Pi}+−-]+$/u;
const CLOSING = /^[\p{Pe}\p{Pf}.,;:!?…%]+/u;

/** Browsers break lines beside whatever is drawn, so what belongs to it is taken from its neighbours. */
function glue(pieces: readonly Piece[]): Piece[] {
  const textOf = (piece: Piece | undefined): string => (piece?.kind === "text" ? piece.text : "");
  const isDrawn = (piece: Piece | undefined): boolean => piece?.kind === "thing" || piece?.kind === "sign";
  return pieces.map((piece, place) => {
    const [before, after] = [pieces[place - 1], pieces[place + 1]];
    if (isDrawn(piece)) {
      const lead = OPENING.exec(textOf(before))?.[0] ?? "";
      const trail = CLOSING.exec(textOf(after))?.[0] ?? "";
      return { ...piece, ...(lead && { lead }), ...(trail && { trail }) };
    }
    if (piece.kind !== "text") return piece;
    const rest = isDrawn(before) ? piece.text.replace(CLOSING, "") : piece.text;
    return { kind: "text", text: isDrawn(after) ? rest.replace(OPENING, "") : rest };
  });
}

function findSigns(text: string, signs: readonly RegExp[]): Piece[] {
  if (text === "") return [];
  for (const [place, pattern] of signs.entries()) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const sign: Piece = { kind: "sign", place, text: match[1] ?? match[0] };
    const before = text.slice(0, match.index);
    return [...findSigns(before, signs), sign, ...findSigns(text.slice(match.index + match[0].length), signs)];
  }
  return [{ kind: "text", text }];
}
