// The coach of the table that is shown, for those who want to call him.
import type { Coach } from "./coach.svelte";

export const here: { coach: Coach | null } = $state({ coach: null });
