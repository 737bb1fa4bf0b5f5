// A seat is a silhouette of a roof as well as a colour and an initial. A roof stands on (0, 0) and is about 50 high.
export const ROOFS = [
  "M-19 0V-21C-27-33-9-37 0-52C9-37 27-33 19-21V0Z", // onion dome
  "M-22 0V-39L-15.5-50L-9-39V-27H9V-39L15.5-50L22-39V0Z", // two towers
  "M-23 0V-13L0-51L23-13V0Z", // tent
  "M-23 0V-26A7.5 9 0 0 1-8.5-29A8.6 15 0 0 1 8.5-29A7.5 9 0 0 1 23-26V0Z", // three cupolas
  "M-21 0V-42H-13V-34H-4V-42H4V-34H13V-42H21V0Z", // battlements
] as const;

/** Where a crown sits on each roof. */
export const TOPS = [-50, -47, -48, -42, -40] as const;

export function roofOf(seat: number): string {
  return ROOFS[seat % ROOFS.length] ?? ROOFS[0];
}

/** The first letter of a name; of those who are told apart by a number, such as “Raja 2”, the number. */
export function initialOf(name: string): string {
  const number = /\s(\d{1,2})$/.exec(name.trim())?.[1];
  return number ?? [...name.trim()][0]?.toLocaleUpperCase() ?? "";
}
