// The emblem of a card, with depth: shadow, rim, body, and a face that is lit from the upper left.
import { lighter, mix, oval, way } from "./brush.js";
import { outlineOf, written } from "./outline.js";
import { silhouetteOf } from "./silhouette.js";

const WIDE = 512;

/** How much it is enlarged, so that emblems that fill their square and others look equally large. */
function scaleOf([left, top, right, bottom], size) {
  return (size / WIDE) * Math.min(1.12, 500 / Math.max(right - left, bottom - top));
}

export function emblem(canvas, paths, [x, y, size]) {
  const [light, main, shade, body] = canvas.description.emblem;
  const outline = paths.flatMap(outlineOf);
  const { path, box } = silhouetteOf(outline);
  const [left, top, right, bottom] = box;
  const [k, cx, cy] = [scaleOf(box, size), (left + right) / 2, (top + bottom) / 2];
  const face = canvas.falling([0, lighter(main, 0.3)], [0.55, main], [1, mix(main, shade, 0.3)]);
  canvas.define(
    `<path id="e" d="${written(outline)}"/><path id="b" d="${written(path)}"/>` +
      '<clipPath id="c"><use href="#e"/></clipPath><clipPath id="h"><use href="#e" x="-9" y="-9"/></clipPath>',
  );
  const ground = oval(x + 8, y + (bottom - cy) * k + 3, (right - left) * k * 0.5, 11, { opacity: 0.34 });
  const place =
    way`translate(${x} ${y}) scale(` + `${k.toFixed(3)}) ` + way`translate(${-Math.round(cx)} ${-Math.round(cy)})`;
  return (
    `${ground}<g transform="${place}" stroke-linejoin="round">` +
    '<use href="#b" x="22" y="24" opacity=".32"/>' +
    `<use href="#b" fill="${light}" stroke="${light}" stroke-width="34" opacity=".85"/>` +
    `<use href="#b" fill="${body}" stroke="${body}" stroke-width="19"/>` +
    `<use href="#e" fill="${shade}"/><g clip-path="url(#c)"><use href="#e" x="-9" y="-9" fill="${light}"/>` +
    `<g clip-path="url(#h)"><use href="#e" x="5" y="5" fill="${face}"/></g></g></g>`
  );
}
