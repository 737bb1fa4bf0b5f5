// What goes on around a table while it is shown, besides drawing it.
import { Automatic } from "../automatic";
import type { Game } from "../games/game";
import { slowDown } from "../hasty";
import { keepCovered } from "../device/cover.svelte";
import { keepKeys } from "../keys.svelte";
import type { Acts } from "../live/acts";
import type { Live } from "../live/store.svelte";
import { keepTitle } from "../notice.svelte";
import { keepSound } from "../sound/sound.svelte";
import { language } from "../words/words.svelte";
import { visit } from "./visited";

/** Called once by the room of a table; it ends with the room. */
export function attend(live: Live, acts: Acts, game: Game): void {
  const automatic = new Automatic(live, acts);
  keepTitle(live, automatic);
  keepKeys(live);
  keepSound(live, automatic, game.voices ?? {});
  $effect(() => acts.speak(language()));
  $effect(() => rememberSeat(live));
  $effect(() => slowDown(() => ({ question: live.question ?? live.call, why: live.choice?.why ?? live.call })));
  keepCovered(live, acts);
  $effect(() => automatic.answer());
}

/** Whoever has a seat here finds the table again on the home page. */
function rememberSeat(live: Live): void {
  if (live.table !== null && (live.table.you ?? live.table.device) !== null) visit(live.code);
}
