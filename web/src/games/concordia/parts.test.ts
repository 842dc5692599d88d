import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { language, LANGUAGES } from '../../lib/language.svelte.ts';
import { considering, draws, ofPhase, steps, tableIn, type Step } from '../../testing/concordia.ts';
import { stageOf } from '../../testing/samples.ts';
import Bank from './Bank.svelte';
import ForSale from './ForSale.svelte';
import Hand from './Hand.svelte';
import game from './index.ts';
import imperium from './map/imperium-wide.build.ts';
import italia from './map/italia-wide.build.ts';
import type { MapDrawing } from './map/types.ts';
import Players from './Players.svelte';
import RomanMap from './RomanMap.svelte';
import Score from './Score.svelte';

beforeAll(async () => {
  await language.choose('en');
  await language.need('concordia');
});
beforeEach(() => localStorage.clear());
const texts = () => language.texts('concordia');
const drawingOf = (step: Step): MapDrawing => ({ imperium, italia })[tableIn(step).map];
const mapOf = (step: Step, more = {}) => {
  const stage = stageOf(step.before, texts(), more);
  return { stage, ...render(RomanMap, { stage, drawing: drawingOf(step), phone: false }) };
};
const press = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('every city, line and province is a button with a spoken name', () => {
  const [step] = ofPhase('play');
  const { container } = mapOf(step!);
  const table = tableIn(step!);
  const named = [...container.querySelectorAll('[role=button]')].map((element) =>
    element.getAttribute('aria-label'),
  );
  expect(named.every(Boolean)).toBe(true);
  expect(container.querySelectorAll('.city')).toHaveLength(Object.keys(table.cities).length);
  expect(container.querySelectorAll('.reach')).toHaveLength(
    Object.keys(drawingOf(step!).tracks).length,
  );
  expect(container.querySelectorAll('.province')).toHaveLength(Object.keys(table.provinces).length);
  expect(container.querySelectorAll('[role=button][tabindex="0"]')).toHaveLength(1);
});

test('every place of a colonist, and every line within reach, is on the map', () => {
  for (const step of steps) {
    const { players, reach } = tableIn(step);
    const { cities, tracks } = drawingOf(step);
    const places = players.flatMap(({ land, sea }) => [...land, ...sea]);
    for (const place of [...places, ...Object.keys(reach)])
      expect({ ...cities, ...tracks }).toHaveProperty([place]);
  }
});

test('a line that is next is stepped on at once, and the glow shows it', () => {
  const step = ofPhase('step').find(({ before }) =>
    before.legal.some((move) => move.startsWith('step ')),
  )!;
  const { stage, container } = mapOf(step);
  expect(container.querySelectorAll('.glow')).toHaveLength(
    step.before.legal.filter((move) => move.startsWith('step ')).length,
  );
  const lines = [...container.querySelectorAll('.reach')];
  const names = Object.keys(drawingOf(step).tracks);
  const move = step.before.legal.find((one) => one.startsWith('step '))!;
  press(lines[names.indexOf(move.slice(5))]!);
  expect(stage.pressed).toEqual([move]);
});

test('a city that can be built in has its price beside it and is considered when pressed', () => {
  const step = ofPhase('architect').find(({ before }) =>
    before.legal.some((move) => move.startsWith('build ')),
  )!;
  const { stage, container } = mapOf(step);
  const move = step.before.legal.find((one) => one.startsWith('build '))!;
  const city = texts().say(`city-${move.slice(6)}`);
  const button = [...container.querySelectorAll('.city')].find((element) =>
    element.getAttribute('aria-label')!.startsWith(city),
  )!;
  expect(button.getAttribute('aria-label')).toMatch(/a house for \d+ coins?/);
  expect(container.querySelectorAll('.tag.legal').length).toBe(
    step.before.legal.filter((one) => one.startsWith('build ')).length,
  );
  press(button);
  expect(stage.pressed).toEqual([move]);
});

test('with the Prefect every fresh province tells what it would give, and to whom', () => {
  const step = ofPhase('prefect').find(({ before }) =>
    before.legal.some((move) => move.startsWith('produce ')),
  )!;
  const { container } = mapOf(step);
  const fresh = Object.values(tableIn(step).provinces).filter(({ turned }) => !turned).length;
  expect(container.querySelectorAll('.tag.legal')).toHaveLength(fresh);
});

