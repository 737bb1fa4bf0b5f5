// Small things that stand, hang or float about.
import { ROUND, area, around, darker, disc, each, lighter, line, oval, steps, way } from "../brush.js";

export function banners(canvas, x, colour) {
  return (
    line(`M${x} 240V46`, "#3a2010", 5) +
    area(`M${x - 18} 52h36v74l-18-16-18 16z`, colour) +
    area(`M${x} 52h18v74l-18-16z`, darker(colour, 0.25)) +
    area(`M${x} 66l7 12-7 12-7-12z`, "#ffe08a")
  );
}

export function bubbles(canvas, count, colour) {
  return each(steps(0, count), () =>
    oval(canvas.whole(20, 300), canvas.whole(14, 220), ...Array(2).fill(canvas.oneOf([3, 5, 7, 10])), {
      fill: colour,
      "fill-opacity": 0.25,
      stroke: colour,
      "stroke-width": 1.6,
      opacity: 0.85,
    }),
  );
}

/** A stack of them. */
export function coins(canvas, x, y, colour, count) {
  return each(steps(0, count), (place) => {
    const [at, top] = [x + ((place * 5) % 4) - 2, y - place * 8];
    const rim = area(`M${at - 22} ${top}v7a22 8 0 0 0 44 0v-7z`, darker(colour, 0.45));
    return rim + oval(at, top, 22, 8, { fill: colour, stroke: lighter(colour, 0.5) });
  });
}

export function baskets(canvas, x, y) {
  const fruit = [
    [-16, 14, "#e0402f"],
    [14, 14, "#f0a02a"],
    [-2, 21, "#6fae3a"],
    [4, 21, "#e0402f"],
  ];
  return (
    each(fruit, ([dx, dy, colour]) => disc(x + dx, y - dy, 10, colour)) +
    area(`M${x - 32} ${y - 12}h64l-8 40h-48z`, "#8a5220") +
    line(`M${x - 30} ${y - 4}h60M${x - 28} ${y + 6}h56`, "#5f3510", 3)
  );
}

const BOTTLES = [
  [18, "#e0603c"],
  [44, "#f0c040"],
  [72, "#8ad06a"],
  [246, "#c080e0"],
  [274, "#60b8f0"],
  [302, "#f08ab0"],
];
const board = (y, colour) => area(`M0 ${y}H94v8H0zM228 ${y}H320v8H228z`, colour);

export function bottles(canvas, y, colour) {
  const shine = each(BOTTLES, ([x]) => `M${x - 4} ${y - 36}h4v10l-4 26h-8v-14l8-12z`);
  const glass = each(BOTTLES, ([x, fill]) => area(`M${x - 4} ${y - 36}h8v10l8 12v14h-24v-14l8-12z`, fill));
  return glass + area(shine, "#fff", { opacity: 0.35 }) + board(y, colour);
}

/** Books on both sides, in the order in which they were put back. */
export function ledgers(canvas, y, colour) {
  const spines = [...steps(4, 88, 12), ...steps(232, 316, 12)];
  const books = each(spines, (x) => {
    const h = canvas.whole(30, 42);
    const cover = canvas.oneOf(["#8a3a2a", "#2f5a6a", "#b08a3a", "#4a6a3a", "#6a3a5a"]);
    return area(`M${x} ${y}v-${h}h10v${h}z`, cover) + line(`M${x + 2} ${y - h + 8}h6`, "#f6dfa0", 2);
  });
  return books + board(y, colour);
}

export function shavings(canvas, colour) {
  return line("M40 222a9 9 0 1 1 12 8M84 232a7 7 0 1 1 10 6M262 220a10 10 0 1 1 14 8M230 234a6 6 0 1 1 8 5", colour, 4);
}

