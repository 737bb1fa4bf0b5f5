// What a device shows that several share, while nobody's cards are to be seen: the curtain, or the table itself.
import type { Live } from "../live/store.svelte";

export class Hands {
  private watching = $state(false); // nobody here is asked: all look at the table
  private glanced: number | null = $state(null); // who is called while somebody looks at the table instead

  /** Called by the room of a table; it ends with the room. */
  constructor(private readonly live: Live) {
    $effect.pre(() => {
      const { device, covered } = live;
      if (device === null || !covered || device.hand !== null) this.watching = false;
      else if (!device.moment) this.watching = true; // for a moment, what is shown stays
    });
  }

  /** Whether the curtain is down. */
  get curtain(): boolean {
    const hand = this.live.device?.hand ?? null;
    return this.live.covered && !this.watching && (hand === null || hand !== this.glanced);
  }

  /** Look at the table until somebody else is called, or no longer. */
  glance(on: boolean): void {
    this.glanced = on ? (this.live.device?.hand ?? null) : null;
  }
}
