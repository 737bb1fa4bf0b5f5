// Arrow keys among things that lie in rows, of which one alone is a stop of the Tab key.

/** To which place a key leads from another; null: the key means something else here. */
export function goal(key: string, at: number, count: number, columns: number): number | null {
  const last = count - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, at - 1),
    ArrowRight: Math.min(last, at + 1),
    ArrowUp: at - columns < 0 ? at : at - columns,
    ArrowDown: at + columns > last ? at : at + columns,
    Home: 0,
    End: last,
  };
  return steps[key] ?? null;
}
