// Where several share a device, nothing of one of them is left on the page for the next.
import { reader } from "../guide/reader.svelte";
import type { Acts } from "../live/acts";
import type { Live } from "../live/store.svelte";
import { peek } from "../peek.svelte";

/** Called by the room of a table; it ends with the room. */
export function keepCovered(live: Live, acts: Acts): void {
  // The full card that was looked at last stays in its place, and what was read or asked about beside the table, too: it
  // may be a card of somebody's hand.
  $effect(() => {
    if (live.device === null) return;
    void live.you;
    peek.forget();
    reader.close();
    reader.stopAsking();
  });
  // A browser may keep a page that is left, and show it as it was to whoever goes back.
  $effect(() => {
    const cover = (): void => acts.cover();
    addEventListener("pagehide", cover);
    return () => removeEventListener("pagehide", cover);
  });
}
