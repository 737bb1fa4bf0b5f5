// What every stroke is made of: numbers as short as they may be, colours and their mixtures, the three shapes.

/** At most one figure after the point: the picture is 320 wide. */
const short = (value) => (typeof value === "number" ? String(Math.round(value * 10) / 10 || 0) : value);

/** A text with its numbers made short: the way a path is written. */
export const way = (texts, ...values) => texts.reduce((all, text, place) => all + short(values[place - 1]) + text);

const channels = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** So much of the other colour in this one. */
export function mix(colour, other, share) {
  const [one, two] = [channels(colour), channels(other)];
  const mixed = one.map((value, place) => Math.round(value + (two[place] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
export const darker = (colour, share = 0.3) => mix(colour, "#0a0610", share);
export const lighter = (colour, share = 0.3) => mix(colour, "#ffffff", share);

/** What is said of a shape beside its place and colour. */
function attributes(said) {
  return Object.entries(said)
    .filter(([name, value]) => !(name === "opacity" && value === 1))
    .map(([name, value]) => ` ${name}="${short(value)}"`)
    .join("");
}

export const area = (d, fill, said = {}) => `<path d="${d}" fill="${fill}"${attributes(said)}/>`;
export const line = (d, stroke, width = 1, said = {}) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${attributes(said)}/>`;
export const disc = (x, y, r, fill, opacity = 1) =>
  way`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"` + `${attributes({ opacity })}/>`;
export const oval = (x, y, rx, ry, said) =>
  way`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"` + `${attributes(said)}/>`;

export const ROUND = { "stroke-linecap": "round" };

/** What comes of each, one after the other. */
export const each = (items, draw) => items.map(draw).join("");
/** The numbers from one to before another. */
export const steps = (from, to, by = 1) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / by)) }, (_, place) => from + place * by);
/** A point on a circle; angles in turns. */
export const around = (x, y, r, turn) => [x + r * Math.cos(turn * 2 * Math.PI), y + r * Math.sin(turn * 2 * Math.PI)];
