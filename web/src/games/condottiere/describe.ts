// The board in words: enough to play from.
import type { Section } from '../contract.ts';
import { explain, playedOrder } from './army.ts';
import drawing from './map/map.build.ts';
import { listed } from '../listed.ts';
import { saying } from '../saying.ts';
import { CARDS, inBattle, type Stage } from './facts.ts';

export function describe(stage: Stage): Section[] {
  const { table } = stage.view;
  const { texts, names } = stage;
  const say = saying(stage);
  const cardNames = (cards: string[]): string =>
    texts.join(cards.map((card) => say(`card-${card}`)));

  const state = [
    say('words-round', { round: table.round, count: table.group_to_win }),
    say('words-pawn', { seat: table.pawn }),
  ];
  if (inBattle(table) && table.city) state.push(say('words-battle', { city: table.city }));
  if (table.winter) state.push(say('words-winter'));

  const players = table.players.map((player, seat) => {
    const parts = [
      say('words-player', {
        name: names[seat],
        cards: say('hand-size', { count: player.cards }),
        cities: say('city-count', { count: player.cities }),
        group: say('group-count', { count: player.largest_group }),
      }),
    ];
    const army = playedOrder(stage.happenings, seat, player.army);
    if (army.length) {
      const terms = explain(player.strength, table.winter, null, texts, army);
      const sum = terms.map(({ text, why }) => (why ? `${text} ${why}` : text)).join(' ');
      parts.push(
        say('words-army', {
          cards: cardNames(army),
          strength: player.strength.total,
          sum: sum && ` (${sum})`,
        }),
      );
    }
    if (player.out) parts.push(say('words-out'));
    const known = listed(player.known, CARDS);
    if (known.length) parts.push(say('words-known', { cards: cardNames(known) }));
    return parts.join(' ');
  });

  const borders = drawing.borders[table.borders];
  const cities = Object.keys(table.owners).map((city) => {
    const owner = table.owners[city];
    const place =
      owner === null || owner === undefined
        ? say('city-free', { city })
        : owner === stage.view.seat
          ? say('city-yours', { city })
          : say('city-owned', { city, seat: owner });
    const neighbours = borders.flatMap(([a, b]) => (a === city ? [b] : b === city ? [a] : []));
    return `${place}; ${say('words-neighbours', { cities: neighbours })}`;
  });

  const sections = [
    { title: say('words-state'), lines: state },
    { title: say('words-players'), lines: players },
    { title: say('words-cities'), lines: cities },
  ];
  if (table.hand)
    sections.splice(1, 0, {
      title: say('words-hand'),
      lines: [cardNames(listed(table.hand, CARDS))],
    });
  return sections;
}
