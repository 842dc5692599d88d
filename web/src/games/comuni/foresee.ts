// What a move would lead to, in words with its rule; and what is worth saying before one is considered.
import type { Consequence } from '../contract.ts';
import { Foreseeing } from '../foresight.ts';
import { armiesIn, keepsBack, planOf } from './mind.svelte.ts';
import type { Card, Offer, Printed, Resource, Table } from '../../generated/comuni.ts';
import { cubesOf, told } from './facts.ts';

export class Foresight extends Foreseeing<Table, Printed> {
  /** The consequences of a move. */
  of(move: string): Consequence[] {
    const [verb, thing = '', more = ''] = move.split(' ');
    if (!this.me) return [];
    switch (verb) {
      case 'bid':
        return [
          ...this.#column(Number(thing) - 1, 'C3.1'),
          ...this.#gold(move),
          ...this.#never('then-never'),
        ];
      case 'relocate':
        return [...this.#column(Number(thing) - 1, 'C3.2'), ...this.#never('then-never')];
      case 'claim':
        return this.claim();
      case 'collect':
        return this.income();
      case 'build':
      case 'wall':
        return this.#lay(move);
      case 'trade':
        return this.#have(move, thing as Resource, more as Resource);
      case 'discard':
        return [{ text: this.say('then-discard'), rule: 'C3.17' }];
      case 'commit':
        return [...this.battle(), ...this.rash()];
      default:
        return [];
    }
  }

  /** Said before anything is considered. */
  idle(): Consequence[] {
    if (!this.me) return [];
    switch (this.table.phase) {
      case 'project':
        return [
          ...this.#never('hint-never'),
          ...this.claim(),
          ...(this.stage.can('collect') ? this.income() : []),
        ];
      case 'outbid':
        return [...this.#outbid(), ...this.#never('hint-never-there')];
      case 'build':
        return [{ text: this.#actions(), rule: 'C3.10' }];
      case 'invasion':
        return this.battle();
      case 'repair':
        return [
          {
            text: this.say('hint-repair', {
              plunder: this.table.own!.plunder,
              pilgrims: this.table.own!.resources.pilgrims,
            }),
            rule: 'C3.19',
          },
        ];
      case 'choose':
        return [
          {
            text: this.say('hint-choose', { resources: cubesOf(this.table.own!.resources) }),
            rule: 'C3.23',
          },
        ];
      default:
        return [];
    }
  }

  #cards(cards: readonly Card[]): string {
    return this.stage.texts.join(cards.map(({ id }) => this.say('card-spoken', { card: id })));
  }

  #have(move: string, paid: Resource, taken: Resource): Consequence[] {
    const left = this.after(move)?.own?.resources;
    if (!left) return [];
    const resources = cubesOf({ [paid]: left[paid], [taken]: left[taken] });
    return [{ text: this.say('then-have', { resources }), rule: 'C4.1' }];
  }

  // --- phase 1 --------------------------------------------------------------------------------

  #gold(move: string): Consequence[] {
    const left = this.after(move)?.own?.resources;
    return left ? [{ text: this.say('then-gold', { gold: left.gold }) }] : [];
  }

  #column(at: number, rule: string): Consequence[] {
    const { cards, choice, seat, gold } = this.table.columns[at]!;
    const found: Consequence[] = [
      {
        text: this.say('then-column', { list: this.#cards(cards), choice: choice ? 'yes' : 'no' }),
      },
    ];
    if (seat !== null) found.push({ text: this.say('then-outbid', { seat, gold }), rule });
    return found;
  }

  /** C6.5 What is bid for now can never be claimed. */
  #never(id: string): Consequence[] {
    return this.table.own!.claims_again ? [] : [{ text: this.say(id), rule: 'C6.5' }];
  }

  /** C3.2 By whom one was outbid, and where. */
  #outbid(): Consequence[] {
    const news = this.stage.happenings.map(({ event }) => told('outbid', event));
    const last = news.findLast((one) => one?.seat === this.seat);
    if (!last) return [];
    const { by_seat: seat, column, gold } = last;
    return [{ text: this.say('hint-outbid', { seat, column, gold }), rule: 'C3.2' }];
  }

