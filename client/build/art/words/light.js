// What shines in a scene.
import { ROUND, area, around, darker, disc, each, line, steps, way } from "../brush.js";

export function glow(canvas, x, y, r, colour) {
  return disc(x, y, r, canvas.shining([0, colour, 0.95], [0.45, colour, 0.45], [1, colour, 0]));
}

export function rays(canvas, x, y, colour, count) {
  const start = canvas.between(0, 1);
  const d = each(steps(0, count), (ray) => {
    const from = (ray + start) / count;
    const to = from + canvas.between(0.38, 0.58) / count;
    const [[ax, ay], [bx, by]] = [around(x, y, 400, from), around(x, y, 400, to)];
    return way`M${x} ${y}L${ax} ${ay} ${bx} ${by}z`;
  });
  const where = way` gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="210"`;
  return area(d, canvas.shiningAt(where, [0, colour, 0.55], [1, colour, 0.06]));
}

export function sun(canvas, x, y, r, colour) {
  return disc(x, y, r * 2.1, colour, 0.2) + disc(x, y, r * 1.5, colour, 0.35) + disc(x, y, r, colour);
}

const CRATERS = [
  [-0.35, -0.3, 0.2],
  [0.3, 0.1, 0.26],
  [-0.15, 0.42, 0.14],
  [0.1, -0.5, 0.1],
];
export function moon(canvas, x, y, r, colour) {
  const craters = each(CRATERS, ([dx, dy, size]) => disc(x + dx * r, y + dy * r, size * r, darker(colour, 0.35), 0.35));
  return disc(x, y, r * 1.25, colour, 0.16) + disc(x, y, r, colour) + craters;
}

export function stars(canvas, count, colour) {
  const d = each(steps(0, count), () => {
    const [x, y, s] = [canvas.between(8, 312), canvas.between(6, 130), canvas.oneOf([1.2, 1.6, 2.6])];
    const [a, b] = [s * 0.4, s * 1.2];
    return way`M${x} ${y - s * 1.6}l${a} ${b} ${b} ${a} ${-b} ${a} ${-a} ${b} ${-a} ${-b} ${-b} ${-a} ${b} ${-a}z`;
  });
  return area(d, colour);
}

export function sparks(canvas, count, colour) {
  return each(steps(0, count), () =>
    disc(
      canvas.between(30, 290),
      canvas.between(20, 215),
      canvas.oneOf([1.2, 1.8, 2.6, 3.2]),
      colour,
      canvas.oneOf([0.6, 0.9]),
    ),
  );
}

export function fireworks(canvas, x, y, colour) {
  const d = each(steps(0, 12), (ray) => {
    const [[ax, ay], [bx, by]] = [around(x, y, 9, ray / 12), around(x, y, 34, ray / 12)];
    return way`M${ax} ${ay}L${bx} ${by}`;
  });
  return line(d, colour, 3, { opacity: 0.9, ...ROUND, "stroke-dasharray": "9 5" }) + disc(x, y, 4, "#fff");
}

export function flames(canvas, x, y, colour, tongues = 6) {
  const heights = [50, 56, 38, 60, 42, 46];
  return each(steps(0, tongues), (place) => {
    const [at, h] = [x + (place - (tongues - 1) / 2) * 27, heights[place % heights.length]];
    const outer = way`M${at - 16} ${y + 10}q-4-${h / 2} 12-${h}q2 ${h / 3} 14 ${h / 2}q8 ${h / 4} 2 ${h / 2 + 10}z`;
    return (
      area(outer, colour) + area(way`M${at - 8} ${y + 10}q0-${h / 3} 8-${h / 2}q8 ${h / 4} 6 ${h / 2}z`, "#ffe9a0")
    );
  });
}

export function candles(canvas, x, y, count) {
  const light = disc(x, y - 18, 40, canvas.shining([0, "#ffd27a", 0.8], [1, "#ffb04a", 0]));
  const drawn = each(steps(0, count), (place) => {
    const [cx, cy] = [x + (place - (count - 1) / 2) * 15, y + (place % 2) * 10];
    return (
      area(way`M${cx - 4.5} ${cy}h9v60h-9z`, "#fff0d0") + area(way`M${cx} ${cy - 17}q8 10 0 15q-8-5 0-15z`, "#ffb62e")
    );
  });
  return light + drawn;
}

export function torch(canvas, x, y) {
  const light = disc(x, y - 20, 58, canvas.shining([0, "#ffc060", 0.85], [1, "#ff8a2a", 0]));
  const stick = line(way`M${x} ${y}v64`, "#2a1608", 8) + area(way`M${x - 11} ${y - 6}h22l-5 18h-12z`, "#5a3a1a");
  return light + stick + flames(canvas, x - 2, y - 14, "#ff9a2e", 1);
}

export function lanterns(canvas, colour) {
  const lights = [
    [34, 56],
    [84, 65],
    [236, 53],
    [288, 46],
  ];
  const cord = line("M0 30Q80 76 160 40T320 30", "#2a0a30", 2);
  return cord + each(lights, ([x, y]) => disc(x, y, 15, colour, 0.35) + disc(x, y, 8, colour));
}

export function lamp(canvas, x, y) {
  const light = disc(x, y, 62, canvas.shining([0, "#fff0b0", 0.9], [1, "#ffd98a", 0]));
  const post = line(way`M${x} ${y + 16}V240`, "#14161a", 6) + line(way`M${x - 14} ${y - 16}h28l-14-14z`, "#14161a", 4);
  return light + post + area(way`M${x - 12} ${y - 16}h24l-4 32h-16z`, "#ffe9a0");
}
