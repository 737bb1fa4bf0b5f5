// The full card, or whatever a thing stands for, on hover, focus and long press. One at a time.
import type { Attachment } from "svelte/attachments";
import { meet } from "./parts/beside";

const HOVER = 180; // milliseconds before a card that is pointed at is shown
const HOUSED_HOVER = 40; // the same, where it is shown in a place of its own and covers nothing
const STAND_HOVER = 300; // the same, where it comes over a part of the table that one may be reading
const PRESS = 420; // milliseconds that make a touch a long one
const WOBBLE = 10; // pixels that a long touch may move

// The ids of what is shown beside the thing, and of the place of its own.
export const FLOATING = "peek";
export const HOUSED = "peek-housed";

const known = new WeakMap<Element, Peekable>();

class Peek {
  /** What is shown now, and what was shown last. */
  id: string | null = $state(null);
  last: string | null = $state(null);
  anchor: DOMRect | null = $state.raw(null);
  /** Stays until it is closed: shown by touch or by click. */
  pinned = $state(false);
  /** Whether the page has a place of its own where the full card is shown. */
  housed = $state(false);
  /** The part of the page over which it is shown by preference. */
  stand: Element | null = $state.raw(null);
  /** The window over the page that the thing lies in; it covers that place. */
  over: Element | null = $state.raw(null);

  private node: Element | null = null; // of the thing
  private described: Element | null = null;

  /** Whether it is shown beside the thing; else in the place of its own. */
  readonly floats = $derived(this.id !== null && (!this.housed || this.pinned || this.over !== null));

  /** Milliseconds from pointing at a thing until it is shown. */
  get hover(): number {
    if (this.housed) return HOUSED_HOVER;
    return this.stand === null ? HOVER : STAND_HOVER;
  }

  show(id: string, node: Element, pinned = false): void {
    this.over = node.closest("dialog");
    this.id = id;
    this.last = id;
    this.anchor = node.getBoundingClientRect();
    this.pinned = pinned;
    this.node = node;
    this.describe(node.contains(document.activeElement) ? document.activeElement : node);
  }

  hide(): void {
    this.id = null;
    this.pinned = false;
    this.node = null;
    this.describe(null);
  }

  /** Somebody else looks at the page from now on. */
  forget(): void {
    this.hide();
    this.last = null;
  }

  isOf(node: Element): boolean {
    return this.node === node;
  }

  /** Something was scrolled: what is shown goes with its thing, as long as that is in sight. */
  follow(scrolled: EventTarget | null): void {
    if (this.node === null || !(scrolled instanceof Node) || !scrolled.contains(this.node)) return;
    const box = this.node.getBoundingClientRect();
    const pane = scrolled instanceof Element ? scrolled : document.documentElement;
    const frame = { left: 0, top: 0, width: pane.clientWidth, height: pane.clientHeight };
    const { left, top } = scrolled instanceof Element ? pane.getBoundingClientRect() : frame;
    if (meet(box, { ...frame, left, top })) this.anchor = box;
    else this.hide();
  }

  /** Those who hear the page are given the same words as a description of the thing. */
  private describe(node: Element | null): void {
    this.described?.removeAttribute("aria-describedby");
    node?.setAttribute("aria-describedby", this.floats ? FLOATING : HOUSED);
    this.described = node;
  }
}

export const peek = new Peek();

/** `{@attach peekStand}`: as long as the element is there, things are explained over it by preference. */
export const peekStand: Attachment = (node) => {
  peek.stand = node;
  return () => {
    peek.stand = null;
  };
};

/** `{@attach peekable(id)}`: the element shows the thing when it is pointed at, focused or pressed long. */
export function peekable(id: string | null, { click = false } = {}): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    const thing = known.get(node) ?? new Peekable(node);
    known.set(node, thing);
    return thing.become(id, click);
  };
}

/** An element that shows a thing. What it stands for may change under the pointer, and is then shown as it is now. */
class Peekable {
  private id: string | null = null;
  private click = false; // whether a click shows it too, and for good
  private changes = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start: PointerEvent | null = null; // of the touch in progress
  private long = false; // whether the last touch was a long one

  constructor(private readonly node: HTMLElement | SVGElement) {
    this.listenToMouse();
    this.listenToFocus();
    this.listenToTouch();
    this.on("click", (event) => this.clicked(event), true);
  }

  /** Stand for this from now on; returns what ends it, unless it stands for something else at once. */
  become(id: string | null, click: boolean): () => void {
    this.id = id;
    this.click = click;
    this.node.dataset["peek"] = id ?? "";
    this.changes += 1;
    if (peek.isOf(this.node)) peek.id = id;
    const { changes } = this;
    return () =>
      queueMicrotask(() => {
        if (changes === this.changes) this.goAway();
      });
  }

  private goAway(): void {
    this.forget();
    if (peek.isOf(this.node)) peek.hide();
  }

  private on<K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void {
    this.node.addEventListener(type, act as EventListener, capture);
  }

  private listenToMouse(): void {
    this.on("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") this.later(peek.hover, () => this.show());
    });
    this.on("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") this.leave();
    });
  }

  /** Of the element, or of what lies in it: a label shows its thing while its box has the focus. */
  private listenToFocus(): void {
    this.on("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) this.show();
    });
    // An element that is taken away loses the focus while the page is being drawn, when nothing else may change.
    this.on("focusout", () => queueMicrotask(() => this.leave()));
  }

  private listenToTouch(): void {
    this.on("pointerdown", (event) => this.touch(event));
    this.on("pointermove", ({ x, y }) => {
      if (this.start !== null && Math.hypot(x - this.start.x, y - this.start.y) > WOBBLE) this.forget();
    });
    this.on("pointerup", (event) => this.lift(event));
    this.on("pointercancel", (event) => this.lift(event));
    this.on("contextmenu", (event) => {
      if (this.long || this.start !== null) event.preventDefault();
    });
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

  private clicked(event: MouseEvent): void {
    if (this.long && event.detail > 0) {
      // the long touch has shown the card: it is no click
      event.stopPropagation();
      event.preventDefault();
      this.long = false;
    } else if (this.click) {
      this.show(true);
    } else if (!peek.housed) {
      this.forget(); // a card that is chosen need not be explained
    }
  }

  private show(pinned = false): void {
    if (this.id !== null) peek.show(this.id, this.node, pinned);
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
    if (peek.isOf(this.node) && !peek.pinned) peek.hide();
  }
}
