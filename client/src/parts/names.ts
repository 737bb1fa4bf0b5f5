// The name that a person plays under.
import { settings } from "../settings.svelte";
import { say } from "../words/words.svelte";

/** As remembered, or a word for somebody without a name. */
export const nickname = (): string => settings.name.trim() || say("client-guest");
