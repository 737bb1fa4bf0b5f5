// The keyboard at a table. What may be chosen now carries `data-choosable`, the button that confirms `data-confirm`,
// and a button with a key of its own says so in `aria-keyshortcuts`. Each choosable gets a key: 1 to 9, 0, then letters.
import { tick } from "svelte";
import type { Live } from "./live/store.svelte";

const DIGITS = "1234567890";
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const seen = (element: HTMLElement): boolean => element.checkVisibility();

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
}

const ownKeys = (): Map<string, HTMLElement> =>
  new Map(all("[aria-keyshortcuts]").map((button) => [button.getAttribute("aria-keyshortcuts") ?? "", button]));

/** Keys for this many things to choose, leaving out those that mean something else. */
export function keysFor(count: number, taken: ReadonlySet<string>): string[] {
  return [...DIGITS, ...LETTERS].filter((key) => !taken.has(key)).slice(0, count);
}

/** Write the keys onto what may be chosen now, for the eye and for the handler. */
export function labelChoosables(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) delete element.dataset["key"];
  const choosables = all("[data-choosable]");
  const keys = keysFor(choosables.length, new Set(ownKeys().keys()));
  for (const [place, element] of choosables.entries()) {
    const key = keys[place];
    if (key !== undefined) element.dataset["key"] = key;
  }
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, select, textarea") || target.isContentEditable);

/** Whoever reads beside the table plays nothing by a key; but closes the rules by the one that opened them, or asks on. */
const reading = ({ target, key }: KeyboardEvent): boolean =>
  !["?", "q"].includes(key) && target instanceof Element && target.closest("[data-reading]") !== null;

/** A button that the keyboard has gone to is pressed by Enter; one that was merely clicked is not pressed again. */
const reached = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary")?.matches(":focus-visible") === true;

function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null) return;
  if (writing(event.target) || reading(event)) return;
  document.documentElement.dataset["keys"] = "";
  if (event.key === "Enter") {
    const confirm = reached(event.target) ? undefined : all("[data-confirm]")[0];
    if (confirm === undefined) return;
    event.preventDefault();
    confirm.click();
    return;
  }
  const key = event.key.toLowerCase();
  labelChoosables();
  const meant = ownKeys().get(key) ?? all(`[data-key="${CSS.escape(key)}"]`)[0];
  if (meant === undefined) return;
  event.preventDefault();
  meant.click();
}

/** Whoever uses the keyboard and lost what they stood on, because it was played, goes on from the question. */
function keepPlace(): void {
  if (document.activeElement !== document.body || document.documentElement.dataset["keys"] === undefined) return;
  document.querySelector<HTMLElement>("[data-keep-clear]")?.focus();
}

/** Let the keyboard play while a table is shown; called by the page of a table. */
export function keepKeys(live: Live): void {
  $effect(listenToKeys);
  $effect(() => {
    void live.choice; // another question, other things to choose
    void tick().then(() => {
      labelChoosables();
      keepPlace();
    });
  });
}

/** Returns how to stop listening. */
function listenToKeys(): () => void {
  const pointed = () => delete document.documentElement.dataset["keys"];
  addEventListener("keydown", press);
  addEventListener("pointerdown", pointed);
  return () => {
    removeEventListener("keydown", press);
    removeEventListener("pointerdown", pointed);
  };
}
