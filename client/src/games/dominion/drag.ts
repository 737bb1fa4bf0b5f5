// Dragging by mouse, finger or pen. What is dragged follows the pointer; a press that does not move stays a click.
import type { Attachment } from "svelte/attachments";

const START = 8; // pixels that make a press a drag

export interface Drag {
  /** The pointer is here now. */
  over: (x: number, y: number) => void;
  /** It was let go: `done`, or taken away by the system. */
  end: (done: boolean) => void;
}

/** The list with one of its things moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

export const draggable =
  (drag: Drag): Attachment<HTMLElement> =>
  (node) => {
    const grip = new Grip(node, drag);
    node.addEventListener("pointerdown", grip.press);
    node.addEventListener("click", grip.click, true);
    return () => {
      grip.letGo();
      node.removeEventListener("pointerdown", grip.press);
      node.removeEventListener("click", grip.click, true);
    };
  };

/** The pointer's hold on one element, from press to release. */
class Grip {
  private start: PointerEvent | null = null;
  private dragging = false;

  constructor(
    private readonly node: HTMLElement,
    private readonly drag: Drag,
  ) {}

  readonly press = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.start = event;
    // a quick hand is beyond the card before it has moved
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.release);
    addEventListener("pointercancel", this.release);
  };

  private readonly move = (event: PointerEvent): void => {
    if (this.start === null || event.pointerId !== this.start.pointerId) return;
    const [right, down] = [event.x - this.start.x, event.y - this.start.y];
    this.dragging ||= Math.hypot(right, down) >= START;
    if (!this.dragging) return;
    this.node.style.translate = `${right}px ${down}px`;
    this.drag.over(event.x, event.y);
  };

  private readonly release = (event: PointerEvent): void => {
    if (event.pointerId !== this.start?.pointerId) return;
    this.letGo();
    if (!this.dragging) return;
    this.drag.end(event.type === "pointerup");
    setTimeout(() => (this.dragging = false)); // after the click that may end it
  };

  letGo(): void {
    this.start = null;
    this.node.style.translate = "";
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.release);
    removeEventListener("pointercancel", this.release);
  }

  readonly click = (event: MouseEvent): void => {
    if (this.dragging) event.stopPropagation(); // the end of a drag is no click
  };
}
