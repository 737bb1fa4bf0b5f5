// Clicks out of habit: what appears under a pointer that has just clicked belongs to another question.

const NEAR = 16; // pixels: whoever means another button moves further

/** The open question: which one it is, and what it is about. */
export interface Open {
  readonly question: string | null;
  readonly why: string | null;
}

interface Press extends Open {
  readonly x: number;
  readonly y: number;
}

const isNear = (press: Press, event: MouseEvent): boolean =>
  Math.hypot(press.x - event.clientX, press.y - event.clientY) < NEAR;

/** Keep clicks that were meant for one question from answering another; returns how to stop.
 *
 * The second click of a double click presses no button of another question, and picks nothing for another reason. And a
 * button that is pressed deliberately (`data-deliberate`), such as one that ends a turn, wants a pointer that came for
 * it: where it appeared under one that has clicked and not moved since, its first click does nothing.
 */
export function slowDown(open: () => Open): () => void {
  let first: Open = { question: null, why: null }; // at the first click of a double click
  let last: Press | null = null; // the last click, until the pointer leaves its place
  const click = (event: MouseEvent): void => {
    if (event.detail === 0 || !(event.target instanceof Element)) return; // by the keyboard
    const now = open();
    if (event.detail === 1) first = now;
    if (event.detail > 1 ? isSlip(event.target, first, now) : isUnmoved(event, last, now)) {
      if (event.detail === 1) last = null; // another click is meant
      event.stopPropagation();
      event.preventDefault();
    } else {
      last = { ...now, x: event.clientX, y: event.clientY };
    }
  };
  const move = (event: PointerEvent): void => {
    if (last !== null && !isNear(last, event)) last = null;
  };
  addEventListener("click", click, true);
  addEventListener("pointermove", move, true);
  return () => {
    removeEventListener("click", click, true);
    removeEventListener("pointermove", move, true);
  };
}

/** Whether the second click of a double click would answer another question than the first one. */
function isSlip(target: Element, first: Open, now: Open): boolean {
  if (target.closest("[data-keep-clear]") !== null) return first.question !== now.question;
  return target.closest("[data-choosable]") !== null && first.why !== now.why;
}

/** Whether a pointer that has not moved since it clicked presses what appeared under it for another reason. */
function isUnmoved(event: MouseEvent, last: Press | null, now: Open): boolean {
  const deliberate = event.target instanceof Element && event.target.closest("[data-deliberate]") !== null;
  return deliberate && last !== null && last.why !== now.why && isNear(last, event);
}
