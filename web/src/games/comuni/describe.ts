// The board in words, complete enough to play from.
import type { Section } from '../contract.ts';
import { lastReveal, type Invasion } from './invasion.ts';
import { type Card, type Cubes, cubesOf, KINDS, LETTERS, mastersOf, type Stage } from './table.ts';

export function describe(stage: Stage): Section[] {
  const table = stage.view.table;
  const { texts, names } = stage;
  const say = (id: string, args: Record<string, unknown> = {}) => texts.say(id, args, names);
  const counted = (some: Partial<Cubes>) => say('words-cubes', { resources: cubesOf(some) });
  const card = (one: Card) => say('card-spoken', { card: one.id });
  const cards = (some: readonly Card[]) =>
    some.length ? texts.join(some.map(card)) : say('words-nothing');
  const list = (some: readonly string[]) =>
    some.length ? texts.join([...some]) : say('words-nothing');

  const state = [
    say('words-round', { round: table.round }),
    say('words-captain', { seat: table.captain }),
    table.last_turns
      ? say('words-last', { count: table.last_turns })
      : say('words-marker', {
          deck: table.deck,
          left: table.left,
          invader: table.invader,
          strength: table.strength,
        }),
    say('words-supply', { resources: cubesOf(table.supply) }),
    say('words-bonus-walls', { count: table.bonus_walls }),
  ];
  if (table.phase === 'build')
    state.push(say('words-laid', { storeys: table.storeys_laid, levels: table.levels_laid }));
  if (table.phase === 'outbid')
    state.push(say('words-outbid', { seats: stage.view.to_act, gold: table.outbid_gold }));
  if (stage.printed.reconstructed.length)
    state.push(say('words-reconstructed', { figures: stage.printed.reconstructed }));

  const sections: Section[] = [{ title: say('words-state'), lines: state }];
  const { own } = table;
  if (own) {
    sections.push({
      title: say('words-own'),
      lines: [
        say('words-behind', { list: counted(own.resources) }),
        say('words-tokens', { plunder: own.plunder, heroes: list(own.heroes.map(String)) }),
        say('words-hand', { list: cards(own.hand) }),
        ...own.walls.flatMap((section, i) =>
          section.length ? [say('words-own-wall', { section: i + 1, cards: section })] : [],
        ),
      ],
    });
  }
  sections.push(
    {
      title: say('projects'),
      lines: [],
      table: {
        columns: [say('words-cards'), say('words-bid'), say('words-choice')],
        rows: table.columns.map((column, i) => ({
          head: say('column-name', { column: i + 1 }),
          cells: [
            cards(column.cards),
            column.seat === null
              ? say('words-no-bid')
              : say('words-bid-of', { seat: column.seat, gold: column.gold }),
            column.choice ? say('words-yes') : '–',
          ],
        })),
      },
    },
    {
      title: say('decks'),
      lines: [],
      table: {
        columns: [
          say('words-left'),
          say('words-invader'),
          say('words-strength'),
          say('words-heroes'),
        ],
        rows: LETTERS.map((letter) => ({
          head: say('words-deck', { deck: letter }),
          cells: [
            String(table.decks[letter]),
            say(`invader-${stage.printed.invaders[letter]}.start`),
            String(stage.printed.strengths[letter]),
            list(table.heroes[letter].map(String)),
          ],
        })),
      },
    },
    {
      title: say('comuni'),
      lines: [],
      table: {
        columns: [
          say('words-points'),
          ...KINDS.map((kind) => say(`kind-name-${kind}`)),
          say('words-walls'),
          say('words-active'),
          say('words-masters'),
          say('words-envoys'),
          say('words-hand-cards'),
          say('words-income'),
        ],
        rows: table.order.map((seat) => {
          const player = table.players[seat]!;
          return {
            head: say('words-who', { seat, comune: player.comune }),
            cells: [
              String(player.points),
              ...KINDS.map((kind) =>
                list(
                  player.buildings
                    .filter((one) => one.kind === kind)
                    .map(({ storeys }) => String(storeys)),
                ),
              ),
              list(player.walls.map(({ levels }) => String(levels))),
              list(player.active.map((kind) => say(`kind-${kind}`))),
              list(mastersOf(table, seat).map((kind) => say(`master-${kind}`))),
              String(player.envoys),
              player.cards
                ? say('words-letters', {
                    count: player.cards,
                    list: player.letters.map((letter) => letter.toUpperCase()).join(' '),
                  })
                : '0',
              say('then-collect', {
                resources: cubesOf(player.income),
                choice: player.income.choice,
              }),
            ],
          };
        }),
      },
    },
  );
  const open = table.players.flatMap((player, seat) =>
    player.resources && seat !== stage.view.seat
      ? [
          say('words-open', {
            seat,
            list: counted(player.resources),
            plunder: player.plunder,
            heroes: list((player.heroes ?? []).map(String)),
          }),
        ]
      : [],
  );
  if (open.length) sections.push({ title: say('words-screens'), lines: open });
  if (table.phase === 'invasion') sections.push(attack(stage));
  const last = lastReveal(stage.happenings, table);
  if (last && table.phase !== 'invasion') sections.push(outcome(stage, last));
  return sections;
}

function attack(stage: Stage): Section {
  const table = stage.view.table;
  const say = (id: string, args: Record<string, unknown> = {}) =>
    stage.texts.say(id, args, stage.names);
  return {
    title: say('words-invasion', { invader: table.invader, strength: table.strength }),
    lines: table.order.map((seat) =>
      say('words-faces', {
        seat,
        strength: table.players[seat]!.strength,
        decided: table.players[seat]!.committed ? 'yes' : 'no',
      }),
    ),
  };
}

function outcome(stage: Stage, { invader, base, league, stands }: Invasion): Section {
  const say = (id: string, args: Record<string, unknown> = {}) =>
    stage.texts.say(id, args, stage.names);
  return {
    title: say('words-last-invasion', { invader, strength: base, league }),
    lines: [],
    table: {
      columns: [
        say('row-strength'),
        say('words-to-league'),
        say('words-to-city'),
        say('row-defence'),
        say('row-outcome'),
        say('words-hero'),
      ],
      rows: stands.map((stand) => ({
        head: stage.names[stand.seat]!,
        cells: [
          String(stand.faced),
          String(stand.league),
          String(stand.city),
          String(stand.defence),
          stand.plunder ? say('out-plunder', { count: stand.plunder }) : say('out-held'),
          stand.hero === null ? '–' : String(stand.hero),
        ],
      })),
    },
  };
}
