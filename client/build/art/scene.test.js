// A description is drawn the same way every time, within its budget, and by itself.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scene } from "./scene.js";
import { WORDS } from "./words/index.js";

const RING = ["M100 100h200v200h-200zM150 150v100h100v-100z"];
const PLAIN = {
  sky: ["#112233", "#445566"],
  ground: ["#224422", "#001100"],
  behind: ["stars 9 #ffffff", "hills 150 #88aa88 #668866"],
  before: ["sparks 5 #ffff00"],
  emblem: ["#ffffff", "#ff0000", "#880000", "#220000"],
  place: "160 120 150",
};

test("the same description gives the same bytes, and another name other stars", () => {
  expect(scene("smithy", PLAIN, RING)).toBe(scene("smithy", PLAIN, RING));
  expect(scene("smithy", PLAIN, RING)).not.toBe(scene("anvil", PLAIN, RING));
});

test("what is behind the emblem is drawn before it, and what is before it afterwards", () => {
  const text = scene("smithy", PLAIN, RING);
  const places = ['fill="#ffffff"', 'fill="#88aa88"', 'href="#b"', 'fill="#ffff00"'].map((mark) => text.indexOf(mark));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

test("beside the picture the scenery goes on as in a mirror, but there is one emblem and one sun", () => {
  const text = scene("smithy", { ...PLAIN, behind: [...PLAIN.behind, "sun 60 60 20 #fedcba"] }, RING);
  const part = (from, to) => text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
  const [scenery, front] = [part('<g id="s"', '<ellipse cx="168"'), part('<g id="f"', "</svg>")];
  expect(scenery).toContain('fill="#88aa88"');
  expect(front).toContain('fill="#ffff00"');
  for (const drawing of [scenery, front]) expect(drawing).not.toMatch(/#fedcba|href="#b"/);
  expect(text.match(/matrix\(-1 0 0 1 /g)).toHaveLength(4);
});

test("a word that nobody knows is named", () => {
  expect(() => scene("smithy", { ...PLAIN, behind: ["dragon 1 2"] }, RING)).toThrow("dragon");
});

test("a coin stands where an emblem would", () => {
  const text = scene("gold", { ...PLAIN, coin: 3 }, []);
  expect(text).not.toContain('href="#b"');
  expect(text).not.toBe(scene("gold", { ...PLAIN, coin: 2 }, []));
});

const SCENES = fileURLToPath(new URL("../../src/games/dominion/scenes/", import.meta.url));
const DESCRIBED = readdirSync(SCENES).flatMap((box) => Object.entries(JSON.parse(readFileSync(SCENES + box, "utf8"))));

test.each(DESCRIBED)(
  "%s is drawn with few words and colours alone, and its emblem keeps to the middle",
  (card, description) => {
    const text = scene(card, description, RING);
    expect(text).not.toMatch(/<(filter|mask|image|text|style|script)|NaN|undefined|url\((?!#)/);
    const words = [...description.behind, ...description.before];
    expect(words.length).toBeLessThanOrEqual(7);
    expect(words.length).toBeGreaterThanOrEqual(3);
    const [x, y, size] = description.place.split(" ").map(Number);
    expect([x - size / 2 >= 60, x + size / 2 <= 260, y - size / 2 >= 24, y + size / 2 <= 222]).not.toContain(false);
  },
);

test("every word is used", () => {
  const used = new Set(
    DESCRIBED.flatMap(([, { behind, before }]) => [...behind, ...before].map((said) => said.split(" ")[0])),
  );
  expect(Object.keys(WORDS).filter((word) => !used.has(word))).toEqual([]);
});
