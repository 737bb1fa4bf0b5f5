// Where the picture of each card lies. A browser fetches those that are shown.
const FILES = import.meta.glob<string>("./pictures/*.svg", { eager: true, import: "default" });

export const pictureOf = (card: string): string | undefined => FILES[`./pictures/${card}.svg`];
