import { expect, test } from 'vitest';
import type { GameView } from '../../lib/api.ts';
import { foughtIn, moments } from './held.ts';
import type { Table } from '../../generated/medievalia.ts';

const event = (id: string, args = {}) => ({ id, args });
const seenBy = (seat: number | null) => ({ seat }) as GameView<Table>;
const held = (news: ReturnType<typeof event>[], seat: number | null) =>
  moments(news, seenBy(seat), seenBy(seat)).map(({ event: { id }, hold }) => [id, hold]);

const fought = event('fought', {
  seat: 0,
  enemy_seats: [1],
  pieces: ['recruit-1'],
  other_pieces: [],
  combats: [{ attack: 4 }],
});

test('M7.10 the end of a battle stays until its two sides go on, and a while for others', () => {
  expect(held([fought], 0)).toEqual([['fought', null]]);
  expect(held([fought], 1)).toEqual([['fought', null]]);
  expect(held([fought], 2)).toEqual([['fought', undefined]]);
  expect(held([fought], null)).toEqual([['fought', undefined]]);
});

test('M9.3 a siege counter that rises stays until the besieged goes on', () => {
  const news = [
    event('turn'),
    event('besieged', { seat: 1, count: 2, limit: 3 }),
    event('siege-broken', { seat: 2 }),
    event('defeated', { seat: 1, how: 'siege' }),
  ];
  expect(held(news, 1)).toEqual([
    ['besieged', null],
    ['siege-broken', undefined],
    ['defeated', null],
  ]);
  expect(held(news, 0).map(([, hold]) => hold)).toEqual([undefined, undefined, undefined]);
  const [moment] = moments(news, seenBy(1), seenBy(1));
  expect(moment!.say).toMatchObject({ id: 'moment-besieged', args: { yours: true, count: 2 } });
});

test('what stands on the board is the battle that was told, with the names from before it', () => {
  const things = { 'recruit-1': { card: 'recruit', number: 2, owned: true, owner_seat: 0 } };
  const before = { seat: 0, table: { things } } as unknown as GameView<Table>;
  const shown = foughtIn({ moment: { event: fought, before } })!;
  expect(shown.combats.map(({ attack }) => attack)).toEqual([4]);
  expect([...shown.lost]).toEqual(['recruit-1']);
  expect(shown.things).toBe(things);
  expect(foughtIn({ moment: null })).toBeNull();
});
