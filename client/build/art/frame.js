// The frame of a kind of card, to be cut in nine (90 wide, corners of 30): colour, hatching, and a shape in each corner.
import { area, line } from "./brush.js";

const WIDE = 90;
const CORNER = 30;
const EDGE = 18; // so thick is the edge; corners stand out

/** A ring with round corners, as a path. */
const rounded = (inset, r) => {
  const side = WIDE - 2 * inset - 2 * r;
  const bend = (x, y) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${inset + r} ${inset}h${side}${bend(r, r)}v${side}${bend(-r, r)}h-${side}${bend(-r, -r)}v-${side}${bend(r, -r)}z`;
};
const HOLE = `M${EDGE} ${EDGE}V${WIDE - EDGE}H${WIDE - EDGE}V${EDGE}z`;

function corner(x, y, { light, dark, shape }) {
  return `<g transform="translate(${x} ${y})">${area("M7 1h16a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6h-16a6 6 0 0 1-6-6v-16a6 6 0 0 1 6-6z", dark)}${area(shape, light)}</g>`;
}

export function frame(kind) {
  const { colour, light, dark, hatching } = kind;
  const far = WIDE - CORNER;
  const corners = [
    [0, 0],
    [far, 0],
    [0, far],
    [far, far],
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${WIDE}" viewBox="0 0 ${WIDE} ${WIDE}">` +
    `<defs><pattern id="h" width="10" height="10" patternUnits="userSpaceOnUse">${line(hatching, dark, 2.4, { opacity: 0.6 })}</pattern>` +
    `<clipPath id="r"><path clip-rule="evenodd" d="${rounded(0, 12)}${HOLE}"/></clipPath></defs>` +
    `<g clip-path="url(#r)">${area(`M0 0H${WIDE}V${WIDE}H0z`, colour)}${area(`M0 0H${WIDE}V${WIDE}H0z`, "url(#h)")}` +
    `${line(rounded(1.5, 11), dark, 3)}${line(rounded(5, 8), light, 2.4, { opacity: 0.75 })}${line(HOLE, dark, 5)}</g>` +
    `${corners.map(([x, y]) => corner(x, y, kind)).join("")}</svg>\n`
  );
}
