import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arriving, asked, askedAt, position, table } from "./example";

const PONG = { type: "pong" } as const;
const PING = { type: "ping" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// -- coming back ------------------------------------------------------------------------------------------------------
test("a connection that is lost is tried again, each time after twice the wait, up to eight seconds", () => {
  const { live, around } = table();
  const waits = [300, 600, 1200, 2400, 4800, 8000, 8000];
  for (const [place, wait] of waits.entries()) {
    around.line.breaks();
    expect(live.status).toBe("reconnecting");
    vi.advanceTimersByTime(wait - 1);
    expect(around.lines).toHaveLength(place + 1);
    vi.advanceTimersByTime(1);
    expect(around.lines).toHaveLength(place + 2);
  }
});

test("after a connection that opened, the waits are short again", () => {
  const { live, around } = table();
  for (const wait of [300, 600, 1200]) {
    around.line.breaks();
    vi.advanceTimersByTime(wait);
  }
  around.line.opens();
  expect(live.status).toBe("open");
  around.line.breaks();
  vi.advanceTimersByTime(300);
  expect(around.lines).toHaveLength(5);
});

test("people who lost the same server come back at different moments", () => {
  for (const [chance, wait] of [
    [0, 225],
    [0.999, 374],
  ] as const) {
    const { around } = table();
    vi.spyOn(around, "chance").mockReturnValue(chance);
    around.line.breaks();
    vi.advanceTimersByTime(wait - 1);
    expect(around.lines).toHaveLength(1);
    vi.advanceTimersByTime(2);
    expect(around.lines).toHaveLength(2);
  }
});

test("a connection that does not open within ten seconds is given up", () => {
  const { live, around } = arriving();
  vi.advanceTimersByTime(9999);
  expect(around.line.closed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(around.line.closed).toBe(true);
  expect(live.status).toBe("reconnecting");
  vi.advanceTimersByTime(300);
  expect(around.lines).toHaveLength(2);
});

test("where none has opened after three attempts, something in between may let none through", () => {
  const { live, around } = arriving();
  const barred = [300, 600, 1200].map((wait) => {
    around.line.breaks();
    vi.advanceTimersByTime(wait);
    return live.barred;
  });
  expect(barred).toEqual([false, false, true]);
  around.line.opens();
  expect(live.barred).toBe(false);
});

test("whoever was connected once is not told of a barrier, however long the server is away", () => {
  const { live, around } = table();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    around.line.breaks();
    vi.advanceTimersByTime(8000);
  }
  expect(live.barred).toBe(false);
});

// -- the pulse ------------------------------------------------------------------------------------------------------------
test("a quiet connection is asked every fifteen seconds whether it is alive, and kept if it says so", () => {
  const { live, around } = table();
  for (const beat of [1, 2, 3]) {
    vi.advanceTimersByTime(15_000);
    expect(around.line.sent).toEqual(Array(beat).fill(PING));
    around.line.says(PONG);
  }
  vi.advanceTimersByTime(5000);
  expect(live.status).toBe("open");
  expect(around.lines).toHaveLength(1);
});

test("a connection without a pulse is given up after five seconds", () => {
  const { live, around } = table();
  vi.advanceTimersByTime(15_000 + 4999);
  expect(live.status).toBe("open");
  vi.advanceTimersByTime(1);
  expect(live.status).toBe("reconnecting");
  expect(around.line.closed).toBe(true);
  vi.advanceTimersByTime(300);
  expect(around.lines).toHaveLength(2);
});

test("any word is a sign of life", () => {
  const { live, around } = table();
  vi.advanceTimersByTime(17_000);
  around.line.says({ type: "chat", lines: [] });
  vi.advanceTimersByTime(3000);
  expect(live.status).toBe("open");
});

test("a connection that swallows an answer is given up as well, and the answer is sent over the next", () => {
  const { acts, around } = askedAt(4);
  vi.advanceTimersByTime(1);
  acts.answer([2]);
  vi.advanceTimersByTime(5000 + 300);
  expect(around.lines).toHaveLength(2);
  around.line.opens().says(position({ choice: asked(4) }));
  expect(around.line.sent).toHaveLength(1);
});

// -- the page and the network ---------------------------------------------------------------------------------------------
test("when the network is back or the page is looked at again, nobody waits any longer", () => {
  const { live, around } = table();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    around.line.breaks();
    vi.advanceTimersByTime(8000);
  }
  around.line.breaks();
  around.stirs();
  expect(around.lines).toHaveLength(6);
  around.line.opens();
  vi.advanceTimersByTime(8000); // the attempt that was waited for is called off
  expect(around.lines).toHaveLength(6);
  expect(live.status).toBe("open");
});

