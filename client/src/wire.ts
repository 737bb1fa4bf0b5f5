// What the server and a client say to each other; docs/wire.md tells it in words.
// Written from wire.py, forms.py and what these import in src/courtyard/server/shapes by `make wire`.

export const PROTOCOL = 1;
export const LONGEST_CHAT = 500;
export const LONGEST_NAME = 24;

/** The codes with which the server closes for good, and the messages that say why. */
export const FAREWELLS: Readonly<Record<number, string>> = {
  4401: "refused-dismissed",
  4403: "refused-onlookers",
  4404: "refused-no-table",
  4429: "refused-crowded",
};

export type Fact = string | number | readonly string[] | Message;
export type Facts = Readonly<Record<string, Fact>>;
export type Options = Readonly<Record<string, unknown>>;
export type Phase = "setup" | "playing" | "over";
export type UndoPolicy = "free" | "ask" | "never";
export type SeatKind = "person" | "bot" | "open";

/** The host wants this many bots, all of them such ones if that is said. */
export interface Bots {
  readonly type: "bots";
  readonly number: number;
  readonly bot?: string | null;
}

/** The host lets somebody sit down again who was sent away. */
export interface Pardon {
  readonly type: "pardon";
  readonly name: string;
}

/** The host sends a person away. */
export interface Remove {
  readonly type: "remove";
  readonly seat: number;
}

/** The host opens a seat, gives it to a bot, or takes it away. */
export interface Seating {
  readonly type: "seat";
  readonly seat: number;
  readonly kind: "open" | "bot" | "none";
  readonly bot?: string | null;
}

/** Show nobody's cards. */
export interface Cover {
  readonly type: "cover";
}

/** What those know who share a device: who they are, and who of them is to have it now, if anybody. */
export interface Device {
  readonly seats: readonly number[];
  readonly hand: number | null;
  readonly due: boolean;
  readonly moment: boolean;
}

/** There is nothing to decide for whoever was handed the device in case there is. */
export interface HandOn {
  readonly type: "hand-on";
}

/** Show the cards of one of those who share this device. */
export interface Uncover {
  readonly type: "uncover";
  readonly seat: number;
}

/** Something to be read: a message of the catalogues, perhaps one of its attributes ("tell-gained.you"). */
export interface Message {
  readonly id: string;
  readonly facts: Facts;
}

/** Who sits in a seat. */
export interface SeatInfo {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string | null;
  readonly present: boolean;
  readonly away_bot: boolean;
}

/** How one seat came out; a reason is what scored, how many of it, and points. It is stored as well. */
export interface Standing {
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
  readonly turns: number;
  readonly reasons: readonly (readonly [string, number, number])[];
}

/** A game that the present rules would play differently, or that was given up: told from what was written down. */
export interface Frozen {
  readonly version: number;
  readonly names: readonly string[];
  readonly answers: number;
  readonly standings: readonly Standing[];
  readonly ending: string | null;
  readonly record: string | null;
  readonly dropped: boolean;
}

/** A table as one viewer may see it; `suited` are the bots that suit the options, while none is played. */
export interface Table {
  readonly code: string;
  readonly game: string;
  readonly phase: Phase;
  readonly host: number | null;
  readonly you: number | null;
  readonly player: number | null;
  readonly device: Device | null;
  readonly hosting: boolean;
  readonly sent_away: boolean;
  readonly outcasts: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly options: Options;
  readonly settled: Options | null;
  readonly suited: readonly string[];
  readonly share: string | null;
  readonly dealt: boolean;
  readonly listed: boolean;
  readonly locked: boolean;
  readonly onlookers: boolean;
  readonly undo: UndoPolicy;
  readonly scores: boolean;
  readonly pace: number;
  readonly watchers: number;
  readonly games: number;
  readonly frozen: Frozen | null;
  readonly droppable: boolean;
}

/** A line of the log. */
export interface Told {
  readonly id: string;
  readonly facts: Facts;
  readonly seat: number;
  readonly depth: number;
  readonly cards: readonly string[];
  readonly heading: boolean;
}

/** One of the things to choose from; `prospect` is in a shape of the game's own. */
export interface Option {
  readonly id: string;
  readonly copies: number;
  readonly prospect: unknown;
}

/** An answer that may be given without asking, if the player wants answers of this kind to be automatic. */
export interface Safe {
  readonly kind: string;
  readonly places: readonly number[];
}

