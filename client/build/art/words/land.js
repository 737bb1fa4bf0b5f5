// Sky, land and water.
import { ROUND, area, darker, disc, each, lighter, line, steps, way } from "../brush.js";

export function clouds(canvas, colour) {
  const places = [
    [52, 40, 1],
    [262, 62, 1.2],
    [160, 22, 0.8],
  ];
  const d = each(places, ([middle, y, k]) => {
    const x = middle + canvas.whole(-14, 14);
    const puffs = way`a${11 * k} ${11 * k} 0 0 0-${12 * k}-${13 * k}a${17 * k} ${17 * k} 0 0 0-${31 * k}-${5 * k}a${13 * k} ${13 * k} 0 0 0-${25 * k} ${18 * k}z`;
    return way`M${x - 34 * k} ${y}h${68 * k}` + puffs;
  });
  return area(d, colour, { opacity: 0.75 });
}

export function hills(canvas, y, far, near) {
  const q = canvas.whole(-14, 14);
  return (
    area(way`M0 ${y + 8}Q${70 + q} ${y - 34} 150 ${y + 4}T320 ${y - 8}V240H0z`, far) +
    area(way`M0 ${y + 30}Q${110 - q} ${y - 6} 210 ${y + 22}T320 ${y + 12}V240H0z`, near)
  );
}

export function dunes(canvas, y, light, shade) {
  const q = canvas.whole(-20, 20);
  return (
    area(way`M0 ${y + 12}Q60 ${y - 26} ${120 + q} ${y - 8}Q180 ${y + 22} 320 ${y - 14}V240H0z`, light) +
    area(
      way`M${120 + q} ${y - 8}Q180 ${y + 22} 320 ${y - 14}V240H150Q${110 + q} ${y + 30} ${120 + q} ${y - 8}z`,
      shade,
    ) +
    area(way`M0 ${y + 44}Q110 ${y + 6} 190 ${y + 40}T320 ${y + 34}V240H0z`, lighter(light, 0.18))
  );
}

const PEAKS = [
  [30, 58],
  [96, 84],
  [236, 92],
  [300, 60],
];
export function mountains(canvas, y, shade, light) {
  return each(
    PEAKS,
    ([x, h]) =>
      area(way`M${x - 64} ${y + 30}L${x} ${y - h}L${x + 64} ${y + 30}z`, shade) +
      area(way`M${x - 64} ${y + 30}L${x} ${y - h}l6 40-12 26 8 30-10 26z`, light),
  );
}

export function peaks(canvas, y, rock, snow) {
  return (
    mountains(canvas, y, rock, lighter(rock, 0.2)) +
    area(
      each(PEAKS, ([x, h]) => way`M${x} ${y - h}l20 36-12-6-8 12-8-10-12 4z`),
      snow,
    )
  );
}

export function fields(canvas, colour) {
  return line(
    each(steps(-300, 640, 46), (x) => `M160 150L${x} 240`),
    colour,
    3,
    { opacity: 0.7 },
  );
}

export function water(canvas, y, colour) {
  const d = each(steps(0, 7), (row) => {
    const at = y + 6 + row * row * 1.7 + row * 3;
    const waves = steps(canvas.whole(-30, 0), 320, 74);
    return each(waves, (x) => way`M${x} ${at}q${9 + row}-${3 + row / 2} ${18 + 2 * row} 0t${18 + 2 * row} 0`);
  });
  return line(d, colour, 2, { opacity: 0.6 });
}

export function mist(canvas, y, colour) {
  return (
    area(way`M0 ${y}Q60 ${y - 22} 130 ${y}T250 ${y - 4}T320 ${y - 8}V240H0z`, colour, { opacity: 0.35 }) +
    area(way`M0 ${y + 20}Q90 ${y} 170 ${y + 18}T320 ${y + 10}V240H0z`, colour, { opacity: 0.4 })
  );
}

export function dust(canvas, colour) {
  return each(steps(70, 256, 22), (x) => disc(x, 226 + ((x * 7) % 12), 12 + ((x * 5) % 9), colour, 0.55));
}

export function snow(canvas, count, colour) {
  return each(steps(0, count), () =>
    disc(canvas.between(6, 314), canvas.between(6, 226), canvas.oneOf([1.6, 2.4, 3.4]), colour, 0.85),
  );
}

export function cave(canvas, colour) {
  return (
    area("M0 0H320V70L296 44 280 92 252 30 226 66 196 22 160 44 128 18 104 62 76 28 52 88 30 46 0 84z", colour) +
    area("M0 240V150L22 176 34 220zM320 240V140L298 180 288 222z", colour)
  );
}

export function crystals(canvas, x, y, colour) {
  const cut = [
    [-20, 44, 10],
    [18, 52, 11],
    [0, 78, 14],
  ];
  return each(cut, ([dx, h, w]) => {
    const at = x + dx;
    const half = (side, fill) => area(way`M${at + side} ${y + 24}V${y - h + w}L${at} ${y - h}V${y + 24}z`, fill);
    return half(-w, lighter(colour, 0.45)) + half(w, darker(colour, 0.18));
  });
}

export function smoke(canvas, x, y, colour) {
  return each(steps(0, 6), (puff) => disc(x + puff * 7, y - puff * 19, 12 + puff * 4, colour, 0.45));
}

export function road(canvas, colour) {
  return (
    area("M124 240Q150 196 150 166H170Q170 196 214 240z", colour) +
    line("M160 172Q162 200 170 238", darker(colour, 0.25), 2, { "stroke-dasharray": "6 7", ...ROUND })
  );
}
