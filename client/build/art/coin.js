// A coin with its worth on it, in the place of an emblem.
import { ROUND, area, around, disc, each, line, mix, oval, steps, way } from "./brush.js";

const FIGURES = {
  1: "M-6-34h14v64h12v10h-38v-10h12v-50l-12 5v-10z",
  2: "M-20-20q2-18 21-18q20 0 20 18q0 14-14 27l-15 15h30v18h-45v-14l22-23q10-10 10-19q0-7-8-7q-9 0-10 9z",
  3: "M-18-26q6-12 20-12q20 0 20 18q0 12-11 17q13 5 13 19q0 24-25 24q-17 0-22-13l13-7q3 7 10 7q10 0 10-10q0-12-17-11v-13q15 1 15-10q0-8-7-8q-6 0-9 6z",
};
const AS_DRAWN = 150; // the coin on which the figures are as large as they are written

export function coin(canvas, worth, [x, y, size]) {
  const [light, main, shade, body] = canvas.description.emblem;
  const r = size / 2;
  const metal = canvas.falling([0, light], [0.5, main], [1, mix(main, shade, 0.55)]);
  const beads = each(steps(0, 40), (bead) => {
    const [bx, by] = around(x, y, r - 9, bead / 40);
    return way`M${bx} ${by}h.1`;
  });
  const figure = (at, fill) =>
    way`<g transform="translate(${x + at} ${y + at})` +
    ` scale(${(size / AS_DRAWN).toFixed(2)})">${area(FIGURES[worth], fill)}</g>`;
  const ring = (radius, fill, stroke, width) => oval(x, y, radius, radius, { fill, stroke, "stroke-width": width });
  const inner = r - 18;
  const shine = way`M${x - inner} ${y}a${inner} ${inner} 0 0 1 ${2 * inner} 0q-${r * 0.7}-${r * 0.35}-${2 * inner} 0z`;
  return (
    oval(x + 6, y + r + 12, r * 0.9, 13, { opacity: 0.4 }) +
    disc(x + 7, y + 7, r, "#000", 0.3) +
    disc(x + 3, y + 4, r + 1, shade) +
    disc(x, y, r, metal) +
    ring(r - 1, "none", light, 2.5) +
    line(beads, shade, 3.4, { opacity: 0.8, ...ROUND }) +
    ring(r - 17, main, shade, 2) +
    area(shine, light, { opacity: 0.55 }) +
    figure(2, light) +
    figure(0, body)
  );
}
