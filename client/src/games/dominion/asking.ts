// Wishes on their way to the server. Whoever clicks fast builds on what was just asked for, not on what has come back so far.
import type { Wish } from "./view";

const same = (one: Wish, other: Wish): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is still on its way once the table has told its options: all that was asked for after these. */
export function after(asked: readonly Wish[], told: Wish): readonly Wish[] {
  const place = asked.findIndex((wish) => same(wish, told));
  return place < 0 ? [] : asked.slice(place + 1); // others have changed them, or the connection was lost
}
