// Reloading the page, where it is older than the server or a part of it could not be loaded.

const RENEWED = "courtyard-renewed"; // when it was last done in this tab
const AGAIN = 60_000; // milliseconds before it may be done again: what did not help is unlikely to help now

/** Reload the page, but not over and over; returns whether it is being reloaded. */
export function renew(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(RENEWED) ?? Number.NEGATIVE_INFINITY);
    if (Math.abs(now - last) < AGAIN) return false;
    sessionStorage.setItem(RENEWED, String(now));
  } catch {
    return false; // without a memory it could go on for ever
  }
  location.reload();
  return true;
}
