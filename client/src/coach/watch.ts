// Whatever moves, comes or goes on a page, somebody who points at a place has to look again.

const EVENTS = ["scroll", "resize", "transitionend", "animationend"] as const;
const ATTRIBUTES = ["class", "style", "aria-pressed", "aria-disabled", "data-confirm", "data-choosable", "transform"];

/** Look again after each change, but once a frame; what changes in one's own part is nothing new. Returns how to stop. */
export function watchPage(look: () => void, own: () => Element): () => void {
  let frame: number | null = null;
  const soon = (): void => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      look();
    });
  };
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !own().contains(target))) soon();
  });
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ATTRIBUTES });
  for (const event of EVENTS) addEventListener(event, soon, true);
  return () => {
    watch.disconnect();
    for (const event of EVENTS) removeEventListener(event, soon, true);
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
