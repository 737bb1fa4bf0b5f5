// Plays sounds. Made after the first click: before it browsers let nothing be heard, and nothing need be fetched.
import type { Heard } from "./heard";
import { addressOf, type Sound } from "./sounds";

const LOUD = 0.5;
const QUIET = 0.22; // what others do
const APART = 0.14; // seconds between two that come together
const REST = 1000; // milliseconds of silence, after which none is computed any more: that would keep a processor awake

export class Speaker {
  private readonly context = new AudioContext();
  private playing = 0; // sounds that have not ended
  private resting = 0; // the timer
  private readonly sounds = new Map<Sound, Promise<AudioBuffer | null>>();

  constructor() {
    this.rest();
  }

  /** Fetch what will be played; what cannot be had stays silent. */
  learn(sounds: Iterable<Sound>): void {
    for (const sound of sounds) if (!this.sounds.has(sound)) this.sounds.set(sound, this.fetch(sound));
  }

  private async fetch(sound: Sound): Promise<AudioBuffer | null> {
    try {
      const answer = await fetch(addressOf(sound));
      return answer.ok ? await this.context.decodeAudioData(await answer.arrayBuffer()) : null;
    } catch {
      return null;
    }
  }

  /** One after the other, from now on. */
  async play(all: readonly Heard[]): Promise<void> {
    if (all.length === 0) return;
    clearTimeout(this.resting);
    await this.context.resume();
    for (const [place, { sound, own }] of all.entries()) {
      const buffer = await this.sounds.get(sound);
      if (buffer) this.start(buffer, own ? LOUD : QUIET, place * APART);
    }
    this.rest();
  }

  private start(buffer: AudioBuffer, loudness: number, wait: number): void {
    const source = new AudioBufferSourceNode(this.context, { buffer });
    source.connect(new GainNode(this.context, { gain: loudness })).connect(this.context.destination);
    source.start(this.context.currentTime + wait);
    this.playing += 1;
    source.onended = () => {
      this.playing -= 1;
      this.rest();
    };
  }

  /** After a while, unless there is something to hear again. */
  private rest(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.playing === 0 && void this.context.suspend(), REST);
  }

  close(): void {
    clearTimeout(this.resting);
    void this.context.close();
  }
}
