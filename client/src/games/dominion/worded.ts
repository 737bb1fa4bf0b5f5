// How much of a card's text is shown: all of it, all in small letters, its plain gifts, or none, whatever fits first.
import type { Attachment } from "svelte/attachments";

const STEPS = ["all", "small", "gifts", "none"] as const;

const faces = new Set<HTMLElement>();

/** Whether nothing reaches out of the face. */
const fits = (face: HTMLElement): boolean => face.scrollHeight <= face.clientHeight + 1;

/** All of them together: the page is laid out anew once a step, not once a face. */
function fit(these: Iterable<HTMLElement>): void {
  let reaching = [...these];
  for (const step of STEPS) {
    for (const face of reaching) face.dataset["words"] = step;
    reaching = reaching.filter((face) => !fits(face));
  }
}

const watch = new ResizeObserver((changes) =>
  fit(changes.flatMap(({ target }) => (target instanceof HTMLElement ? [target] : []))),
);
document.fonts.addEventListener("loadingdone", () => fit(faces)); // other letters take other room

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
