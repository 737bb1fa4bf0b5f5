// Answers that are given without asking, because whoever would be asked wants it that way.
import type { Acts } from "./live/acts";
import type { Live } from "./live/store.svelte";
import { automaticAnswer } from "./settings.svelte";

export class Automatic {
  private tried: string | null = null; // the last question that was answered this way

  constructor(
    private readonly live: Live,
    private readonly acts: Acts,
  ) {}

  /** The answer that is to be given now; null: there is no question, or it is left to the person. */
  get places(): readonly number[] | null {
    const { question, choice, device } = this.live;
    if (device?.due) return null; // an answer that comes by itself would be seen by who waits for the device
    return question === null || question === this.tried ? null : automaticAnswer(choice);
  }

  /** Answer, but each question only once: where the answer is refused, the person has to see the question. */
  answer(): void {
    const { places } = this;
    if (places === null || this.live.answering) return;
    this.tried = this.live.question;
    this.acts.answer(places);
  }
}