export function gears(canvas, colour) {
  const wheel = ([x, y, r, teeth]) => {
    const tips = each(steps(0, teeth * 2), (place) => {
      const [a, b] = [place / (teeth * 2), (place + 1) / (teeth * 2)];
      const out = place % 2 ? r : r * 0.8;
      const [[ax, ay], [bx, by]] = [around(x, y, out, a), around(x, y, out, b)];
      return way`${place === 0 ? "M" : "L"}${ax} ${ay}L${bx} ${by}`;
    });
    return (
      area(`${tips}z`, colour) +
      disc(x, y, r * 0.34, darker(colour, 0.45)) +
      disc(x, y, r * 0.56, darker(colour, 0.2), 0.5)
    );
  };
  const wheels = [
    [40, 62, 52, 11],
    [288, 44, 40, 9],
    [272, 176, 56, 12],
  ];
  return each(wheels, wheel);
}

export function chains(canvas, colour) {
  const link = (x, y) => oval(x, y, 5, 9, { fill: "none", stroke: colour, "stroke-width": 4 });
  const hung = [
    [40, 8],
    [78, 5],
    [246, 5],
    [284, 8],
  ];
  return each(hung, ([x, links]) => each(steps(0, links), (place) => link(x, place * 15)));
}

/** A table with a white cloth, from side to side. */
export function table(canvas, cloth) {
  const folds = each(steps(0, 320, 40), (x) => `M${x} 206h40v18a20 12 0 0 1-40 0z`);
  return (
    area(folds, darker(cloth, 0.12)) +
    area("M0 190H320V212H0z", cloth) +
    line(
      each(steps(20, 320, 40), (x) => `M${x} 214v18`),
      darker(cloth, 0.3),
      2,
      { opacity: 0.6 },
    )
  );
}

export function goblets(canvas, colour) {
  const cup = (x) =>
    area(`M${x - 13} 158h26q0 22-10 25v12h8v6h-22v-6h8v-12q-10-3-10-25z`, colour) +
    area(`M${x - 9} 162h6q0 14 3 18q-9-4-9-18z`, lighter(colour, 0.6));
  return each([44, 276], cup);
}

export function dice(canvas, x, y) {
  const pips = [
    [-9, -9],
    [9, 9],
    [0, 0],
  ];
  const die = (dx, dy, turn) =>
    `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})">${area("M-17-17h34v34h-34z", "#fff6e4", { stroke: "#5a3a2a", "stroke-width": 2 })}${each(pips, ([a, b]) => disc(a, b, 4, "#3a1a1a"))}</g>`;
  return die(0, 0, 14) + die(30, 10, -20);
}

export function ship(canvas, x, y, sail) {
  return (
    line(`M${x} ${y}V${y - 74}`, "#4a2a12", 4) +
    area(`M${x - 4} ${y - 70}q-34 24-30 54h30zM${x + 4} ${y - 66}q30 22 28 50h-28z`, sail) +
    area(`M${x - 46} ${y - 10}h92q-6 26-24 28h-46q-18-4-22-28z`, "#6a3f1c") +
    line(`M${x - 42} ${y - 2}h84`, "#8f5f2c", 3)
  );
}

export function garland(canvas, one, other) {
  const flags = steps(0, 320, 32).map((x) => [x, 18 + 22 * Math.sin((x / 320) * Math.PI)]);
  return (
    line("M0 18Q160 62 320 18", "#4a2a1a", 2) +
    each(flags, ([x, y], place) => area(way`M${x + 4} ${y}h24l-12 24z`, place % 2 ? one : other))
  );
}

export function birds(canvas, colour) {
  const flock = [
    [60, 46, 1],
    [92, 62, 0.7],
    [242, 40, 0.9],
    [270, 60, 0.6],
  ];
  return line(
    each(flock, ([x, y, k]) => way`M${x - 14 * k} ${y}q${7 * k}-${10 * k} ${14 * k} 0q${7 * k}-${10 * k} ${14 * k} 0`),
    colour,
    3,
    ROUND,
  );
}

export function sails(canvas, x, y, colour) {
  const wing = (turn) => `<path d="M0 0L8-58 22-56 6 0z" transform="rotate(${turn})" fill="${colour}"/>`;
  return (
    area(`M${x - 16} 190L${x - 9} ${y - 4}h18l7 ${194 - y}z`, darker(colour, 0.45)) +
    `<g transform="translate(${x} ${y})">${each([20, 110, 200, 290], wing)}</g>` +
    disc(x, y, 5, darker(colour, 0.6))
  );
}
