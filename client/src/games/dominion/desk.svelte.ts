// What the parts of the table share: the view, the open question, and what is picked so far.
import { getContext, setContext } from "svelte";
import type { Acts } from "../../live/acts";
import type { Live } from "../../live/store.svelte";
import { Selection, type Item } from "../../selection.svelte";
import { atOnce, formOf, ordering, placeOf, type Form } from "./question";
import type { Asked } from "../../wire";
import type { Player, View } from "./view";

const KEY = Symbol("desk");

export class Desk {
  readonly selection = new Selection();
  /** What was typed where a card is to be named. */
  search = $state("");

  constructor(
    readonly live: Live,
    private readonly acts: Acts,
  ) {
    $effect.pre(() => {
      this.selection.face(live.choice);
      if (live.choice === null) this.search = "";
    });
  }

  get view(): View {
    return this.live.view as View; // a table of Dominion has such a view
  }

  /** The question, unless its answer is on the way. */
  get asked(): Asked | null {
    return this.live.answering ? null : this.live.choice;
  }

  get form(): Form | null {
    return this.asked === null ? null : formOf(this.asked);
  }

  get mine(): Player | undefined {
    return this.view.players.find((player) => player.seat === this.live.you);
  }

  /** Everybody else, in the order of play from the left. */
  get others(): Player[] {
    const { players } = this.view;
    const first = this.live.you === null ? 0 : this.live.you + 1;
    const count = this.live.you === null ? players.length : players.length - 1;
    return Array.from({ length: count }, (_, place) => players[(first + place) % players.length]).filter(
      (player) => player !== undefined,
    );
  }

  answer(places: readonly number[]): void {
    this.acts.answer(places);
  }

  costOf(card: string): number | undefined {
    return this.view.supply.find((pile) => pile.card === card)?.cost;
  }

  /** Whether a pile may be clicked now, be it to take a card or to name it. */
  canPick(card: string): boolean {
    const { asked, form } = this;
    return asked !== null && (form === "pile" || form === "name") && placeOf(asked, card) !== null;
  }

  pickPile(card: string): void {
    const place = this.asked === null ? null : placeOf(this.asked, card);
    if (place !== null) this.answer([place]);
  }

  /** Whether cards are picked, and a button confirms them. */
  get toggles(): boolean {
    return this.asked !== null && !atOnce(this.asked);
  }

  /** A card was clicked: it answers, or it is picked or let go. */
  pick(item: Item): void {
    const { asked } = this;
    if (asked === null) return;
    if (atOnce(asked)) this.answer([item.place]);
    else this.selection.toggle(item);
  }

  orderOf(item: Item): number | null {
    return this.asked !== null && ordering(this.asked) ? this.selection.orderOf(item) : null;
  }

  confirm(): void {
    if (this.selection.ready) this.answer(this.selection.places);
  }
}

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const theDesk = (): Desk => getContext<Desk>(KEY);
