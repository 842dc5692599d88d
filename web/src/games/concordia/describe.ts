// The board in words, complete enough to play from.
import type { Section } from '../contract.ts';
import facts from './facts.build.ts';
import { listed } from '../listed.ts';
import { saying } from '../saying.ts';
import type { Kind } from '../../generated/concordia.ts';
import { ends, GOODS, KINDS, onLine, type Stage } from './facts.ts';

export function describe(stage: Stage): Section[] {
  const { table } = stage.view;
  const { texts, names } = stage;
  const say = saying(stage);
  const title = (card: string) => say(`card-${card}.title`);
  const titles = (cards: readonly string[]) => texts.join(cards.map(title));
  const city = (id: string) => say(`city-${id}`);
  const place = (at: string) =>
    onLine(at) ? say('words-on-line', { city: ends(at).a, to_city: ends(at).b }) : city(at);
  const { provinces, lines } = facts.maps[table.map]!;

  const neighbours = (id: string, kind: Kind) =>
    lines.flatMap((line) => {
      const { kind: own, a, b } = ends(line);
      if (own !== kind || (a !== id && b !== id)) return [];
      const owner = table.lines[line];
      const other = city(a === id ? b : a);
      return [owner === undefined ? other : say('words-line-taken', { place: other, seat: owner })];
    });
  const cityRow = (id: string) => {
    const { good, houses } = table.cities[id]!;
    return {
      head: city(id),
      cells: [
        good ? say(`good-${good}.short`) : '–',
        texts.join(houses.map((seat) => names[seat]!)),
        texts.join(neighbours(id, 'land')),
        texts.join(neighbours(id, 'sea')),
      ],
    };
  };
  const marker = (id: string) => {
    const { good, coins, turned } = table.provinces[id]!;
    return turned ? say('words-marker-coins', { coins }) : say('words-marker-good', { good });
  };
  const sections: Section[] = [
    {
      title: say('words-state'),
      lines: [
        say('words-round', { map: table.map, round: table.round }),
        say('words-praefectus', { seat: table.praefectus }),
        ...(table.concordia === null ? [] : [say('words-concordia', { seat: table.concordia })]),
        say('words-stack', { count: table.stack }),
        say('words-showing', { coins: table.showing }),
      ],
    },
  ];
  if (table.hand && stage.view.seat !== null) {
    sections.push({
      title: say('words-hand'),
      lines: [titles(listed(table.hand)), say('words-pile', { list: titles(listed(table.pile)) })],
    });
  }
  sections.push(
    {
      title: say('players'),
      lines: [],
      table: {
        columns: [
          say('column-coins'),
          ...GOODS.map((good) => say(`good-${good}.short`)),
          say('column-free'),
          say('column-houses'),
          say('column-colonists'),
          say('words-stored'),
          say('column-hand'),
          say('column-top'),
        ],
        rows: table.players.map((player, seat) => ({
          head: names[seat]!,
          cells: [
            String(player.coins),
            ...GOODS.map((good) => String(player.goods[good])),
            String(player.free),
            String(player.houses),
            texts.join(
              KINDS.flatMap((kind) =>
                player[kind].map((at) => say('words-colonist', { kind, place: place(at) })),
              ),
            ),
            say('words-stored-cell', { land: player.stored.land, sea: player.stored.sea }),
            String(player.cards),
            player.top ? title(player.top) : say('pile-none'),
          ],
        })),
      },
    },
    {
      title: say('sale'),
      lines: [],
      table: {
        columns: [say('words-god'), say('words-price')],
        rows: table.display.flatMap((sale, space) => {
          if (!sale) return [];
          const { goods, any } = sale.price;
          return [
            {
              head: say('words-space', { space: space + 1, title: title(sale.card) }),
              cells: [
                say(`god-${sale.god}`),
                say(any ? 'words-price-any' : 'words-price-all', { goods }),
              ],
            },
          ];
        }),
      },
    },
    ...Object.entries(provinces).map(([id, cities]): Section => ({
      title: say('words-province', { province: id, marker: marker(id) }),
      lines: [],
      table: {
        columns: [say('words-good'), say('column-houses'), say('words-land'), say('words-sea')],
        rows: cities.map(cityRow),
      },
    })),
    {
      title: city('roma'),
      lines: [],
      table: {
        columns: [say('words-good'), say('column-houses'), say('words-land'), say('words-sea')],
        rows: [cityRow('roma')],
      },
    },
  );
  return sections;
}
