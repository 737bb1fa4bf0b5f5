import type { Game } from "../game";
import Art from "./Art.svelte";
import End from "./End.svelte";
import Peek from "./Peek.svelte";
import { loadPrinted, tinctureOf } from "./printed";
import Setup from "./Setup.svelte";
import { signs } from "./signs";
import Status from "./Status.svelte";
import Table from "./Table.svelte";
import { voices } from "./voices";
import "./colours.css";
import "./tinctures.css";
import "./faces.css";

export const game: Game = {
  name: "dominion",
  Table,
  Status,
  End,
  Setup,
  Peek,
  Art,
  signs,
  voices,
  markOf: tinctureOf,
  keys: ["table-key-none", "table-key-usual", "table-key-cards"],
  guide: async () => (await import("./guide")).guide,
  usual: { kingdom: "first-game" },
  prepare: loadPrinted,
  lesson: async () => (await import("./lesson")).lesson,
};
