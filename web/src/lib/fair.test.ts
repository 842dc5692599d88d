import { expect, test } from 'vitest';
import { fair, joint, module as game, names } from '../testing/samples.ts';
import { canonical, commitmentOf, draw, drawKey, followCourse, keepsTo, verify } from './fair.ts';

const itemsOf = (what: string, drawn: readonly string[]) => game.itemsOf(what, names.length, drawn);

test('what the engine has drawn is proved', async () => {
  expect(await verify(fair, fair.draws, itemsOf)).toEqual({
    commitment: true,
    course: true,
    people: 0,
    missing: [],
    draws: 2,
    wrong: null,
  });
});

test('another seed or another deal is found out', async () => {
  const other = { ...fair, seed: 'ab'.repeat(32) };
  expect((await verify(other, fair.draws, itemsOf)).commitment).toBe(false);
  const [first, deal] = fair.draws;
  const swapped = [...deal!.drawn.slice(1), deal!.drawn[0]!];
  expect((await verify(fair, [first!, { ...deal!, drawn: swapped }], itemsOf)).wrong).toBe(1);
});

test('what people have drawn together with the table is proved, with who was missing before', async () => {
  expect(await verify(joint, joint.draws, itemsOf)).toEqual({
    commitment: true,
    course: true,
    people: 2,
    missing: [[1]],
    draws: 2,
    wrong: null,
  });
});

const course = joint.course!;
const swapped = (a: number, b: number) =>
  course.map((step, i) => (i === a ? course[b]! : i === b ? course[a]! : step));
test.each([
  ['a share before the seal', swapped(3, 4)],
  ['a commitment after the seal', swapped(2, 3)],
  ['a share twice', [...course, course.at(-1)!]],
  ['no table', course.slice(1)],
  ['somebody else named', course.map((one) => (one.missing ? { ...one, missing: [0] } : one))],
  [
    'another share',
    course.map((one) => (one.entropy ? { ...one, entropy: '00'.repeat(32) } : one)),
  ],
  ['back in time', course.map((one, i) => (i === 3 ? { ...one, at: -1 } : one))],
])('a course that can’t have been is refused: %s', async (_, steps) => {
  expect(await followCourse(steps, names.length)).toBeNull();
  expect((await verify({ ...joint, course: steps }, joint.draws, itemsOf)).course).toBe(false);
});

test('a seed of a void round that does not fit is found out', async () => {
  const steps = course.map((one) => (one.seed ? { ...one, seed: '00'.repeat(31) + '07' } : one));
  expect((await verify({ ...joint, course: steps }, joint.draws, itemsOf)).course).toBe(false);
});

test('a course that tells other commitments than those seen before the reveal does not keep to them', async () => {
  const told = (await followCourse(course, names.length))!;
  const { commitment, commitments, shares } = told;
  const before = told.tables.slice(0, -1);
  const receipt = { seat: 0, entropy: shares[0]!, commitment, commitments, before };
  expect(keepsTo(receipt, told)).toBe(true);
  const late = commitments.map((one, seat) => (seat === 1 ? null : one));
  expect(keepsTo({ ...receipt, commitments: late }, told)).toBe(false);
  expect(keepsTo({ ...receipt, commitment: '00'.repeat(32) }, told)).toBe(false);
  expect(keepsTo({ ...receipt, entropy: '00'.repeat(32) }, told)).toBe(false);
  expect(before).not.toEqual([]);
  expect(keepsTo({ ...receipt, before: [] }, told)).toBe(false); // a void round is hidden
});

test('canonical JSON sorts keys and leaves no spaces', () => {
  expect(canonical({ b: [1, 'comò'], a: { d: true, c: null } })).toBe(
    '{"a":{"c":null,"d":true},"b":[1,"comò"]}',
  );
});

test('a commitment hides the seed and binds the set-up', async () => {
  const seed = 'ab'.repeat(32);
  const one = await commitmentOf(seed, { players: 2 });
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(await commitmentOf(seed, { players: 3 })).not.toBe(one);
  expect(await commitmentOf('cd'.repeat(32), { players: 2 })).not.toBe(one);
});

test('a draw is repeatable, and different under another number', async () => {
  const key = await drawKey('ab'.repeat(32), { players: 2 }, { entropy: ['tre civette', ''] });
  const items = Array.from({ length: 96 }, (_, i) => String(i));
  const first = await draw(key, 0, 'deal', items, false);
  expect(await draw(key, 0, 'deal', items, false)).toEqual(first);
  expect(await draw(key, 1, 'deal', items, false)).not.toEqual(first);
  expect(first.slice().sort()).toEqual(items.slice().sort());
});