/** Cards that matter to a question and cannot be chosen: what became of them (`beside-<what>`), by whose doing. */
export interface Beside {
  readonly what: string;
  readonly seat: number;
  readonly cards: readonly string[];
}

/** A question to the viewer. */
export interface Asked {
  readonly question: number;
  readonly why: string;
  readonly source: string;
  readonly least: number;
  readonly most: number;
  readonly ordered: boolean;
  readonly options: readonly Option[];
  readonly about: string | null;
  readonly whom: number | null;
  readonly beside: readonly Beside[];
  readonly prompt: Message;
  readonly headline: string;
  readonly usual: readonly number[] | null;
  readonly safe: Safe | null;
  readonly ahead: Ahead | null;
}

/** What is asked next after an answer, where the viewer can foresee it: both may be answered at once. */
export interface Ahead {
  readonly places: readonly number[];
  readonly question: Asked;
}

/** Whether the viewer may take back an answer, and whether somebody asks to. */
export interface UndoState {
  readonly allowed: "free" | "ask" | null;
  readonly asked_by: number | null;
  readonly waiting_for: readonly number[];
}

/** How many turns everybody had begun, and the points of everybody then, by seat. */
export interface CurvePoint {
  readonly turns: readonly number[];
  readonly scores: readonly number[];
}

/** What the end brings beyond the view; `names`, by seat, are those who played, wherever they are now. */
export interface End {
  readonly names: readonly string[];
  readonly standings: readonly Standing[];
  readonly curve: readonly CurvePoint[];
  readonly ending: string;
  readonly story: Message;
  readonly share: string | null;
  readonly record: string | null;
}

/** Something that somebody said; without a seat, an onlooker. */
export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** The first word. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly version: string;
}

/** People, seats, options or policies are now as here. */
export interface TableNews {
  readonly type: "table";
  readonly table: Table;
}

/** The game as the viewer sees it now; `view` and `prospect` are in shapes of the game's own. */
export interface Position {
  readonly type: "position";
  readonly epoch: number;
  readonly from: number;
  readonly events: readonly Told[];
  readonly view: unknown;
  readonly prospect: unknown;
  readonly choice: Asked | null;
  readonly awaiting: readonly number[];
  readonly scores: readonly number[] | null;
  readonly undo: UndoState;
  readonly end: End | null;
}

/** An answer is written down. */
export interface Kept {
  readonly type: "kept";
  readonly epoch: number;
  readonly question: number;
}

/** New lines, or the last ones at first. */
export interface ChatNews {
  readonly type: "chat";
  readonly lines: readonly ChatLine[];
}

/** Why something was not done. */
export interface RefusedNews {
  readonly type: "refused";
  readonly id: string;
  readonly facts: Facts;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
}

/** The answer to a question, as places of its options; `then`, if it is the one ahead, to the next one as well. */
export interface Answer {
  readonly type: "answer";
  readonly epoch: number;
  readonly question: number;
  readonly places: readonly number[];
  readonly then?: readonly number[] | null;
}

/** Take my last answer back, or ask the others to agree; asked twice, it is not asked any more. */
export interface Undo {
  readonly type: "undo";
  readonly epoch: number;
}

/** Whether somebody else may take an answer back. */
export interface UndoReply {
  readonly type: "undo-reply";
  readonly epoch: number;
  readonly agree: boolean;
}

/** Something to be read by everybody at the table. */
export interface Say {
  readonly type: "chat";
  readonly text: string;
}

/** What a host may set; what is not said stays as it is. */
export interface Change {
  readonly options?: Options | null;
  readonly redraw?: boolean;
  readonly share?: string | null;
  readonly listed?: boolean | null;
  readonly locked?: boolean | null;
  readonly onlookers?: boolean | null;
  readonly undo?: UndoPolicy | null;
  readonly scores?: boolean | null;
  readonly pace?: number | null;
}

/** The host changes options or policies. */
export interface SetUp {
  readonly type: "setup";
  readonly change: Change;
}

/** The host begins the game. */
export interface Start {
  readonly type: "start";
}

/** The host begins another game of the same people. */
export interface Rematch {
  readonly type: "rematch";
}

/** The host gives up a game that is `droppable`, so that another one can begin. */
export interface Drop {
  readonly type: "drop";
}

/** Get up from the table; `seat`: only one of those who share the device does. */
export interface Leave {
  readonly type: "leave";
  readonly seat?: number | null;
}

/** Let a bot play for me, or take over again. */
export interface Auto {
  readonly type: "auto";
  readonly on: boolean;
}

