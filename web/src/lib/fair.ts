// The proof of fair chance, checked in the browser (docs/fairness.md), with Web Crypto alone.
import type { Fairness } from './api.ts';

export interface Draw {
  what: string;
  drawn: string[];
}
export interface Checked {
  /** Whether the seed fits the table's commitment. */
  commitment: boolean;
  /** Whether the course could have been so: always, where the table made its chance alone. */
  course: boolean;
  /** How many people had a part in making chance. */
  people: number;
  /** For each void round, the seats whose shares did not come. */
  missing: number[][];
  draws: number;
  wrong: number | null;
}
/** What this browser saw before it revealed a share. */
export interface Receipt {
  seat: number;
  entropy: string;
  commitment: string;
  commitments: (string | null)[];
  /** The table's in the void rounds before; older receipts don't say. */
  before?: string[];
}
/** How things stood at the end of a course (core/joint.py). */
export interface Joint {
  commitment: string;
  rounds: number;
  commitments: (string | null)[];
  shares: (string | null)[];
  sealed: number | null;
  missing: number[][];
  seeds: string[];
  tables: string[];
}
type Step = NonNullable<Fairness['course']>[number];

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
export const toHex = (buffer: ArrayBuffer): string =>
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

const hashOf = async (label: string, secret: string, bound: unknown): Promise<string> =>
  toHex(
    await crypto.subtle.digest(
      'SHA-256',
      concat(bytes(`${label}\n`), fromHex(secret), bytes('\n'), bytes(canonical(bound))),
    ),
  );
export const commitmentOf = (seed: string, setup: unknown, version = 1): Promise<string> =>
  hashOf(`tavola/${version}/commit`, seed, setup);
export const commitShare = (entropy: string, table: string, seat: number): Promise<string> =>
  hashOf('tavola/2/share', entropy, { seat, table });

/** Follows a course step by step; null if it can't have been so. */
export async function followCourse(steps: readonly Step[], players: number): Promise<Joint | null> {
  const none = () => Array.from({ length: players }, () => null as string | null);
  let [commitments, shares, sealed, begun] = [none(), none(), null as number | null, false];
  const [tables, seeds, missing]: [string[], string[], number[][]] = [[], [], []];
  const lacking = () =>
    commitments.flatMap((one, seat) => (one !== null && shares[seat] === null ? [seat] : []));
  let at = -Infinity;
  for (const step of steps) {
    const seat = step.seat ?? -1;
    if (step.at < at || (step.what === 'table') === begun) return null;
    at = step.at;
    if (step.what === 'table') {
      if (!step.commitment || tables.includes(step.commitment)) return null;
      tables.push(step.commitment);
      begun = true;
    } else if (step.what === 'commit' || step.what === 'withdraw') {
      const fits = step.what === 'commit' ? step.commitment : commitments[seat];
      if (sealed !== null || seat < 0 || seat >= players || !fits) return null;
      commitments[seat] = step.commitment ?? null;
    } else if (step.what === 'seal') {
      if (sealed !== null) return null;
      sealed = step.at;
    } else if (step.what === 'reveal' || step.what === 'wrong') {
      if (sealed === null || !commitments[seat] || shares[seat] || !step.entropy) return null;
      const fits = (await commitShare(step.entropy, tables.at(-1)!, seat)) === commitments[seat];
      if (fits !== (step.what === 'reveal')) return null;
      if (fits) shares[seat] = step.entropy;
    } else {
      const named = lacking();
      if (sealed === null || !named.length || !step.seed) return null;
      if (named.join() !== (step.missing ?? []).join()) return null;
      missing.push(named);
      seeds.push(step.seed);
      [commitments, shares, sealed, begun] = [none(), none(), null, false];
    }
  }
  const commitment = tables.at(-1) ?? '';
  return { commitment, rounds: tables.length, commitments, shares, sealed, missing, seeds, tables };
}

/** Whether a course keeps to what was seen before the reveal. */
export const keepsTo = (receipt: Receipt, joint: Joint): boolean =>
  receipt.commitment === joint.commitment &&
  (!receipt.before || receipt.before.join() === joint.tables.slice(0, -1).join()) &&
  receipt.commitments.join() === joint.commitments.join() &&
  joint.shares[receipt.seat] === receipt.entropy;

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

/** What the first version has, or the second, with the shares, if there are any. */
type Parts = { entropy: string[] } | { shares: (string | null)[] };
export async function drawKey(seed: string, setup: unknown, parts: Parts): Promise<CryptoKey> {
  const key = await hmacKey(fromHex(seed));
  if ('shares' in parts && !parts.shares.some(Boolean))
    return drawKey(seed, setup, { entropy: parts.shares.map(() => '') });
  const label = 'shares' in parts ? 'tavola/2/key\n' : 'tavola/1/key\n';
  return hmacKey(
    await crypto.subtle.sign(
      'HMAC',
      key,
      concat(bytes(label), bytes(canonical({ ...parts, setup }))),
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

/** Checks how chance was made, and every draw whose items the game names. */
export async function verify(
  fair: Fairness,
  draws: Draw[],
  itemsOf: (what: string, drawn: readonly string[]) => string[] | null,
): Promise<Checked> {
  if (!fair.seed || !fair.commitment) throw new Error('the seed is not revealed yet');
  const { seed, setup, version } = fair;
  const fits = async (one: string, to: string) => (await commitmentOf(one, setup, version)) === to;
  const joint = fair.course ? await followCourse(fair.course, Number(setup.players)) : null;
  let course = !fair.course || joint?.commitment === fair.commitment;
  for (const [round, one] of (joint?.seeds ?? []).entries())
    course &&= await fits(one, joint!.tables[round]!);
  const commitment = await fits(seed, fair.commitment);
  const shares = joint?.shares ?? [];
  const key = await drawKey(
    seed,
    setup,
    fair.course ? { shares } : { entropy: fair.entropy ?? [] },
  );
  const people = shares.filter((share) => share !== null).length;
  const made = { commitment, course, people, missing: joint?.missing ?? [] };
  let checked = 0;
  for (const [number, { what, drawn }] of draws.entries()) {
    const items = itemsOf(what, drawn);
    if (!items) continue;
    const expected = await draw(key, number, what, items, drawn.length === 1 && items.length > 1);
    if (expected.join('\n') !== drawn.join('\n')) return { ...made, draws: checked, wrong: number };
    checked++;
  }
  return { ...made, draws: checked, wrong: null };
}
