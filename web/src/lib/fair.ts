// The proof of fair chance, checked in the browser (docs/fairness.md), with Web Crypto alone.
import type { Fairness } from './api.ts';

export interface Draw {
  what: string;
  drawn: string[];
}
export interface Checked {
  commitment: boolean;
  draws: number;
  wrong: number | null;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
const toHex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** JSON with sorted keys and no spaces. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data);
  const entries = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}

export async function commitmentOf(seed: string, setup: unknown): Promise<string> {
  return toHex(
    await crypto.subtle.digest(
      'SHA-256',
      concat(bytes('tavola/1/commit\n'), fromHex(seed), bytes('\n'), bytes(canonical(setup))),
    ),
  );
}

const hmacKey = (key: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

/** The words of one draw, by block. */
class Words {
  #block = 0;
  #words: bigint[] = [];

  constructor(
    readonly key: CryptoKey,
    readonly domain: string,
  ) {}

  async #next(): Promise<bigint> {
    if (!this.#words.length) {
      const block = new DataView(
        await crypto.subtle.sign('HMAC', this.key, bytes(`${this.domain}${this.#block++}`)),
      );
      this.#words = [24, 16, 8, 0].map((at) => block.getBigUint64(at));
    }
    return this.#words.pop()!;
  }

  async below(n: number): Promise<number> {
    const all = 1n << 64n;
    const limit = all - (all % BigInt(n));
    let word = await this.#next();
    while (word >= limit) word = await this.#next();
    return Number(word % BigInt(n));
  }
}

export async function drawKey(seed: string, setup: unknown, entropy: string[]): Promise<CryptoKey> {
  const key = await hmacKey(fromHex(seed));
  return hmacKey(
    await crypto.subtle.sign(
      'HMAC',
      key,
      concat(bytes('tavola/1/key\n'), bytes(canonical({ entropy, setup }))),
    ),
  );
}

/** What draw number `number` gives for these items in the game's order: one of them, or all shuffled. */
export async function draw(
  key: CryptoKey,
  number: number,
  what: string,
  items: string[],
  one: boolean,
): Promise<string[]> {
  const words = new Words(key, `tavola/1/draw/${number}/${what}/`);
  if (one) return [items[await words.below(items.length)]!];
  const shuffled = items.slice();
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = await words.below(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
  }
  return shuffled;
}

/** Checks the commitment, and every draw whose items the game names. */
export async function verify(
  fair: Fairness,
  draws: Draw[],
  itemsOf: (what: string, drawn: readonly string[]) => string[] | null,
): Promise<Checked> {
  if (!fair.seed || !fair.commitment) throw new Error('the seed is not revealed yet');
  const commitment = (await commitmentOf(fair.seed, fair.setup)) === fair.commitment;
  const key = await drawKey(fair.seed, fair.setup, fair.entropy ?? []);
  let checked = 0;
  for (const [number, { what, drawn }] of draws.entries()) {
    const items = itemsOf(what, drawn);
    if (!items) continue;
    const expected = await draw(key, number, what, items, drawn.length === 1 && items.length > 1);
    if (expected.join('\n') !== drawn.join('\n'))
      return { commitment, draws: checked, wrong: number };
    checked++;
  }
  return { commitment, draws: checked, wrong: null };
}
