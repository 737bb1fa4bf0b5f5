// A picture, 320 wide and 240 high, from back to front: sky, what is far, ground, what is near, emblem, what is before it.
// Beside it all but the emblem goes on as in a mirror, for boxes that are wider: 800 in all.
import { area } from "./brush.js";
import { Canvas } from "./canvas.js";
import { coin } from "./coin.js";
import { emblem } from "./emblem.js";
import { GROUNDED, SINGLE, WORDS } from "./words/index.js";

const WHOLE = "M-240 0H560V240H-240z";
const PART = '<clipPath id="w"><path d="M0 0H320V240H0z"/></clipPath>';
const HATCHING =
  '<pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0H5" stroke="#000" stroke-width="1.1"/></pattern>';

const number = (text) => (/^-?[\d.]+$/.test(text) ? Number(text) : text);

/** What a line of the description draws: a word and its arguments. */
function drawn(canvas, said) {
  const [word, ...given] = said.split(" ");
  const draw = WORDS[word];
  if (draw === undefined) throw new Error(`No scene knows the word “${word}”.`);
  return draw(canvas, ...given.map(number));
}

/** The same to the left and to the right; half a point over the edges, so that no seam is seen. */
function mirrored(id, drawing) {
  const image = (at) => `<use href="#${id}" transform="matrix(-1 0 0 1 ${at} 0)"/>`;
  return `${image(0.5)}${image(639.5)}<g id="${id}" clip-path="url(#w)">${drawing}</g>`;
}

/** There is but one of it in the sky. */
const single = (said) => SINGLE.has(said.split(" ")[0]);

/** The same description always gives the same text. `paths` are those of the emblem. */
export function scene(name, description, paths) {
  const canvas = new Canvas(name, description);
  const { sky, ground, behind, before, place, coin: worth } = description;
  const all = (lines) => lines.map((said) => drawn(canvas, said)).join("");
  const grounded = (said) => GROUNDED.has(said.split(" ")[0]);
  canvas.define(HATCHING + PART);
  const air = area(WHOLE, canvas.falling([0, sky[0]], [0.72, sky[1]]));
  const alone = all(behind.filter(single));
  const far = all(behind.filter((said) => !grounded(said) && !single(said)));
  const earth = area("M0 176Q160 158 320 176V240H0z", canvas.falling([0, ground[0]], [1, ground[1]]));
  const near = all(behind.filter(grounded));
  const print = '<path d="M0 150Q160 190 320 150V240H0z" fill="url(#p)" opacity=".1"/>';
  const spot = place.split(" ").map(Number);
  const scenery = mirrored("s", far + earth + near + print);
  const subject = worth === undefined ? emblem(canvas, paths, spot) : coin(canvas, worth, spot);
  const front = mirrored("f", all(before));
  const shade = canvas.shiningAt(' cx=".5" cy=".48" r=".72"', [0.55, "#000", 0], [1, "#0a0410", 0.5]);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="240" viewBox="-240 0 800 240">' +
    `${canvas.defs}${air}${alone}${scenery}${subject}${front}${area(WHOLE, shade)}</svg>\n`
  );
}
