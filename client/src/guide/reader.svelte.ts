// What somebody reads beside a table, and whether they point at things to learn what these are.

class Reader {
  /** The chapter or section that is read; null: the rules are closed. */
  section: string | null = $state(null);
  /** Whether things are pointed at to learn what they are. */
  asking = $state(false);
  /** Whether anything of it was ever wanted: until then nothing is fetched. */
  wanted = $state(false);

  readonly read = (section: string): void => {
    this.wanted = true;
    this.section = section;
  };

  readonly ask = (): void => {
    this.wanted = true;
    this.asking = true;
  };

  readonly close = (): void => {
    this.section = null;
  };

  readonly stopAsking = (): void => {
    this.asking = false;
  };

  /** Another table begins with its rules closed. */
  readonly leave = (): void => {
    this.close();
    this.stopAsking();
    this.wanted = false;
  };
}

export const reader = new Reader();

/** Where the rules are opened. */
export const BEGINNING = "";