test('with the Prefect the marker of a province can be pressed, too', () => {
  const step = ofPhase('prefect').find(({ before }) =>
    before.legal.some((move) => move.startsWith('produce ')),
  )!;
  const { stage, container } = mapOf(step);
  const markers = [...container.querySelectorAll('.touch[role=presentation]')];
  markers.forEach(press);
  expect(stage.pressed.sort()).toEqual(
    step.before.legal.filter((move) => move.startsWith('produce ')).sort(),
  );
});

test('colonists can be placed where the map shows a ghost', () => {
  const step = ofPhase('colonist').find(({ before }) =>
    before.legal.some((move) => move.startsWith('place ')),
  );
  if (!step) throw new Error('no sample in which a colonist can be placed');
  const { stage, container } = mapOf(step);
  const places = step.before.legal.filter((move) => move.startsWith('place '));
  const ghosts = [...container.querySelectorAll('.touch')].filter((element) =>
    element.getAttribute('aria-label')!.startsWith('Place'),
  );
  expect(ghosts).toHaveLength(places.length);
  press(ghosts[0]!);
  expect(places).toContain(stage.pressed[0]);
});

test('the display shows seven spaces, and a card that can be bought presses its move', () => {
  const step = ofPhase('purchase').find(({ before }) =>
    before.legal.some((move) => move.startsWith('card ')),
  )!;
  const stage = stageOf(step.before, texts());
  const { container } = render(ForSale, { stage });
  expect(container.querySelectorAll('li')).toHaveLength(8);
  (container.querySelector('.card.legal') as HTMLElement).click();
  expect(stage.pressed[0]).toMatch(/^card /);
});

test('the hand holds the cards of the view, and the storehouse twelve spaces', () => {
  const step = ofPhase('play')[0]!;
  const stage = stageOf(step.before, texts());
  const { container } = render(Hand, { stage });
  const table = tableIn(step);
  expect(container.querySelectorAll('.fan .card').length).toBe(table.players[step.seat]!.cards);
  expect(container.querySelectorAll('.store li')).toHaveLength(12);
  (container.querySelector('.fan .card') as HTMLElement).click();
  expect(stage.pressed[0]).toMatch(/^play /);
});

test('whoever pays "any" reads for which card', () => {
  const step = ofPhase('payment')[0]!;
  const args = { seat: step.seat, card: 'prefect', space: 3, goods: ['brick'] };
  const event = { id: 'bought-card', args };
  const stage = stageOf(step.before, texts(), { happenings: [{ n: 7, event }] });
  const [said] = game.advise(stage);
  expect(said!.text).toBe('This pays for “Prefect” on space 3, beside 1 brick.');
});

test.each(['mercator', 'provision', 'payment', 'receive'])(
  '%s: each good that can be taken or given is one press',
  (phase) => {
    const step = ofPhase(phase)[0]!;
    const stage = stageOf(step.before, texts());
    const { container } = render(Bank, { stage });
    const wanted = step.before.legal.filter((move) => /^(buy|sell|pay|keep) /.test(move));
    const buttons = [
      ...container.querySelectorAll('button[aria-disabled="false"]'),
    ] as HTMLElement[];
    expect(buttons).toHaveLength(wanted.length);
    buttons.forEach((button) => button.click());
    expect(stage.pressed.sort()).toEqual(wanted.sort());
  },
);

test('the Diplomat is asked for a pile, and the prompt says what lies on each', async () => {
  const step = ofPhase('diplomat').find(({ before }) =>
    before.legal.some((move) => move.startsWith('copy ')),
  )!;
  const stage = stageOf(step.before, texts());
  expect(game.onBoard(step.before.legal.find((move) => move.startsWith('copy '))!)).toBe(true);
  const [said] = game.advise(stage);
  const seat = Number(step.before.legal.find((move) => move.startsWith('copy '))!.slice(5));
  expect(said!.text).toContain(
    `${stage.names[seat]} (${texts().say(`card-${tableIn(step).players[seat]!.top}.title`)})`,
  );
});

test('a house that has just been built is not drawn twice while its move is still considered', () => {
  const step = ofPhase('architect').find(({ before }) =>
    before.legal.some((move) => move.startsWith('build ')),
  )!;
  const city = step.before.legal.find((move) => move.startsWith('build '))!.slice(6);
  const houses = (container: Element) => container.querySelectorAll('.piece').length;
  const chosen = { chosen: `build ${city}` };
  const before = houses(mapOf(step, chosen).container);
  const built = structuredClone(step);
  tableIn(built).cities[city]!.houses.push(step.seat);
  expect(houses(mapOf(built, chosen).container)).toBe(before);
});

