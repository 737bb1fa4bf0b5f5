// A websocket that mends itself. It knows nothing of what is said over it, except how to ask whether anybody is there.
import { FAREWELLS, type FromClient, type FromServer } from "../wire";
import type { Browser, Line } from "./browser";
import { decode } from "./decode";

const FIRST_WAIT = 300; // milliseconds before the first new attempt; doubled each time
const LONGEST_WAIT = 8000;
const PULSE = 15_000; // how often a quiet connection is asked whether it is alive
const PATIENCE = 5000; // how long the answer to that may take
const DOUBT = 1000; // the same where the network is said to be gone
const OPENING = 10_000; // how long a connection may take to open
const HOPEFUL = 3; // attempts before it is doubted that any will succeed

/** Who is told how the connection fares, and what is said over it. */
export interface Listener {
  heard(message: FromServer): void;
  opened(): void;
  /** It is being mended. `barred`: none could be opened so far, and by now it is doubtful that any will be. */
  lost(barred: boolean): void;
  /** The server wants no further attempt; the message says why. */
  dismissed(farewell: string): void;
}

export class Socket {
  private current: Line | null = null;
  private attempts = 0; // since the last connection that opened
  private opened = false; // whether any has ever opened
  private lastWord = 0; // when something was last heard
  private stopped = true;
  private callOff: () => void = () => undefined; // the next attempt
  private stopWatching: () => void = () => undefined;

  /** `path` is asked before each attempt: it tells the server what is known here already. */
  constructor(
    private readonly path: () => string,
    private readonly listener: Listener,
    private readonly browser: Browser,
  ) {}

  /** The connection that something can be sent over now. */
  get line(): Line | null {
    return this.current?.open ? this.current : null;
  }

  start(): void {
    this.stopped = false;
    const stopPulse = this.browser.every(PULSE, () => this.feelPulse());
    const stopHurrying = this.browser.watch(() => this.hurry());
    this.stopWatching = () => {
      stopPulse();
      stopHurrying();
    };
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.stopWatching();
    this.callOff();
    this.drop();
  }

  /** Let go of this connection, and open another one at once. */
  renew(): void {
    this.drop();
    this.connect();
  }

  /** Say something, if anybody can hear it. */
  send(message: FromClient): void {
    this.line?.send(JSON.stringify(message));
  }

  /** Say something that has an answer: a connection that then stays silent is dead. */
  ask(message: FromClient): void {
    this.send(message);
    const line = this.current;
    if (line === null) return;
    const asked = this.browser.now();
    this.browser.after(this.browser.offline() ? DOUBT : PATIENCE, () => {
      if (this.lastWord < asked) this.abandon(line);
    });
  }

  private connect(): void {
    this.callOff();
    if (this.stopped) return;
    const line = this.browser.connect(this.path(), {
      opened: () => this.current === line && this.welcome(),
      heard: (data) => this.current === line && this.hear(data),
      closed: (code) => this.current === line && this.lose(code),
    });
    this.current = line;
    this.browser.after(OPENING, () => {
      if (!line.open) this.abandon(line);
    });
  }

  private welcome(): void {
    this.attempts = 0;
    this.opened = true;
    this.lastWord = this.browser.now();
    this.listener.opened();
  }

  private hear(data: unknown): void {
    this.lastWord = this.browser.now();
    const message = decode(data);
    if (message !== null) this.listener.heard(message);
  }

  private lose(code?: number): void {
    this.current = null;
    const farewell = code === undefined ? undefined : FAREWELLS[code];
    if (farewell !== undefined) {
      this.stop();
      this.listener.dismissed(farewell);
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts);
    this.attempts += 1;
    // Not everybody who lost the same server should come back in the same moment.
    this.callOff = this.browser.after(wait * (0.75 + this.browser.chance() / 2), () => this.connect());
    this.listener.lost(!this.opened && this.attempts >= HOPEFUL);
  }

  /** Wait no longer for a connection that does not answer; it would take the browser long to notice its end. */
  private abandon(line: Line): void {
    if (this.current !== line) return;
    this.lose();
    line.close();
  }

  private drop(): void {
    const line = this.current;
    this.current = null;
    line?.close();
  }

  /** The network came or went, or the page is looked at again: do not wait any longer. */
  private hurry(): void {
    if (this.browser.hidden()) return;
    if (this.current === null) this.connect();
    else this.feelPulse();
  }

  private feelPulse(): void {
    if (this.line !== null) this.ask({ type: "ping" });
  }
}
