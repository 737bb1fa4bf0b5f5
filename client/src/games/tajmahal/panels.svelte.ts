// Which parts of the table stand behind tabs, since there is no room for all of them side by side, and which is in front.
import { side } from "../../parts/side.svelte";
import type { Desk } from "./desk.svelte";

export type Panel = "visit" | "outlook" | "display" | "players" | "points" | "log";

const IN_THE_HAND: readonly Panel[] = ["visit", "outlook", "display", "players", "log"];
const ON_A_TABLET: readonly Panel[] = ["outlook", "points", "log"];
const ON_A_DESK: readonly Panel[] = ["outlook", "log", "points"];
const ON_A_TALL_DESK: readonly Panel[] = ["log", "points"];

export class Panels {
  // A question brings the panel that it is about to the front; whoever chooses another one keeps it until the next.
  private chosen: { readonly question: string | null; readonly panel: Panel } = $state.raw({
    question: null,
    panel: "visit",
  });

  constructor(private readonly desk: Desk) {}

  private get fitting(): readonly Panel[] {
    if (this.desk.small) return IN_THE_HAND;
    if (!this.desk.broad) return ON_A_TABLET;
    return this.desk.tall ? ON_A_TALL_DESK : ON_A_DESK;
  }

  /** Where the table hides its scores, nobody adds up for the players what the log tells them. */
  readonly all = $derived.by(() => this.fitting.filter((id) => id !== "points" || this.desk.live.scores !== null));

  private get wanted(): Panel {
    if (this.desk.taking > 0) return "display";
    return this.desk.towns.size > 0 ? "outlook" : "visit";
  }

  /** The one in front. */
  readonly shown = $derived.by((): Panel => {
    const { question, panel } = this.chosen;
    const next = side.open ? "log" : question === this.desk.live.question ? panel : this.wanted;
    return this.all.includes(next) ? next : (this.all[0] ?? "log");
  });

  readonly show = (panel: Panel): void => {
    side.open = false; // the button for it in the top bar leads to the log
    this.chosen = { question: this.desk.live.question, panel };
  };
}
