import { expect, test } from 'vitest';
import { fair, module as game, names } from '../testing/samples.ts';
import { canonical, commitmentOf, draw, drawKey, verify } from './fair.ts';

const itemsOf = (what: string, drawn: readonly string[]) => game.itemsOf(what, names.length, drawn);

test('what the engine has drawn is proved', async () => {
  expect(await verify(fair, fair.draws, itemsOf)).toEqual({
    commitment: true,
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
  const key = await drawKey('ab'.repeat(32), { players: 2 }, ['tre civette', '']);
  const items = Array.from({ length: 96 }, (_, i) => String(i));
  const first = await draw(key, 0, 'deal', items, false);
  expect(await draw(key, 0, 'deal', items, false)).toEqual(first);
  expect(await draw(key, 1, 'deal', items, false)).not.toEqual(first);
  expect(first.slice().sort()).toEqual(items.slice().sort());
});
