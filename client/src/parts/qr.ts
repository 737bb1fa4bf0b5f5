// A QR code as something to draw. Few look at one, so it is fetched when somebody does.
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** `size`: squares on each side; `path`: the dark ones, each of them one unit wide. */
export interface Squares {
  readonly size: number;
  readonly path: string;
}

export function squaresOf(text: string): Squares {
  const code = generate(text);
  return { size: code.size, path: toSvgPath(code) };
}
