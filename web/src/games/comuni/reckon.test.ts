import { expect, test } from 'vitest';
import { ofPhase, reveals, tableIn } from '../../testing/comuni.ts';
import { bestOffer, offersFor } from './offers.ts';
import { onWalls, terms } from './reckon.ts';

test('C5.5: armies stand on the cards that the engine names, the others beyond the walls', () => {
  const none = { section: null, level: null, defends: 0, beyond: 0, defence: 0 };
  const mans = [
    none,
    { section: 1, level: 2, defends: 3, beyond: 0, defence: 3 },
    { section: 0, level: 1, defends: 2, beyond: 0, defence: 5 },
    { ...none, defends: 1, beyond: 1, defence: 6 },
  ];
  expect(onWalls([1, 2], mans)).toEqual([[2], [0, 3]]);
  expect(terms(mans)).toEqual({ walls: [3, 2], beyond: 1 });
  expect(terms([none])).toEqual({ walls: [], beyond: 0 });
});

test('every defence is the sum that is written for it', () => {
  for (const { after } of reveals)
    for (const { mans, defence, captain } of after.last_invasion!.stands) {
      const { walls, beyond } = terms(mans);
      expect(walls.reduce((sum, value) => sum + value, beyond + Number(captain))).toBe(defence);
    }
});

test('each card of the hand has its own offers', () => {
  for (const step of ofPhase('build')) {
    const table = tableIn(step);
    const found = table.own!.hand.flatMap((card) => offersFor(table, card));
    expect(found).toEqual(table.own!.offers);
  }
});

test('a card that is taken up is considered as the most that costs nothing', () => {
  const offers = [
    { move: 'build a 1', kind: 'economic' as const, storeys: 1, craftsmen: 0 },
    { move: 'build a 2', kind: 'economic' as const, storeys: 2, craftsmen: 0 },
    { move: 'build a 4', kind: 'economic' as const, storeys: 4, craftsmen: 2 },
    { move: 'wall a 4', kind: 'wall' as const, storeys: 4, craftsmen: 0 },
  ];
  expect(bestOffer(offers, () => true)!.move).toBe('build a 2');
  expect(bestOffer(offers, (move) => move.startsWith('wall'))!.move).toBe('wall a 4');
  expect(bestOffer(offers, () => false)).toBeUndefined();
});
