// The whole guide of a game, fetched when somebody asks for it: its own part, what all tables have in common, and the words.
import type { Game } from "../games/game";
import { useTopic } from "../words/words.svelte";
import type { Chapter, Guide } from "./guide";
import Keys from "./Keys.svelte";
import PlainRules from "./PlainRules.svelte";
import { things } from "./shell";

const TABLE: Chapter = {
  id: "table",
  sections: [
    { id: "table-asking" },
    { id: "table-choosing" },
    { id: "table-people" },
    { id: "table-bar" },
    { id: "table-keys", Picture: Keys },
  ],
};
const PLAIN: Guide = { chapters: [{ id: "plain", sections: [{ id: "plain-text", Picture: PlainRules }] }], things: {} };

export async function fetchGuide(game: Game): Promise<Guide> {
  const [own] = await Promise.all([game.guide?.() ?? PLAIN, useTopic("guide")]);
  return { chapters: [...own.chapters, TABLE], things: { ...things, ...own.things } };
}

/** The chapter that a section stands in, or that has this name; the first one, if there is none such. */
export const chapterOf = ({ chapters }: Guide, id: string): Chapter | undefined =>
  chapters.find((chapter) => chapter.id === id || chapter.sections.some((section) => section.id === id)) ?? chapters[0];
