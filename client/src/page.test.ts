import { expect, test } from "vitest";
import { leadsHome, pageOf } from "./page";

test.each([
  ["/", "home"],
  ["/table/QUAIL-27", "table"],
  ["/cards/dominion", "cards"],
  ["/rules/tajmahal", "rules"],
  ["/rulings/dominion", "rulings"],
  ["/ruling/dominion/base/moat", "ruling"],
  ["/ruling/dominion/moat", "lost"],
  ["/credits", "credits"],
  ["/table", "lost"],
  ["/table/a/b", "lost"],
])("the path %s leads to the page %s", (path, page) => {
  expect(pageOf(path).name).toBe(page);
});

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["[::1]", true],
  ["127.0.0.1.example", false],
  ["192.168.7.5", false],
  ["play.example", false],
])("the name %s leads everybody to their own machine: %s", (name, home) => {
  expect(leadsHome(name)).toBe(home);
});
