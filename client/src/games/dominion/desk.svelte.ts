// What the parts of the table share: the view, the open question, and what is picked so far.
import { createContext } from "svelte";
import type { Acts } from "../../live/acts";
import type { Live } from "../../live/store.svelte";
import { Selection } from "../../selection.svelte";
import { settings } from "../../settings.svelte";
import { enough, rankOf, toggled, type Item } from "../../picks";
import { formOf, ordering, placeOf, worthwhile, type Form } from "./question";
import type { Asked } from "../../wire";
import type { Player, View } from "./view";

export class Desk {
  private readonly selection: Selection<Item>;
  /** What was typed where a card is to be named. */
  search = $state("");
  /** The last question at which somebody wanted to end the turn too early. */
  private hastened: string | null = $state(null);
  private doubts = $state(false);

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
    return this.asked === null ? null : formOf(this.asked, settings.confirm);
  }

  /** The question that a click on a pile answers: the open one, or the one ahead; null: piles are not asked for. */
  get pileQuestion(): Asked | null {
    const ahead = this.asked?.ahead?.question ?? null;
    if (this.form === "pile" || this.form === "name") return this.asked;
    return ahead !== null && formOf(ahead) === "pile" ? ahead : null;
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

  /** `then`: the answer to the question ahead, in the same go. */
  answer(places: readonly number[], then?: readonly number[]): void {
    this.acts.answer(places, then);
  }

  /** Choose nothing. Whoever would end the turn although more can be bought is asked whether they mean it, but once. */
  decline(): void {
    const { live, asked } = this;
    if (asked === null) return;
    if (settings.thrift && live.question !== this.hastened && this.buyable.length > 0) {
      this.hastened = live.question;
      this.doubts = true;
    } else {
      this.answer([]);
    }
  }

  /** What could still be bought in this turn, the dearest first. */
  get buyable(): readonly string[] {
    return this.asked === null ? [] : worthwhile(this.asked, (card) => this.costOf(card));
  }

  /** Whether it is being asked if the turn is to end. */
  get doubting(): boolean {
    return this.doubts && this.asked !== null && this.hastened === this.live.question;
  }

  /** Go on with the turn. */
  think(): void {
    this.doubts = false;
  }

  costOf(card: string): number | undefined {
    return this.view.supply.find((pile) => pile.card === card)?.cost;
  }

  /** Whether a pile may be clicked now, be it to take a card or to name it. */
  canPick(card: string): boolean {
    return this.pileQuestion !== null && placeOf(this.pileQuestion, card) !== null;
  }

  pickPile(card: string): void {
    const { asked, pileQuestion } = this;
    const place = pileQuestion === null ? null : placeOf(pileQuestion, card);
    if (asked === null || place === null) return;
    if (pileQuestion === asked || asked.ahead === null) this.answer([place]);
    else this.answer(asked.ahead.places, [place]);
  }

  /** Whether cards are picked, and a button confirms them. */
  get toggles(): boolean {
    return this.form === "cards";
  }

  /** A card was clicked: it answers, or it is picked or let go. */
  pick(item: Item): void {
    const { asked } = this;
    if (asked === null) return;
    if (this.toggles) this.selection.pick(toggled(asked, this.picks, item));
    else this.answer([item.place]);
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
