// What the shell wants of a game: the folder games/<name>/, whose index.ts exports `game`. Nothing else names a game.
// One that has no folder here is drawn by the plain page.
import type { Component, Snippet } from "svelte";
import { isThere, Refusal, UNREACHABLE } from "../api";
import type { Lesson } from "../coach/lesson";
import type { Guide } from "../guide/guide";
import type { Live } from "../live/store.svelte";
import { renew } from "../renew";
import type { Voices } from "../sound/heard";
import type { End, Message, Options, Table } from "../wire";

/** A sign in running text, such as "$3" for a coin: what the pattern finds is drawn by the component. */
export interface Sign {
  readonly pattern: RegExp; // group 1, or else the whole match, is passed to the component
  readonly Sign: Component<{ text: string }>;
}

export interface TableProps {
  /** The table as it is now; `live.view` is the game's own view. A person acts there through `theActs()`. */
  live: Live;
}

export interface EndProps {
  live: Live;
  end: End;
  /** The points turn by turn, as a graph in a panel. */
  graph: Snippet;
}

export interface SetupProps {
  table: Table;
  /** Whether this person may change the options. */
  host: boolean;
  /** Why the last change was not made; null: it was. */
  refused: Message | null;
  /** Replaces the options of the game; the server settles them and tells everybody. */
  change: (options: Options) => void;
  /** Draws again what the options leave to chance. */
  redraw: () => void;
  /** Takes over what a share code holds. */
  take: (share: string) => void;
}

export interface PeekProps {
  /** What a name in a text or a thing on the table stands for, as given to `peekable`. */
  id: string;
  /** Where there is a table: its view may add the present cost and the like. */
  live?: Live | undefined;
}

export interface Game {
  /** What the server calls it; its messages begin with this. */
  readonly name: string;
  /** Everything below the top bar while a game is played. */
  readonly Table: Component<TableProps>;
  /** The middle of the top bar while a game is played: turn, visit, what ends the game. */
  readonly Status: Component<TableProps>;
  /** The end below the banner with the winner, rematch and record. */
  readonly End: Component<EndProps>;
  /** The options of a table before the game begins. */
  readonly Setup: Component<SetupProps>;
  /** The full card (or whatever a name stands for), shown on hover, focus and long press. */
  readonly Peek: Component<PeekProps>;
  /** In the list of all cards, how wide a sheet with `Peek` on it is at least, in pixels; absent: `Peek` is an upright card. */
  readonly printedWidth?: number;
  /** The picture on the home page. */
  readonly Art: Component<Record<string, never>>;
  /** How seats are marked everywhere, where the game has marks of its own; as large as --mark says. */
  readonly Mark?: Component<{ seat: number; name: string }>;
  readonly signs: readonly Sign[];
  /** How names of things are drawn in texts: their classes, for colour and underline. */
  readonly markOf: (id: string) => string;
  /** Which of its events can be heard; absent: one hears only whose turn it is, and the end. */
  readonly voices?: Voices;
  /** The messages that tell what its own keys are for, as the help shows them. */
  readonly keys: readonly string[];
  /** Its rules in chapters, and what the things on its table are; absent: the rules are told in plain words. */
  readonly guide?: () => Promise<Guide>;
  /** The options of the game that "Play with bots" starts; what is not said is left to chance. */
  readonly usual?: Options;
  /** What a coach teaches in a first game; absent: there is none. */
  readonly lesson?: () => Promise<Lesson>;
  /** What an option of a question is called, where it is no card and none of the ways; null: as any game would call it. */
  readonly optionName?: (option: string, view: unknown) => string | null;
  /** Fetches what must be known before anything is drawn. */
  readonly prepare?: () => Promise<void>;
}

const folders = import.meta.glob<{ game: Game }>("./*/index.ts");

/** A game's folder, loaded when it is first needed. */
export async function loadGame(name: string): Promise<Game> {
  const load = folders[`./${name}/index.ts`];
  if (load === undefined) return (await import("./plain/plain").catch(miss)).plainGame(name);
  const { game } = await load().catch(miss);
  await game.prepare?.();
  return game;
}

/** A part of the page could not be loaded. Where the server is there all the same, it serves a newer page by now; and some browsers
 * never ask again for what once failed. */
export async function miss(): Promise<never> {
  if (await isThere()) renew();
  throw new Refusal(UNREACHABLE);
}
