// What a person has picked so far to answer a question, before it is sent.
import type { Live } from "./live/store.svelte";

export class Selection<Item> {
  private begun: { readonly question: string | null; readonly picks: readonly Item[] } = $state.raw({
    question: null,
    picks: [],
  });

  constructor(private readonly live: Live) {}

  /** Another question: nothing is picked. The same one, told again: picks stay. */
  get picks(): readonly Item[] {
    return this.begun.question === this.live.question ? this.begun.picks : [];
  }

  /** These, in this order, instead of those before. */
  pick(picks: readonly Item[]): void {
    const { question, answering } = this.live;
    if (question !== null && !answering) this.begun = { question, picks };
  }
}
