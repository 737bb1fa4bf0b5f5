// What the parts of the table share: the view, the open question, and what is picked so far.
import { createContext } from "svelte";
import type { Acts } from "../../live/acts";
import type { Live } from "../../live/store.svelte";
import { Selection } from "../../selection.svelte";
import { mine } from "./lookup";
import { companions, placeOfWithdrawing, playOf, playsOf, possible, toggle } from "./picks";
import { takersOf } from "./takers";
import type { Gain, Showing, View, Withdrawal } from "./view";

export class Desk {
  private readonly pickedCards: Selection<number>; // places in the hand, or in the display
  private readonly pickedTown: Selection<string>; // one at most
  /** The town that is pointed at or focused. */
  looked: string | null = $state(null);
  /** The card that was clicked though it cannot be played. */
  vain: string | null = $state(null);

  constructor(
    readonly live: Live,
    private readonly acts: Acts,
  ) {
    this.pickedCards = new Selection(live);
    this.pickedTown = new Selection(live);
  }

  // -- what is on the table -----------------------------------------------------------------------------------------
  readonly view = $derived.by(() => this.live.view as View); // a table of Taj Mahal has such a view
  readonly mine = $derived.by(() => mine(this.view));
  /** Who sits where, by seat. */
  readonly names = $derived.by(() => this.view.players.map((player) => this.live.nameOf(player.seat)));
  /** Who has taken the prizes that are gone. */
  readonly takers = $derived.by(() => takersOf(this.live.events));

  // -- what is asked, and picked ------------------------------------------------------------------------------------
  readonly why = $derived.by(() => this.live.choice?.why ?? "");
  readonly options = $derived.by(() => this.live.choice?.options ?? []);

  get cards(): readonly number[] {
    return this.pickedCards.picks;
  }

  get town(): string {
    return this.pickedTown.picks[0] ?? "";
  }

  // -- playing ------------------------------------------------------------------------------------------------------
  readonly hand = $derived.by(() => this.mine?.hand ?? []);
  readonly plays = $derived.by(() => (this.why === "visit.play" ? playsOf(this.options) : []));
  readonly play = $derived.by(() => playOf(this.plays, this.ids));
  readonly missing = $derived.by(() => (this.cards.length > 0 ? companions(this.plays, this.ids) : []));
  readonly showing = $derived.by(() =>
    this.play ? (this.options[this.play.place]?.prospect as Showing | undefined) : undefined,
  );

  private get ids(): string[] {
    return this.why === "visit.play" ? this.cards.map((place) => this.hand[place] ?? "") : [];
  }

  /** Whether a card of the hand is part of any play. */
  readonly playable = (id: string): boolean => possible(this.plays, [id]);

  readonly pickCard = (place: number): void => {
    const id = this.hand[place] ?? "";
    if (this.plays.length === 0) return;
    this.vain = this.playable(id) ? null : id;
    this.pickedCards.pick(toggle(this.plays, this.hand, this.cards, place));
  };

  readonly playCards = (): void => {
    if (this.play) this.acts.answer([this.play.place]);
  };

  // -- withdrawing --------------------------------------------------------------------------------------------------
  readonly withdrawing = $derived.by(() => (this.why === "visit.play" ? placeOfWithdrawing(this.options) : -1));
  /** What it would bring, also while others play. */
  readonly withdrawal = $derived.by(() => this.live.prospect as Withdrawal | null);

  readonly withdraw = (): void => {
    if (this.withdrawing >= 0) this.acts.answer([this.withdrawing]);
  };

  // -- building -----------------------------------------------------------------------------------------------------
  readonly towns = $derived.by(() => {
    const found = this.live.choice?.source === "towns" ? this.options : [];
    return new Map(found.map((option) => [option.id, option.prospect as Gain]));
  });
  readonly points = $derived.by(() => new Map([...this.towns].map(([town, gain]) => [town, gain.points])));
  /** What the town that is looked at would bring, or else the chosen one. */
  readonly gain = $derived.by(() => this.towns.get(this.looked ?? "") ?? this.towns.get(this.town) ?? null);

  /** The first click shows what a town would bring, the second builds there. */
  readonly pickTown = (town: string): void => {
    if (this.town === town) this.build();
    else if (this.towns.has(town)) this.pickedTown.pick([town]);
  };

  readonly build = (): void => {
    const place = this.options.findIndex((option) => option.id === this.town);
    if (place >= 0) this.acts.answer([place]);
  };

  // -- taking -------------------------------------------------------------------------------------------------------
  readonly taking = $derived.by(() => (this.why === "visit.take" ? (this.live.choice?.most ?? 0) : 0));

  /** A card of the display; one too many takes the place of the first. */
  readonly pickDisplay = (place: number): void => {
    if (this.taking === 0) return;
    const picked = this.cards.includes(place);
    const cards = picked ? this.cards.filter((other) => other !== place) : [...this.cards, place].slice(-this.taking);
    this.pickedCards.pick(cards);
  };

  readonly take = (): void => {
    if (this.cards.length !== this.taking) return;
    const ids = this.cards.map((place) => this.view.display[place]);
    this.acts.answer(ids.map((id) => this.options.findIndex((option) => option.id === id)));
  };
}

/** The desk of the table that a component stands on. */
export const [theDesk, setDesk] = createContext<Desk>();
