// From what came over the wire to a message that the page understands; anything else is ignored.
import type { FromServer } from "../wire";

const TYPES: ReadonlySet<unknown> = new Set<FromServer["type"]>([
  "hello",
  "table",
  "position",
  "kept",
  "chat",
  "refused",
  "pong",
]);

export function decode(data: unknown): FromServer | null {
  if (typeof data !== "string") return null;
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return null;
  }
  return isMessage(message) ? message : null;
}

/** The server is ours and its shapes are held to wire.ts by a test, so the type is all that has to be looked at. */
function isMessage(message: unknown): message is FromServer {
  return typeof message === "object" && message !== null && "type" in message && TYPES.has(message.type);
}
