// What is built: outside and inside.
import { area, around, darker, disc, each, lighter, line, oval, steps, way } from "../brush.js";

export function castle(canvas, x, y, colour, k) {
  const tower = ([left, w, h]) => {
    const [notch, rise] = [(w * k) / 5, (h + 30) * k];
    return way`M${x + left * k} ${y + 30}v-${rise}h${notch}v6h${notch}v-6h${notch}v6h${notch}v-6h${notch}v${rise}z`;
  };
  const towers = [
    [-44, 24, 64],
    [-22, 46, 44],
    [22, 24, 84],
  ];
  return area(each(towers, tower), colour);
}

export function town(canvas, y, colour) {
  let d = `M0 240V${y}`;
  for (let x = 0; x < 320;) {
    const [half, h] = [canvas.whole(11, 19), canvas.whole(6, 34)];
    d += `H${x + 3}V${y - h}l${half}-${half + 2} ${half} ${half + 2}V${y}`;
    x += 2 * half + 4;
  }
  const lights = each(steps(0, 12), () => `M${canvas.whole(6, 312)} ${y + canvas.whole(-6, 14)}h5v7h-5z`);
  return area(`${d}H320V240z`, colour) + area(lights, "#ffd98a", { opacity: 0.8 });
}

export function rooftiles(canvas, colour) {
  const row = (place) =>
    each(steps(-24, 330, 24), (x) => `M${x + (place % 2) * 12} ${200 + place * 13}a12 12 0 0 0 24 0`);
  return line(each(steps(0, 4), row), colour, 3);
}

export function bricks(canvas, colour, opacity) {
  const rows = steps(0, 240, 20);
  const upright = (y) => each(steps(0, 330, 40), (x) => `M${x + (y % 40)} ${y}v20`);
  return line(each(rows.slice(1), (y) => `M0 ${y}H320`) + each(rows, upright), colour, 2, { opacity });
}

export function vault(canvas, colour, edge) {
  const stones = each(steps(0, 13), (place) => {
    const [[ax, ay], [bx, by]] = [around(160, 128, 102, -place / 24), around(160, 124, 130, -place / 24)];
    return way`M${ax} ${ay}L${bx} ${by}`;
  });
  return (
    area("M0 0H320V240H260V128A100 104 0 0 0 60 128V240H0z", colour) +
    line("M60 240V128A100 104 0 0 1 260 128V240M44 240V124A116 116 0 0 1 276 124V240", edge, 4) +
    line(stones, edge, 3)
  );
}

/** Arches on pillars, and what is seen through them. */
export function arcade(canvas, wall, shade) {
  const arches = each([20, 120, 220], (x) => `M${x} 186V112a40 44 0 0 1 80 0V186z`);
  return (
    area("M0 44H320V186H0z", wall) +
    area(arches, shade) +
    line(
      each([20, 120, 220], (x) => `M${x - 4} 186V112a44 48 0 0 1 88 0V186`),
      darker(wall, 0.28),
      3,
    ) +
    area("M0 34H320V50H0z", darker(wall, 0.18)) +
    area("M0 180H320V190H0z", darker(wall, 0.3))
  );
}

export function planks(canvas, colour) {
  const joints = each(steps(20, 320, 40), (x) => `M${x} 0V176`);
  const grain = each(
    steps(0, 320, 40),
    (x) => `M${x + 12} ${(x * 3) % 90}v${40 + (x % 30)}M${x + 24} ${60 + ((x * 5) % 80)}v30`,
  );
  return (
    line(joints, colour, 3, { opacity: 0.7 }) +
    line(grain, colour, 1.5, { opacity: 0.45 }) +
    area("M0 176H320V184H0z", darker(colour, 0.3))
  );
}

export function palisade(canvas, y, colour) {
  const posts = steps(-4, 320, 18).map((x) => [x, y + canvas.whole(-6, 6)]);
  return (
    area(
      each(posts, ([x, top]) => `M${x} 240V${top}l8-14 8 14V240z`),
      colour,
    ) +
    area(
      each(posts, ([x, top]) => `M${x + 9} 240V${top - 13}l7 13V240z`),
      darker(colour, 0.3),
    ) +
    line(`M0 ${y + 26}H320`, darker(colour, 0.5), 5)
  );
}

export function window(canvas, x, y, colour) {
  const pane = way`M${x - 24} ${y + 50}V${y - 14}Q${x - 22} ${y - 42} ${x} ${y - 52}Q${x + 22} ${y - 42} ${x + 24} ${y - 14}V${y + 50}z`;
  const lead = way`M${x} ${y - 50}V${y + 50}M${x - 24} ${y - 8}H${x + 24}M${x - 24} ${y + 22}H${x + 24}`;
  return area(pane, colour) + line(pane + lead, "#3a2018", 4, { opacity: 0.85 });
}

const GLASS = ["#e0483c", "#f0b92e", "#3a8fd0", "#3fa860", "#9a5ac8", "#f07a3a"];
/** A round window of many colours. */
export function stained(canvas, x, y) {
  const piece = (place, inner, outer, shift) => {
    const [from, to] = [place / 12 + 0.005, (place + 1) / 12 - 0.005];
    const [[ax, ay], [bx, by]] = [around(x, y, inner, from), around(x, y, outer, from)];
    const [[cx, cy], [dx, dy]] = [around(x, y, outer, to), around(x, y, inner, to)];
    const d = way`M${ax} ${ay}L${bx} ${by}A${outer} ${outer} 0 0 1 ${cx} ${cy}L${dx} ${dy}z`;
    return area(d, GLASS[(place + shift) % GLASS.length]);
  };
  const pieces = each(steps(0, 12), (place) => piece(place, 28, 55, 0) + piece(place, 59, 87, 3));
  return disc(x, y, 92, "#1a1c30") + pieces + disc(x, y, 24, "#f6d97a");
}

