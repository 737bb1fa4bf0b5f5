// One table over one websocket that mends itself. What is lost on the way is sent again; what is old is replaced.
import {
  FAREWELLS,
  PROTOCOL,
  type Asked,
  type Change,
  type ChatLine,
  type End,
  type FromClient,
  type FromServer,
  type Message,
  type Position,
  type SeatInfo,
  type Table,
  type Told,
  type UndoState,
} from "./wire";
import { decode } from "./decode";
import { renew } from "./renew";

/** `gone`: there is no such table (any more), or no place at it for this person; it is not asked again. */
export type Status = "connecting" | "open" | "reconnecting" | "gone";

const FIRST_WAIT = 300; // milliseconds before the first new attempt; doubled each time
const LONGEST_WAIT = 8000;
const PULSE = 15_000; // how often a quiet connection is asked whether it lives
const PATIENCE = 5000; // how long the answer to that may take
const OPENING = 10_000; // how long a connection may take to open
const HOPEFUL = 3; // attempts before it is doubted that any will succeed

const OUTDATED: Message = { id: "client-outdated", facts: {} };
const NO_UNDO: UndoState = { allowed: null, asked_by: null, waiting_for: [] };

interface Sent {
  epoch: number;
  question: number;
  places: readonly number[];
  over: WebSocket | null; // the connection that it was sent over
}

export class Live {
  readonly code: string;
  private language = "en"; // in which the server tells what happens
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
  status: Status = $state("connecting");
  /** The message that says why the table is gone. */
  farewell = "refused-no-table";
  /** Whether no connection could be opened at all, although the server is there: something in between lets none pass. */
  barred = $state(false);
  /** Whether an answer is on its way: the question is shown, but not to be answered again. */
  answering = $state(false);

  epoch = -1;
  private socket: WebSocket | null = null;
  private sent: Sent | null = null;
  private tries = 0;
  private known = false; // whether there was ever a connection
  private anew = true; // whether everything is to be told from the beginning
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private lastWord = 0;
  private closed = false;

  constructor(code: string) {
    this.code = code;
  }

  // -- what is at the table ---------------------------------------------------------------------------------------
  /** This person's seat in the game that is shown; where they sit now, if elsewhere since its end, is `table.you`. */
  get you(): number | null {
    return this.table?.player ?? null;
  }

  /** Whether this person may do what a host does. */
  get hosting(): boolean {
    return this.table?.hosting ?? false;
  }