test("a page that is hidden does not hurry", () => {
  const { around } = table();
  around.hides = true;
  around.line.breaks();
  around.stirs();
  expect(around.lines).toHaveLength(1);
  vi.advanceTimersByTime(300);
  expect(around.lines).toHaveLength(2); // but it does come back
});

test("a connection that seems open is asked at once when the page is looked at again", () => {
  const { live, around } = table();
  vi.advanceTimersByTime(1); // the laptop was asleep
  around.stirs();
  expect(around.line.sent).toEqual([PING]);
  vi.advanceTimersByTime(5000);
  expect(live.status).toBe("reconnecting");
});

test("when the network is gone, a connection that says nothing is given up within a second", () => {
  const { live, around } = table();
  vi.advanceTimersByTime(1);
  around.unplugged = true;
  around.stirs();
  expect(around.line.sent).toEqual([PING]);
  vi.advanceTimersByTime(999);
  expect(live.status).toBe("open");
  vi.advanceTimersByTime(1);
  expect(live.status).toBe("reconnecting");
});

test("a server on the same machine needs no network", () => {
  const { live, around } = table();
  vi.advanceTimersByTime(1);
  around.unplugged = true;
  around.stirs();
  around.line.says(PONG);
  vi.advanceTimersByTime(5000);
  expect(live.status).toBe("open");
});

test("while a connection is being opened, nothing hurries it", () => {
  const { around } = arriving();
  around.stirs();
  expect(around.lines).toHaveLength(1);
  expect(around.line.sent).toEqual([]);
});

// -- the end --------------------------------------------------------------------------------------------------------------
test.each([
  [4403, "refused-onlookers"],
  [4404, "refused-no-table"],
  [4429, "refused-crowded"],
])("a server that closes with %i is not asked again", (code, farewell) => {
  const { live, around } = table();
  around.line.breaks(code);
  expect([live.status, live.farewell]).toEqual(["gone", farewell]);
  around.stirs();
  vi.advanceTimersByTime(60_000);
  expect(around.lines).toHaveLength(1);
});

test.each([1000, 1001, 1006, 1011, 1012, 4000])("a server that closes with %i is asked again", (code) => {
  const { around } = table();
  around.line.breaks(code);
  vi.advanceTimersByTime(300);
  expect(around.lines).toHaveLength(2);
});

test("whoever has gone is connected no more", () => {
  const { acts, around } = table();
  acts.go();
  expect(around.line.closed).toBe(true);
  around.line.breaks(1000);
  around.stirs();
  acts.comeAgain();
  vi.advanceTimersByTime(60_000);
  expect(around.lines).toHaveLength(1);
  expect(around.line.sent).toEqual([]);
});

test("whoever goes between two attempts makes no other, and leaves nothing running", () => {
  const { acts, around } = table();
  vi.advanceTimersByTime(10_000);
  around.line.breaks();
  expect([vi.getTimerCount(), around.watched]).toEqual([2, true]); // the next attempt, the pulse
  acts.go();
  expect([vi.getTimerCount(), around.watched]).toEqual([0, false]);
});
