import { expect, test } from 'vitest';
import { ofPhase, reveals, steps, tableIn } from '../../testing/comuni.ts';
import { bestOffer, costOf, offersFor } from './offers.ts';
import { defenceWith, heights, leadOf, manned, terms, worthOf } from './reckon.ts';
import { KINDS } from './table.ts';

test('C-E3: a section of three levels, fully manned, defends with 9', () => {
  expect(defenceWith([3], 3)).toBe(9);
  expect(manned([3], 2)).toEqual({ cards: [[0, 3, 4]], beyond: 0 });
});

test('C5.5: the highest cards are manned first, armies beyond the walls give 1 each', () => {
  expect(manned([1, 4, 2], 3).cards).toEqual([[0], [0, 3, 4, 5], [0, 0]]);
  expect(terms([2, 1], 5)).toEqual({ walls: [3, 2, 2], beyond: 2 });
  expect(defenceWith([], 3)).toBe(3);
});

test('the page reckons a defence as the engine does', () => {
  for (const { events, after } of reveals) {
    for (const { id, args } of events) {
      if (id !== 'held' && id !== 'plundered') continue;
      const seat = Number(args.seat);
      const sent = events.find((event) => event.id === 'sent-to-city' && event.args.seat === seat)!;
      const captain =
        Number(args.defence) - defenceWith(heights(after.players[seat]!), Number(sent.args.armies));
      expect([0, 1]).toContain(captain);
    }
  }
});

test('C5.2: the strength that the engine tells is the base and the lead', () => {
  for (const step of ofPhase('invasion')) {
    const table = tableIn(step);
    table.players.forEach(({ strength }, seat) =>
      expect(strength).toBe(table.strength + leadOf(table.players, seat)),
    );
  }
});

test('C1.5, C3.14: buildings are worth the points on the track', () => {
  for (const step of steps)
    for (const player of tableIn(step).players)
      expect(KINDS.reduce((sum, kind) => sum + worthOf(player, kind), 0)).toBe(player.points);
});

test('what a card can become is what the engine allows, as far as it can be paid', () => {
  for (const step of ofPhase('build')) {
    const table = tableIn(step);
    const laid = step.before.legal.filter((move) => /^(build|wall) /.test(move));
    const offers = table.own!.hand.flatMap((card) => offersFor(table, step.seat, card));
    const payable = offers.filter((offer) => costOf(offer) <= table.own!.resources.craftsmen);
    expect(payable.map(({ move }) => move).sort()).toEqual(laid.sort());
  }
});

test('C3.12: a craftsman for each level that is lacking, and one for a further action', () => {
  const step = ofPhase('build').find((one) => tableIn(one).own!.hand.length > 0)!;
  const table = { ...tableIn(step), actions: 1, storeys_laid: 1, levels_laid: 0 };
  const card = { ...table.own!.hand[0]!, level: 1 };
  const walls = table.players.map((player) => ({
    ...player,
    walls: [{ levels: 2, letters: ['a', 'a'] }],
  }));
  const offers = offersFor({ ...table, players: walls }, step.seat, card);
  expect(offers.find(({ kind, height }) => kind === 'wall' && height === 3)).toMatchObject({
    lacking: 2,
    action: 0,
  });
  expect(offers.find(({ kind, height }) => kind !== 'wall' && height === 1)).toMatchObject({
    lacking: 0,
    action: 1,
  });
});

test('a card that is taken up is considered as the most that costs nothing', () => {
  const offers = [
    { move: 'build a 1', kind: 'economic' as const, height: 1, lacking: 0, action: 0 },
    { move: 'build a 2', kind: 'economic' as const, height: 2, lacking: 0, action: 0 },
    { move: 'build a 4', kind: 'economic' as const, height: 4, lacking: 2, action: 0 },
    { move: 'wall a 4', kind: 'wall' as const, height: 4, lacking: 0, action: 0 },
  ];
  expect(bestOffer(offers, () => true)!.move).toBe('build a 2');
  expect(bestOffer(offers, (move) => move.startsWith('wall'))!.move).toBe('wall a 4');
  expect(bestOffer(offers, () => false)).toBeUndefined();
});
