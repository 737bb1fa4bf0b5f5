import { expect, test } from "vitest";
import { pageOf } from "./page";

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
