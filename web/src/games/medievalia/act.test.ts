import { beforeAll, expect, test } from 'vitest';
import { language } from '../../lib/language.svelte.ts';
import { actOf } from './act.ts';
import game from './index.ts';

beforeAll(async () => {
  await language.choose('en');
  await language.need('medievalia');
});

const things = Object.fromEntries(
  [1, 2].map((number) => [
    `recruit-${number}`,
    { card: 'recruit', number, owned: true, owner_seat: 1 },
  ]),
);
const all = {
  ...things,
  'archer-1': { card: 'archer', number: 0, owned: true, owner_seat: 1 },
  'farm-4': { card: 'farm', number: 0, owned: true, owner_seat: 1 },
  city: { card: 'city', number: 0, owned: false, owner_seat: -1 },
};
const marched = (piece: string, lord_seat: number, place = 'fief') => ({
  id: 'marched',
  args: { seat: 1, piece, place, lord_seat, next_seat: place === 'fief' ? -1 : 1, things: all },
});
const put = (piece: string, other_piece: string) => ({
  id: 'put',
  args: { seat: 1, piece, other_piece, things: all },
});
const told = (...events: { id: string; args: Record<string, unknown> }[]) =>
  actOf(
    events,
    (id, args) => language.texts('medievalia').say(id, args, ['Ada', 'Bea']),
    (event) => game.citation(event),
  ).map((one) => ('id' in one ? one.id : one.text));

test('M7.2 who marches to one place is named together', () => {
  expect(told(marched('recruit-1', 0), marched('recruit-2', 0))).toEqual([
    'Bea marches into Ada’s fief with Recruit 1 and Recruit 2.',
  ]);
});

test('M6.4 who marches twice is told where it arrived', () => {
  expect(
    told(marched('recruit-1', 0, 'border'), marched('archer-1', 0), marched('recruit-1', 0)),
  ).toEqual(['Bea marches into Ada’s fief with the archer and Recruit 1.']);
});

test('M7.1 posts are one sentence', () => {
  expect(
    told(put('recruit-1', 'farm-4'), put('recruit-2', 'farm-4'), put('archer-1', 'city')),
  ).toEqual(['Bea posts Recruit 1 and Recruit 2 on the farm and the archer in the city.']);
});

test('one step alone is told as it is, and so is what else happened', () => {
  expect(told(marched('archer-1', 0))).toEqual(['marched']);
  expect(
    told({ id: 'besieged', args: {} }, put('recruit-1', 'city'), put('recruit-2', 'city')),
  ).toEqual(['Bea posts Recruit 1 and Recruit 2 in the city.', 'besieged']);
});
