// What grows in a scene.
import { ROUND, area, darker, disc, each, lighter, line, steps, way } from "../brush.js";

export function trees(canvas, x, y, colour) {
  const crowns = [
    [-16, 0.8],
    [16, 0.9],
    [0, 1.2],
  ];
  return each(
    crowns,
    ([dx, k]) =>
      area(way`M${x + dx - 2} ${y}h5v${20 * k}h-5z`, darker(colour, 0.5)) +
      disc(x + dx, y - 8 * k, 17 * k, colour) +
      disc(x + dx - 5, y - 13 * k, 9 * k, lighter(colour, 0.22)),
  );
}

/** A row of them, and the ground on which they stand. */
export function pines(canvas, y, colour, count) {
  let [right, left] = ["", ""];
  for (const tree of steps(0, count)) {
    const x = Math.floor(((tree + 0.5) * 320) / count + canvas.between(-8, 8));
    const h = canvas.whole(66, 104);
    for (const tier of [0, 1, 2]) {
      const [top, w] = [y - h + (tier * h) / 4, ((h / 3) * (tier + 2)) / 4];
      right += way`M${x} ${top}l${w} ${h / 2}h-${2 * w}z`;
      left += way`M${x} ${top}l-${w} ${h / 2}h${w}z`;
    }
  }
  const ground = count < 8 ? canvas.description.ground[0] : colour;
  return area(right, colour) + area(left, lighter(colour, 0.14)) + area(way`M0 ${y - 14}H320V240H0z`, ground);
}

export function bare(canvas, colour) {
  const d =
    "M26 240Q34 170 22 120M26 170Q44 150 50 118M25 145Q8 130 6 106M296 240Q286 170 300 112M294 176Q272 152 270 120M297 150Q314 136 316 112";
  return line(d, colour, 7, ROUND);
}

export function palms(canvas, colour) {
  const trunks = [
    [38, 150],
    [284, 146],
  ];
  return each(trunks, ([x, y]) => {
    const leaves = each([-2.9, -2.3, -1.57, -0.8, -0.2], (angle) => {
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return way`M${x} ${y}q${22 * c} ${26 * s - 6} ${42 * c} ${24 * s + 14}`;
    });
    return line(way`M${x} 236Q${x + 6} 190 ${x} ${y}`, darker(colour, 0.4), 6) + line(leaves, colour, 7, ROUND);
  });
}

/** Both lower corners are full of it; the middle is left free. */
const CORNERS = (from, to, by) => [...steps(0, from, by), ...steps(to, 322, by)];

export function ferns(canvas, colour) {
  const d = each(CORNERS(84, 236, 11), (x) => {
    const [bend, rise, lean, top] = [
      canvas.whole(-9, 9),
      canvas.whole(18, 40),
      canvas.whole(-14, 14),
      canvas.whole(30, 46),
    ];
    return way`M${x} 240q${bend}-${rise} ${lean}-${top}q8 24 10 46z`;
  });
  return area(d, colour);
}

export function reeds(canvas, x, y, colour) {
  const d = each(steps(-3, 4), (stem) => {
    const [at, lean] = [x + stem * 7, ((stem + 3) % 3) - 1];
    return way`M${at} 244Q${at + lean * 4} ${y - 24} ${at + lean * 10} ${y - 44 - (((stem + 3) * 37) % 22)}`;
  });
  return line(d, colour, 4, ROUND);
}

const PETALS = ["#ff7aa8", "#ffd24a", "#ffffff", "#b48cff", "#ff8a5a"];
export function flowers(canvas) {
  return each(CORNERS(96, 230, 17), (x) => {
    const y = canvas.whole(196, 230);
    const petals = canvas.oneOf(PETALS);
    return line(way`M${x + 8} ${y}V244`, "#256a3a", 2) + disc(x + 8, y, 8, petals) + disc(x + 8, y, 3, "#7a4a10");
  });
}

/** Ears of corn before everything else. */
export function wheat(canvas, colour) {
  const stems = CORNERS(100, 222, 9).map((x) => [x + canvas.whole(-3, 3), canvas.whole(172, 200)]);
  return (
    line(
      each(stems, ([x, y]) => way`M${x} 244L${x} ${y}`),
      darker(colour, 0.3),
      2,
    ) +
    area(
      each(stems, ([x, y]) => way`M${x} ${y - 26}q9 13 0 28q-9-15 0-28z`),
      colour,
    )
  );
}

export function hedges(canvas, colour) {
  const rows = [
    [-14, 150, colour],
    [34, 170, lighter(colour, 0.15)],
    [282, 150, colour],
    [234, 170, lighter(colour, 0.15)],
  ];
  return each(rows, ([x, y, fill]) => area(way`M${x} 240V${y}a26 26 0 0 1 52 0V240z`, fill));
}

export function leaves(canvas, count, colour) {
  const d = each(steps(0, count), () => {
    const [x, y, s] = [canvas.between(10, 310), canvas.between(14, 226), canvas.oneOf([5, 7, 9])];
    return way`M${x} ${y}q${s}-${s} ${2 * s} ${s * 0.3}q-${s} ${s} -${2 * s}-${s * 0.3}z`;
  });
  return area(d, colour, { opacity: 0.9 });
}

export function thorns(canvas, colour) {
  const spikes = [
    [30, 200],
    [66, 196],
    [104, 208],
    [214, 216],
    [250, 206],
    [288, 200],
    [16, 226],
    [292, 222],
  ];
  return (
    line("M-6 214Q70 180 130 222T326 196M-6 236Q90 200 170 236T326 224", colour, 7) +
    area(
      each(spikes, ([x, y]) => `M${x} ${y}l5-17 6 15z`),
      colour,
    )
  );
}
