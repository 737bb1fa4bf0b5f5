import { expect, test } from "vitest";
import { Catalogue } from "./catalogue";
import { split } from "./pieces";

const ENGLISH = `
some-cards = { $count ->
    [one] { CARD($card) }
   *[other] { $count } { CARD($card, form: "many") }
}
list-next = { $list }, { $item }
list-last = { $list } and { $item }
card-moat = Moat
    .many = Moats
card-gold = Gold
    .many = Golds
plays = { $player } plays { CARDS($cards) } for \${ $number }.
    .you = You play { CARDS($cards) }.
kept = { CARDS($cards, order: "kept") }
shows = { $player } shows { LIST($cards) }.
only-english = here
`;
const words = new Catalogue([{ language: "en", text: ENGLISH }]);
const coin = [/\$(\d+)/];

test("facts, plurals and lists are put together", () => {
  const said = words.say("plays", { player: "Anna", cards: ["moat", "gold", "moat"], number: 3 });
  expect(said).toBe("Anna plays 2 Moats and Gold for $3.");
});

test("an attribute is named after a dot", () => {
  expect(words.say("plays.you", { cards: ["gold"] })).toBe("You play Gold.");
});

test("the order of cards can be kept", () => {
  expect(words.say("kept", { cards: ["moat", "gold", "moat"] })).toBe("Moat, Gold and Moat");
});

test("names of cards, of people and signs are pieces of their own", () => {
  const parts = split(words.mark("plays", { player: "Anna", cards: ["gold"], number: 3 }), coin);
  expect(parts).toEqual([
    { kind: "name", text: "Anna" },
    { kind: "text", text: " plays " },
    { kind: "thing", id: "gold", text: "Gold" },
    { kind: "text", text: " for " },
    { kind: "sign", place: 0, text: "3", trail: "." },
    { kind: "text", text: "" },
  ]);
});

test("a comma stays on the line of the sign before it, and a plus on that of the sign behind it", () => {
  expect(split("+$2, or $3 less", coin)).toEqual([
    { kind: "text", text: "" },
    { kind: "sign", place: 0, text: "2", lead: "+", trail: "," },
    { kind: "text", text: " or " },
    { kind: "sign", place: 0, text: "3" },
    { kind: "text", text: " less" },
  ]);
});

test("a name is never taken for a card, a sign or a mark", () => {
  const hostile = "\uE000gold\uE001$9\uE003<b>";
  const parts = split(words.mark("plays", { player: hostile, cards: ["moat"], number: 1 }), coin);
  expect(parts[0]).toEqual({ kind: "name", text: "gold$9<b>" });
});

test("what a language lacks is said in English, and what nobody has shows its id", () => {
  const both = new Catalogue([
    { language: "hu", text: "card-moat = Várárok" },
    { language: "en", text: ENGLISH },
  ]);
  expect(both.say("card-moat")).toBe("Várárok");
  expect(both.say("only-english")).toBe("here");
  expect(both.say("nowhere")).toBe("[nowhere]");
  expect(both.has("card-moat.many")).toBe(true);
  expect(both.has("nowhere")).toBe(false);
});

test("things are bent by their ids, numbered ones have one message, and unknown places bring their names", () => {
  const polish = new Catalogue([
    {
      language: "pl",
      text: `
prize-vizier = wezyr
    .accusative = wezyra
prize-tile = płytka { $number }
    .accusative = płytkę { $number }
list-last = { $list } i { $item }
wins = { $player } zdobywa { NAMES($prizes, form: "accusative") }.
where = Gdzie? { NAME($town, form: "locative") }
town-agra = Agra
    .locative = w Agrze
`,
    },
  ]);
  const prizes = ["prize-vizier", "prize-tile-4"];
  expect(polish.say("wins", { player: "Ola", prizes })).toBe("Ola zdobywa wezyra i płytkę 4.");
  expect(polish.say("where", { town: "town-agra=Agra" })).toBe("Gdzie? w Agrze");
  expect(polish.say("where", { town: "town-where=a=b" })).toBe("Gdzie? a=b");
  expect(polish.say("where", { town: "town-atlantis" })).toBe("[where]");
});

test("each game has its own words, and the general ones where it has none", () => {
  const text = `${ENGLISH}
chess-tell-took = { $player } takes { CARDS($cards) }.
chess-card-pawn = Pawn
ludo-tell-took = { $player } sends { CARDS($cards) } home.
ludo-card-pawn = Token
`;
  const both = new Catalogue([{ language: "en", text }]);
  const facts = { player: "Anna", cards: ["pawn"] };
  expect(both.of("chess").say("tell-took", facts)).toBe("Anna takes Pawn.");
  expect(both.of("ludo").say("tell-took", facts)).toBe("Anna sends Token home.");
  expect(both.of("ludo").say("only-english")).toBe("here");
  expect(both.say("tell-took", facts)).toBe("[tell-took]");
  expect(both.of("chess").say("plays", { ...facts, number: 1 })).toBe("Anna plays Pawn for $1.");
});

test("a fact may be a message: a part of the sentence in the words of its own game", () => {
  const text = `${ENGLISH}
refused-in-file = { $path }: { $why }
hint-known = there are { LIST($known, style: "commas") }.
chess-game = Chess
chess-card-pawn = Pawn
chess-refused-many = Too many of { CARD($card) }; { $hint }
`;
  const many = {
    id: "chess-refused-many",
    facts: { card: "pawn", hint: { id: "hint-known", facts: { known: ["a", "b", "c"] } } },
  };
  const all = new Catalogue([{ language: "en", text }]);
  expect(all.say(many.id, many.facts)).toBe("Too many of Pawn; there are a, b, c.");
  for (const words of [all, all.of("ludo")]) {
    const said = words.say("refused-in-file", { path: "my.toml", why: many });
    expect(said).toBe("my.toml: Too many of Pawn; there are a, b, c.");
  }
});

test("a list of names is told what its names stand for", () => {
  const facts = { player: "Anna", cards: ["red elephant", "white monk"] };
  const things = split(words.mark("shows", facts, ["red-elephant", "white-monk"])).filter(
    (part) => part.kind === "thing",
  );
  expect(things).toEqual([
    { kind: "thing", id: "red-elephant", text: "red elephant" },
    { kind: "thing", id: "white-monk", text: "white monk", trail: "." },
  ]);
  expect(words.say("shows", facts)).toBe("Anna shows red elephant and white monk.");
});
