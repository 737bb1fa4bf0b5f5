import { describe, expect, it } from "vitest";
import { compareCards, faceOf, groupHand } from "./cards";

describe("cards", () => {
  it("are read from their ids", () => {
    expect(faceOf("red-elephant-vizier")).toMatchObject({ suit: "red", symbols: ["elephant", "vizier"] });
    expect(faceOf("white-monk")).toMatchObject({ suit: "white", symbols: ["monk"] });
    expect(faceOf("special-points")).toMatchObject({ suit: "special", symbols: [], effect: "points" });
  });

  it("stand by colour, elephants first", () => {
    const cards = ["white-monk", "green-vizier-monk", "red-vizier-general", "red-elephant-elephant", "special-points"];
    expect([...cards].sort(compareCards)).toEqual([
      "red-elephant-elephant",
      "red-vizier-general",
      "green-vizier-monk",
      "white-monk",
      "special-points",
    ]);
  });

  it("are grouped by colour, that of the visit first, and keep their places", () => {
    const hand = ["red-vizier-general", "white-monk", "purple-elephant-monk", "purple-elephant-monk"];
    const groups = groupHand(hand, "purple");
    expect(groups.map((group) => group.suit)).toEqual(["purple", "red", "white"]);
    expect(groups[0]?.cards.map((card) => card.place)).toEqual([2, 3]);
  });
});
