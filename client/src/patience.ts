// Trying again, a little later each time.

const FIRST_WAIT = 500; // milliseconds
const LONGEST_WAIT = 5000;

/** Repeat an attempt until it succeeds, or fails in a way that will not get better; `waiting` is told of each failure. */
export async function patiently<T>(
  attempt: () => Promise<T>,
  hopeless: (error: unknown) => boolean,
  waiting: () => void = () => undefined,
): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    try {
      return await attempt();
    } catch (error) {
      if (hopeless(error)) throw error;
      waiting();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
