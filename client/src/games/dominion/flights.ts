// Which way cards go when something happens.
import { cardsOf, eventOf, type Flight } from "../../parts/flights";
import type { Told } from "../../wire";
import type { View } from "./view";

/** Whom a name means. */
type SeatOf = (name: string) => number;

/** Something that happened, between a table as it was and as it is. */
class Deed {
  readonly seat: number;

  constructor(
    readonly told: Told,
    private readonly before: View,
    private readonly after: View,
    private readonly longAgo: boolean, // the turn has ended since: then the table does not tell where a card lay
    private readonly seatOf: SeatOf,
  ) {
    this.seat = told.seat;
  }

  at(zone: string): string {
    return `${zone}-${this.seat}`;
  }

  /** Where a card lay that somebody parts with. */
  from(card: string | null): readonly string[] {
    if (this.longAgo) return [this.at("hand")];
    if (card !== null && this.leavesPlay(card)) return ["play"];
    const [then, now] = [this.before, this.after].map(({ players }) => players[this.seat]);
    const fromDeck = (now?.hand_size ?? 0) >= (then?.hand_size ?? 0) && now?.deck_size !== then?.deck_size;
    return fromDeck ? this.fromDeck() : [this.at("hand")];
  }

  /** From the deck, where it may have been shown first. */
  fromDeck(): readonly string[] {
    return [this.at("shown"), this.at("deck")];
  }

  private leavesPlay(card: string): boolean {
    const lying = ({ in_play }: View): number => in_play.filter((other) => other === card).length;
    return this.seat === this.before.turn && lying(this.before) > lying(this.after);
  }

  /** Where a card comes from that somebody gains: its pile, the prizes, or else the trash. */
  source(card: string): readonly string[] {
    const left = ({ supply }: View): number => supply.find((pile) => pile.card === card)?.left ?? 0;
    if (left(this.before) > left(this.after)) return [card];
    return this.before.prizes.includes(card) ? ["prizes"] : ["trash"];
  }

  /** Where a gained card goes. */
  get goal(): string {
    const { word } = this.told.facts;
    return this.at(word === "hand" || word === "deck" ? word : "discard");
  }

  /** The hand of whoever is given a card. */
  get others(): string {
    const { other } = this.told.facts;
    return `hand-${typeof other === "string" ? this.seatOf(other) : this.after.seat}`;
  }

  /** Whoever was on turn before; all that they had in play goes to their discard pile. */
  get sweeper(): number {
    return this.before.turn;
  }

  get swept(): readonly string[] {
    return this.before.in_play;
  }
}

type Way = (deed: Deed, card: string | null) => Omit<Flight, "what">;

const gained: Way = (deed, card) => ({ from: deed.source(card ?? ""), to: deed.goal });

const WAYS: Readonly<Record<string, Way>> = {
  "tell-played": (deed) => ({ from: [deed.at("hand")], to: "play" }),
  "tell-cashed": (deed) => ({ from: [deed.at("hand")], to: "play" }),
  "tell-bought": gained,
  "tell-gained": gained,
  "tell-trashed": (deed, card) => ({ from: deed.from(card), to: "trash" }),
  "tell-drew": (deed) => ({ from: [deed.at("deck")], to: deed.at("hand") }),
  "tell-took": (deed) => ({ from: deed.fromDeck(), to: deed.at("hand") }),
  "tell-discarded": (deed, card) => ({ from: deed.from(card), to: deed.at("discard") }),
  "tell-topdecked": (deed) => ({ from: [deed.at("hand")], to: deed.at("deck") }),
  "tell-passed": (deed) => ({ from: [deed.at("hand")], to: deed.others }),
  "tell-set-aside": (deed, card) => ({ from: deed.from(card), to: deed.at("aside") }),
  "tell-returned": (deed) => ({ from: [deed.at("aside"), "play"], to: deed.at("hand") }),
  "tell-turn": (deed) => ({ from: ["play"], to: `discard-${deed.sweeper}` }),
  "tell-shuffled": (deed) => ({ from: [deed.at("discard")], to: deed.at("deck") }),
  "tell-flipped-deck": (deed) => ({ from: [deed.at("deck")], to: deed.at("discard") }),
};

/** A whole pile moves as one card that nobody sees. */
const WHOLE_PILES = ["tell-shuffled", "tell-flipped-deck"];

const PLAYED = "tell-played";
/** Nobody tells that a player cleans up: the next turn says so. */
const TURN = "tell-turn";

function moved(deed: Deed): readonly (string | null)[] {
  const event = eventOf(deed.told);
  if (event === TURN) return deed.swept;
  return WHOLE_PILES.includes(event) ? [null] : cardsOf(deed.told);
}

/** Whether a card that an effect plays was played by it before: then it lies on the table. */
export function again(story: readonly Told[], place: number): boolean {
  const told = story[place];
  if (told === undefined || told.depth === 0 || eventOf(told) !== PLAYED) return false;
  const inside = story.slice(0, place).findLastIndex(({ heading, depth }) => heading || depth < told.depth) + 1;
  const same = (other: Told): boolean =>
    other.depth === told.depth && eventOf(other) === PLAYED && other.cards.join() === told.cards.join();
  return story.slice(inside, place).some(same);
}

/** Where the cards of the last events of a story went; nothing where they are not about cards that move. */
export function flightsOf(
  story: readonly Told[],
  news: readonly Told[],
  before: View,
  after: View,
  seatOf: SeatOf,
): Flight[] {
  const known = story.length - news.length;
  const [firstTurn, lastTurn] = [
    news.findIndex((told) => eventOf(told) === TURN),
    news.findLastIndex((told) => eventOf(told) === TURN),
  ];
  return news.flatMap((told, place) => {
    const way = WAYS[eventOf(told)];
    if (way === undefined || (eventOf(told) === TURN && place > firstTurn)) return [];
    if (again(story, known + place)) return [];
    const deed = new Deed(told, before, after, place < lastTurn, seatOf);
    return moved(deed).map((what) => ({ what, ...way(deed, what) }));
  });
}
