// The browser's part in making chance, against a table that may be anything.
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type TableView } from './api.ts';
import { commitShare } from './fair.ts';
import { seatOf, viewAt } from '../testing/views.ts';

const asked: [string, string, unknown][] = [];
let answer: (path: string) => unknown = () => ({});
vi.mock('./api.ts', async (original) => {
  const real = await original<typeof import('./api.ts')>();
  const note = (method: string) => (path: string, body?: unknown) => {
    asked.push([method, path, body]);
    return Promise.resolve().then(() => answer(path));
  };
  return { ...real, get: note('GET'), put: note('PUT'), post: note('POST') };
});

const C = 'ab'.repeat(32);
const at = (
  more: Partial<TableView['table']>,
  share: TableView['seats'][number]['share'] = null,
): TableView => {
  const view = viewAt(1, { seats: [seatOf({ you: true, share }), seatOf({ kind: 'bot' })] });
  return { ...view, view: null, table: { ...view.table, status: 'open', commitment: C, ...more } };
};
let shares: typeof import('./shares.ts');

beforeEach(async () => {
  asked.length = 0;
  answer = () => at({});
  vi.resetModules();
  vi.stubGlobal('indexedDB', undefined);
  shares = await import('./shares.ts');
});

const sent = (path: string) =>
  asked.find(([, where]) => where.endsWith(path))?.[2] as Record<string, string> | undefined;
const courseOf = (commitment: string, others: string | null) => ({
  course: [
    { what: 'table', at: 1, commitment: C },
    { what: 'commit', at: 2, seat: 0, commitment },
    ...(others ? [{ what: 'commit', at: 2, seat: 1, commitment: others }] : []),
    { what: 'seal', at: 3 },
  ],
});

test('who sits down commits, once, and tells nothing else', async () => {
  await shares.takePart(at({}));
  await shares.takePart(at({}));
  expect(asked.map(([method, path]) => `${method} ${path}`)).toEqual(['PUT /tables/t/commitment']);
  expect(sent('commitment')!.commitment).toMatch(/^[0-9a-f]{64}$/);
});

test('the share is revealed when all is sealed, after what was seen is kept', async () => {
  await shares.takePart(at({}));
  const own = sent('commitment')!.commitment!;
  answer = (path) => (path.endsWith('fairness') ? courseOf(own, 'cd'.repeat(32)) : at({}));
  await shares.takePart(at({ sealed: 3 }, 'committed'));
  await shares.takePart(at({ sealed: 3 }, 'committed')); // a view that was on its way
  expect(asked.filter(([, path]) => path.endsWith('reveal'))).toHaveLength(1);
  const { entropy } = sent('reveal')! as { entropy: string };
  expect(await commitShare(entropy, C, 0)).toBe(own);
  expect(await shares.receiptOf('t', 0)).toEqual({
    seat: 0,
    entropy,
    commitment: C,
    commitments: [own, 'cd'.repeat(32)],
    before: [],
  });
});

test('nothing is revealed to a table that tells another commitment than one’s own', async () => {
  await shares.takePart(at({}));
  answer = (path) => (path.endsWith('fairness') ? courseOf('ef'.repeat(32), null) : at({}));
  await shares.takePart(at({ sealed: 3 }, 'committed'));
  expect(sent('reveal')).toBeUndefined();
});

test('nothing is revealed to a table that has changed its own commitment', async () => {
  await shares.takePart(at({}));
  answer = (path) =>
    path.endsWith('fairness') ? courseOf(sent('commitment')!.commitment!, null) : at({});
  await shares.takePart(at({ sealed: 3, commitment: 'cd'.repeat(32) }, 'committed'));
  expect(sent('reveal')).toBeUndefined();
});

test('nothing is revealed to a table that hides a round which this browser has seen', async () => {
  await shares.takePart(at({ commitment: 'cd'.repeat(32) })); // in the round that is void now
  await shares.takePart(at({}));
  const own = asked.at(-1)![2] as { commitment: string };
  answer = (path) => (path.endsWith('fairness') ? courseOf(own.commitment, null) : at({}));
  await shares.takePart(at({ sealed: 3 }, 'committed'));
  expect(asked.at(-1)![1]).toMatch(/fairness$/);
  await shares.begin(at({}));
  expect(asked.at(-1)).toEqual(['POST', '/tables/t/start', {}]);
});

test('who is alone brings the share along; not alone after all, another one is committed to', async () => {
  answer = (path) => {
    if (path.endsWith('start') && asked.at(-1)![2] && 'entropy' in (asked.at(-1)![2] as object))
      throw new ApiError('not-alone', '', 409);
    return at({});
  };
  await shares.begin(at({}));
  const told = sent('start')!.entropy!;
  const own = sent('commitment')!.commitment;
  expect(told).toMatch(/^[0-9a-f]{64}$/);
  expect(own).not.toBe(await commitShare(told, C, 0));
  expect(asked.at(-1)).toEqual(['POST', '/tables/t/start', {}]);
});

test('the first commitment that was seen in a round is kept, whatever is told later', async () => {
  await shares.takePart(at({}));
  await shares.takePart(at({ commitment: 'cd'.repeat(32) }));
  await shares.takePart(at({ round: 2, commitment: 'ef'.repeat(32) }));
  expect(await shares.firstSeen('t')).toEqual({ 1: C, 2: 'ef'.repeat(32) });
});
