// What a person does at a table.
import { createContext } from "svelte";
import type { Change, FromClient, Table } from "../wire";
import type { Line } from "./browser";
import type { Socket } from "./socket";
import { forget, type Store } from "./store.svelte";

export class Acts {
  private over: Line | null = null; // the connection that the unkept answer was sent over

  constructor(
    private readonly store: Store,
    private readonly socket: Socket,
  ) {}

  // -- coming and going ---------------------------------------------------------------------------------------------
  /** Follow the table, which is known by name and set-up already. */
  arrive(table: Table): void {
    this.store.table = table;
    this.socket.start();
  }

  go(): void {
    this.socket.stop();
  }

  /** Come again as somebody else: after sitting down, the cookie has changed. */
  comeAgain(): void {
    this.store.unkept = null;
    this.store.anew = true;
    this.socket.renew();
  }

  /** Have the server tell everything in another language. */
  speak(language: string): void {
    if (language === this.store.language) return;
    this.store.language = language;
    this.store.anew = true;
    this.socket.renew();
  }

  // -- playing ------------------------------------------------------------------------------------------------------
  /** `then`: the answer to the question ahead, in the same go. */
  answer(places: readonly number[], then?: readonly number[]): void {
    const { choice, answering, epoch } = this.store;
    if (choice === null || answering) return;
    this.store.unkept = { epoch, question: choice.question, places, ...(then !== undefined && { then }) };
    this.store.refused = null;
    this.sendAnswer();
  }

  /** An answer that got lost on the way is sent again; the number of the question keeps it from counting twice. */
  answerAgain(): void {
    if (this.over !== this.socket.line) this.sendAnswer();
  }

  private sendAnswer(): void {
    const { unkept } = this.store;
    if (unkept === null) return;
    // Over a connection that is still being opened nothing can be sent: it goes out when the table is told over it.
    this.over = this.socket.line;
    this.socket.ask({ type: "answer", ...unkept });
  }

  undo(): void {
    this.send({ type: "undo", epoch: this.store.epoch });
  }

  replyToUndo(agree: boolean): void {
    this.send({ type: "undo-reply", epoch: this.store.epoch, agree });
  }

  // -- sharing a device ---------------------------------------------------------------------------------------------
  /** Somebody has the device, and is to see their cards. */
  uncover(seat: number): void {
    this.send({ type: "uncover", seat });
  }

  /** Nobody's cards are seen any more, whatever becomes of the connection. */
  cover(): void {
    if (this.hide()) this.send({ type: "cover" });
  }

  /** Whoever was handed the device has nothing to decide. */
  handOn(): void {
    if (this.hide()) this.send({ type: "hand-on" });
  }

  /** Let nobody's cards be seen until the server says who is next; tells whether several share the device. */
  private hide(): boolean {
    const { table, device } = this.store;
    if (table === null || device === null) return false;
    forget(this.store);
    this.store.table = {
      ...table,
      you: null,
      player: null,
      device: { ...device, hand: null, due: false, moment: true },
    };
    return true;
  }

  // -- all the rest -------------------------------------------------------------------------------------------------
  say(text: string): void {
    this.send({ type: "chat", text });
  }

  setUp(change: Change): void {
    this.send({ type: "setup", change });
  }

  send(message: FromClient): void {
    this.socket.send(message);
  }

  /** The person has read why something was not done. */
  dismiss(): void {
    this.store.refused = null;
  }
}

/** The acts of the table that a component stands on. */
export const [theActs, setActs] = createContext<Acts>();
