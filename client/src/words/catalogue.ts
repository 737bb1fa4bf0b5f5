// Fluent messages of one language with English behind them, and the functions that they call:
// CARD, CARDS, NAME, NAMES, POINTS and LIST, which do just what those of words/nouns.py do.
import {
  FluentBundle,
  FluentResource,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { Fact, Facts, Message } from "../wire";
import { markName, markPoints, markThing, plain, withoutMarks } from "./pieces";

const SEPARATOR = "\x1f"; // between the items of a list that is passed to a message
const OWN_NAME = "="; // between the id of a thing and the name that it brings
const PEOPLE: ReadonlySet<string> = new Set(["player", "other", "whom", "by", "name", "names"]); // facts that are names of people

type Arguments = Record<string, FluentVariable>;

/** The messages of one language. */
interface Language {
  readonly language: string;
  readonly resource: FluentResource;
}

/** The messages of the languages, the first one first; `game`: for those who speak of a game. */
export class Messages {
  private readonly bundles: readonly FluentBundle[];

  constructor(
    languages: readonly Language[],
    private readonly game: string,
    private readonly all: Catalogue | null,
  ) {
    this.bundles = languages.map(({ language, resource }) => makeBundle(language, resource, game));
  }

  /**
   * A message with its marks; `id` may name an attribute: "tell-gained.you". What is not there shows its id.
   * `things` are what the names in the fact `cards` stand for, where these are names and not ids.
   */
  mark(id: string, facts: Facts = {}, things: readonly string[] = []): string {
    const owner = this.ownerOf(id) ?? this;
    if (owner !== this) return owner.mark(id, facts, things);
    const values: Arguments = {};
    for (const [key, fact] of Object.entries(facts)) {
      values[key] = isMessage(fact) ? this.mark(fact.id, fact.facts) : toValue(key, fact);
    }
    if (Array.isArray(facts["cards"])) values["cards"] = nameThings(facts["cards"], things);
    for (const [bundle, pattern] of this.patterns(id)) {
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, values, errors);
      if (errors.length === 0) return text;
    }
    return `[${id}]`;
  }

  say(id: string, facts: Facts = {}): string {
    return plain(this.mark(id, facts));
  }

  has(id: string): boolean {
    return !this.patterns(id).next().done;
  }

  /** A message that begins with the name of a game knows the cards of that game, wherever it is said. */
  ownerOf(id: string): Messages | undefined {
    return this.all?.ownerOf(id);
  }

  private *patterns(id: string) {
    const [messageId = "", attribute] = id.split(".");
    for (const spelled of spellings(messageId, this.game)) {
      for (const bundle of this.bundles) {
        const message = bundle.getMessage(spelled);
        const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
        if (pattern != null) yield [bundle, pattern] as const;
      }
    }
  }
}

/** All that can be said. Messages of a game begin with its name, and those who speak of it leave the name out. */
export class Catalogue extends Messages {
  readonly language: string;
  private readonly languages: readonly Language[];
  private readonly games = new Map<string, Messages>();

  constructor(sources: readonly { language: string; text: string }[]) {
    const languages = sources.map(({ language, text }) => ({ language, resource: new FluentResource(text) }));
    super(languages, "", null);
    this.languages = languages;
    this.language = sources[0]?.language ?? "en";
  }

  /** The same for those who speak of a game: what is its own comes before all else. */
  of(game: string): Messages {
    const known = game === "" ? this : this.games.get(game);
    if (known !== undefined) return known;
    const made = new Messages(this.languages, game, this);
    this.games.set(game, made);
    return made;
  }

  override ownerOf(id: string): Messages | undefined {
    const [game = ""] = id.split("-");
    return this.has(`${game}-game`) ? this.of(game) : undefined;
  }
}

const spellings = (id: string, game: string): string[] => (game === "" ? [id] : [`${game}-${id}`, id]);

const isMessage = (fact: Fact): fact is Message => typeof fact === "object" && "id" in fact;

function toValue(key: string, fact: Exclude<Fact, Message>): FluentVariable {
  if (typeof fact === "number") return fact;
  const wrap = PEOPLE.has(key) ? (text: string) => markName(withoutMarks(text)) : withoutMarks;
  return typeof fact === "string" ? wrap(fact) : fact.map(wrap).join(SEPARATOR);
}

function nameThings(names: readonly string[], things: readonly string[]): string {
  const marked = names.map((name, place) => {
    const thing = names.length === things.length ? things[place] : undefined;
    return thing === undefined || thing === name ? withoutMarks(name) : markThing(thing, withoutMarks(name));
  });
  return marked.join(SEPARATOR);
}

function makeBundle(language: string, resource: FluentResource, game: string): FluentBundle {
  const find = (id: string) => {
    const spelled = spellings(id, game).find((known) => bundle.hasMessage(known));
    return spelled === undefined ? undefined : bundle.getMessage(spelled);
  };
  const format = (id: string, values: Arguments): string => {
    const message = find(id);
    if (message?.value == null) throw new Error(`There is no message “${id}”.`);
    return bundle.formatPattern(message.value, values);
  };
  const join = (items: readonly string[], last = "list-last"): string =>
    items.reduce((list, item, place) => format(place === items.length - 1 ? last : "list-next", { list, item }));
  const bend = (id: string, form: string, values: Arguments = {}): string => {
    const message = find(id);
    const pattern = (form && message?.attributes[form]) || message?.value;
    if (pattern == null) throw new Error(`Nothing is called “${id}”.`);
    return bundle.formatPattern(pattern, values);
  };
  const name = (thing: string, form: string): string => {
    const [id = "", ...own] = thing.split(OWN_NAME);
    const [, kind = "", number] = /^(.*)-(\d+)$/.exec(id) ?? [];
    if (find(id) !== undefined) return bend(id, form);
    if (number !== undefined && find(kind) !== undefined) return bend(kind, form, { number: Number(number) });
    return own.join(OWN_NAME) || bend(id, form);
  };
  const functions: Record<string, FluentFunction> = {
    NAME: ([thing], { form }) => name(asText(thing), asText(form)),
    NAMES: ([things], { form }) => join(splitList(things).map((thing) => name(thing, asText(form)))),
    CARD: ([card], { form }) => markThing(asText(card), bend(`card-${asText(card)}`, asText(form))),
    CARDS: ([cards], { form, order }) =>
      join(
        groups(splitList(cards), order === "kept").map(([card, count]) =>
          format("some-cards", { card, count, form: asText(form) }),
        ),
      ),
    POINTS: ([points]) => {
      const number = Number(points?.valueOf());
      return markPoints(`${number}`, format("sign-points", { points: number }));
    },
    LIST: ([items], { style }) => join(splitList(items), style === "commas" ? "list-next" : "list-last"),
  };
  const bundle = new FluentBundle(language, { functions, useIsolating: false });
  bundle.addResource(resource);
  return bundle;
}

/** Equal items and how many there are; neighbours only, if the order is to be kept. */
function groups(items: readonly string[], kept: boolean): [string, number][] {
  const found: [string, number][] = [];
  for (const item of items) {
    const group = kept ? found.at(-1) : found.find(([known]) => known === item);
    if (group?.[0] === item) group[1] += 1;
    else found.push([item, 1]);
  }
  return found;
}

const splitList = (value: FluentValue | undefined): string[] => asText(value).split(SEPARATOR);
const asText = (value: FluentValue | undefined): string => (typeof value === "string" ? value : "");
