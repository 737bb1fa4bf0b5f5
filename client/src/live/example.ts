// A table for tests: the messages that a server would send, and a browser whose connections are in the test's hand.
import type { Asked, FromServer, Position, Table } from "../wire";
import { browser, type Browser, type Ear, type Line } from "./browser";
import { joinTable } from "./join";

export const asked = (question: number, more: Partial<Asked> = {}): Asked => ({
  question,
  why: "turn.move",
  source: "supply",
  least: 0,
  most: 1,
  ordered: false,
  options: [],
  about: null,
  whom: null,
  beside: [],
  prompt: { id: "ask-turn-move", facts: {} },
  headline: "",
  usual: null,
  safe: null,
  ahead: null,
  ...more,
});
export const position = (more: Partial<Position>): Position => ({
  type: "position",
  epoch: 1,
  from: 0,
  events: [],
  view: {},
  prospect: null,
  choice: null,
  awaiting: [],
  scores: null,
  undo: { allowed: null, asked_by: null, waiting_for: [] },
  end: null,
  ...more,
});
export const setUp: Table = {
  code: "QUAIL-27",
  game: "chess",
  phase: "setup",
  host: 0,
  you: 0,
  player: 0,
  device: null,
  hosting: true,
  sent_away: false,
  outcasts: [],
  seats: [],
  options: {},
  settled: null,
  suited: [],
  share: null,
  dealt: false,
  listed: false,
  locked: false,
  onlookers: true,
  undo: "free",
  scores: false,
  pace: 0,
  watchers: 0,
  games: 0,
  frozen: null,
  droppable: false,
};

/** A connection as a test sees it from the other end: what came over it, and what the server says and does. */
export class FakeLine implements Line {
  open = false;
  closed = false; // by the page
  readonly sent: unknown[] = [];

  constructor(
    readonly path: string,
    private readonly ear: Ear,
  ) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.open = false;
    this.closed = true;
  }

  opens(): this {
    this.open = true;
    this.ear.opened();
    return this;
  }

  says(message: FromServer): this {
    this.ear.heard(JSON.stringify(message));
    return this;
  }

  breaks(code = 1006): void {
    this.open = false;
    this.ear.closed(code);
  }
}

/** A browser without a network; its clock is that of the test. */
export class FakeBrowser implements Browser {
  readonly lines: FakeLine[] = [];
  hides = false;
  unplugged = false;
  private watchers: (() => void)[] = [];

  readonly now = browser.now;
  readonly after = browser.after;
  readonly every = browser.every;
  readonly chance = () => 0.5; // each wait is as long as it is on average
  readonly hidden = () => this.hides;
  readonly offline = () => this.unplugged;

  readonly connect = (path: string, ear: Ear): FakeLine => {
    const line = new FakeLine(path, ear);
    this.lines.push(line);
    return line;
  };

  readonly watch = (act: () => void): (() => void) => {
    this.watchers.push(act);
    return () => (this.watchers = this.watchers.filter((watcher) => watcher !== act));
  };

  /** The connection that was tried last. */
  get line(): FakeLine {
    const last = this.lines.at(-1);
    if (last === undefined) throw new Error("nobody has tried to connect");
    return last;
  }

  /** Whether anybody waits for the network or for eyes. */
  get watched(): boolean {
    return this.watchers.length > 0;
  }

  /** The network comes or goes, or the page is shown or hidden. */
  stirs(): void {
    for (const watcher of this.watchers) watcher();
  }
}

/** Somebody at a table whose connection is open. */
export function table() {
  const { live, acts, around } = arriving();
  around.line.opens();
  return { live, acts, around, sent: around.line.sent, says: (message: FromServer) => void around.line.says(message) };
}

/** Somebody has come, but the connection is not open yet. */
export function arriving() {
  const around = new FakeBrowser();
  const joined = joinTable("QUAIL-27", around);
  joined.acts.arrive(setUp);
  return { ...joined, around };
}

/** Somebody before an open question, as the last position told it. */
export function askedAt(question: number) {
  const seated = table();
  seated.says(position({ choice: asked(question) }));
  return seated;
}
