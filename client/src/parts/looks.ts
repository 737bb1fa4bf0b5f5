// By what seats are told apart: a colour and a shape, of which there are six each.

const COLOURS = 6;

export const colourOf = (seat: number): number => seat % COLOURS;

/** Seats beyond the colours that there are begin again with the first one, in other shapes. */
export const shapeOf = (seat: number): number => (seat + Math.floor(seat / COLOURS)) % COLOURS;

/** A seat's colour, for styles. */
export const seatColour = (seat: number): string => `var(--seat-${colourOf(seat)})`;

/** The seat of each name that only one seat has. */
export const seatsByName = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.flatMap((name, seat) => (names.indexOf(name) === names.lastIndexOf(name) ? [[name, seat]] : [])));
