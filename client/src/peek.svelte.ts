// The full card, or whatever a thing stands for, on hover, focus and long press. One at a time.
import type { Attachment } from "svelte/attachments";

const HOVER = 180; // milliseconds before a card that is pointed at is shown
const HOUSED_HOVER = 40; // the same, where it is shown in a place of its own and covers nothing
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
  return (node) => (id === null ? undefined : new Peekable(id, node, click).listen());
}

type Stop = () => void;

/** An element that shows a thing; `click`: a click shows it too, and for good. */
class Peekable {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start: PointerEvent | null = null; // of the touch that goes on
  private long = false; // whether the last touch was a long one

  constructor(
    private readonly id: string,
    private readonly node: HTMLElement,
    private readonly click: boolean,
  ) {}

  listen(): Stop {
    const stops = [...this.listenToMouse(), ...this.listenToFocus(), ...this.listenToTouch(), this.listenToClick()];
    return () => {
      this.leave();
      for (const stop of stops) stop();
    };
  }

  private on<K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): Stop {
    this.node.addEventListener(type, act, capture);
    return () => this.node.removeEventListener(type, act, capture);
  }

  private listenToMouse(): Stop[] {
    return [
      this.on("pointerenter", ({ pointerType }) => {
        if (pointerType === "mouse") this.later(peek.housed ? HOUSED_HOVER : HOVER, () => this.show());
      }),
      this.on("pointerleave", ({ pointerType }) => {
        if (pointerType === "mouse") this.leave();
      }),
    ];
  }

  private listenToFocus(): Stop[] {
    return [
      this.on("focus", () => {
        if (this.node.matches(":focus-visible")) this.show();
      }),
      this.on("blur", () => this.leave()),
    ];
  }

  private listenToTouch(): Stop[] {
    return [
      this.on("pointerdown", (event) => this.touch(event)),
      this.on("pointermove", ({ x, y }) => {
        if (this.start !== null && Math.hypot(x - this.start.x, y - this.start.y) > WOBBLE) this.forget();
      }),
      this.on("pointerup", (event) => this.lift(event)),
      this.on("pointercancel", (event) => this.lift(event)),
      this.on("contextmenu", (event) => {
        if (this.long || this.start !== null) event.preventDefault();
      }),
    ];
  }

  private touch(event: PointerEvent): void {
    this.long = false;
    if (event.pointerType === "mouse") return;
    this.start = event;
    this.later(PRESS, () => {
      this.long = true;
      this.show(true);
    });
  }

  private lift(event: PointerEvent): void {
    this.start = null;
    if (event.pointerType !== "mouse") this.forget();
  }

  private listenToClick(): Stop {
    const act = (event: Event): void => {
      if (this.long) {
        // the long touch has shown the card: it is no click
        event.stopPropagation();
        event.preventDefault();
        this.long = false;
      } else if (this.click) {
        this.show(true);
      } else if (!peek.housed) {
        this.forget(); // a card that is chosen need not be explained
      }
    };
    return this.on("click", act, true);
  }

  private show(pinned = false): void {
    peek.show(this.id, this.node, pinned);
  }

  private later(wait: number, act: () => void): void {
    this.forget();
    this.timer = setTimeout(act, wait);
  }

  /** Do not show what was about to be shown. */
  private forget(): void {
    clearTimeout(this.timer);
  }

  private leave(): void {
    this.forget();
    if (peek.id === this.id && !peek.pinned) peek.hide();
  }
}
