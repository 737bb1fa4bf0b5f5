// One table over one websocket: what is lost on the way is sent again, what is old is replaced.
import type { FromServer } from "../wire";
import { Acts } from "./acts";
import { browser, type Browser } from "./browser";
import { Socket, type Listener } from "./socket";
import { Store, take, type Live } from "./store.svelte";

export interface Joined {
  readonly live: Live;
  readonly acts: Acts;
}

/** A table to look at and to act at, as soon as somebody arrives. */
export function joinTable(code: string, around: Browser = browser): Joined {
  const store = new Store(code);
  const listener: Listener = {
    opened() {
      store.barred = false;
      store.status = "open";
    },
    lost(barred) {
      store.barred = barred;
      store.status = "reconnecting";
    },
    dismissed(farewell) {
      store.farewell = farewell;
      store.status = "gone";
    },
    heard(message: FromServer) {
      take(store, message);
      if (message.type === "position") acts.answerAgain();
    },
  };
  const socket = new Socket(() => pathTo(store), listener, around);
  const acts = new Acts(store, socket);
  return { live: store, acts };
}

/** Where the table is told: all of it, or what is new since the last position that is known here. */
function pathTo(live: Live): string {
  const known = live.anew ? "" : `&epoch=${live.epoch}&events=${live.events.length}`;
  const shown = live.device === null || live.you === null ? "" : `&shows=${live.you}`; // where several share the device
  return `/api/tables/${encodeURIComponent(live.code)}/live?language=${encodeURIComponent(live.language)}${known}${shown}`;
}
