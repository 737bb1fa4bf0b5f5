// Copying for elsewhere, and saying for a moment that it was done.

const SHOWN = 2000; // milliseconds

export class Clip {
  copied = $state(false);

  /** Whether it was copied: pages without a safe origin have no clipboard. */
  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    this.copied = true;
    setTimeout(() => (this.copied = false), SHOWN);
    return true;
  }
}
