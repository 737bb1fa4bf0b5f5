// The rules are written for every kind of screen: parts with a heading in capitals, lines that are wrapped by hand.

export interface Block {
  readonly kind: "text" | "list";
  readonly lines: string[];
}

export interface Part {
  readonly title: string;
  readonly blocks: Block[];
}

const ITEM = /^(-|\d+\.) /;

/** Parts are separated by empty lines; a line that begins with a small letter or is indented goes on with the one before. */
export function paragraphs(text: string): Part[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n"))
    .map(([title = "", ...lines]) => ({ title: calm(title.trim()), blocks: blocks(lines) }));
}

function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  for (const raw of lines) {
    const line = raw.trim();
    const last = found.at(-1);
    const text = line.replace(ITEM, "");
    const previous = last?.lines.at(-1);
    if (ITEM.test(line)) {
      if (last?.kind === "list") last.lines.push(text);
      else found.push({ kind: "list", lines: [text] });
    } else if (last !== undefined && previous !== undefined && goesOn(previous, raw, line)) {
      last.lines[last.lines.length - 1] = `${previous} ${line}`;
    } else if (last?.kind === "text") last.lines.push(line);
    else found.push({ kind: "text", lines: [line] });
  }
  return found;
}

const goesOn = (previous: string, raw: string, line: string): boolean =>
  /^\s{2,}/.test(raw) || !/[.:!?”)]$/.test(previous) || /^\p{Ll}/u.test(line);

/** A heading in capitals, as a sentence is written. */
const calm = (title: string): string => title.charAt(0) + title.slice(1).toLocaleLowerCase();
