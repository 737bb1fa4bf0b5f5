// A small board for the picture of a chain: three provinces, and palaces of two players.
import type { Province, Road, Town } from "../view";

export const provinces: readonly Province[] = ["west", "middle", "east"].map((id, place) => ({
  id,
  name: "",
  tile: place + 1,
  goods: [],
}));

const WIDE = 12; // from town to town
const APART = 28; // from province to province

/** Palaces by town: the province, and the number of the town, clockwise from the upper left. */
const PALACES: Readonly<Record<string, readonly number[]>> = {
  "west-3": [0],
  "west-1": [1],
  "middle-4": [0],
  "middle-3": [0],
  "middle-1": [1],
  "east-4": [0],
  "east-1": [1],
};

export const towns: readonly Town[] = provinces.flatMap(({ id }, place) =>
  [
    [0, 0],
    [WIDE, 0],
    [WIDE, WIDE],
    [0, WIDE],
  ].map(([x = 0, y = 0], number) => {
    const name = `${id}-${number + 1}`;
    const palaces = PALACES[name] ?? [];
    return {
      id: name,
      name: "",
      province: id,
      x: place * APART + x,
      y,
      fortified: false,
      bonus: null,
      palaces,
      empty: palaces.length === 0,
    };
  }),
);

const rings: Road[] = provinces.flatMap(({ id }) =>
  [1, 2, 3, 4].map((number): Road => [`${id}-${number}`, `${id}-${(number % 4) + 1}`]),
);

export const roads: readonly Road[] = [
  ...rings,
  ["west-2", "middle-1"],
  ["west-3", "middle-4"],
  ["middle-2", "east-1"],
  ["middle-3", "east-4"],
];
