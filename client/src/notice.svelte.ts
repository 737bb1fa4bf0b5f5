// Tells people who look elsewhere that it is their turn: by the page's title and, where allowed, by a notification.
import type { Automatic } from "./automatic";
import type { Live } from "./live/store.svelte";
import { settings } from "./settings.svelte";
import { say, wordsOf } from "./words/words.svelte";

/** Keep the title true to the table, and announce each question once; called by the page of a table. */
export function keepTitle(live: Live, automatic: Automatic): void {
  let told: string | null = null;
  $effect(() => {
    const game = wordsOf(live.table?.game ?? "").say("game");
    const call = live.answering || automatic.places !== null ? null : live.call;
    const next = live.device?.hand ?? null;
    if (next !== null) document.title = say("client-device-title", { game, player: live.nameOf(next) });
    else document.title = say(call === null ? "client-title-table" : "client-title-your-turn", { game });
    if (call !== null && call !== told && document.hidden) notify(game);
    told = call;
  });
}

function notify(game: string): void {
  if (!settings.notices || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(say("client-notice", { game }), { tag: "courtyard", icon: "/icon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Switch notices on, if the person allows them. */
export async function allowNotices(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
