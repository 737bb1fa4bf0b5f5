import { expect, test } from "vitest";
import { byCard, byFolder } from "./folders";

const rulings = [
  { id: "ending/mate", name: "Mate ends it", cards: ["king"] },
  { id: "moves/castling", name: "Castling", cards: ["king", "rook"] },
  { id: "ending/draw", name: "A draw", cards: [] },
];

test("rulings are listed by their folders", () => {
  expect(byFolder(rulings).map(({ folder, rulings }) => [folder, rulings.length])).toEqual([
    ["ending", 2],
    ["moves", 1],
  ]);
});

test("rulings are counted by the cards that they speak of", () => {
  expect([...byCard(rulings)]).toEqual([
    ["king", 2],
    ["rook", 1],
  ]);
});
