// Plays sounds. Made after the first click: before it browsers let nothing be heard, and nothing need be fetched.
import type { Heard } from "./heard";
import { addressOf, type Sound } from "./sounds";

const LOUD = 0.5;
const QUIET = 0.22; // what others do
const APART = 0.14; // seconds between two that come together

export class Speaker {
  private readonly context = new AudioContext();
  private readonly sounds = new Map<Sound, Promise<AudioBuffer | null>>();

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
    if (this.context.state === "suspended") await this.context.resume();
    for (const [place, { sound, own }] of all.entries()) {
      const buffer = await this.sounds.get(sound);
      if (buffer) this.start(buffer, own ? LOUD : QUIET, place * APART);
    }
  }

  private start(buffer: AudioBuffer, loudness: number, wait: number): void {
    const source = new AudioBufferSourceNode(this.context, { buffer });
    source.connect(new GainNode(this.context, { gain: loudness })).connect(this.context.destination);
    source.start(this.context.currentTime + wait);
  }

  close(): void {
    void this.context.close();
  }
}
