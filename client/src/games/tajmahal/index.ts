// Taj Mahal in the browser.
import type { Game } from "../game";
import Art from "./Art.svelte";
import { faceOf, isCard } from "./cards";
import "./colours.css";
import "./fonts.css";
import "./panels.css";
import End from "./End.svelte";
import { nameOfOption } from "./options";
import Peek from "./Peek.svelte";
import Roof from "./Roof.svelte";
import Setup from "./Setup.svelte";
import Status from "./Status.svelte";
import Table from "./Table.svelte";
import { voices } from "./voices";

export const game: Game = {
  name: "tajmahal",
  Table,
  Status,
  End,
  Setup,
  Peek,
  printedWidth: 290,
  Art,
  Mark: Roof,
  signs: [],
  voices,
  keys: ["table-key-withdraw"],
  optionName: nameOfOption,
  guide: async () => (await import("./guide")).guide,
  markOf: (id) => (isCard(id) ? `taj-card suit-${faceOf(id).suit}` : ""),
  lesson: async () => (await import("./lesson")).lesson,
};