/** Asks whether the server is there. */
export interface Ping {
  readonly type: "ping";
}

/** How many a game is for, and how many usually play it. */
export interface SeatCounts {
  readonly least: number;
  readonly most: number;
  readonly usual: number;
}

/** Somebody who is no person: a bot, or a strategy that is a text. `wants` are the cards that it cannot do without. */
export interface BotInfo {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly strategy: boolean;
  readonly wants: readonly string[];
}

/** A game as those who set up a table want to know it; `levels` are bots by their strength, the weakest first. */
export interface GameInfo {
  readonly game: string;
  readonly seats: SeatCounts;
  readonly usual_bot: string;
  readonly levels: readonly string[];
  readonly bots: readonly BotInfo[];
  readonly options: readonly string[];
  readonly automatic: readonly string[];
  readonly cards: boolean;
  readonly presets: boolean;
}

/** A printed card. Its words are in the message `card-<id>`. */
export interface CardInfo {
  readonly id: string;
  readonly set: string;
  readonly types: readonly string[];
  readonly cost: number | null;
  readonly copies: number | null;
}

/** Options that are recommended together. Its name is the message `preset-<id>`. */
export interface PresetInfo {
  readonly id: string;
  readonly options: Options;
}

/** A language that the program speaks. */
export interface LanguageInfo {
  readonly language: string;
  readonly name: string;
}

/** Options as a person chose them; equal seeds draw equal things. */
export interface DraftRequest {
  readonly options?: Options;
  readonly seed?: number | null;
}

/** The same options as they would be played. */
export interface Draft {
  readonly settled: Options;
  readonly share: string | null;
  readonly seed: number;
}

/** What a share code holds; `dealt`: the deal as well. */
export interface Shared {
  readonly game: string;
  readonly options: Options;
  readonly dealt: boolean;
}

/** What a new table shall be. */
export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly bots?: boolean;
  readonly start?: boolean;
  readonly players?: number | null;
  readonly options?: Options;
  readonly share?: string | null;
  readonly listed?: boolean;
}

/** Who wants to sit, and where; anywhere, if that is not said. `beside`: as one more person at the same device. */
export interface SitDown {
  readonly name: string;
  readonly seat?: number | null;
  readonly beside?: boolean;
}

/** Where somebody sits now. */
export interface Seated {
  readonly code: string;
  readonly seat: number;
}

/** A table that everybody may find. `awaiting` are places of `names`; `idle`: seconds since something happened. */
export interface Listed {
  readonly code: string;
  readonly game: string;
  readonly phase: Phase;
  readonly names: readonly string[];
  readonly open: number;
  readonly watchers: number;
  readonly turn?: number | null;
  readonly awaiting?: readonly number[];
  readonly idle?: number | null;
}

/** A table from afar, and the seat that the caller has at it. */
export interface Glance {
  readonly you: number | null;
  readonly table: Listed;
}

/** From where a server can be reached: from other machines as well, under these addresses, or from its own alone. */
export interface Reach {
  readonly everywhere: boolean;
  readonly addresses: readonly string[];
}

/** A ruling in a list: its name as folder and file, what it says, and the ids of the cards that it speaks of. */
export interface RulingInfo {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly string[];
}

/** An answer by which a ruling is shown: whose, to which question, what is picked, and where it stands there. */
export interface RulingStep {
  readonly seat: number;
  readonly why: string;
  readonly names: readonly string[];
  readonly places: readonly number[];
  readonly refused: Message | null;
}

/** A ruling, and its table before the first step; where the table itself is refused, there is just the reason. */
export interface Ruling {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly cites: readonly string[];
  readonly cards: readonly string[];
  readonly table: Table | null;
  readonly steps: readonly RulingStep[];
  readonly refused: Message | null;
}

/** All answers since the table of the ruling was set, and who looks at it now; null: whoever is asked. */
export interface PracticeRequest {
  readonly answers?: readonly (readonly number[])[];
  readonly viewer?: number | null;
  readonly language?: string;
}

/** The table of a ruling after some answers. */
export interface Practice {
  readonly table: Table;
  readonly position: Position;
}

/** That all is well. */
export interface Health {
  readonly status: string;
}

export type FromServer = Hello | TableNews | Position | Kept | ChatNews | RefusedNews | Pong;

export type FromClient =
  Answer | Undo | UndoReply | Say | Leave | Auto | Uncover | Cover | HandOn | SetUp | Seating | Bots | Remove | Pardon | Start | Rematch | Drop | Ping;