/** Tiles of two colours, which grow towards us. */
export function floor(canvas, dark, light) {
  const rows = [170, 184, 206, 240];
  const wide = (y) => 18 + (y - 170) * 0.75;
  const tile = (column, row) => {
    if ((column + row + 8) % 2 === 0) return "";
    const [top, bottom] = [rows[row], rows[row + 1]];
    const [a, b] = [160 + column * wide(top), 160 + (column + 1) * wide(top)];
    const [c, d] = [160 + (column + 1) * wide(bottom), 160 + column * wide(bottom)];
    return way`M${a} ${top}L${b} ${top} ${c} ${bottom} ${d} ${bottom}z`;
  };
  const tiles = each([0, 1, 2], (row) => each(steps(-8, 8), (column) => tile(column, row)));
  return area("M0 170H320V240H0z", light) + area(tiles, dark);
}

export function drapes(canvas, colour) {
  const one =
    area("M0 0H78Q70 90 20 150Q34 190 26 240H0z", colour) +
    line("M22 0Q30 90 8 160M44 0Q44 80 14 152M64 0Q58 70 20 146", darker(colour, 0.4), 4, { opacity: 0.7 }) +
    line("M33 0Q38 80 12 150M54 0Q52 76 18 146", lighter(colour, 0.25), 3, { opacity: 0.6 }) +
    line("M18 152Q28 146 24 158", "#f2c545", 6);
  return `${one}<g transform="matrix(-1 0 0 1 320 0)">${one}</g>`;
}

export function awning(canvas, one, other) {
  const strip = (place) => area(`M${place * 40} 0h40v38a20 18 0 0 1-40 0z`, place % 2 ? one : other);
  return (
    area("M0 0H320V34H0z", darker(one, 0.2)) +
    each(steps(0, 8), strip) +
    area("M0 0H320V9H0z", "#000", { opacity: 0.18 })
  );
}

export function tents(canvas, one, stripe, other) {
  const places = [
    [44, one, 1],
    [276, other, 1],
    [126, other, 0.62],
    [204, one, 0.62],
  ];
  const cloth = (x, w, half, wall) => {
    const [y, bend] = [182, half / 4.4];
    return way`M${x - half * w} ${y}v-${wall * w}Q${x - bend * w} ${y - (wall + 26) * w} ${x} ${y - 96 * w}Q${x + bend * w} ${y - (wall + 26) * w} ${x + half * w} ${y - wall * w}v${wall * w}z`;
  };
  return each(places, ([x, colour, w]) => {
    const top = 182 - 96 * w;
    const flag = area(way`M${x} ${top - 22}l20 7-20 7z`, colour) + line(way`M${x} ${top - 22}v26`, "#5a4020", 2);
    return area(cloth(x, w, 44, 34), colour) + area(cloth(x, w, 22, 40), stripe) + flag;
  });
}

export function fence(canvas, y, colour) {
  return line(`M0 ${y}H320M0 ${y + 14}H320` + each(steps(10, 320, 40), (x) => `M${x} ${y - 8}v34`), colour, 5);
}

export function scaffold(canvas, colour) {
  const d =
    "M36 240V20M92 240V20M228 240V20M284 240V20M20 70H108M20 130H108M212 70H300M212 130H300M36 130L92 70M284 130L228 70";
  return line(d, colour, 6, { opacity: 0.9 });
}

export function cobble(canvas, colour) {
  const stone = (x, row) =>
    oval(x + (row % 2) * 16, 206 + row * 14, 14, 5, { fill: "none", stroke: colour, "stroke-width": 2, opacity: 0.5 });
  return each([0, 1, 2], (row) => each(steps(0, 330, 32), (x) => stone(x, row)));
}

/** A gate of carved wood with gilt studs. */
export function lattice(canvas, colour) {
  const stud = (x, y) => `M${x} ${y}l7 9-7 9-7-9z`;
  const studs =
    each([16, 40, 64, 88], (x) => stud(x, 14) + stud(320 - x, 14)) +
    each(steps(44, 230, 26), (y) => stud(16, y) + stud(304, y));
  return (
    area("M0 0H320V240H288V150Q288 60 160 26Q32 60 32 150V240H0z", colour) +
    line("M40 240V152Q42 68 160 36Q278 68 280 152V240", "#f5cf7a", 4) +
    line(studs, "#f5cf7a", 2, { opacity: 0.7 })
  );
}

export function diamonds(canvas, one, other) {
  const lozenge = (x, y) => `M${x} ${y}l20 34-20 34-20-34z`;
  const all = (from, first, by) => each(steps(first, 240, 68), (y) => each(steps(from, 340, by), (x) => lozenge(x, y)));
  return area(all(20, -34, 40), one) + area(all(20, 0, 80), other, { opacity: 0.7 });
}

export function grid(canvas, colour) {
  const d = each(steps(16, 320, 16), (x) => `M${x} 0V240`) + each(steps(16, 240, 16), (y) => `M0 ${y}H320`);
  return (
    line(d, colour, 1, { opacity: 0.45 }) +
    line("M80 0V240M160 0V240M240 0V240M0 80H320M0 160H320", colour, 2, { opacity: 0.5 })
  );
}
