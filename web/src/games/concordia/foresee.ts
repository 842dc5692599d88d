// What a considered move would lead to, in a sentence.
import type { Events, Good, Table } from '../../generated/concordia.ts';
import type { Consequence } from '../contract.ts';
import { Foreseeing } from '../foresight.ts';
import facts from './facts.build.ts';
import { allTold } from './facts.ts';
import { ahead } from './outlook.ts';
import { yieldLines } from './spoken.ts';

export class Foresight extends Foreseeing<Table> {
  readonly #ahead = ahead(this.stage);

  #titles(cards: readonly string[]): string {
    return this.stage.texts.join(cards.map((card) => this.say(`card-${card}.title`)));
  }

  /** Kinds of good, without their numbers. */
  #kinds(goods: readonly string[]): string {
    return this.stage.texts.join(goods.map((good) => this.say(`good-${good}`)));
  }

  /** What the reader would be told of this, if anything. */
  #told<Id extends keyof Events>(id: Id): Events[Id] | undefined {
    const events = this.stage.foreseen(this.stage.chosen ?? '')?.events ?? [];
    return allTold(id, events).find(({ seat }) => seat === this.seat);
  }

  of(move: string): Consequence[] {
    if (!this.me || !this.stage.foreseen(move)) return [];
    const [verb, thing = '', place = ''] = move.split(' ');
    if (verb === 'play') return this.#card(thing);
    if (verb === 'copy') return this.#card(this.#told('copied')!.card);
    if (verb === 'build') return this.#house(thing);
    if (verb === 'produce') return this.#province(thing);
    if (verb === 'place')
      return [
        { text: this.say('then-place'), rule: this.table.phase === 'tribune' ? 'K4.1' : 'K4.7' },
      ];
    if (verb === 'card') return this.#purchase(Number(place) - 1);
    return [];
  }

  /** Said before anything is considered. */
  idle(): Consequence[] {
    if (!this.me) return [];
    switch (this.table.phase) {
      case 'play':
        return this.table.concordia === null
          ? []
          : [{ text: this.say('hint-last-turn'), rule: 'K6.1' }];
      case 'architect':
        return [this.#buildable()];
      case 'diplomat':
        return [this.#copies()];
      case 'mercator':
        return this.#traded();
      case 'purchase':
        return [this.#payable()];
      case 'payment':
        return this.#bought();
      case 'receive':
        return [{ text: this.say('hint-receive', { free: this.me.free }), rule: 'K5.2' }];
      case 'colonist':
        return this.stage.can('take coins')
          ? [{ text: this.say('hint-colonist', { ...this.table.colonist }), rule: 'K4.7' }]
          : [];
      default:
        return [];
    }
  }

  #traded(): Consequence[] {
    const { bought, sold, goods_left: left } = this.table.traded;
    const found = [
      ...(bought.length ? [this.say('hint-bought', { list: this.#kinds(bought) })] : []),
      ...(sold.length ? [this.say('hint-sold', { list: this.#kinds(sold) })] : []),
    ];
    if (found.length && left) found.push(this.say('hint-one-more'));
    return found.map((text, i) => (i === found.length - 1 ? { text, rule: 'K4.8' } : { text }));
  }

  #buildable(): Consequence {
    const cities = this.#ahead.sites
      .filter(({ lacking, lacking_coins }) => !lacking.length && !lacking_coins)
      .map(({ city }) => city);
    return {
      text: cities.length ? this.say('hint-sites', { cities }) : this.say('hint-sites-none'),
      rule: 'K4.3',
    };
  }

  #payable(): Consequence {
    const cards = this.#ahead.payable.map((space) => this.#ahead.display[space]!.card);
    return {
      text: cards.length
        ? this.say('hint-pay', { list: this.#titles([...new Set(cards)]) })
        : this.say('hint-pay-nothing'),
      rule: this.#ahead.card === 'consul' ? 'K4.11' : 'K4.10',
    };
  }

  /** K4.10 The card that is paid for. */
  #bought(): Consequence[] {
    const events = this.stage.happenings.map(({ event }) => event);
    const last = allTold('bought-card', events).findLast(({ seat }) => seat === this.seat);
    if (!last) return [];
    const { card, space, goods } = last;
    return [{ text: this.say('hint-bought-card', { card, space, goods }), rule: 'K4.10' }];
  }

  #copies(): Consequence {
    const tops = this.#ahead.copies.map((seat) =>
      this.say('then-copy-one', {
        seat,
        title: this.say(`card-${this.table.players[seat]!.top}.title`),
      }),
    );
    return {
      text: tops.length
        ? this.say('then-copy', { list: this.stage.texts.join(tops) })
        : this.say('then-copy-nothing'),
      rule: 'K4.9',
    };
  }

  #card(card: string): Consequence[] {
    switch (facts.cards[card]!.action) {
      case 'tribune': {
        const { cards, coins } = this.#told('took-back')!;
        return [{ text: this.say('then-tribune', { cards: cards.length, coins }), rule: 'K4.1' }];
      }
      case 'architect':
        return [
          { text: this.say('then-architect', { steps: this.#ahead.steps }), rule: 'K4.2' },
          this.#buildable(),
        ];
      case 'prefect': {
        const magnus = this.table.praefectus === this.seat;
        const { showing } = this.table;
        return [
          {
            text: this.say(magnus ? 'then-prefect-magnus' : 'then-prefect', { showing }),
            rule: magnus ? 'K4.6' : 'K4.5',
          },
        ];
      }
      case 'mercator':
        return [
          { text: this.say('then-mercator', { ...this.#told('mercator-coins') }), rule: 'K4.8' },
        ];
      case 'colonist':
        return [{ text: this.say('then-colonist', { ...this.#ahead.colonist }), rule: 'K4.7' }];
      case 'diplomat':
        return [this.#copies()];
      case 'senator':
      case 'consul':
        return [this.#payable()];
      default:
        return this.#harvest(facts.cards[card]!.good!);
    }
  }

  #harvest(good: Good): Consequence[] {
    const goods = (['received', 'left-behind'] as const).flatMap(
      (id) => this.#told(id)?.goods ?? [],
    );
    return [
      { text: this.say('then-harvest', { count: goods.length, good, goods }), rule: 'K4.12' },
      ...this.#noRoom(),
    ];
  }

  /** K5.2 Some is lost, or the reader will have to choose. */
  #noRoom(): Consequence[] {
    const chooses = this.stage.then.players[this.seat]!.offered.length > 0;
    return chooses || this.#told('left-behind')
      ? [{ text: this.say('then-no-room', { free: this.me!.free }), rule: 'K5.2' }]
      : [];
  }

  #house(city: string): Consequence[] {
    const found: Consequence[] = [
      { text: this.say('then-build', { ...this.#told('built') }), rule: 'K4.4' },
    ];
    if (this.stage.then.players[this.seat]!.provinces > this.me!.provinces) {
      const { provinces } = facts.maps[this.table.map]!;
      const province = Object.keys(provinces).find((one) => provinces[one]!.includes(city));
      found.push({ text: this.say('then-province', { province }) });
    }
    if (this.#told('concordia-by-house'))
      found.push({ text: this.say('then-last-house'), rule: 'K6.1' });
    return found;
  }

  #province(province: string): Consequence[] {
    const found: Consequence[] = [
      { text: `${this.stage.texts.join(yieldLines(this.stage, province))}.`, rule: 'K4.5' },
    ];
    if (this.#told('praefectus-passed'))
      found.push({ text: this.say('then-pass-praefectus'), rule: 'K4.6' });
    return [...found, ...this.#noRoom()];
  }

  #purchase(space: number): Consequence[] {
    const { price, god } = this.table.display[space]!;
    const gist = this.say(`god-${god}.gist`);
    return [
      {
        text: this.say(price.any ? 'then-buy-any' : 'then-buy', { goods: price.goods, god, gist }),
        rule: 'K4.10',
      },
    ];
  }
}
