// What the parts of the table share: the view, the open question, and what is picked so far.
import { createContext } from "svelte";
import type { Acts } from "../../live/acts";
import type { Live } from "../../live/store.svelte";
import { Selection } from "../../selection.svelte";
import { enough, rankOf, toggled, type Item } from "../../picks";
import { atOnce, formOf, ordering, placeOf, type Form } from "./question";
import type { Asked } from "../../wire";
import type { Player, View } from "./view";

export class Desk {
  private readonly selection: Selection<Item>;
  /** What was typed where a card is to be named. */
  search = $state("");

  constructor(
    readonly live: Live,
    private readonly acts: Acts,
  ) {
    this.selection = new Selection(live);
    $effect.pre(() => {
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
    else this.selection.pick(toggled(asked, this.picks, item));
  }

  get picks(): readonly Item[] {
    return this.selection.picks;
  }

  /** Everything picked at once, in this order. */
  arrange(items: readonly Item[]): void {
    this.selection.pick(items);
  }

  isPicked(item: Item | null): boolean {
    return item !== null && rankOf(this.picks, item) >= 0;
  }

  /** Its number in the order of picking, from 1; null: it has none. */
  orderOf(item: Item | null): number | null {
    if (item === null || this.asked === null || !ordering(this.asked)) return null;
    const rank = rankOf(this.picks, item);
    return rank < 0 ? null : rank + 1;
  }

  /** Whether what is picked makes an answer. */
  get ready(): boolean {
    return this.asked !== null && enough(this.asked, this.picks.length);
  }

  confirm(): void {
    if (this.ready) this.answer(this.picks.map((pick) => pick.place));
  }
}

/** The desk of the table that a component stands on. */
export const [theDesk, setDesk] = createContext<Desk>();
