// The way to a table from the home page.
import { fetchTable, sitDown } from "../../api";
import { goTo } from "../../router.svelte";
import { settings } from "../../settings.svelte";
import { hasRoom } from "../seats";

/** The code in what somebody typed or pasted: the code itself, or a whole link. */
export const codeIn = (text: string): string => text.trim().split("/").at(-1)?.toLowerCase() ?? "";

/** Go to a table and, where there is a seat and one has a name, sit down; whoever has none is asked for it there. */
export async function enter(code: string): Promise<void> {
  const table = await fetchTable(code);
  const name = settings.name.trim();
  if (table.you === null && hasRoom(table) && name !== "") await sitDown(table.code, name);
  goTo(`/table/${table.code}`);
}
