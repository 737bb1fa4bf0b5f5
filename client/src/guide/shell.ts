// What stands at every table, whatever is played there.
import type { Things } from "./guide";

export const things: Things = {
  answer: "table-choosing",
  bot: "table-people",
  chat: "table-people",
  coach: "table-asking",
  confirm: "table-choosing",
  home: "table-bar",
  invite: "table-people",
  leave: "table-bar",
  log: "table-bar",
  "log-button": "table-bar",
  none: "table-choosing",
  onlookers: "table-people",
  "player-state": "table-people",
  question: "table-choosing",
  rules: "table-asking",
  seat: "table-people",
  settings: "table-bar",
  sound: "table-bar",
  "table-name": "table-bar",
  theme: "table-bar",
  "to-end": "table-bar",
  undo: "table-choosing",
  watching: "table-people",
  what: "table-asking",
};
