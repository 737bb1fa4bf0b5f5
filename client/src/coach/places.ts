// The places that a coach points at, by what they are called in lessons:
//   supply           a zone, or a pile
//   hand-0 > ace     a card in a zone
//   key t            the button with that key
//   tab log          the head of a panel that is behind another one
//   question, confirm, choosable
import type { Box } from "../parts/beside";
import { QUESTION } from "../parts/question";

const SEEN = 0.4; // of a thing, so that one need not scroll to it

const NAMED: Readonly<Record<string, string>> = {
  question: `#${QUESTION}`,
  confirm: '[data-confirm]:not([aria-disabled="true"])',
  choosable: "[data-choosable]",
};

function selectorOf(place: string): string {
  const [zone = "", card] = place.split(" > ").map((name) => CSS.escape(name));
  const [first = "", second = ""] = place.split(" ").map((name) => CSS.escape(name));
  const named = NAMED[place];
  if (named !== undefined) return named;
  if (card !== undefined) return `[data-zone~="${zone}"] [data-card="${card}"]`;
  if (first === "key") return `[aria-keyshortcuts="${second}"]`;
  if (first === "tab") return `[data-what="tab-${second}"][aria-selected="false"]`;
  return `[data-zone~="${zone}"], [data-pile="${zone}"]`;
}

const isDrawn = (element: Element): boolean => element.getClientRects().length > 0 && element.checkVisibility();
const isPicked = (element: Element): boolean => element.ariaPressed === "true";

/** All that is called so. A place may be hinted at before it is drawn in full, so of zones the last comes first. */
function drawn(place: string): Element[] {
  const found = [...document.querySelectorAll(selectorOf(place))].filter(isDrawn);
  return place.includes(" ") || place in NAMED ? found : found.reverse();
}

/** The first of these places that is on the page and not picked yet. What is named twice is to be picked twice. */
export function findPlace(places: readonly string[]): Element | null {
  for (const [number, place] of places.entries()) {
    const found = drawn(place);
    const before = places.slice(0, number).filter((other) => other === place).length;
    if (found.filter(isPicked).length > before) continue;
    const free = found.find((element) => !isPicked(element));
    if (free !== undefined) return free;
  }
  return null;
}

const edges = ({ left, top, width, height }: Box): [number, number, number, number] => [
  left,
  top,
  left + width,
  top + height,
];

/** What two boxes have in common; its width or height is 0 where that is nothing. */
function shared(one: Box, other: Box): Box {
  const [left, top, right, bottom] = edges(one);
  const [otherLeft, otherTop, otherRight, otherBottom] = edges(other);
  const [x, y] = [Math.max(left, otherLeft), Math.max(top, otherTop)];
  return {
    left: x,
    top: y,
    width: Math.max(0, Math.min(right, otherRight) - x),
    height: Math.max(0, Math.min(bottom, otherBottom) - y),
  };
}

/** Where an element is on the screen, as much of it as can be seen. */
export function boxOf(element: Element): Box {
  const screen = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const panes = ancestors(element).filter((pane) => getComputedStyle(pane).overflow !== "visible");
  return panes
    .map((pane) => pane.getBoundingClientRect())
    .reduce(shared, shared(element.getBoundingClientRect(), screen));
}

function ancestors(element: Element): Element[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestors(parent)];
}

/** Bring an element into sight, if too little of it is; returns how to put everything back. */
export function showElement(element: Element): () => void {
  const { width, height } = element.getBoundingClientRect();
  const seen = boxOf(element);
  if (seen.width * seen.height >= SEEN * width * height) return () => undefined;
  const panes = ancestors(element).map((pane) => ({ pane, left: pane.scrollLeft, top: pane.scrollTop }));
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  return () => {
    for (const { pane, left, top } of panes) pane.scrollTo({ left, top });
  };
}
