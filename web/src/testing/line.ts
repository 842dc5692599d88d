// The other end of a page's socket, for tests.
import type { AnySent, PingSent } from '../generated/messages.ts';

/** A line to a server that says what the test says, until somebody closes it. */
export class FakeSocket {
  static lines: FakeSocket[] = [];
  static get last(): FakeSocket {
    return this.lines[this.lines.length - 1]!;
  }

  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  open = true;
  sent: AnySent[] = [];
  /** How fast the page has wished bots to act. */
  wishes: string[] = [];
  /** Whether the other end is gone, without a word. */
  dead = false;
  pings = 0;

  constructor(readonly address: string) {
    FakeSocket.lines.push(this);
  }
  close(): void {
    this.open = false;
  }
  send(text: string): void {
    const message = JSON.parse(text) as AnySent;
    if (message.type === 'ping') this.#answer(message);
    else if (message.type === 'pace') this.wishes.push(message.pace);
    else this.sent.push(message);
  }

  #answer({ id }: PingSent): void {
    this.pings++;
    if (!this.dead) this.say({ type: 'pong', id, time: 0 });
  }

  say(...messages: unknown[]): void {
    for (const message of messages) this.onmessage!({ data: JSON.stringify(message) });
  }
  /** The other side ends it, or the network does. */
  break(code = 1006): void {
    this.open = false;
    this.onclose?.({ code });
  }
}
