// Names of things for those who listen.
import { say } from '../saying.ts';
import { RESOURCES, type Amounts, type Owned, type Stage } from './facts.ts';
import { zoneTitle, type Tile } from './tiles.ts';

/** "2 food and 1 gold". */
export const amountWords = (texts: Stage['texts'], amounts: Amounts): string =>
  texts.join(
    RESOURCES.flatMap((resource) =>
      amounts[resource]
        ? [texts.say(`resource-${resource}.many`, { count: amounts[resource] })]
        : [],
    ),
  );

/** Where a figure is, in a few words. */
export function whereabouts(stage: Stage, figure: Owned): string {
  if (figure.post)
    return figure.post === 'city'
      ? say(stage, 'at-city')
      : say(stage, 'at-post', { piece: figure.post });
  return figure.zone === `fief-${figure.seat}`
    ? say(stage, 'at-free')
    : zoneTitle(stage, figure.zone);
}

export function spokenFigure(stage: Stage, figure: Owned): string {
  const parts = [
    say(stage, figure.seat === stage.view.seat ? 'figure-yours' : 'figure-of', {
      piece: figure.piece,
      seat: figure.seat,
      attack: figure.attack,
      defence: figure.defence,
    }),
    whereabouts(stage, figure),
  ];
  if (figure.damage) parts.push(say(stage, 'figure-damage', { count: figure.damage }));
  if (figure.flipped) parts.push(say(stage, 'used'));
  return parts.join(', ');
}

export function spokenTile(stage: Stage, tile: Tile): string {
  const table = stage.view.table;
  const parts = [tile.title];
  if (tile.sort === 'city') {
    const { attack, defence } = table.players[tile.lord!]!.city;
    parts.push(`${attack}/${defence}`);
  }
  if (tile.buildings.length) parts.push(say(stage, 'tile-buildings', { cards: tile.buildings }));
  if (tile.post)
    parts.push(say(stage, 'tile-gives', { list: amountWords(stage.texts, tile.output) }));
  parts.push(
    tile.figures.length
      ? say(stage, 'tile-figures', { cards: tile.figures.map(({ card }) => card) })
      : say(stage, 'nobody-here'),
  );
  if (tile.flipped) parts.push(say(stage, 'used'));
  if (table.batch?.groups.includes(tile.post ?? '') && tile.lord === table.active_seat)
    parts.push(say(stage, 'in-batch'));
  return parts.join('; ');
}

/** A card of the hand: what it costs, and what was decided about it. */
export function spokenCard(
  stage: Stage,
  card: string,
  count: number,
  paid: boolean,
  gone: number,
): string {
  const table = stage.view.table;
  const printed = stage.printed.cards[card]!;
  const title = say(stage, `card-${card}.title`);
  const parts = [count > 1 ? `${title} ×${count}` : title];
  if (printed.defence) parts.push(`${printed.attack}/${printed.defence}`);
  parts.push(
    say(stage, 'costs', {
      list: amountWords(stage.texts, table.prices?.[card]?.price ?? printed.price),
    }),
    say(stage, `card-${card}.gist`),
  );
  if (paid) parts.push(say(stage, 'card-paid'));
  if (gone) parts.push(say(stage, 'card-gone', { count: gone }));
  return parts.join('; ');
}
