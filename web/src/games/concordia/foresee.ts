// What a considered move would lead to, in a sentence.
import type { Consequence } from '../contract.ts';
import { Foreseeing } from '../foresight.ts';
import { cardCost, harvest, houseCost, produce, provinceOf, sites, affordable } from './economy.ts';
import facts from './facts.build.ts';
import { yieldLines } from './spoken.ts';
import type { Table } from './table.ts';

const FREE_CARDS = 3; // K4.1 returned without a coin
const COLONIST_COINS = 5; // K4.7
const KINDS_TRADED = 2; // K4.8

export class Foresight extends Foreseeing<Table> {
  #titles(cards: readonly string[]): string {
    return this.stage.texts.join(cards.map((card) => this.say(`card-${card}.title`)));
  }

  /** Kinds of good, without their numbers. */
  #kinds(goods: readonly string[]): string {
    return this.stage.texts.join(goods.map((good) => this.say(`good-${good}`)));
  }

  of(move: string): Consequence[] {
    if (!this.me) return [];
    const [verb, thing = '', place = ''] = move.split(' ');
    if (verb === 'play') return this.#card(thing);
    if (verb === 'copy') return this.#card(this.table.players[Number(thing)]!.top ?? '');
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
    const { phase } = this.table;
    if (!this.me) return [];
    const found: Consequence[] = [];
    if (phase === 'play' && this.table.concordia !== null)
      found.push({ text: this.say('hint-last-turn'), rule: 'K6.1' });
    if (phase === 'architect') found.push(this.#buildable());
    if (phase === 'diplomat') found.push(...this.#copies());
    if (phase === 'mercator') found.push(...this.#traded());
    if (phase === 'purchase') found.push(this.#payable(this.table.card === 'consul'));
    if (phase === 'receive')
      found.push({ text: this.say('hint-receive', { free: this.me.free }), rule: 'K5.2' });
    if (phase === 'colonist')
      found.push({
        text: this.say('hint-colonist', { coins: COLONIST_COINS + this.me.abroad }),
        rule: 'K4.7',
      });
    return found;
  }

  #traded(): Consequence[] {
    const { bought, sold } = this.table.traded;
    const found = [
      ...(bought.length ? [this.say('hint-bought', { list: this.#kinds(bought) })] : []),
      ...(sold.length ? [this.say('hint-sold', { list: this.#kinds(sold) })] : []),
    ];
    if (found.length && bought.length + sold.length < KINDS_TRADED)
      found.push(this.say('hint-one-more'));
    return found.map((text, i) => (i === found.length - 1 ? { text, rule: 'K4.8' } : { text }));
  }

  #buildable(): Consequence {
    const cities = sites(this.table, this.seat).filter((city) =>
      affordable(this.me!, houseCost(this.table, city)),
    );
    return {
      text: cities.length ? this.say('hint-sites', { cities }) : this.say('hint-sites-none'),
      rule: 'K4.3',
    };
  }

  #payable(consul: boolean): Consequence {
    const cards = this.table.display.flatMap((sale) => {
      if (!sale) return [];
      const { goods, any } = cardCost(sale, consul);
      const left = { ...this.me!.goods };
      const short = goods.some((good) => (left[good] -= 1) < 0);
      return short || Object.values(left).reduce((sum, count) => sum + count, 0) < any
        ? []
        : [sale.card];
    });
    const rule = consul ? 'K4.11' : 'K4.10';
    return cards.length
      ? { text: this.say('hint-pay', { list: this.#titles([...new Set(cards)]) }), rule }
      : { text: this.say('hint-pay-nothing'), rule };
  }

  #card(card: string): Consequence[] {
    const found = facts.cards[card];
    const me = this.me!;
    switch (found?.action) {
      case 'tribune': {
        const cards = me.pile + 1;
        return [
          {
            text: this.say('then-tribune', { cards, coins: Math.max(0, cards - FREE_CARDS) }),
            rule: 'K4.1',
          },
        ];
      }
      case 'architect':
        return [
          { text: this.say('then-architect', { steps: me.abroad }), rule: 'K4.2' },
          this.#buildable(),
        ];
      case 'prefect':
        return [
          {
            text: this.say(
              this.table.praefectus === this.seat ? 'then-prefect-magnus' : 'then-prefect',
              { showing: this.table.showing },
            ),
            rule: this.table.praefectus === this.seat ? 'K4.6' : 'K4.5',
          },
        ];
      case 'mercator':
        return [{ text: this.say('then-mercator', { coins: found.coins }), rule: 'K4.8' }];
      case 'colonist':
        return [
          {
            text: this.say('then-colonist', {
              coins: COLONIST_COINS + me.abroad,
              most: Math.min(me.goods.food, me.goods.tool, me.stored.land + me.stored.sea),
            }),
            rule: 'K4.7',
          },
        ];
      case 'diplomat':
        return this.#copies();
      case 'senator':
      case 'consul':
        return [this.#payable(found.action === 'consul')];
      case 'specialist':
        return this.#harvest(card);
      default:
        return [];
    }
  }

  #copies(): Consequence[] {
    const tops = this.table.players.flatMap(({ top }, seat) =>
      seat === this.seat || !top || facts.cards[top]!.action === 'diplomat'
        ? []
        : [this.say('then-copy-one', { seat, title: this.say(`card-${top}.title`) })],
    );
    return [
      {
        text: tops.length
          ? this.say('then-copy', { list: this.stage.texts.join(tops) })
          : this.say('then-copy-nothing'),
        rule: 'K4.9',
      },
    ];
  }

  #harvest(card: string): Consequence[] {
    const good = facts.cards[card]!.good!;
    const count = harvest(this.table, good, this.seat);
    const found: Consequence[] = [
      {
        text: this.say('then-harvest', { count, good, goods: Array<string>(count).fill(good) }),
        rule: 'K4.12',
      },
    ];
    if (count > this.me!.free)
      found.push({ text: this.say('then-no-room', { free: this.me!.free }), rule: 'K5.2' });
    return found;
  }

  #house(city: string): Consequence[] {
    const { coins, goods } = houseCost(this.table, city);
    const found: Consequence[] = [{ text: this.say('then-build', { coins, goods }), rule: 'K4.4' }];
    const province = provinceOf(this.table.map, city);
    const cities = province ? facts.maps[this.table.map]!.provinces[province]! : [];
    if (province && !cities.some((other) => this.table.cities[other]!.houses.includes(this.seat)))
      found.push({ text: this.say('then-province', { province }) });
    if (this.me!.houses_left === 1) found.push({ text: this.say('then-last-house'), rule: 'K6.1' });
    return found;
  }

  #province(province: string): Consequence[] {
    const yields = produce(this.table, province, this.seat);
    const found: Consequence[] = [
      { text: `${this.stage.texts.join(yieldLines(this.stage, yields))}.`, rule: 'K4.5' },
    ];
    const mine = yields.get(this.seat)?.length ?? 0;
    if (this.table.praefectus === this.seat)
      found.push({ text: this.say('then-pass-praefectus'), rule: 'K4.6' });
    if (mine > this.me!.free)
      found.push({ text: this.say('then-no-room', { free: this.me!.free }), rule: 'K5.2' });
    return found;
  }

  #purchase(space: number): Consequence[] {
    const sale = this.table.display[space];
    if (!sale) return [];
    const { goods, any } = cardCost(sale, this.table.card === 'consul');
    const each = facts.cards[sale.card]!;
    const god = this.say(`god-${each.god}.gist`);
    return [
      {
        text: this.say(any ? 'then-buy-any' : 'then-buy', { goods, god: each.god, gist: god }),
        rule: 'K4.10',
      },
    ];
  }
}
