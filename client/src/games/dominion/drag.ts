// Dragging by mouse, finger or pen. What is dragged follows the pointer; a press that does not move stays a click.
import type { Attachment } from "svelte/attachments";

const START = 8; // pixels that make a press a drag

export interface Drag {
  /** The pointer is here now. */
  over: (x: number, y: number) => void;
  /** It was let go: `done`, or taken away by the system. */
  end: (done: boolean) => void;
}

/** The list with one of its things taken to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

export function draggable({ over, end }: Drag): Attachment<HTMLElement> {
  return (node) => {
    let start: PointerEvent | null = null;
    let dragging = false;

    const down = (event: PointerEvent): void => {
      if (!event.isPrimary || event.button !== 0) return;
      start = event;
      // a quick hand is beyond the card before it has moved
      addEventListener("pointermove", move);
      addEventListener("pointerup", stop);
      addEventListener("pointercancel", stop);
    };
    const move = (event: PointerEvent): void => {
      if (start === null || event.pointerId !== start.pointerId) return;
      const [right, down] = [event.x - start.x, event.y - start.y];
      dragging ||= Math.hypot(right, down) >= START;
      if (!dragging) return;
      node.style.translate = `${right}px ${down}px`;
      over(event.x, event.y);
    };
    const stop = (event: PointerEvent): void => {
      if (event.pointerId !== start?.pointerId) return;
      leave();
      if (!dragging) return;
      end(event.type === "pointerup");
      setTimeout(() => (dragging = false)); // after the click that may end it
    };
    const leave = (): void => {
      start = null;
      node.style.translate = "";
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
    };
    const click = (event: MouseEvent): void => {
      if (dragging) event.stopPropagation(); // the end of a drag is no click
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, true);
    return () => {
      leave();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
    };
  };
}
