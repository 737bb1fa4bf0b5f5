// The names of what can be pointed at. A place of a table carries its name in `data-zone`, with the seat or the like
// behind it: "hand-2". A sign, a letter, a number or a button carries its own in `data-what`, which tells more than the place
// that it stands on. A card needs no name: it is whatever `data-peek` shows.

/** Something that was pointed at. */
export interface Named {
  readonly name: string;
  readonly node: Element;
}

const NAMED = "[data-what], [data-zone], [data-peek]";

/** What can be pointed at in a page or a part of it, the first one first. */
export const everythingIn = (root: ParentNode, isKnown: (name: string) => boolean): Named[] =>
  [...root.querySelectorAll(NAMED)].flatMap((node) => {
    const name = nameOf(node, isKnown);
    return name === null ? [] : [{ name, node }];
  });

/** What an element is or belongs to, the nearest first. */
export function namesAround(target: Element, isKnown: (name: string) => boolean): Named[] {
  const found: Named[] = [];
  for (let node = target.closest(NAMED); node !== null; node = node.parentElement?.closest(NAMED) ?? null) {
    const name = nameOf(node, isKnown);
    if (name !== null) found.push({ name, node });
  }
  return found;
}

function nameOf(node: Element, isKnown: (name: string) => boolean): string | null {
  const what = node.getAttribute("data-what");
  const zones = node.getAttribute("data-zone")?.split(" ") ?? [];
  const peek = node.getAttribute("data-peek");
  const given = [...(what === null ? [] : [what]), ...zones, ...(peek ? [kindOf(peek)] : [])];
  return given.map((name) => shorten(name, isKnown)).find((name) => name !== null) ?? null;
}

/** Peeks of other things than cards say what they are of: "place:north". */
const kindOf = (peek: string): string => (peek.includes(":") ? (peek.split(":")[0] ?? "") : "card");

/** The longest beginning of a name that is known: "hand" of "hand-2". */
export function shorten(name: string, isKnown: (name: string) => boolean): string | null {
  const parts = name.split("-");
  for (let length = parts.length; length > 0; length -= 1) {
    const shorter = parts.slice(0, length).join("-");
    if (isKnown(shorter)) return shorter;
  }
  return null;
}
