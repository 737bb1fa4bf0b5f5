// What stands beside a table: log and chat. Where there is no room for it, it lies over the table when the top bar opens it.
import { phone } from "../screens";

class Side {
  open = $state(false);
  /** Whether the table has a rail for it; null: the table does not say, and the screen decides. */
  railed: boolean | null = $state(null);

  get folded(): boolean {
    return this.railed === null ? phone.current : !this.railed;
  }
}

export const side = new Side();
