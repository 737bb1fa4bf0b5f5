// The screens that styles/screens.json names, for what a stylesheet cannot do: each is `current` on such a screen.
import { MediaQuery } from "svelte/reactivity";
import SCREENS from "./styles/screens.json";

export const slit = new MediaQuery(SCREENS.slit);
export const phone = new MediaQuery(SCREENS.phone);
export const netbook = new MediaQuery(SCREENS.netbook);
