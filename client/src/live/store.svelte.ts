// What is known of a table: what the server said last. It alone changes it; everybody else looks at a `Live`.
import {
  PROTOCOL,
  type Asked,
  type ChatLine,
  type Device,
  type End,
  type FromServer,
  type Message,
  type Position,
  type SeatInfo,
  type Table,
  type Told,
  type UndoState,
} from "../wire";
import { renew } from "../renew";

/** `gone`: there is no such table (any more), or no place at it for this person; it is not asked for again. */
export type Status = "connecting" | "open" | "reconnecting" | "gone";

/** An answer that the server may not have yet. */
export interface Unkept {
  readonly epoch: number;
  readonly question: number;
  readonly places: readonly number[];
  readonly then?: readonly number[];
}

const OUTDATED: Message = { id: "client-outdated", facts: {} };
const NO_UNDO: UndoState = { allowed: null, asked_by: null, waiting_for: [] };

export class Store {
  table: Table | null = $state.raw(null);
  /** What the game shows; its shape is the game's own. */
  view: unknown = $state.raw(null);
  /** What lies before whoever looks, asked or not; its shape is the game's own. */
  prospect: unknown = $state.raw(null);
  choice: Asked | null = $state.raw(null);
  awaiting: readonly number[] = $state.raw([]);
  undoState: UndoState = $state.raw(NO_UNDO);
  scores: readonly number[] | null = $state.raw(null);
  end: End | null = $state.raw(null);
  events: readonly Told[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  refused: Message | null = $state.raw(null);
  unkept: Unkept | null = $state.raw(null);
  /** Whether an answer was kept, and what has come of it is yet to be told. */
  unfolding = $state(false);
  status: Status = $state("connecting");
  /** Whether no connection could be opened at all, although the server is there: something in between lets none through. */
  barred = $state(false);
  /** The message that says why the table is gone. */
  farewell = "refused-no-table";
  /** Grows whenever answers are taken back or another game begins. */
  epoch = -1;
  /** The language in which the server tells what happens. */
  language = "en";
  /** Whether everything is to be told again from the beginning. */
  anew = true;

  constructor(readonly code: string) {}

  /** This person's seat in the game that is shown; where they sit now, if elsewhere since its end, is `table.you`. */
  get you(): number | null {
    return this.table?.player ?? null;
  }

  /** What those know who share this device; null: one person has it alone. */
  get device(): Device | null {
    return this.table?.device ?? null;
  }

  /** Whether several share this device, and nobody's cards are to be seen now. */
  get covered(): boolean {
    return this.device !== null && this.table?.phase === "playing" && this.you === null;
  }

  /** Whether whoever has the device was handed it in case of a question, and there is none. */
  get idle(): boolean {
    const { device, you } = this;
    const handed = device !== null && device.due && device.hand === you;
    return handed && this.view !== null && this.choice === null && !this.unfolding;
  }

  /** What calls for somebody here, told apart from all other calls; null: nothing does.
   *
   * Where several share the device it is that somebody is to have it, never a question: whether there is one may be known
   * only to whoever is asked.
   */
  get call(): string | null {
    if (this.device === null || this.table?.phase !== "playing") return this.question;
    return this.covered && this.device.hand !== null ? `hand ${this.device.hand}` : null;
  }

  /** Whether this person may do what a host does. */
  get hosting(): boolean {
    return this.table?.hosting ?? false;
  }

  /** The open question, told apart from all others of this table; null: none is open. */
  get question(): string | null {
    return this.choice === null ? null : `${this.epoch}.${this.choice.question}`;
  }

  /** Whether an answer is on its way: the question is shown, but not to be answered again. */
  get answering(): boolean {
    return this.unkept !== null;
  }

  /** Whether a bot plays for this person. */
  get minded(): boolean {
    return this.you !== null && (this.seat(this.you)?.away_bot ?? false);
  }

  seat(number: number): SeatInfo | undefined {
    return this.table?.seats.find((seat) => seat.seat === number);
  }

  /** Who plays in a seat; after the end, who did. */
  nameOf(number: number): string {
    return this.end?.names[number] ?? this.seat(number)?.name ?? "";
  }
}

/** A table as all pages see it. */
export type Live = Readonly<Store>;

/** Let the store know what the server said. */
export function take(store: Store, message: FromServer): void {
  switch (message.type) {
    case "table":
      if (isElsewhere(store.table, message.table)) forget(store);
      store.table = message.table;
      if (message.table.frozen !== null) freeze(store);
      break;
    case "hello":
      if (message.protocol !== PROTOCOL && !renew()) store.refused = OUTDATED;
      break;
    case "kept":
      store.unfolding = isSame(store.unkept, message);
      if (store.unfolding) closeQuestion(store);
      break;
    case "position":
      place(store, message);
      break;
    case "chat":
      store.chat = [...store.chat, ...message.lines.filter((line) => line.number > (store.chat.at(-1)?.number ?? -1))];
      break;
    case "refused":
      store.refused = message;
      store.unkept = null;
      break;
    case "pong":
  }
}

/** Whether others look at the page from now on. */
const isElsewhere = (before: Table | null, now: Table): boolean =>
  before !== null && (before.device ?? now.device) !== null && before.player !== now.player;

/** Keep nothing of the game that whoever looks at the page next may not see. */
export function forget(store: Store): void {
  freeze(store);
  store.view = null;
  store.prospect = null;
  store.scores = null;
  store.events = [];
  store.refused = null;
  store.epoch = -1;
  store.anew = true;
}

const isSame = (unkept: Unkept | null, asked: { epoch: number; question: number | undefined }): boolean =>
  unkept !== null && unkept.epoch === asked.epoch && unkept.question === asked.question;

/** The answer is safe: the question is no longer open, and what follows may take its time. */
function closeQuestion(store: Store): void {
  store.unkept = null;
  store.choice = null;
}

/** The game is only told from now on: nobody is asked anything. */
function freeze(store: Store): void {
  closeQuestion(store);
  store.awaiting = [];
  store.undoState = NO_UNDO;
  store.end = null;
}

function place(store: Store, position: Position): void {
  const kept = position.from === 0 ? [] : store.events.slice(0, position.from);
  store.events = [...kept, ...position.events];
  store.epoch = position.epoch;
  store.anew = false;
  store.unfolding = false;
  store.view = position.view;
  store.prospect = position.prospect;
  store.awaiting = position.awaiting;
  store.undoState = position.undo;
  store.scores = position.scores;
  store.end = position.end;
  store.choice = position.choice;
  // An answer to another question was kept, or what it answered was taken back.
  if (!isSame(store.unkept, { epoch: position.epoch, question: position.choice?.question })) store.unkept = null;
}