  /** C3.4, C3.7 What the own columns bring, and whether refilling them brings somebody. */
  claim(): Consequence[] {
    const { claim } = this.table.own!;
    if (!claim) return [];
    const { invader, ...taken } = claim;
    const found: Consequence[] = [{ text: this.say('then-claim', taken), rule: 'C3.4' }];
    if (invader === 'emperor') found.push({ text: this.say('then-last-card'), rule: 'C6.1' });
    else if (invader) found.push({ text: this.say('then-invasion', { invader }), rule: 'C3.8' });
    return found;
  }

  /** C3.5 */
  income(): Consequence[] {
    const { income } = this.me!;
    return [
      {
        text: this.say('then-collect', { resources: cubesOf(income), choice: income.choice }),
        rule: 'C3.5',
      },
    ];
  }

  // --- building -------------------------------------------------------------------------------

  #actions(): string {
    return this.say('hint-actions', {
      storeys: this.table.storeys_left,
      levels: this.table.levels_left,
      craftsmen: this.table.own!.resources.craftsmen,
    });
  }

  #lay(move: string): Consequence[] {
    const offer = this.table.own!.offers.find((one) => one.move === move);
    if (!offer) return [];
    const { kind, brings, craftsmen } = offer;
    if (kind === 'wall') {
      const found: Consequence[] = [
        { text: this.say('then-wall', { defence: brings, craftsmen }), rule: 'C5.5' },
      ];
      if (offer.bonus) found.push({ text: this.say('then-bonus'), rule: 'C3.16' });
      return found;
    }
    const found: Consequence[] = [
      {
        text: this.say('then-build', { points: brings, craftsmen }),
        rule: offer.lacking ? 'C3.12' : 'C3.14',
      },
    ];
    const active = this.after(move)?.players[this.seat]!.active;
    if (active?.includes(kind) && !this.me!.active.includes(kind))
      found.push({ text: this.say('then-active', { kind }) });
    return offer.master ? [...found, this.#master(offer)] : found;
  }

  /** C3.18 The guild master that would come, at the end of the turn. */
  #master({ kind }: Offer): Consequence {
    const holder = kind === 'wall' ? null : this.table.masters[kind];
    return {
      text:
        holder === null
          ? this.say('then-master', { master: kind })
          : this.say('then-master-from', { master: kind, seat: holder }),
      rule: 'C3.18',
    };
  }

  // --- invasion -------------------------------------------------------------------------------

  /** C5.12 What the plan would hold, and what it takes from the others. */
  battle(): Consequence[] {
    const { committed, strength } = this.me!;
    if (committed) return [];
    const { league, city } = armiesIn(planOf(this.stage));
    const { defence } = this.table.own!.mans[city]!;
    const short = this.#short(league, city);
    return [
      { text: this.say('then-battle', { strength, league, defence }), rule: 'C5.2' },
      { text: this.say(short ? 'then-short' : 'then-holds', { short }), rule: 'C5.6' },
    ];
  }

  #short(league: number, city: number): number {
    return this.table.own!.outlook[league]!.short[city]!;
  }

  /** C5.3 The plan falls short unless others help, and something is kept that would help, too. */
  rash(): Consequence[] {
    const plan = planOf(this.stage);
    const { league, city } = armiesIn(plan);
    if (!this.#short(league, city) || !keepsBack(this.table, plan)) return [];
    const { armies, gold, pilgrims } = plan.city;
    const kept = cubesOf({ armies: armies.kept, gold: gold.kept, pilgrims: pilgrims.kept });
    return [{ text: this.say('then-rash', { resources: kept }), rule: 'C5.3' }];
  }
}
