import { expect, test, vi } from "vitest";
import { patiently } from "./patience";

test("what fails for a while is tried again", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const attempt = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) throw new Error("not yet");
    return "done";
  };
  const answer = patiently(attempt, () => false);
  await vi.runAllTimersAsync();
  expect(await answer).toBe("done");
  expect(tries).toBe(3);
  vi.useRealTimers();
});

test("what is hopeless fails at once", async () => {
  const attempt = () => Promise.reject(new Error("no such table"));
  await expect(patiently(attempt, () => true)).rejects.toThrow("no such table");
});
