// Where the picture of each symbol lies.
import type { CardSymbol } from "./view";

const FILES = import.meta.glob<string>("./pictures/*.svg", { eager: true, import: "default" });

export const pictureOf = (symbol: CardSymbol): string | undefined => FILES[`./pictures/${symbol}.svg`];
