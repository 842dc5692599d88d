// What a considered move would lead to, in a sentence.
import type { Consequence } from '../contract.ts';
import { Foreseeing } from '../foresight.ts';
import { strengthsAfter } from './strength.ts';
import type { Strength, Table } from './table.ts';

export class Foresight extends Foreseeing<Table> {
  of(move: string): Consequence[] {
    const [verb, thing = ''] = move.split(' ');
    if (verb === 'city') return this.#city(thing);
    if (verb === 'play') return this.#card(thing);
    if (verb === 'pass') return this.#pass();
    return [];
  }

  /** Said before anything is chosen: what passing would mean, once one is the last. */
  idle(): Consequence[] {
    if (this.table.phase === 'name-city')
      return [{ text: this.say('hint-name-city'), rule: 'D3.2' }];
    if (this.table.phase === 'battle') return this.#pass();
    if (this.table.phase === 'lay-aside')
      return [{ text: this.say('hint-lay-aside'), rule: 'D6.6' }];
    return [];
  }

  #city(city: string): Consequence[] {
    const owner = this.table.owners[city];
    const size = this.table.joins?.[city] ?? 0;
    if (owner === this.seat) return [{ text: this.say('then-own-city') }];
    const found: Consequence[] = [];
    if (owner !== null && owner !== undefined)
      found.push({ text: this.say('then-owned-city', { seat: owner }), rule: 'D4.5' });
    if (size >= this.table.group_to_win)
      found.push({ text: this.say('then-winning-city'), rule: 'D8.1' });
    else found.push({ text: this.say('then-group', { count: size, city }) });
    return found;
  }

  #card(card: string): Consequence[] {
    if (card === 'bishop') return this.#nobodyWins('D5.7');
    const strengths = strengthsAfter(this.table, this.seat, card);
    if (card === 'surrender') return this.#outcome('D5.6');
    if (card === 'scarecrow') return [{ text: this.say('then-scarecrow'), rule: 'D5.5' }];
    const lines: Consequence[] = [];
    if (card === 'winter') lines.push({ text: this.say('then-winter'), rule: 'D5.2' });
    lines.push(this.#standing(strengths));
    return lines;
  }

  #standing(strengths: Strength[]): Consequence {
    const mine = strengths[this.seat]!.total;
    const others = strengths.map(({ total }, seat) => (seat === this.seat ? -1 : total));
    const best = Math.max(...others);
    const rival = others.indexOf(best);
    if (mine > best) {
      if (!this.#othersActive()) return this.#wins(strengths);
      return { text: this.say('then-lead', { mine, best }) };
    }
    if (mine === best) return { text: this.say('then-tie', { mine, seat: rival }), rule: 'D6.2' };
    return { text: this.say('then-behind', { mine, best, seat: rival }) };
  }

  #wins(strengths: Strength[]): Consequence {
    const city = this.table.city ?? '';
    const mine = strengths[this.seat]!.total;
    if (this.#winsGame(this.seat))
      return { text: this.say('then-wins-game', { mine, city }), rule: 'D8.1' };
    return { text: this.say('then-wins', { mine, city }), rule: 'D6.2' };
  }

  #pass(): Consequence[] {
    const me = this.table.players[this.seat];
    if (!me) return [];
    if (!this.#othersActive()) return this.#outcome('D6.2', 'pass');
    if (me.passes_freely) return [{ text: this.say('then-wait'), rule: 'D4.5' }];
    if (me.strength.total === 0) return [{ text: this.say('then-pass'), rule: 'D4.2' }];
    return [{ text: this.say('then-pass-with', { mine: me.strength.total }), rule: 'D4.2' }];
  }

  #outcome(rule: string, how = 'end'): Consequence[] {
    const winner = this.table.leader;
    const city = this.table.city ?? '';
    if (winner === null) return this.#nobodyWins('D6.4', how);
    const wins = this.#winsGame(winner);
    const you = winner === this.seat ? 'yes' : 'no';
    return [
      {
        text: this.say(wins ? 'ends-game' : 'ends-won', {
          how,
          you,
          seat: winner,
          city,
          strength: this.table.players[winner]!.strength.total,
        }),
        rule: wins ? 'D8.1' : rule,
      },
    ];
  }

  #nobodyWins(rule: string, how = 'end'): Consequence[] {
    const city = this.table.city ?? '';
    const owner = this.table.owners[city];
    if (owner === null || owner === undefined)
      return [{ text: this.say('ends-nobody', { how, city, seat: this.table.pawn }), rule }];
    const you = owner === this.seat ? 'yes' : 'no';
    return [{ text: this.say('ends-kept', { how, you, city, seat: owner }), rule }];
  }

  /** D8.1: whether the city fought for would be the last one that this seat needs. */
  #winsGame(seat: number): boolean {
    return (this.table.players[seat]!.group_here ?? 0) >= this.table.group_to_win;
  }

  #othersActive(): boolean {
    return this.table.players.some((player, seat) => seat !== this.seat && !player.out);
  }
}
