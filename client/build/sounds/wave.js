// Samples as a file that every browser reads: WAV with µ-law, which has one byte a sample and is finer where it is quiet.
import { Buffer } from "node:buffer";

export const RATE = 16_000; // samples a second

const MU_LAW = 7;
const BIAS = 132;
const LOUDEST = 32_635;

/** A sample from -1 to 1 in one byte. */
export function muLaw(sample) {
  const loud = Math.min(LOUDEST, Math.round(Math.abs(sample) * 32_767)) + BIAS;
  const step = Math.floor(Math.log2(loud)) - 7;
  const fine = (loud >> (step + 3)) & 15;
  return ~((sample < 0 ? 128 : 0) | (step << 4) | fine) & 255;
}

const text = (letters) => Buffer.from(letters, "latin1");
const number = (value, bytes) => {
  const field = Buffer.alloc(bytes);
  field.writeUIntLE(value, 0, bytes);
  return field;
};
const chunk = (name, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([text(name), number(body.length, 4), body, Buffer.alloc(body.length % 2)]);
};

/** One channel. */
export function wav(samples) {
  const form = [
    number(MU_LAW, 2),
    number(1, 2),
    number(RATE, 4),
    number(RATE, 4),
    number(1, 2),
    number(8, 2),
    number(0, 2),
  ];
  const data = Buffer.from(Array.from(samples, muLaw));
  return chunk(
    "RIFF",
    text("WAVE"),
    chunk("fmt ", ...form),
    chunk("fact", number(samples.length, 4)),
    chunk("data", data),
  );
}
