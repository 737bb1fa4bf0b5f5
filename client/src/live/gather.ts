// What arrives faster than it can be drawn is handed on together, once a frame: nobody could see what is in between.

/** Calls something when the next frame is drawn, or soon where none is. */
export type OnFrame = (act: () => void) => void;

export class Gather<Word> {
  private waiting: Word[] = [];
  private drawing = false; // whether something was handed on since the last frame

  constructor(
    private readonly handOn: (word: Word) => void,
    private readonly onFrame: OnFrame,
  ) {}

  /** At once, if nothing was handed on since the last frame. */
  hear(word: Word): void {
    this.waiting.push(word);
    if (!this.drawing) this.draw();
  }

  /** All that is still waiting, in its order. */
  flush(): void {
    const words = this.waiting;
    this.waiting = [];
    for (const word of words) this.handOn(word);
  }

  private draw(): void {
    this.drawing = this.waiting.length > 0;
    if (!this.drawing) return;
    this.flush();
    this.onFrame(() => this.draw());
  }
}
