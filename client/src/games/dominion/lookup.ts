// What is looked up in the view of a table.
import type { Live } from "../../live/store.svelte";
import type { Outlook, View } from "./view";

/** The view of a table of Dominion has this shape. */
export const viewOf = (live: Live): View | null => live.view as View | null;

/** What one's own cards are worth by now; null: one has none. */
export const outlookOf = (live: Live): Outlook | null => live.prospect as Outlook | null;
