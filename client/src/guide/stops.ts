// Where the Tab key stops while somebody asks what is what: at each thing that can be seen, and at things of one kind once.
import { everythingIn, type Named } from "./names";

const SHARES = [0.5, 0.15, 0.85]; // of width and height, where a thing may show

export function stops(isKnown: (name: string) => boolean): Named[] {
  const found = new Map<string, Named>();
  for (const part of document.querySelectorAll("header, main")) {
    for (const named of everythingIn(part, isKnown)) {
      const key = keyOf(named);
      if (!found.has(key) && shows(named.node)) found.set(key, named);
    }
  }
  return [...found.values()];
}

/** Cards are of as many kinds as there are cards. */
export const keyOf = ({ name, node }: Named): string =>
  name === "card" ? `card ${node.getAttribute("data-peek")}` : name;

/** Whether any of it is in sight, or would be after scrolling. */
function shows(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  if (width < 2 || height < 2 || !node.checkVisibility({ visibilityProperty: true })) return false;
  return SHARES.some((across) =>
    SHARES.some((down) => {
      const [x, y] = [left + width * across, top + height * down];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
      return node.contains(document.elementFromPoint(x, y));
    }),
  );
}
