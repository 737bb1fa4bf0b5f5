// What the parts of the table share: the view, the open question, and what is picked so far.
import { createContext } from "svelte";
import type { Acts } from "../../live/acts";
import type { Live } from "../../live/store.svelte";
import { Selection } from "../../selection.svelte";
import { settings } from "../../settings.svelte";
import type SIZES from "../../styles/tables.json";
import { mine } from "./lookup";
import { companions, placeOfWithdrawing, playOf, playsOf, possible, toggle } from "./picks";
import { takersOf } from "./takers";
import type { Gain, Phase, Showing, View, Withdrawal } from "./view";

const RESOLVING: ReadonlySet<string> = new Set<Phase>(["build", "crown", "take"]);

/** The usual one stands upright. */
export type TableSize = "usual" | keyof typeof SIZES;

const USUAL_LETTERS = 16; // pixels
const SMALL: ReadonlySet<TableSize> = new Set<TableSize>(["pocket", "scroll", "lying"]);
const BROAD: ReadonlySet<TableSize> = new Set<TableSize>(["desk", "tall", "wall"]);

export class Desk {
  private readonly pickedCards: Selection<number>; // places in the hand, or in the display
  private readonly pickedTown: Selection<string>; // one at most
  private glance: { readonly question: string | null; readonly town: string | null } = $state.raw({
    question: null,
    town: null,
  });
  /** The card that was clicked though it cannot be played. */
  vain: string | null = $state(null);

  /** How large the table is, by the names of styles/tables.json. */
  size: TableSize = $state("desk");
  /** How much larger letters are than usual: on a wall, or for eyes that want them so. */
  unit = $state(1);

  constructor(
    readonly live: Live,
    private readonly acts: Acts,
  ) {
    this.pickedCards = new Selection(live);
    this.pickedTown = new Selection(live);
  }

  // -- the room there is --------------------------------------------------------------------------------------------
  /** A table that is held in the hand: most of it stands behind tabs. */
  readonly small = $derived.by(() => SMALL.has(this.size));
  /** A table with a column on either side of the map. */
  readonly broad = $derived.by(() => BROAD.has(this.size));
  /** Such a table that is high enough for everything to have a place of its own. */
  readonly tall = $derived.by(() => this.size === "tall" || this.size === "wall");

  /** The stylesheet says which size it is. */
  readonly measure = (lay: HTMLElement): (() => void) => {
    const watch = new ResizeObserver(() => {
      this.size = getComputedStyle(lay).getPropertyValue("--size") as TableSize;
      this.unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;
    });
    watch.observe(lay);
    return () => watch.disconnect();
  };

  // -- what is on the table -----------------------------------------------------------------------------------------
  readonly view = $derived.by(() => this.live.view as View); // a table of Taj Mahal has such a view
  readonly mine = $derived.by(() => mine(this.view));
  /** Who sits where, by seat. */
  readonly names = $derived.by(() => this.view.players.map((player) => this.live.nameOf(player.seat)));
  /** Who has taken the prizes that are gone. */
  readonly takers = $derived.by(() => takersOf(this.live.events));

  /** Whoever has withdrawn and is just getting their due. */
  readonly leaving = $derived.by(() => (RESOLVING.has(this.view.phase) && !this.view.ended ? this.view.turn : null));

  // -- what is asked, and picked ------------------------------------------------------------------------------------
  readonly why = $derived.by(() => this.live.choice?.why ?? "");
  readonly options = $derived.by(() => this.live.choice?.options ?? []);

  get cards(): readonly number[] {
    return this.pickedCards.picks;
  }

  get town(): string {
    return this.pickedTown.picks[0] ?? "";
  }

  /** The town that has been pointed at or focused since the question was asked. */
  get looked(): string | null {
    return this.glance.question === this.live.question ? this.glance.town : null;
  }

  readonly look = (town: string | null): void => {
    if (town !== this.looked) this.glance = { question: this.live.question, town };
  };

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

  /** A click builds, since undo makes up for a slip; whoever wants to confirm their choices clicks twice. */
  readonly pickTown = (town: string): void => {
    if (!settings.confirm || this.town === town) this.buildIn(town);
    else if (this.towns.has(town)) this.pickedTown.pick([town]);
  };

  readonly build = (): void => this.buildIn(this.town);

  private buildIn(town: string): void {
    const place = this.options.findIndex((option) => option.id === town);
    if (place >= 0 && this.towns.has(town)) this.acts.answer([place]);
  }

  // -- taking -------------------------------------------------------------------------------------------------------
  readonly taking = $derived.by(() => (this.why === "visit.take" ? (this.live.choice?.most ?? 0) : 0));

  /** A card of the display; one too many takes the place of the first. A single one is taken at once, as one builds. */
  readonly pickDisplay = (place: number): void => {
    if (this.taking === 0) return;
    if (this.taking === 1 && !settings.confirm) {
      this.takeAll([place]);
      return;
    }
    const picked = this.cards.includes(place);
    const cards = picked ? this.cards.filter((other) => other !== place) : [...this.cards, place].slice(-this.taking);
    this.pickedCards.pick(cards);
  };

  readonly take = (): void => {
    if (this.cards.length === this.taking) this.takeAll(this.cards);
  };

  private takeAll(places: readonly number[]): void {
    const ids = places.map((place) => this.view.display[place]);
    this.acts.answer(ids.map((id) => this.options.findIndex((option) => option.id === id)));
  }
}

/** The desk of the table that a component stands on. */
export const [theDesk, setDesk] = createContext<Desk>();
