// A table that no server keeps: each position is asked for together with all answers that lead to it. To everybody who
// draws the table or acts at it, it is a table like any other.
import { isFinal, practise, Refusal } from "../api";
import { browser, type Browser, type Ear, type Line } from "../live/browser";
import type { Asked, FromClient, FromServer, Practice as Shown, Told } from "../wire";
import { language } from "../words/words.svelte";
import { shared, type Answers } from "./answers";

const LOST = 1006; // the code with which a websocket ends that got lost
const FIRST_EPOCH = 1;

export class Practice {
  answers: Answers = $state.raw([]);
  /** Who looks at the table; null: whoever is asked. */
  viewer: number | null = $state(null);
  private ear: Ear | null = null;
  private epoch = FIRST_EPOCH;
  private seat: number | null = null; // who was shown the table last, and what was told to them
  private told: readonly Told[] = [];
  private wishes = 0; // only the latest counts

  constructor(
    private readonly game: string,
    private readonly ruling: string,
    answers: Answers,
    private readonly ask: typeof practise = practise,
    private readonly network: Browser = browser,
  ) {
    this.answers = answers;
  }

  /** The browser, but for the network: what is said over this line is asked of the server, one thing at a time. */
  get around(): Browser {
    return { ...this.network, connect: (_path, ear) => this.connect(ear) };
  }

  private connect(ear: Ear): Line {
    let open = false;
    this.ear = ear;
    this.told = [];
    void this.show(this.answers, () => {
      open = true;
      ear.opened();
    });
    return {
      get open() {
        return open;
      },
      send: (text) => this.hear(JSON.parse(text) as FromClient),
      close: () => {
        open = false;
        if (this.ear === ear) this.ear = null;
      },
    };
  }

  /** Have the table as it is after these answers. */
  go(answers: Answers): void {
    void this.show(answers);
  }

  look(viewer: number | null): void {
    this.viewer = viewer;
    this.go(this.answers);
  }

  private hear(message: FromClient): void {
    if (message.type === "ping") this.say({ type: "pong" });
    else if (message.type === "undo") this.go(this.answers.slice(0, -1));
    else if (message.type === "answer" && message.epoch === this.epoch && message.question === this.answers.length)
      this.go([
        ...this.answers,
        message.places,
        ...(message.then === undefined || message.then === null ? [] : [message.then]),
      ]);
  }

  private async show(answers: Answers, first: () => void = () => undefined): Promise<void> {
    const wish = ++this.wishes;
    try {
      const shown = await this.ask(this.game, this.ruling, { answers, viewer: this.viewer, language: language() });
      if (wish !== this.wishes) return;
      first();
      this.tell(answers, shown);
    } catch (error) {
      if (wish === this.wishes) this.fail(error, answers, first);
    }
  }

  private fail(error: unknown, answers: Answers, first: () => void): void {
    if (!(error instanceof Refusal)) throw error;
    if (!isFinal(error)) this.ear?.closed(LOST);
    else if (this.seat !== null) this.say({ type: "refused", ...error.said });
    else if (answers.length > 0) {
      this.answers = []; // somebody has changed the address
      void this.show([], first);
    }
  }

  private tell(answers: Answers, { table, position }: Shown): void {
    const onwards = shared(this.answers, answers) === this.answers.length;
    if (!onwards) this.epoch += 1;
    const known = onwards && this.seat === table.you ? same(this.told, position.events) : 0;
    this.answers = answers;
    this.seat = table.you;
    this.told = position.events;
    this.say({ type: "table", table });
    this.say({
      ...position,
      epoch: this.epoch,
      from: known,
      events: position.events.slice(known),
      choice: numbered(position.choice, answers.length),
    });
  }

  private say(message: FromServer): void {
    this.ear?.heard(JSON.stringify(message));
  }
}

/** Seats take turns to be asked here, so a question is known by the number of all answers before it. */
function numbered(choice: Asked | null, question: number): Asked | null {
  if (choice === null) return null;
  const ahead = choice.ahead;
  return {
    ...choice,
    question,
    ahead: ahead === null ? null : { ...ahead, question: { ...ahead.question, question: question + 1 } },
  };
}

/** How many of the first lines are told again. */
function same(before: readonly Told[], now: readonly Told[]): number {
  const first = now.findIndex((told, place) => JSON.stringify(told) !== JSON.stringify(before[place]));
  return first < 0 ? now.length : first;
}
