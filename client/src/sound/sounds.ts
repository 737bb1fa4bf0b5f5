// The sounds that there are, as build/sounds.js makes them.
export const SOUNDS = ["card", "shuffle", "coins", "trash", "withdraw", "stone", "turn", "victory", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

const files = import.meta.glob<string>("./*.wav", { query: "?url", import: "default", eager: true });

/** Where a sound is fetched from. */
export const addressOf = (sound: Sound): string => files[`./${sound}.wav`] ?? "";
