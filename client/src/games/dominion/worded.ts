// How much of a card's text is shown: all of it, all in small letters, its plain gifts, or none, whatever fits first.
import type { Attachment } from "svelte/attachments";

const STEPS = ["all", "small", "gifts", "none"] as const;

const faces = new Set<HTMLElement>();

/** Whether nothing reaches out of the face. */
const fits = (face: HTMLElement): boolean => face.scrollHeight <= face.clientHeight + 1;

function fit(face: HTMLElement): void {
  for (const step of STEPS) {
    face.dataset["words"] = step;
    if (fits(face)) return;
  }
}

const watch = new ResizeObserver((changes) => {
  for (const { target } of changes) if (target instanceof HTMLElement) fit(target);
});
document.fonts.addEventListener("loadingdone", () => faces.forEach(fit)); // other letters take other room

/** `{@attach worded(card)}`: the face of this card says as much as there is room for. */
export const worded =
  (_card: string): Attachment<HTMLElement> =>
  (face) => {
    faces.add(face);
    watch.observe(face);
    return () => {
      faces.delete(face);
      watch.unobserve(face);
    };
  };
