// The board in words, complete enough to play from.
import type { Say, Section } from '../contract.ts';
import { say, saying } from '../saying.ts';
import { columnsOf } from './combats.ts';
import { counted } from './economy.ts';
import { amountWords, whereabouts } from './spoken.ts';
import { figuresIn, stepOf, STEPS, type Owned, type Stage } from './facts.ts';
import { tilesOf, zoneTitle } from './tiles.ts';

export function describe(stage: Stage): Section[] {
  const table = stage.view.table;
  const { texts } = stage;
  const say = saying(stage);
  const sections: Section[] = [{ title: say('words-state'), lines: stateLines(stage, say) }];
  if (table.battle) sections.push(battleSection(stage, say));
  if (table.batch) sections.push({ title: say('words-batch'), lines: batchLines(stage, say) });
  if (table.hand) sections.push(handSection(stage, say));
  sections.push(saleSection(stage, say), playersSection(stage, say));
  for (const [seat, player] of table.players.entries())
    if (player.in_game) sections.push(fiefSection(stage, seat, say));
  sections.push({
    title: say('words-zones'),
    lines: Object.entries(stage.printed.adjacent).map(([zone, adjacent]) => {
      const strangers = figuresIn(table, zone).filter(({ seat }) => zone !== `fief-${seat}`);
      const near = texts.join(adjacent.map((other) => zoneTitle(stage, other)));
      return say('words-zone', {
        zone: zoneTitle(stage, zone),
        near,
        list: strangers.length
          ? texts.join(strangers.map((figure) => figureWords(stage, figure)))
          : say('nobody-here'),
      });
    }),
  });
  return sections;
}

/** A figure with its owner and values. */
function figureWords(stage: Stage, figure: Owned): string {
  const id = figure.seat === stage.view.seat ? 'figure-yours' : 'figure-of';
  const { piece, seat, attack, defence } = figure;
  const told = say(stage, id, { piece, seat, attack, defence });
  const more = [
    figure.damage ? stage.texts.say('figure-damage', { count: figure.damage }) : '',
    figure.flipped ? stage.texts.say('used') : '',
  ].filter(Boolean);
  return more.length ? `${told} (${more.join(', ')})` : told;
}

function stateLines(stage: Stage, say: Say): string[] {
  const { table } = stage.view;
  const { alliance, reconstructed, siege_turns: limit } = stage.printed;
  const lines = [
    say('words-turn', { turn: table.turn, seat: table.active_seat, count: table.deck }),
  ];
  if (alliance) lines.push(say('words-alliance'));
  for (const [seat, { siege, in_game }] of table.players.entries()) {
    if (siege && in_game) lines.push(say('words-siege', { seat, count: siege, limit }));
    if (!in_game) lines.push(say('words-defeated', { seat }));
  }
  if (reconstructed.length) lines.push(say('origin-note'));
  return lines;
}

function batchLines(stage: Stage, say: Say): string[] {
  const batch = stage.view.table.batch!;
  const { have, any } = batch;
  const lines = [say('batch-title', { card: batch.thing })];
  if (batch.price.length)
    lines.push(say('words-price', { list: amountWords(stage.texts, counted(batch.price)) }));
  lines.push(say('words-made', { list: amountWords(stage.texts, have) }));
  if (any) lines.push(say('resource-any', { count: any }));
  if (batch.off) lines.push(say('batch-off', { count: batch.off }));
  lines.push(batch.missing ? say('batch-missing', { count: batch.missing }) : say('batch-covered'));
  return lines;
}

function handSection(stage: Stage, say: Say): Section {
  const table = stage.view.table;
  return {
    title: say('words-hand'),
    lines: Object.keys(table.hand!).length ? [] : [say('hand-none')],
    table: {
      columns: [
        say('column-count'),
        say('column-price'),
        say('column-output'),
        say('column-values'),
        say('column-what'),
      ],
      rows: Object.entries(table.hand!).map(([card, count]) => {
        const printed = stage.printed.cards[card]!;
        return {
          head: say(`card-${card}.title`),
          cells: [
            String(count),
            amountWords(stage.texts, table.prices![card]!.price),
            amountWords(stage.texts, printed.output),
            printed.defence ? `${printed.attack}/${printed.defence}` : '–',
            say(`card-${card}.gist`),
          ],
        };
      }),
    },
  };
}

