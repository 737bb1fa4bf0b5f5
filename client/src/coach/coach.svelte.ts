// The coach at one table: what he says now, and what he makes of what is done.
import type { Live } from "../live/store.svelte";
import type { Asked, Facts } from "../wire";
import { filled, isWanted, tipNow, type Lesson, type Tip } from "./lesson";
import { keepProgress, type Progress } from "./progress";

/** Something that he says: the message, and what the button below it is for. */
export interface Word {
  readonly id: string;
  readonly facts: Facts;
  readonly at: readonly string[];
  /** Whether he waits for an answer to the open question; else for somebody who goes on. */
  readonly waits: boolean;
  readonly last: boolean;
}

export class Coach {
  private given: readonly string[] = $state.raw([]);
  away = $state(false);
  private done = $state(false);
  /** A word on an answer that was not the one he asked for, or on being sent away. */
  private remark: { readonly id: string; readonly facts: Facts } | null = $state.raw(null);

  constructor(
    private readonly live: Live,
    private readonly lesson: Lesson,
    progress: Progress,
  ) {
    this.given = progress.given;
    this.away = progress.away;
    this.done = progress.done;
  }

  readonly facts = $derived.by((): Facts => {
    const { choice, view } = this.live;
    return view === null ? {} : { why: choice?.why ?? "", ...this.lesson.facts(this.live) };
  });

  private readonly tip = $derived.by((): Tip | null =>
    this.away || this.done ? null : tipNow(this.lesson.tips, this.facts, new Set(this.given)),
  );

  /** What he says now; null: nothing, for instance while an answer is on its way. */
  readonly word = $derived.by((): Word | null => {
    if (this.remark !== null) return { ...this.remark, at: [], waits: false, last: false };
    if (this.tip === null || this.live.answering) return null;
    const { id, at = [], wants, last = false } = this.tip;
    const places = filled(at, this.facts);
    return { id: `tip-${id}`, facts: this.facts, at: places, waits: wants !== undefined, last };
  });

  /** How much of the lesson is behind one, from 0 to 1. */
  readonly share = $derived.by(() => {
    const once = this.lesson.tips.filter((tip) => tip.again !== true);
    return once.filter((tip) => this.given.includes(tip.id)).length / once.length;
  });

  /** The person has read it. */
  goOn(): void {
    if (this.remark !== null) this.remark = null;
    else if (this.tip !== null) this.give(this.tip);
  }

  /** The person has answered the open question. */
  seeAnswer(asked: Asked, places: readonly number[]): void {
    this.remark = null;
    const { tip, facts } = this;
    if (tip?.wants === undefined) return;
    const picked = places.map((place) => asked.options[place]?.id ?? "");
    if (tip.otherwise !== undefined && !isWanted(tip, picked, facts)) {
      this.remark = { id: `tip-${tip.otherwise}`, facts: { ...facts, picked: picked[0] ?? "nothing" } };
    }
    this.give(tip);
  }

  private give(tip: Tip): void {
    if (tip.again !== true) this.given = [...this.given, tip.id];
    if (tip.last === true) this.done = true;
    this.keep();
  }

  leave(): void {
    this.away = true;
    this.remark = { id: "coach-parting", facts: {} };
    this.keep();
  }

  comeBack(): void {
    this.away = false;
    this.remark = null;
    this.keep();
  }

  private keep(): void {
    keepProgress(this.live.code, { given: this.given, away: this.away, done: this.done });
  }
}
