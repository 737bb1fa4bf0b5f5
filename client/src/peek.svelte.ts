// The full card, or whatever a thing stands for, on hover, focus and long press. One at a time.
import type { Attachment } from "svelte/attachments";

const HOVER = 180; // milliseconds before a card that is pointed at is shown
const PRESS = 420; // milliseconds that make a touch a long one
const WOBBLE = 10; // pixels that a long touch may move

class Peek {
  /** What is shown now, and what was shown last. */
  id: string | null = $state(null);
  last: string | null = $state(null);
  anchor: DOMRect | null = $state.raw(null);
  /** Stays until it is closed: shown by touch or by click. */
  pinned = $state(false);
  /** Whether the page has a place of its own where the full card is shown. */
  housed = $state(false);
  /** Whether the thing lies in a window over the page, which covers that place. */
  aloft = $state(false);

  show(id: string, node: Element, pinned = false): void {
    this.aloft = node.closest("dialog") !== null;
    this.id = id;
    this.last = id;
    this.anchor = node.getBoundingClientRect();
    this.pinned = pinned;
  }

  hide(): void {
    this.id = null;
    this.pinned = false;
  }
}

export const peek = new Peek();

/** `{@attach peekable(id)}`: the element shows the thing when it is pointed at, focused or pressed long. */
export function peekable(id: string | null, { click = false } = {}): Attachment<HTMLElement> {
  return (node) => {
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start: PointerEvent | null = null;
    let long = false;

    const later = (wait: number, act: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(act, wait);
    };
    const leave = () => {
      clearTimeout(timer);
      if (peek.id === id && !peek.pinned) peek.hide();
    };
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => {
      node.addEventListener(type, act, capture);
      return () => node.removeEventListener(type, act, capture);
    };

    const off = [
      on("pointerenter", (event) => {
        if (event.pointerType === "mouse") later(peek.housed ? 40 : HOVER, () => peek.show(id, node));
      }),
      on("pointerleave", (event) => {
        if (event.pointerType === "mouse") leave();
      }),
      on("focus", () => {
        if (node.matches(":focus-visible")) peek.show(id, node);
      }),
      on("blur", leave),
      on("pointerdown", (event) => {
        long = false;
        if (event.pointerType === "mouse") return;
        start = event;
        later(PRESS, () => {
          long = true;
          peek.show(id, node, true);
        });
      }),
      on("pointermove", (event) => {
        if (start !== null && Math.hypot(event.x - start.x, event.y - start.y) > WOBBLE) clearTimeout(timer);
      }),
      ...(["pointerup", "pointercancel"] as const).map((type) =>
        on(type, (event) => {
          start = null;
          if (event.pointerType !== "mouse") clearTimeout(timer);
        }),
      ),
      on("contextmenu", (event) => {
        if (long || start !== null) event.preventDefault();
      }),
      on(
        "click",
        (event) => {
          if (long) {
            // the long touch has shown the card: it is no click
            event.stopPropagation();
            event.preventDefault();
            long = false;
          } else if (click) {
            peek.show(id, node, true);
          } else if (!peek.housed) {
            clearTimeout(timer); // a card that is chosen need not be explained
          }
        },
        true,
      ),
    ];
    return () => {
      leave();
      for (const stop of off) stop();
    };
  };
}
