import { expect, test } from "vitest";
import { factsOf, partsOf } from "./view";

const VIEW = {
  seat: 0,
  turn: 1,
  card: 12,
  pot: 0,
  offers: [{ what: "rope", price: 3 }],
  players: [
    { seat: 0, chips: 9 },
    { seat: 1, chips: 11 },
  ],
};

test("what is said in a word stands apart from things, from players and from whose turn it is", () => {
  const parts = partsOf(VIEW, []);
  expect(parts.facts).toEqual([
    ["card", 12],
    ["pot", 0],
  ]);
  expect(parts.lists).toEqual([["offers", [{ what: "rope", price: 3 }]]]);
  expect(parts.players).toEqual([
    { seat: 0, facts: [["chips", 9]] },
    { seat: 1, facts: [["chips", 11]] },
  ]);
  expect(parts.turn).toBe(1);
});

test("a view that lists nobody is a view of those who sit there", () => {
  expect(partsOf({ pot: 4 }, [0, 1]).players).toEqual([
    { seat: 0, facts: [] },
    { seat: 1, facts: [] },
  ]);
});

test("players without a number sit in the order of the list", () => {
  expect(partsOf({ players: [{ chips: 1 }, { chips: 2 }] }, []).players.map(({ seat }) => seat)).toEqual([0, 1]);
});

test.each([[undefined], [-1], ["nobody"]])("with a turn of %s it is nobody's", (turn) => {
  expect(partsOf({ turn }, []).turn).toBeNull();
});

test("an empty list and a thing alone are facts", () => {
  const facts = Object.entries({ gone: [], box: { size: 2 } });
  expect(partsOf(Object.fromEntries(facts), []).facts).toEqual(facts);
});

test("what is no view has nothing to draw", () => {
  expect(partsOf(null, [])).toEqual({ facts: [], lists: [], players: [], turn: null });
});

test("whose a thing is, is told by where it stands", () => {
  expect(factsOf({ seat: 2, chips: 3 })).toEqual([["chips", 3]]);
});
