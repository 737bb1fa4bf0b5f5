// All answers since the table of a ruling was set, as they stand in the address of the page: "#2/0.3/-". So a reload
// loses nothing, and whoever is given the link sees the same table.

export type Places = readonly number[];
export type Answers = readonly Places[];

const NOTHING = "-";

export const write = (answers: Answers): string =>
  answers.map((places) => (places.length === 0 ? NOTHING : places.join("."))).join("/");

/** None where the text is something else. */
export function read(text: string): Answers {
  if (!/^(?:(?:-|\d{1,5}(?:\.\d{1,5})*)(?:\/|$))+$/.test(text)) return [];
  return text
    .split("/")
    .filter((part) => part !== "")
    .map((part) => (part === NOTHING ? [] : part.split(".").map(Number)));
}

const isSame = (one: Places, other: Places | undefined): boolean => one.join() === other?.join();

/** How many of the first answers are the same. */
export function shared(one: Answers, other: Answers): number {
  const first = one.findIndex((places, place) => !isSame(places, other[place]));
  return first < 0 ? one.length : first;
}
