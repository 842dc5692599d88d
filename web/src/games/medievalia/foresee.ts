// What a considered move would lead to, and what is worth knowing before, in sentences.
import type { Consequence } from '../contract.ts';
import { Foreseeing } from '../foresight.ts';
import { isReady } from './acts.ts';
import { isSomething } from './economy.ts';
import { amountWords, whereabouts } from './spoken.ts';
import type { Printed, Table } from '../../generated/medievalia.ts';
import { allTold, findFigure, kindOf, type Amounts, type Owned } from './facts.ts';

export class Foresight extends Foreseeing<Table, Printed> {
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
              list: amountWords(this.stage.texts, this.stage.printed.cards[thing]!.price),
            }),
            rule: 'M5.3',
          },
        ];
      case 'draw':
        return [
          { text: this.say('then-draw', { count: this.stage.printed.card_price }), rule: 'M4.8' },
        ];
      case 'place':
        return [
          {
            text: this.say('then-place', { card: this.table.card ?? 'school', piece: thing }),
            rule: 'M5.4',
          },
        ];
      case 'shoot':
        return this.#shot(move, other);
      case 'heal':
        return this.#healing(move, other);
      case 'raid':
      case 'clash':
      case 'contest':
        return this.#battle(move);
      case 'target':
        return this.#target(thing);
      case 'join':
        return [{ text: this.say('then-join', { army: Number(thing) }), rule: 'M7.16' }];
      case 'hit':
        return this.#hit(thing);
      case 'end':
        return this.table.idle.length
          ? [{ text: this.say('nudge-idle', { pieces: this.table.idle }), rule: 'M3.4' }]
          : [];
      case 'close':
        return this.table.batch?.bares ? [{ text: this.say('nudge-bare'), rule: 'M7.5' }] : [];
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
        const { put_back: count, taken } = table;
        return [
          {
            text: this.say(count ? 'hint-exchange' : 'hint-exchange-none', { count, taken }),
            rule: 'M2.4',
          },
        ];
      }
      case 'turn':
        return this.#turn();
      case 'batch':
        return this.#batch();
      case 'help':
        return [this.#asked(), { text: this.say('hint-help'), rule: 'M8.3' }];
      case 'move':
        return this.#march();
      case 'armies':
        return [
          {
            text: this.say(table.battle?.chooses ? 'hint-armies-home' : 'hint-armies'),
            rule: 'M7.4',
          },
        ];
      case 'defence':
        return this.#defence();
      case 'targets':
        return [{ text: this.say('hint-targets'), rule: 'M7.6' }];
      case 'damage':
        return [
          {
            text: this.say('hint-damage', { count: table.battle?.damage_left ?? 0 }),
            rule: 'M7.7',
          },
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

  /** M8.6 What the ally lacks: by kind, unless some of it may be of any kind. */
  #asked(): Consequence {
    const { lacking_resources: resources, missing } = this.table;
    return { text: this.say('hint-asked', { resources: resources ?? [], missing }), rule: 'M8.6' };
  }

  get #unspent(): Amounts {
    return this.table.unspent[this.seat]!;
  }

  #turn(): Consequence[] {
    const found: Consequence[] = [];
    if (!this.stage.can('end')) found.push({ text: this.say('hint-must-fight'), rule: 'M7.3' });
    else if (isSomething(this.#unspent))
      found.push({
        text: this.say('hint-left', { list: amountWords(this.stage.texts, this.#unspent) }),
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
      if (batch.added.length === 0 && isSomething(short))
        found.push({ text: this.say('hint-pay-with'), rule: 'M4.7' });
      return found;
    }
    if (exchanged && isSomething(short))
      return [{ text: this.say('hint-exchanged'), rule: 'M4.6' }];
    return isSomething(surplus)
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
    const asked = findFigure(this.table, this.table.piece ?? '');
    const where: Consequence[] = asked
      ? [
          {
            text: `${this.say('piece-title', { piece: asked.piece })}: ${whereabouts(this.stage, asked)}.`,
          },
        ]
      : [];
    return [
      ...where,
      {
        text: this.say(this.table.battle?.chooses ? 'hint-defence-home' : 'hint-defence'),
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
        text: this.say('then-surcharge', {
          list: amountWords(this.stage.texts, cost.surcharge),
          card: cost.lacks,
        }),
        rule: 'M5.6',
      });
    return found;
  }

  /** What becomes of a figure, as the engine foresees it, or null; it is missing once the turn is over. */
  #after(move: string, piece: string): { killed: boolean; figure: Owned | undefined } | null {
    const ahead = this.stage.foreseen(move);
    if (!ahead) return null;
    const killed = [...allTold('killed', ahead.events), ...allTold('dies', ahead.events)].some(
      (one) => one.piece === piece,
    );
    return { killed, figure: ahead.then ? findFigure(this.stage.then, piece) : undefined };
  }

  #shot(move: string, piece: string): Consequence[] {
    const after = this.#after(move, piece);
    if (after?.killed)
      return [{ text: this.say('then-killed'), rule: this.table.battle ? 'M7.10' : 'M7.11' }];
    if (!after) return [];
    const { figure } = after;
    if (!figure) return [{ text: this.say('then-stands'), rule: 'M7.10' }];
    if (findFigure(this.table, piece)?.doomed)
      return [{ text: this.say('then-doomed'), rule: 'M7.7' }];
    if (!figure.doomed)
      return [{ text: this.say('then-wound', { piece, count: figure.bears }), rule: 'M7.10' }];
    return [
      this.table.battle
        ? { text: this.say('then-kill-battle'), rule: 'M7.9' }
        : { text: this.say('then-kill', { seat: figure.seat }), rule: 'M7.11' },
    ];
  }

  #healing(move: string, piece: string): Consequence[] {
    const after = this.#after(move, piece);
    if (!after) return [];
    const fallen = after.killed || after.figure?.doomed;
    const saved = findFigure(this.table, piece)?.doomed && !fallen;
    return [{ text: this.say(saved ? 'then-saved' : 'then-healed', { piece }), rule: 'M6.1' }];
  }

  #battle(move: string): Consequence[] {
    const front = this.table.fronts[move];
    if (!front) return [];
    const { attackers: count, attack, defenders: others, counter } = front;
    return [
      {
        text: this.say(others ? 'then-battle' : 'then-raid', { count, attack, others, counter }),
        rule: 'M7.15',
      },
      { text: this.say('then-turn-ends'), rule: 'M3.3' },
    ];
  }

  #target(group: string): Consequence[] {
    const blow = this.table.battle?.targets[group];
    if (!blow) return [];
    const args = { attack: blow.damage, strength: blow.bears, piece: group, count: blow.rest };
    if (group === 'city') {
      const { defence } = this.stage.printed.cards.city!;
      return [{ text: this.say('then-target-city', { ...args, defence }), rule: 'M7.8' }];
    }
    if (findFigure(this.table, group))
      return [
        {
          text: this.say(blow.more ? 'then-target-holds' : 'then-target-falls', args),
          rule: 'M7.7',
        },
      ];
    return [
      {
        text: this.say(blow.rest ? 'then-target-taken' : 'then-target-guarded', args),
        rule: 'M7.8',
      },
    ];
  }

  #hit(piece: string): Consequence[] {
    const blow = this.table.battle?.hits[piece];
    if (!blow) return []; // it has fallen while it was still considered
    const { taken: count, more, rest } = blow;
    return [
      {
        text: this.say(more ? 'then-hit-stands' : 'then-hit-falls', {
          piece,
          count,
          rest,
          more,
        }),
        rule: 'M7.7',
      },
    ];
  }
}
