// What is asked of the server once, over HTTP.
import type {
  CardInfo,
  Draft,
  GameInfo,
  Glance,
  Listed,
  Message,
  NewTable,
  Options,
  Practice,
  PracticeRequest,
  PresetInfo,
  Reach,
  Ruling,
  RulingInfo,
  Seated,
  Table,
} from "./wire";

/** The server refused, and says why in a message of the catalogues. */
export class Refusal extends Error {
  constructor(readonly said: Message) {
    super(said.id);
  }
}

export const UNREACHABLE: Message = { id: "client-unreachable", facts: {} };

/** Whether an error is the server's word: asking again would not change it. */
export const isFinal = (error: unknown): boolean => error instanceof Refusal && error.said !== UNREACHABLE;

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const how: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, how).catch(() => null);
  if (answer === null) throw new Refusal(UNREACHABLE);
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(isMessage(said) ? said : UNREACHABLE);
  return said as T; // the server's shapes are held to wire.ts by a test
}

function isMessage(said: unknown): said is Message {
  return typeof said === "object" && said !== null && "id" in said && "facts" in said;
}

/** Asked once a visit: it does not change while the server runs. */
function once<T>(path: string): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= ask<T>(path).catch((error: unknown) => {
      answer = null;
      throw error;
    });
    return answer;
  };
}

const perGame = <T>(what: string): ((game: string) => Promise<T>) => {
  const asked = new Map<string, () => Promise<T>>();
  return (game) => {
    const known = asked.get(game) ?? once<T>(`games/${encodeURIComponent(game)}/${what}`);
    asked.set(game, known);
    return known();
  };
};

export const fetchGames = once<GameInfo[]>("games");
export const fetchCards = perGame<CardInfo[]>("cards");
export const fetchPresets = perGame<PresetInfo[]>("presets");
export const fetchRulings = perGame<RulingInfo[]>("rulings");
export const fetchLanguages = once<{ language: string; name: string }[]>("words");

export const fetchListed = (): Promise<Listed[]> => ask("tables");
export const fetchGlance = (code: string): Promise<Glance> => ask(`tables/${encodeURIComponent(code)}/glance`);
export const fetchTable = (code: string): Promise<Table> => ask(`tables/${encodeURIComponent(code)}`);

export const draft = (game: string, options: Options, seed?: number): Promise<Draft> =>
  ask(`games/${encodeURIComponent(game)}/draft`, seed === undefined ? { options } : { options, seed });

const pathToRuling = (game: string, ruling: string): string =>
  `games/${encodeURIComponent(game)}/rulings/${ruling.split("/").map(encodeURIComponent).join("/")}`;

export const fetchRuling = (game: string, ruling: string): Promise<Ruling> => ask(pathToRuling(game, ruling));
/** The table of a ruling after some answers. */
export const practise = (game: string, ruling: string, wish: PracticeRequest): Promise<Practice> =>
  ask(pathToRuling(game, ruling), wish);

/** A seat is held by a cookie; who keeps none would sit down and be a stranger at once. */
function takeSeat(path: string, body: unknown): Promise<Seated> {
  if (!navigator.cookieEnabled) throw new Refusal({ id: "client-no-cookies", facts: {} });
  return ask(path, body);
}

export const openTable = async (table: NewTable): Promise<Seated> => takeSeat("tables", table);
export const sitDown = async (code: string, name: string): Promise<Seated> =>
  takeSeat(`tables/${encodeURIComponent(code)}/sit`, { name });
/** One more person at this device, which has a seat already. */
export const sitBeside = async (code: string, name: string): Promise<Seated> =>
  takeSeat(`tables/${encodeURIComponent(code)}/sit`, { name, beside: true });

/** Under which addresses friends find the server; it tells that at its own machine only. */
export const fetchReach = once<Reach>("reach");

/** Whether the server answers at all. */
export const isThere = (): Promise<boolean> =>
  fetch("/livez").then(
    (answer) => answer.ok,
    () => false,
  );
