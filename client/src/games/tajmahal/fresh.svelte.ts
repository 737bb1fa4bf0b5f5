// What has just been scored: shown on the map until somebody does something.
import type { Desk } from "./desk.svelte";
import { kindOf } from "./scores";
import type { Scored } from "./view";

export class Fresh {
  scored: readonly Scored[] = $state.raw([]);
  private known: number | undefined;

  constructor(desk: Desk) {
    $effect(() => this.follow(desk.view.scored));
  }

  /** Cards of the hand are scored all at once at the end, and lie nowhere on the map. */
  private follow(scored: readonly Scored[]): void {
    const { known } = this;
    if (known !== undefined && scored.length > known)
      this.scored = scored.slice(known).filter((score) => kindOf(score.why) !== "hand");
    if (known !== undefined && scored.length < known) this.forget();
    this.known = scored.length;
  }

  readonly forget = (): void => {
    this.scored = [];
  };
}
