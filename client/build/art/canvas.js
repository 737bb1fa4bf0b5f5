// What one picture is drawn on: its dice, which fall the same way every time, and what its shapes refer to.

/** Numbers that depend on a name alone (mulberry32, sown with the FNV hash of the name). */
function dice(name) {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export class Canvas {
  #roll;
  #defs = [];

  constructor(name, description) {
    this.#roll = dice(name);
    this.description = description;
  }

  between(low, high) {
    return low + this.#roll() * (high - low);
  }

  /** A whole number, the ends included. */
  whole(low, high) {
    return Math.floor(this.between(low, high + 1));
  }

  oneOf(things) {
    return things[this.whole(0, things.length - 1)];
  }

  define(text) {
    this.#defs.push(text);
  }

  /** From top to bottom, or around a middle; a stop is where, which colour and how dense. */
  #gradient(kind, where, stops) {
    const id = `g${this.#defs.length}`;
    const drawn = stops.map(
      ([offset, colour, density = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}"${density === 1 ? "" : ` stop-opacity="${density}"`}/>`,
    );
    this.define(`<${kind} id="${id}"${where}>${drawn.join("")}</${kind}>`);
    return `url(#${id})`;
  }
  falling(...stops) {
    return this.#gradient("linearGradient", ' x2="0" y2="1"', stops);
  }
  shining(...stops) {
    return this.#gradient("radialGradient", "", stops);
  }
  shiningAt(where, ...stops) {
    return this.#gradient("radialGradient", where, stops);
  }

  get defs() {
    return `<defs>${this.#defs.join("")}</defs>`;
  }
}
