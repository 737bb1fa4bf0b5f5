// What can be heard of what was told.
import type { Told } from "../wire";
import type { Sound } from "./sounds";

/** Which events of a game sound, by their messages: "tell-played". */
export type Voices = Readonly<Record<string, Sound>>;

/** A sound, and whether it is of one's own doing: what others do is quieter. */
export interface Heard {
  readonly sound: Sound;
  readonly own: boolean;
}

const MOST = 3; // at once: a whole turn of somebody else is no concert

/** In the order of what happened, each sound once. */
export function heard(news: readonly Told[], voices: Voices, you: number | null): Heard[] {
  const sounds = new Map<Sound, Heard>();
  for (const told of news) {
    const sound = voices[told.id.split(".")[0] ?? ""];
    if (sound === undefined) continue;
    const own = told.seat === you || (sounds.get(sound)?.own ?? false);
    sounds.set(sound, { sound, own });
  }
  return [...sounds.values()].slice(-MOST);
}
