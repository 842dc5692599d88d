import { beforeAll, expect, test } from 'vitest';
import { language } from '../../lib/language.svelte.ts';
import { happened, ofPhase, reveals, tableIn } from '../../testing/comuni.ts';
import { stageOf } from '../../testing/samples.ts';
import { lastReveal, underWay } from './invasion.ts';
import { armiesOf, mindOf, planOf, pledges } from './mind.svelte.ts';
import { invasionShown } from './scene.ts';

beforeAll(async () => {
  await language.choose('en');
  await language.need('comuni');
});
const texts = () => language.texts('comuni');

test('every invasion is read from what was revealed: strengths, league, defence, plunder, heroes', () => {
  expect(reveals.length).toBe(8);
  for (const { before, events, after } of reveals) {
    const found = lastReveal(happened(events), after)!;
    const then = before.table as unknown as typeof after;
    expect(found.invader).toBe(then.invader);
    expect(found.base).toBe(then.strength);
    expect(found.stands.map(({ faced }) => faced)).toEqual(
      then.players.map(({ strength }) => strength),
    );
    expect(found.stands.reduce((sum, { league }) => sum + league!, 0)).toBe(found.league);
    for (const { seat, faced, defence, plunder, remaining, captain } of found.stands) {
      expect(remaining).toBe(Math.max(0, faced - found.league!));
      expect(plunder).toBe(Math.max(0, faced - found.league! - defence!)); // C5.12
      expect(captain).toBe(seat === then.captain);
    }
    expect(found.stands.flatMap(({ hero }) => hero ?? []).length).toBe(
      events.filter(({ id }) => id === 'hero').length,
    );
  }
});

test('while all decide, nothing of the others is known', () => {
  const step = ofPhase('invasion')[0]!;
  const { stands } = underWay(tableIn(step), step.seat, { league: 2, city: 1 });
  for (const stand of stands) {
    if (stand.seat === step.seat) expect(stand.league).toBe(2);
    else
      expect([stand.league, stand.city, stand.defence, stand.plunder]).toEqual([
        null,
        null,
        null,
        null,
      ]);
  }
});

test('a plan becomes the pledges that are asked for, in their order', () => {
  for (const step of ofPhase('invasion')) {
    const { own, asking } = tableIn(step);
    if (!asking.startsWith('league-armies')) continue;
    const stage = stageOf(step.before, texts());
    expect(pledges(stage)).toEqual([]);
    const { armies, gold, pilgrims } = own!.resources;
    const wanted = {
      league: { armies, gold: gold - (gold % 2), pilgrims: 0 },
      city: { armies: 9, gold: 0, pilgrims },
    };
    mindOf(stage).intend(tableIn(step).invader === 'pope' ? 'france' : 'pope', wanted);
    expect(pledges(stage)).toEqual([]); // meant for another
    mindOf(stage).intend(tableIn(step).invader, wanted);
    const plan = planOf(stage);
    expect(plan.city.armies).toBe(0); // all are in the league
    expect(plan.city.pilgrims % 2).toBe(0);
    expect(armiesOf(plan.league)).toBe(armies + Math.floor(gold / 2));
    const moves = pledges(stage);
    expect(step.before.legal).toContain(moves[0]);
    expect(moves[0]).toBe(`league armies ${armies}`);
    expect(moves.some((move) => move.startsWith('city armies'))).toBe(false); // none are left: not asked
  }
});

test('an invasion is shown until the reader goes on, and again when asked for', () => {
  const { before, events, after, seat } = reveals[0]!;
  const stage = stageOf({ ...before, table: after as never, to_act: [seat], legal: [] }, texts(), {
    happenings: happened(events),
  });
  expect(invasionShown(stage)!.n).toBe(7);
  mindOf(stage).seen = 7;
  expect(invasionShown(stage)).toBeNull();
  mindOf(stage).again = true;
  expect(invasionShown(stage)!.n).toBe(7);
});

test('whoever comes later is not shown what is long past', () => {
  const { before, events, after } = reveals[0]!;
  const later = [...happened(events), { n: 9, event: { id: 'turn', args: { seat: 0 } } }];
  expect(
    invasionShown(stageOf({ ...before, table: after as never }, texts(), { happenings: later })),
  ).toBeNull();
});
