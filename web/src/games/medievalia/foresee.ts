// What a considered move would lead to, and what is worth knowing before, in sentences.
import type { Consequence } from '../contract.ts';
import { Foreseeing } from '../foresight.ts';
import { isReady } from './acts.ts';
import { total } from './economy.ts';
import { amountWords, whereabouts } from './spoken.ts';
import {
  CARD_PRICE,
  enemies,
  figuresIn,
  findFigure,
  kindOf,
  lordOf,
  SURCHARGE,
  zoneOf,
  type Owned,
  type Table,
} from './table.ts';

export class Foresight extends Foreseeing<Table> {
  of(move: string): Consequence[] {
    if (!this.me) return [];
    const [verb, thing = '', other = ''] = move.split(' ');
    switch (verb) {
      case 'play':
        return this.#card(thing);
      case 'buy':
        return [
          {
            text: this.say('then-buy', {
              list: amountWords(this.stage.texts, this.table.printed[thing]!.price),
            }),
            rule: 'M5.3',
          },
        ];
      case 'draw':
        return [{ text: this.say('then-draw', { count: CARD_PRICE }), rule: 'M4.8' }];
      case 'place':
        return [
          {
            text: this.say('then-place', { card: this.table.card ?? 'school', piece: thing }),
            rule: 'M5.4',
          },
        ];
      case 'shoot':
        return this.#shot(other);
      case 'heal':
        return this.#healing(other);
      case 'raid':
      case 'clash':
      case 'contest':
        return this.#battle(zoneOf(move)!, Number(move.split(' ').at(-1)));
      case 'target':
        return this.#target(thing);
      case 'join':
        return [{ text: this.say('then-join', { army: Number(thing) }), rule: 'M7.16' }];
      case 'hit':
        return this.#hit(thing);
      case 'shield':
        return [{ text: this.say('then-shield', { piece: thing }), rule: 'M5.7' }];
      default:
        return [];
    }
  }

  /** Said before anything is considered. */
  idle(): Consequence[] {
    const { table } = this;
    if (!this.me) return [];
    switch (table.phase) {
      case 'exchange': {
        const count = Object.values(table.returned ?? {}).reduce((sum, one) => sum + one, 0);
        return [
          {
            text: this.say(count ? 'hint-exchange' : 'hint-exchange-none', {
              count,
              taken: count - 1,
            }),
            rule: 'M2.4',
          },
        ];
      }
      case 'turn':
        return this.#turn();
      case 'batch':
        return this.#batch();
      case 'help':
        return [{ text: this.say('hint-help'), rule: 'M8.3' }];
      case 'move':
        return this.#march();
      case 'armies':
        return [
          {
            text: this.say(
              table.battle?.zone === `fief-${this.seat}` ? 'hint-armies-home' : 'hint-armies',
            ),
            rule: 'M7.4',
          },
        ];
      case 'defence':
        return this.#defence();
      case 'targets':
        return [{ text: this.say('hint-targets'), rule: 'M7.6' }];
      case 'damage':
        return [
          { text: this.say('hint-damage', { count: table.battle?.left ?? 0 }), rule: 'M7.7' },
        ];
      case 'shots':
        return [{ text: this.say('hint-shots'), rule: 'M6.8' }];
      case 'answer':
        return [{ text: this.say('hint-answer'), rule: 'M7.11' }];
      case 'archers':
      case 'priests':
        return [{ text: this.say('hint-after'), rule: 'M7.9' }];
      default:
        return [];
    }
  }

