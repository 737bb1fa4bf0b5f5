// A table that is about to be opened: what keeps a second press from opening another, and says why it could not be.
import { Refusal } from "../../api";
import { goTo } from "../../router.svelte";
import type { Message } from "../../wire";

export class Opening {
  busy = $state(false);
  refused: Message | null = $state.raw(null);

  /** Open it by doing this, which tells its code, and go there. */
  async go(open: () => Promise<string>): Promise<void> {
    this.busy = true;
    this.refused = null;
    try {
      goTo(`/table/${await open()}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.said;
    } finally {
      this.busy = false;
    }
  }
}
