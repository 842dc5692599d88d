import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { language } from '../../lib/language.svelte.ts';
import { happened, ofPhase, printed, reveals, tableIn } from '../../testing/comuni.ts';
import { stageOf } from '../../testing/samples.ts';
import game from './index.ts';
import Projects from './Projects.svelte';
import { lastReveal, underWay } from './invasion.ts';
import { armiesIn, mindOf, planOf, pledges } from './mind.svelte.ts';
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
    const then = before.table;
    expect(found.invader).toBe(then.invader);
    expect(found.base).toBe(then.strength);
    expect(found.stands.map(({ strength }) => strength)).toEqual(
      then.players.map(({ strength }) => strength),
    );
    expect(found.stands.reduce((sum, { league }) => sum + league!, 0)).toBe(found.league);
    for (const { seat, captain } of found.stands) expect(captain).toBe(seat === then.captain);
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
    const stage = stageOf(step.before, texts(), { printed });
    expect(pledges(stage)).toEqual([]);
    const { armies } = own!.resources;
    const most = { armies: 99, gold: 99, pilgrims: 99 };
    const wanted = { league: { ...most, pilgrims: 0 }, city: { ...most, gold: 0 } };
    mindOf(stage).intend(tableIn(step).invader === 'pope' ? 'france' : 'pope', wanted);
    expect(pledges(stage)).toEqual([]); // meant for another
    mindOf(stage).intend(tableIn(step).invader, wanted);
    const plan = planOf(stage);
    const answer = (side: string, paid: string) =>
      own!.asks.find((ask) => ask.side === side && ask.paid === paid)!.cubes;
    expect(plan.city.armies.cubes).toBe(0); // all are in the league
    expect(plan.city.pilgrims.cubes).toBe(answer('city', 'pilgrims').at(-1));
    expect(armiesIn(plan).league).toBe(armies + answer('league', 'gold').length - 1);
    expect(own!.outlook[armiesIn(plan).league]!.short[armiesIn(plan).city]).toBeDefined();
    const moves = pledges(stage);
    expect(step.before.legal).toContain(moves[0]);
    expect(moves[0]).toBe(`league armies ${armies}`);
    expect(moves.some((move) => move.startsWith('city armies'))).toBe(false); // none are left: not asked
  }
});

/** The reader after the first reveal, with what is held then. */
function revealed(held: boolean) {
  const { before, events, after, seat } = reveals[0]!;
  const now = { ...before, table: after, to_act: [seat], legal: [] };
  const moment = game.moments!(events, before, now)[0]!;
  const stage = stageOf(now, texts(), {
    printed,
    happenings: happened(events),
    moment: held ? { ...moment, before } : null,
  });
  return { stage, moment, own: after.last_invasion!.stands[seat]! };
}

test('an invasion is shown until the reader goes on, and again when asked for', () => {
  expect(invasionShown(revealed(true).stage)!.n).toBe(7);
  const { stage } = revealed(false);
  expect(invasionShown(stage)).toBeNull();
  mindOf(stage).again = true;
  expect(invasionShown(stage)!.n).toBe(7);
});

test('a reveal is held until the reader goes on, and says what became of their comune', () => {
  const { moment, own } = revealed(true);
  expect(moment.hold).toBeNull();
  const said = texts().say(moment.say!.id, moment.say!.args);
  expect(said).toContain(own.plunder ? 'is plundered' : 'has held');
});

test('whoever watches sees a reveal for a while', () => {
  const { before, events, after } = reveals[0]!;
  const watched = { ...before, seat: null, table: after };
  expect(game.moments!(events, before, watched).map(({ hold }) => hold)).toEqual([4000]);
});

test('who confirms too little while something is kept back is asked once more, and told what that is', () => {
  const asked = ofPhase('invasion').filter((step) => tableIn(step).asking === 'league-armies');
  let rash = 0;
  for (const step of asked) {
    const { own, invader } = tableIn(step);
    const stage = stageOf(step.before, texts(), { printed });
    const short = own!.outlook[0]!.short[0]!;
    const some = own!.asks.some(({ cubes }) => cubes.length > 1);
    expect(game.asksTwice!(stage, 'commit')).toBe(short > 0 && some);
    if (short > 0 && some) {
      rash++;
      const said = game.foresee(stage, 'commit').map(({ text }) => text);
      expect(said.at(-1)).toMatch(/^You keep .* back\. Confirm all the same\?$/);
    }
    // With all that there is nothing is kept back, so nothing is asked.
    const most = { armies: 99, gold: 99, pilgrims: 99 };
    mindOf(stage).intend(invader, {
      league: { ...most, armies: 0, gold: 0, pilgrims: 0 },
      city: most,
    });
    expect(game.asksTwice!(stage, 'commit')).toBe(false);
  }
  expect(rash).toBeGreaterThan(0);
});

test('in the last turn columns do not glow, and the page says that nothing can be claimed any more', () => {
  const step = ofPhase('project').find(({ before }) => before.legal.includes('bid 1 0'))!;
  const said = (claims_again: boolean) => {
    const own = { ...tableIn(step).own!, claims_again };
    const before = { ...step.before, table: { ...tableIn(step), own } };
    const stage = stageOf(before, texts(), { printed });
    const { container } = render(Projects, { stage });
    const idle = game.advise(stage).map(({ text }) => text);
    const bid = game.foresee(stage, 'bid 1 0').map(({ text }) => text);
    return {
      glow: container.querySelectorAll('.project.legal').length > 0,
      idle: idle.some((text) => text.includes('never claim')),
      bid: bid.some((text) => text.includes('never claim')),
    };
  };
  expect(said(true)).toEqual({ glow: true, idle: false, bid: false });
  expect(said(false)).toEqual({ glow: false, idle: true, bid: true });
});

test('who is outbid reads by whom, where and with how much', () => {
  const step = ofPhase('project')[0]!;
  const table = { ...tableIn(step), phase: 'outbid' as const };
  const args = { seat: step.seat, column: 3, by_seat: (step.seat + 1) % 3, gold: 4 };
  const stage = stageOf({ ...step.before, table }, texts(), {
    printed,
    happenings: happened([{ id: 'outbid', args }]),
  });
  const who = stage.names[args.by_seat];
  expect(game.advise(stage)[0]!.text).toBe(`${who} bids 4 gold on column 3.`);
});