test('the players show coins, goods, the last card and the Praefectus Magnus', () => {
  const step = ofPhase('diplomat')[0]!;
  const stage = stageOf(step.before, texts());
  const { container, getAllByLabelText } = render(Players, { stage });
  const table = tableIn(step);
  expect(container.querySelectorAll('tbody tr')).toHaveLength(table.players.length);
  expect(getAllByLabelText('Praefectus Magnus')).toHaveLength(1);
  const copies = step.before.legal.filter((move) => move.startsWith('copy '));
  expect(container.querySelectorAll('.copy.legal')).toHaveLength(copies.length);
});

test('the table of scores says god by god and in sum what the engine says', () => {
  const step = ofPhase('play').at(-1)!;
  const { container } = render(Score, { stage: stageOf(step.before, texts()) });
  const [total, ...gods] = [...container.querySelectorAll('.total td, .god td')].map((cell) =>
    Number(cell.textContent),
  );
  expect([...gods, total]).toEqual(Object.values(tableIn(step).scores[step.seat]!));
});

test('a card that is considered says what it would bring, and nothing while that is not known', () => {
  const said = new Map<string, string>();
  for (const step of ofPhase('play'))
    for (const move of step.before.legal) {
      const stage = stageOf(step.before, texts(), considering(step, move));
      expect(game.foresee({ ...stage, foreseen: () => null }, move)).toEqual([]);
      said.set(
        move.slice(5),
        game
          .foresee(stage, move)
          .map(({ text, rule }) => `${text} ${rule}`)
          .join(' '),
      );
    }
  expect(said.get('tribune')).toMatch(/^(Only|\d+) .* to your hand.* K4\.1$/);
  expect(said.get('architect')).toMatch(/^\d+ steps?\. K4\.2 From where .* K4\.3$/);
  expect(said.get('prefect')).toMatch(/K4\.[56]$/);
  expect(said.get('mercator-3')).toMatch(/^3 coins, then you trade .* K4\.8$/);
  expect(said.get('senator')).toMatch(/^You can.* pay for .* K4\.10$/);
  expect(said.get('diplomat-jupiter')).toMatch(/^(You could copy|There is nothing) .* K4\.9$/);
});

test('with a considered Senator the cards that can then be paid stand out', () => {
  const step = ofPhase('play').find(
    ({ before, foreseen }) =>
      before.legal.includes('play senator') &&
      JSON.stringify(foreseen['play senator']!.then).includes('"payable":['),
  )!;
  const lit = (more = {}) =>
    render(ForSale, { stage: stageOf(step.before, texts(), more) }).container.querySelectorAll(
      '.card.afford',
    ).length;
  expect(lit()).toBe(0);
  const ahead = considering(step, 'play senator');
  expect(lit(ahead)).toBe(ahead.then!.payable.length);
});

test('for the proof of fairness every draw has its items, in any order', () => {
  for (const { what, drawn } of draws) {
    const items = game.itemsOf(what, 4, drawn)!;
    if (drawn.length > 1) expect([...items].sort()).toEqual([...drawn].sort());
    else expect(items).toContain(drawn[0]);
  }
});

const PHASES = [...new Set(steps.map((step) => tableIn(step).phase))];

test.each(PHASES)('positions of the phase %s are drawn', (phase) => {
  for (const step of [ofPhase(phase)[0]!, ofPhase(phase).at(-1)!])
    expect(mapOf(step).container.querySelectorAll('.city').length).toBe(
      Object.keys(tableIn(step).cities).length,
    );
});

test.each(LANGUAGES)('every position is foreseen and described in %s', async (code) => {
  await language.choose(code);
  for (const step of steps) {
    const stage = stageOf(step.before, texts());
    for (const move of step.before.legal)
      game
        .foresee(stageOf(step.before, texts(), considering(step, move)), move)
        .forEach(({ text }) => expect(text).not.toBe(''));
    game.advise(stage);
    expect(game.describe(stage).length).toBeGreaterThan(11);
    expect(game.where(stage).strong).not.toBe('');
  }
  await language.choose('en');
});