function saleSection(stage: Stage, say: Say): Section {
  const table = stage.view.table;
  return {
    title: say('sale'),
    lines: table.piles.flatMap(({ top }, i) => (top ? [] : [say('sale-empty', { pile: i + 1 })])),
    table: {
      columns: [say('column-price'), say('column-what'), say('column-below')],
      rows: table.piles.flatMap(({ top, below }, i) =>
        top
          ? [
              {
                head: say('words-pile', { pile: i + 1, title: say(`card-${top}.title`) }),
                cells: [
                  amountWords(stage.texts, stage.printed.cards[top]!.price),
                  say(`card-${top}.gist`),
                  String(below),
                ],
              },
            ]
          : [],
      ),
    },
  };
}

function playersSection(stage: Stage, say: Say): Section {
  const table = stage.view.table;
  return {
    title: say('players'),
    lines: [],
    table: {
      columns: [say('column-hand'), say('column-built'), say('column-printed'), say('left-title')],
      rows: table.players.map((player, seat) => ({
        head: stage.names[seat]!,
        cells: [
          String(player.cards),
          String(player.buildings),
          String(player.output),
          amountWords(stage.texts, table.unspent[seat]!),
        ],
      })),
    },
  };
}

function fiefSection(stage: Stage, seat: number, say: Say): Section {
  const { texts } = stage;
  const table = stage.view.table;
  const { city } = table.players[seat]!;
  const abroad = table.players[seat]!.figures.filter(({ zone }) => zone !== `fief-${seat}`).map(
    (figure) => ({ ...figure, seat }),
  );
  return {
    title: zoneTitle(stage, `fief-${seat}`),
    lines: abroad.map((figure) => `${figureWords(stage, figure)}: ${whereabouts(stage, figure)}`),
    table: {
      columns: [
        say('column-output'),
        say('column-buildings'),
        say('column-figures'),
        say('column-state'),
      ],
      rows: tilesOf(stage, `fief-${seat}`)
        .filter(({ sort }) => sort !== 'zone')
        .map((tile) => ({
          head: tile.sort === 'city' ? `${tile.title} ${city.attack}/${city.defence}` : tile.title,
          cells: [
            tile.post ? amountWords(stage.texts, tile.output) : '–',
            tile.buildings.length
              ? texts.join(tile.buildings.map((building) => say(`card-${building}.title`)))
              : '–',
            tile.figures.length
              ? texts.join(tile.figures.map((figure) => figureWords(stage, figure)))
              : say('nobody-here'),
            tile.flipped ? say('used') : say('unused'),
          ],
        })),
    },
  };
}

function battleSection(stage: Stage, say: Say): Section {
  const table = stage.view.table;
  const battle = table.battle!;
  const list = (figures: Owned[]) =>
    stage.texts.join(figures.map((figure) => figureWords(stage, figure)));
  const lines = columnsOf(table, battle).map((column) => {
    const meets =
      column.target && column.joins === null
        ? say('army-attacks', { piece: column.target })
        : column.joins !== null
          ? say('army-joins', { army: column.joins })
          : column.holds
            ? say('army-holds')
            : '';
    const against = column.defenders.length
      ? say('words-against', { list: list(column.defenders), counter: column.suffers?.damage ?? 0 })
      : '';
    return [
      say('words-army', {
        army: column.army,
        list: list(column.attackers),
        attack: column.strikes.damage,
      }),
      meets,
      against,
    ]
      .filter(Boolean)
      .join('; ');
  });
  if (battle.damage_left) lines.push(say('damage-left', { count: battle.damage_left }));
  return {
    title: say('battle-where', { zone: zoneTitle(stage, battle.zone) }),
    lines: [say(`step-${STEPS[stepOf(table.phase)]}`), ...lines],
  };
}
