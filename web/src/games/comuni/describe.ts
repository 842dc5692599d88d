// The board in words, complete enough to play from.
import type { Card, Cubes, Player } from '../../generated/comuni.ts';
import type { Say, Section } from '../contract.ts';
import { saying } from '../saying.ts';
import { cubesOf, KINDS, LETTERS, mastersOf, type Stage } from './facts.ts';
import { lastReveal, type Invasion } from './invasion.ts';

export function describe(stage: Stage): Section[] {
  const { table } = stage.view;
  const words = new Words(stage);
  const last = lastReveal(stage.happenings, table);
  const invaded = table.phase === 'invasion';
  return [
    words.state(),
    ...words.own(),
    words.projects(),
    words.decks(),
    words.comuni(),
    ...words.screens(),
    ...(invaded ? [words.attack()] : []),
    ...(last && !invaded ? [words.outcome(last)] : []),
  ];
}

class Words {
  readonly #say: Say;

  constructor(readonly stage: Stage) {
    this.#say = saying(stage);
  }

  get #table() {
    return this.stage.view.table;
  }

  #list(some: readonly string[]): string {
    return some.length ? this.stage.texts.join([...some]) : this.#say('words-nothing');
  }

  #cards(cards: readonly Card[]): string {
    return this.#list(cards.map(({ id }) => this.#say('card-spoken', { card: id })));
  }

  #cubes(cubes: Partial<Cubes>): string {
    return this.#say('words-cubes', { resources: cubesOf(cubes) });
  }

  state(): Section {
    const table = this.#table;
    const { reconstructed } = this.stage.printed;
    const lines = [
      this.#say('words-round', { round: table.round }),
      this.#say('words-captain', { seat: table.captain }),
      table.last_turns
        ? this.#say('words-last', { count: table.last_turns })
        : this.#say('words-marker', {
            deck: table.deck,
            left: table.decks[table.deck],
            invader: table.invader,
            strength: table.strength,
          }),
      this.#say('words-supply', { resources: cubesOf(table.supply) }),
      this.#say('words-bonus-walls', { count: table.bonus_walls }),
    ];
    if (table.phase === 'build')
      lines.push(
        this.#say('words-laid', { storeys: table.storeys_laid, levels: table.levels_laid }),
      );
    if (table.phase === 'outbid')
      lines.push(
        this.#say('words-outbid', { seats: this.stage.view.to_act, gold: table.outbid_gold }),
      );
    if (reconstructed.length)
      lines.push(this.#say('words-reconstructed', { figures: reconstructed }));
    return { title: this.#say('words-state'), lines };
  }

  /** Behind the reader's own screen. */
  own(): Section[] {
    const { own } = this.#table;
    if (!own) return [];
    const lines = [
      this.#say('words-behind', { list: this.#cubes(own.resources) }),
      this.#say('words-tokens', {
        plunder: own.plunder,
        heroes: this.#list(own.heroes.map(String)),
      }),
      this.#say('words-hand', { list: this.#cards(own.hand) }),
      ...own.walls.flatMap((cards, i) =>
        cards.length ? [this.#say('words-own-wall', { section: i + 1, cards })] : [],
      ),
    ];
    return [{ title: this.#say('words-own'), lines }];
  }

  projects(): Section {
    return {
      title: this.#say('projects'),
      lines: [],
      table: {
        columns: [this.#say('words-cards'), this.#say('words-bid'), this.#say('words-choice')],
        rows: this.#table.columns.map(({ cards, seat, gold, choice }, i) => ({
          head: this.#say('column-name', { column: i + 1 }),
          cells: [
            this.#cards(cards),
            seat === null ? this.#say('words-no-bid') : this.#say('words-bid-of', { seat, gold }),
            choice ? this.#say('words-yes') : '–',
          ],
        })),
      },
    };
  }

  decks(): Section {
    const { invaders, strengths } = this.stage.printed;
    const columns = ['words-left', 'words-invader', 'words-strength', 'words-heroes'];
    return {
      title: this.#say('decks'),
      lines: [],
      table: {
        columns: columns.map((id) => this.#say(id)),
        rows: LETTERS.map((deck) => ({
          head: this.#say('words-deck', { deck }),
          cells: [
            String(this.#table.decks[deck]),
            this.#say(`invader-${invaders[deck]}.start`),
            String(strengths[deck]),
            this.#list(this.#table.heroes[deck].map(String)),
          ],
        })),
      },
    };
  }

  comuni(): Section {
    const columns = [
      'words-points',
      ...KINDS.map((kind) => `kind-name-${kind}`),
      'words-walls',
      'words-active',
      'words-masters',
      'words-envoys',
      'words-hand-cards',
      'words-income',
    ];
    return {
      title: this.#say('comuni'),
      lines: [],
      table: {
        columns: columns.map((id) => this.#say(id)),
        rows: this.#table.order.map((seat) => {
          const player = this.#table.players[seat]!;
          return {
            head: this.#say('words-who', { seat, comune: player.comune }),
            cells: this.#comune(player, seat),
          };
        }),
      },
    };
  }

  #comune({ buildings, income, ...player }: Player, seat: number): string[] {
    const masters = mastersOf(this.#table, seat);
    return [
      String(player.points),
      ...KINDS.map((kind) =>
        this.#list(
          buildings.filter((one) => one.kind === kind).map(({ storeys }) => String(storeys)),
        ),
      ),
      this.#list(player.walls.map(({ levels }) => String(levels))),
      this.#list(player.active.map((kind) => this.#say(`kind-${kind}`))),
      this.#list(masters.map((kind) => this.#say(`master-${kind}`))),
      String(player.envoys),
      player.cards
        ? this.#say('words-letters', {
            count: player.cards,
            list: player.letters.map((letter) => letter.toUpperCase()).join(' '),
          })
        : '0',
      this.#say('then-collect', { resources: cubesOf(income), choice: income.choice }),
    ];
  }

  /** Behind the others' screens, as far as these are open. */
  screens(): Section[] {
    const lines = this.#table.players.flatMap(({ resources, plunder, heroes = [] }, seat) =>
      resources && seat !== this.stage.view.seat
        ? [
            this.#say('words-open', {
              seat,
              list: this.#cubes(resources),
              plunder,
              heroes: this.#list(heroes.map(String)),
            }),
          ]
        : [],
    );
    return lines.length ? [{ title: this.#say('words-screens'), lines }] : [];
  }

  /** The invasion that is on. */
  attack(): Section {
    const { invader, strength, order, players } = this.#table;
    return {
      title: this.#say('words-invasion', { invader, strength }),
      lines: order.map((seat) =>
        this.#say('words-faces', {
          seat,
          strength: players[seat]!.strength,
          decided: players[seat]!.committed ? 'yes' : 'no',
        }),
      ),
    };
  }

  /** What came of the last one. */
  outcome({ invader, base, league, stands }: Invasion): Section {
    const columns = [
      'row-strength',
      'words-to-league',
      'words-to-city',
      'row-defence',
      'row-outcome',
      'words-hero',
    ];
    return {
      title: this.#say('words-last-invasion', { invader, strength: base, league }),
      lines: [],
      table: {
        columns: columns.map((id) => this.#say(id)),
        rows: stands.map((stand) => ({
          head: this.stage.names[stand.seat]!,
          cells: [
            String(stand.strength),
            String(stand.league),
            String(stand.city),
            String(stand.defence),
            stand.plunder
              ? this.#say('out-plunder', { count: stand.plunder })
              : this.#say('out-held'),
            stand.hero === null ? '–' : String(stand.hero),
          ],
        })),
      },
    };
  }
}
