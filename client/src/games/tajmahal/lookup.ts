// What is looked up in the view of a table again and again.
import type { Player, Province, View } from "./view";

export function provinceNow(view: View): Province | undefined {
  return view.provinces.find((province) => province.id === view.province);
}

/** What stands on the table of whoever looks at it; nothing for bystanders. */
export function mine(view: View): Player | undefined {
  return view.players.find((player) => player.seat === view.seat);
}
