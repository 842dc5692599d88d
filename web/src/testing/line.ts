// The other end of a page's socket, for tests.
import type { AnySent } from '../generated/messages.ts';

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

  constructor(readonly address: string) {
    FakeSocket.lines.push(this);
  }
  close(): void {
    this.open = false;
  }
  send(text: string): void {
    const message = JSON.parse(text) as AnySent;
    if (message.type === 'pace') this.wishes.push(message.pace);
    else this.sent.push(message);
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