  /** The open question, told from all others of this table; null: none is open. */
  get question(): string | null {
    return this.choice === null ? null : `${this.epoch}.${this.choice.question}`;
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

  // -- what a person does -----------------------------------------------------------------------------------------
  answer(places: readonly number[]): void {
    if (this.choice === null || this.answering) return;
    this.sent = { epoch: this.epoch, question: this.choice.question, places, over: null };
    this.answering = true;
    this.refused = null;
    this.sendAnswer(this.sent);
  }

  undo(): void {
    this.send({ type: "undo", epoch: this.epoch });
  }

  replyToUndo(agree: boolean): void {
    this.send({ type: "undo-reply", epoch: this.epoch, agree });
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  setUp(change: Change): void {
    this.send({ type: "setup", change });
  }

  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // -- the connection ---------------------------------------------------------------------------------------------
  open(): void {
    this.closed = false;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.pulse = setInterval(() => this.feelPulse(), PULSE);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    this.socket?.close();
    this.socket = null;
  }

  /** Connect again as somebody else: after sitting down or leaving, the cookie has changed. */
  reopen(): void {
    this.sent = null;
    this.anew = true;
    this.drop();
    this.connect();
  }

  /** Let the server tell everything in another language. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.anew = true;
    if (this.socket === null) return;
    this.drop();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.closed) return;
    const known = this.anew ? "" : `&epoch=${this.epoch}&events=${this.events.length}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const language = encodeURIComponent(this.language);
    const path = `/api/tables/${encodeURIComponent(this.code)}/live?language=${language}${known}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.heard(socket, event.data);
    socket.onclose = (event) => this.lost(socket, event.code);
    setTimeout(() => {
      if (socket.readyState === WebSocket.CONNECTING) this.abandon(socket);
    }, OPENING);
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.tries = 0;
    this.barred = false;
    this.known = true;
    this.lastWord = performance.now();
    this.status = "open";
  }

  private lost(socket: WebSocket, code = 0): void {
    if (socket !== this.socket || this.closed) return;
    this.socket = null;
    const farewell = FAREWELLS[code];
    if (farewell !== undefined) {
      this.farewell = farewell;
      this.status = "gone";
      this.close();
      return;
    }
    this.status = this.table === null ? "connecting" : "reconnecting";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.barred = !this.known && this.tries >= HOPEFUL;
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket === null) this.connect();
    else this.feelPulse();
  };

  private feelPulse(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" });
    this.expectWord(socket);
  }

  /** A connection that stays silent after it was asked something is none. */
  private expectWord(socket: WebSocket): void {
    const asked = performance.now();
    setTimeout(() => {
      if (this.lastWord < asked) this.abandon(socket);
    }, PATIENCE);
  }

  /** Wait no longer for a connection that does not answer; its end would take the browser long to notice. */
  private abandon(socket: WebSocket): void {
    if (socket !== this.socket) return;
    socket.onclose = null;
    socket.close();
    this.lost(socket);
  }

  private heard(socket: WebSocket, data: unknown): void {
    if (socket !== this.socket) return;
    this.lastWord = performance.now();
    const message = decode(data);
    if (message !== null) this.take(message);
  }

  // -- what the server says -----------------------------------------------------------------------------------------
  take(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        if (message.table.frozen !== null) this.freeze();
        break;
      case "hello":
        if (message.protocol !== PROTOCOL && !renew()) this.refused = OUTDATED;
        break;
      case "kept":
        if (this.sent?.epoch === message.epoch && this.sent.question === message.question) this.kept();
        break;
      case "position":
        this.place(message);
        break;
      case "chat":
        this.chat = [...this.chat, ...message.lines.filter((line) => line.number > (this.chat.at(-1)?.number ?? -1))];
        break;
      case "refused":
        this.refused = message;
        this.answering = false;
        this.sent = null;
        break;
      case "pong":
    }
  }

  /** The game is only told from now on: nobody is asked anything. */
  private freeze(): void {
    this.sent = null;
    this.answering = false;
    this.choice = null;
    this.awaiting = [];
    this.undoState = NO_UNDO;
    this.end = null;
  }

  private place(position: Position): void {
    const kept = position.from === 0 ? [] : this.events.slice(0, position.from);
    this.events = [...kept, ...position.events];
    this.epoch = position.epoch;
    this.anew = false;
    this.view = position.view;
    this.prospect = position.prospect;
    this.awaiting = position.awaiting;
    this.undoState = position.undo;
    this.scores = position.scores;
    this.end = position.end;
    this.choice = position.choice;
    this.sendAgain();
  }

  /** The answer is safe: the question is none any more, and what follows may take its time. */
  private kept(): void {
    this.sent = null;
    this.answering = false;
    this.choice = null;
  }

  /** An answer that got lost on the way is sent again; the number of the question keeps it from counting twice. */
  private sendAgain(): void {
    const { sent, choice } = this;
    const open = sent !== null && sent.epoch === this.epoch && sent.question === choice?.question;
    this.answering = open;
    if (!open) this.sent = null;
    else if (sent.over !== this.socket) this.sendAnswer(sent);
  }

  private sendAnswer(sent: Sent): void {
    // Over a connection that is still being opened nothing can be sent: it goes out when the table is told over it.
    sent.over = this.socket !== null && this.socket.readyState === WebSocket.OPEN ? this.socket : null;
    this.send({ type: "answer", epoch: sent.epoch, question: sent.question, places: sent.places });
    if (this.socket !== null) this.expectWord(this.socket);
  }
}
