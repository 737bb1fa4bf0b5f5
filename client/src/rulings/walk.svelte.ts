// How far somebody has come with a ruling, and whether they still follow it.
import type { RulingStep } from "../wire";
import { shared, type Answers } from "./answers";
import type { Practice } from "./practice.svelte";

export class Walk {
  private readonly script: Answers; // what is answered in the course of the ruling
  /** Steps that were tried in vain since the last answer. */
  private tried: { readonly answers: Answers; readonly steps: number } = $state.raw({ answers: [], steps: 0 });
  /** Whether the person wants to play without being told what comes next. */
  private wilful = $state(false);

  constructor(
    readonly steps: readonly RulingStep[],
    private readonly practice: Pick<Practice, "answers" | "go">,
  ) {
    this.script = steps.filter((step) => step.refused === null).map((step) => step.places);
  }

  /** Whether it is the person's own game by now. */
  get alone(): boolean {
    return this.wilful || this.given < this.practice.answers.length;
  }

  /** How many steps are done. */
  get done(): number {
    const tried = this.tried.answers === this.practice.answers ? this.tried.steps : 0;
    return this.after(this.given) + tried;
  }

  get next(): RulingStep | null {
    return this.steps[this.done] ?? null;
  }

  /** What was tried in vain just now. */
  get vain(): RulingStep | null {
    const last = this.steps[this.done - 1];
    return last === undefined || last.refused === null ? null : last;
  }

  get begun(): boolean {
    return this.done > 0;
  }

  goOn(): void {
    const { next } = this;
    if (next === null) return;
    if (next.refused === null) this.practice.go([...this.practice.answers, next.places]);
    else this.tried = { answers: this.practice.answers, steps: this.done - this.after(this.given) + 1 };
  }

  goBack(): void {
    const { answers } = this.practice;
    if (this.vain !== null) this.tried = { answers, steps: this.done - this.after(this.given) - 1 };
    else if (answers.length > 0) this.practice.go(answers.slice(0, -1));
  }

  /** From here on by oneself. */
  leave(): void {
    this.wilful = true;
  }

  /** Back to where one left it. */
  comeBack(): void {
    this.wilful = false;
    if (this.given < this.practice.answers.length) this.practice.go(this.script.slice(0, this.given));
  }

  /** How many of the answers are those of the ruling. */
  private get given(): number {
    return shared(this.practice.answers, this.script);
  }

  /** How many steps are done when so many answers are given. */
  private after(answers: number): number {
    let left = answers;
    for (const [place, step] of this.steps.entries()) {
      if (left === 0) return place;
      if (step.refused === null) left -= 1;
    }
    return this.steps.length;
  }
}
