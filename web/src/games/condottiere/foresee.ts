// What a considered move would lead to, in a sentence.
import type { Consequence } from '../contract.ts';
import { Foreseeing } from '../foresight.ts';
import type { ForeseenMessage } from '../../generated/messages.ts';
import type { Table } from '../../generated/condottiere.ts';
import { allTold } from './facts.ts';

/** Cards that end a battle, with their rules. */
const ENDING: Record<string, string> = { surrender: 'D5.6', bishop: 'D5.7' };
/** How it ends. */
const ENDS = ['won-city', 'took-city', 'no-winner', 'owner-keeps'] as const;

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
    if (owner === this.seat) return [{ text: this.say('then-own-city') }];
    const found: Consequence[] = [];
    if (owner !== null && owner !== undefined)
      found.push({ text: this.say('then-owned-city', { seat: owner }), rule: 'D4.5' });
    if (this.table.wins_with.includes(city))
      found.push({ text: this.say('then-winning-city'), rule: 'D8.1' });
    else
      found.push({
        text: this.say('then-group', { count: this.table.group_with?.[city] ?? 0, city }),
      });
    return found;
  }

  #card(card: string): Consequence[] {
    const seen = this.stage.foreseen(`play ${card}`);
    if (!seen) return [];
    const end = this.#end(seen, ENDING[card] ?? 'D6.2');
    if (end) return [end];
    const then = this.after(`play ${card}`)!;
    if (then.phase === 'take-back') return [{ text: this.say('then-scarecrow'), rule: 'D5.5' }];
    const lines: Consequence[] = [];
    if (card === 'winter') lines.push({ text: this.say('then-winter'), rule: 'D5.2' });
    lines.push(this.#standing(then));
    return lines;
  }

  #standing(then: Table): Consequence {
    const mine = then.players[this.seat]!.strength.total;
    const others = then.players.map(({ strength }, seat) =>
      seat === this.seat ? -1 : strength.total,
    );
    const best = Math.max(...others);
    const rival = others.indexOf(best);
    if (mine === best) return { text: this.say('then-tie', { mine, seat: rival }), rule: 'D6.2' };
    if (mine < best) return { text: this.say('then-behind', { mine, best, seat: rival }) };
    if (then.players.some(({ out }, seat) => seat !== this.seat && !out))
      return { text: this.say('then-lead', { mine, best }) };
    return then.players[this.seat]!.wins_game
      ? { text: this.say('then-wins-game', { mine, city: then.city }), rule: 'D8.1' }
      : { text: this.say('then-wins', { mine, city: then.city }), rule: 'D6.2' };
  }

  #pass(): Consequence[] {
    const seen = this.stage.foreseen('pass');
    if (!seen || !this.me) return [];
    const end = this.#end(seen, 'D6.2', 'pass');
    if (end) return [end];
    if (seen.events[0]!.id === 'waited') return [{ text: this.say('then-wait'), rule: 'D4.5' }];
    const mine = this.me.strength.total;
    return [{ text: this.say(mine ? 'then-pass-with' : 'then-pass', { mine }), rule: 'D4.2' }];
  }

  /** How the battle would end; null: it goes on. */
  #end({ events }: ForeseenMessage, rule: string, how = 'end'): Consequence | null {
    const which = ENDS.find((one) => events.some(({ id }) => id === one));
    if (!which) return null;
    const end = allTold(which, events)[0]!;
    const you = end.seat === this.seat ? 'yes' : 'no';
    const say = (id: string) => this.say(id, { ...end, how, you });
    const unwon = rule === 'D5.7' ? rule : 'D6.4';
    if (which === 'no-winner') return { text: say('ends-nobody'), rule: unwon };
    if (which === 'owner-keeps') return { text: say('ends-kept'), rule: unwon };
    const wins = events.some(({ id }) => id === 'won');
    return wins ? { text: say('ends-game'), rule: 'D8.1' } : { text: say('ends-won'), rule };
  }
}
