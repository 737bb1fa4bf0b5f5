// Follows a table, and says what is to be heard of it.
import { News } from "../live/news";
import type { Live } from "../live/store.svelte";
import type { Standing } from "../wire";
import { heard, type Heard, type Voices } from "./heard";

export class Ear {
  private readonly news: News;
  private call: string | null = null;
  private waited = false; // for somebody else
  private over = false;

  constructor(
    live: Live,
    private readonly voices: Voices,
  ) {
    this.news = new News(live);
  }

  /** What is new, that one is asked after others had their say, and how it ended. `call`: what calls for this person. */
  listen(live: Live, call: string | null): Heard[] {
    const { you, awaiting, end } = live;
    const news = this.news.take(live);
    const sounds = heard(news, this.voices, you);
    const called = this.waited || news.some((told) => told.heading && told.seat === you);
    if (call !== null && call !== this.call && called) sounds.push({ sound: "turn", own: true });
    if (end !== null && !this.over && news.length > 0) sounds.push(ending(end.standings, you));
    this.call = call;
    this.over = end !== null;
    if (awaiting.length > 0) this.waited = !awaiting.some((seat) => seat === you);
    return sounds;
  }
}

/** Whoever won hears it. */
function ending(standings: readonly Standing[], you: number | null): Heard {
  const won = standings.some(({ seat, rank }) => rank === 1 && seat === you);
  return { sound: won ? "victory" : "end", own: true };
}
