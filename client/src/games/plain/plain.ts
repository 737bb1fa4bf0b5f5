// The page of a game that has no folder of its own here: it draws any view and puts any question.
import type { Game } from "../game";
import Art from "./Art.svelte";
import End from "./End.svelte";
import Peek from "./Peek.svelte";
import Setup from "./Setup.svelte";
import Status from "./Status.svelte";
import Table from "./Table.svelte";

export const plainGame = (name: string): Game => ({
  name,
  Table,
  Status,
  End,
  Setup,
  Peek,
  Art,
  signs: [],
  markOf: () => "",
  keys: [],
});
