// What a connection needs of the browser around it; a test puts its own in its place.
import { Gather, type OnFrame } from "./gather";

/** One websocket, as much of it as is used. */
export interface Line {
  /** Whether something can be sent over it now: not before it is open, and not after its end. */
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

/** Who is told what becomes of a line. */
export interface Ear {
  opened(): void;
  heard(data: unknown): void;
  closed(code: number): void;
}

export interface Browser {
  connect(path: string, ear: Ear): Line;
  /** Milliseconds, of a clock that nobody sets. */
  now(): number;
  /** Does something later, once; returns how to call it off. */
  after(wait: number, act: () => void): () => void;
  /** Does something again and again; returns how to stop it. */
  every(pause: number, act: () => void): () => void;
  /** A number from 0 up to 1. */
  chance(): number;
  /** Whether nobody can see the page. */
  hidden(): boolean;
  /** Whether the machine says that it has no network. A server on the same machine is there all the same. */
  offline(): boolean;
  /** Tells when the network comes or goes, and when the page is shown or hidden; returns how to stop it. */
  watch(act: () => void): () => void;
}

const LONGEST_FRAME = 100; // milliseconds

/** A page that nobody sees draws no frames; what is told there is told by its title and by sounds. */
const onFrame: OnFrame = (act) => {
  if (document.hidden) return void setTimeout(act);
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    act();
  }, LONGEST_FRAME);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    act();
  });
};

export const browser: Browser = {
  connect(path, ear) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = () => ear.opened();
    const heard = new Gather<unknown>((data) => ear.heard(data), onFrame);
    socket.onmessage = (event) => heard.hear(event.data);
    socket.onclose = (event) => {
      heard.flush();
      ear.closed(event.code);
    };
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => socket.send(text),
      close: () => socket.close(),
    };
  },
  now: () => performance.now(),
  after(wait, act) {
    const timer = setTimeout(act, wait);
    return () => clearTimeout(timer);
  },
  every(pause, act) {
    const timer = setInterval(act, pause);
    return () => clearInterval(timer);
  },
  chance: () => Math.random(),
  hidden: () => document.visibilityState === "hidden",
  offline: () => !navigator.onLine,
  watch(act) {
    addEventListener("online", act);
    addEventListener("offline", act);
    document.addEventListener("visibilitychange", act);
    return () => {
      removeEventListener("online", act);
      removeEventListener("offline", act);
      document.removeEventListener("visibilitychange", act);
    };
  },
};