  #turn(): Consequence[] {
    const found: Consequence[] = [];
    if (!this.stage.can('end')) found.push({ text: this.say('hint-must-fight'), rule: 'M7.3' });
    else if (total(this.me!.left))
      found.push({
        text: this.say('hint-left', { list: amountWords(this.stage.texts, this.me!.left) }),
        rule: 'M4.5',
      });
    else found.push({ text: this.say('hint-nothing-left'), rule: 'M4.7' });
    const ready = this.me!.figures.filter(({ piece }) => isReady(this.stage, piece)).map(
      ({ piece }) => piece,
    );
    if (ready.length)
      found.push({
        text: this.say('hint-ready', { pieces: ready }),
        rule: ready.some((piece) => kindOf(piece) === 'archer') ? 'M6.2' : 'M6.1',
      });
    return found;
  }

  #batch(): Consequence[] {
    const batch = this.table.batch;
    if (!batch) return [];
    const { short, surplus, exchanged } = batch;
    if (batch.thing === 'deck-card') {
      return batch.missing
        ? [{ text: this.say('hint-any', { count: batch.missing }), rule: 'M4.8' }]
        : [];
    }
    if (batch.missing) {
      const found: Consequence[] = [
        {
          text: this.say('hint-missing', { list: amountWords(this.stage.texts, short) }),
          rule: 'M4.10',
        },
      ];
      if (batch.added.length === 0 && total(short) > 0)
        found.push({ text: this.say('hint-pay-with'), rule: 'M4.7' });
      return found;
    }
    const lost = total(surplus);
    if (exchanged && total(short)) return [{ text: this.say('hint-exchanged'), rule: 'M4.6' }];
    return lost
      ? [
          {
            text: this.say('hint-lost', { list: amountWords(this.stage.texts, surplus) }),
            rule: 'M4.5',
          },
        ]
      : [{ text: this.say('hint-exact'), rule: 'M4.5' }];
  }

  #march(): Consequence[] {
    const figure = findFigure(this.table, this.table.piece ?? '');
    if (!figure) return [];
    return [{ text: this.say('hint-march', { count: figure.moves }), rule: 'M7.2' }];
  }

  #defence(): Consequence[] {
    const { battle } = this.table;
    const home = battle && lordOf(this.table, battle.zone);
    const asked = findFigure(this.table, this.table.piece ?? '');
    const where: Consequence[] = asked
      ? [{ text: `${this.say(`piece-${asked.piece}`)}: ${whereabouts(this.stage, asked)}.` }]
      : [];
    return [
      ...where,
      {
        text: this.say(
          home !== null && home !== undefined && !enemies(this.table, home, this.seat)
            ? 'hint-defence-home'
            : 'hint-defence',
        ),
        rule: 'M7.5',
      },
    ];
  }

  #card(card: string): Consequence[] {
    const cost = this.table.prices?.[card];
    if (!cost) return [];
    const found: Consequence[] = [
      {
        text: this.say('then-play', { list: amountWords(this.stage.texts, cost.price) }),
        rule: 'M4.10',
      },
    ];
    if (cost.lacks)
      found.push({
        text: this.say('then-surcharge', { count: SURCHARGE, card: cost.lacks }),
        rule: 'M5.6',
      });
    return found;
  }

  #shot(piece: string): Consequence[] {
    const figure = findFigure(this.table, piece);
    if (!figure) return [];
    if (figure.bears > 1)
      return [
        {
          text: this.say('then-wound', { piece, count: figure.bears - 1 }),
          rule: 'M7.10',
        },
      ];
    return [
      {
        text: this.say(this.table.battle ? 'then-kill-battle' : 'then-kill', {
          piece,
          seat: figure.seat,
        }),
        rule: this.table.battle ? 'M7.9' : 'M7.11',
      },
    ];
  }

  #healing(piece: string): Consequence[] {
    const figure = findFigure(this.table, piece);
    if (!figure) return [];
    const saved = figure.doomed && figure.damage === figure.defence;
    return [{ text: this.say(saved ? 'then-saved' : 'then-healed', { piece }), rule: 'M6.1' }];
  }

  #battle(zone: string, enemy: number): Consequence[] {
    const here = figuresIn(this.table, zone);
    const mine = here.filter(({ seat, flipped }) => seat === this.seat && !flipped);
    const theirs = here.filter(
      ({ seat, flipped }) => !enemies(this.table, seat, enemy) && !flipped,
    );
    const attack = (figures: Owned[]) => figures.reduce((sum, figure) => sum + figure.attack, 0);
    const id = theirs.length ? 'then-battle' : 'then-raid';
    return [
      {
        text: this.say(id, {
          count: mine.length,
          attack: attack(mine),
          others: theirs.length,
          counter: attack(theirs),
        }),
        rule: 'M7.15',
      },
      { text: this.say('then-turn-ends'), rule: 'M3.3' },
    ];
  }

  #target(group: string): Consequence[] {
    const { battle } = this.table;
    const army = this.table.army;
    if (!battle || army === null) return [];
    const attack = Object.entries(battle.sent).reduce(
      (sum, [piece, number]) =>
        number === army ? sum + (findFigure(this.table, piece)?.attack ?? 0) : sum,
      0,
    );
    const figure = findFigure(this.table, group);
    const strength = battle.bears[group] ?? 0;
    const args = { attack, strength, piece: group };
    if (figure)
      return [
        {
          text: this.say(attack >= strength ? 'then-target-falls' : 'then-target-holds', args),
          rule: 'M7.7',
        },
      ];
    if (group === 'city')
      return [
        {
          text: this.say('then-target-city', {
            ...args,
            count: Math.max(0, attack - strength),
            defence: this.table.printed.city!.defence,
          }),
          rule: 'M7.8',
        },
      ];
    return [
      {
        text: this.say(attack > strength ? 'then-target-taken' : 'then-target-guarded', args),
        rule: 'M7.8',
      },
    ];
  }

  #hit(piece: string): Consequence[] {
    const { battle } = this.table;
    const figure = findFigure(this.table, piece);
    const room = figure ? figure.bears : battle?.walls_bear[piece];
    if (room === undefined) return []; // it has fallen while it was still considered
    const left = battle?.left ?? 0;
    const count = Math.min(left, room);
    return [
      {
        text: this.say(count >= room ? 'then-hit-falls' : 'then-hit-stands', {
          piece,
          count,
          rest: left - count,
          more: room - count,
        }),
        rule: 'M7.7',
      },
    ];
  }
}
