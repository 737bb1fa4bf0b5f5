// What sounds are made of: tones that ring, noise that rustles, and how they are laid over each other. Times in seconds.
import { RATE } from "./wave.js";

const TAU = 2 * Math.PI;
const ATTACK = 0.004; // nothing begins with a crack

/** Numbers from -1 to 1 that are the same at every build. */
function chance(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Swells at once and dies away, to a thousandth at its end. */
const fading = (time, length, attack = ATTACK) => Math.min(1, time / attack) * Math.exp((-6.9 * time) / length);

const sampled = (length, at) =>
  Float32Array.from({ length: Math.round(length * RATE) }, (_, place) => at(place / RATE));

/** A tone with its overtones, each a multiple of the pitch with a strength; the higher ones die sooner. `bend`: to which
 * multiple of its pitch it slides. */
export function tone(pitch, length, { overtones = [[1, 1]], bend = 1, attack = ATTACK } = {}) {
  return sampled(length, (time) => {
    const slid = time + ((bend - 1) * time * time) / (2 * length);
    return overtones.reduce(
      (sum, [multiple, strength]) =>
        sum + strength * Math.sin(TAU * pitch * multiple * slid) * fading(time, length / Math.sqrt(multiple), attack),
      0,
    );
  });
}

/** Noise between two pitches, as of paper; `slide`: to which multiple of them it goes. */
export function rustle(low, high, length, { seed = 1, slide = 1, attack = ATTACK } = {}) {
  const next = chance(seed);
  let under = 0; // what is below each of the two pitches
  let over = 0;
  return sampled(length, (time) => {
    const drift = slide ** (time / length);
    const noise = next();
    under += (noise - under) * Math.min(1, (TAU * low * drift) / RATE);
    over += (noise - over) * Math.min(1, (TAU * high * drift) / RATE);
    return (over - under) * fading(time, length, attack);
  });
}

/** Several, each from its time on and with its strength, as loud together as `peak`. */
export function together(peak, ...parts) {
  const length = Math.max(...parts.map(([start, , sound]) => Math.round(start * RATE) + sound.length));
  const mixed = new Float32Array(length);
  for (const [start, strength, sound] of parts) {
    const first = Math.round(start * RATE);
    sound.forEach((sample, place) => (mixed[first + place] += strength * sample));
  }
  const loudest = mixed.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return mixed.map((sample) => (sample / loudest) * peak);
}
