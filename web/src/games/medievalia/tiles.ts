// The places of a zone as tiles: the city, territories, who stands free, strangers, and one's own abroad.
import { say } from '../saying.ts';
import { figuresIn, lordOf, type Amounts, type Owned, type Stage } from './facts.ts';

export interface Tile {
  id: string;
  sort: 'city' | 'land' | 'camp' | 'zone' | 'strangers';
  picture: string;
  title: string;
  /** The territory or city that it is. */
  post: string | null;
  zone: string;
  /** Whose fief it lies in. */
  lord: number | null;
  buildings: string[];
  output: Amounts;
  flipped: boolean;
  figures: Owned[];
}

export function zoneTitle(stage: Stage, zone: string): string {
  const [sort, seat, other] = zone.split('-');
  if (sort === 'centre') return say(stage, 'centre-title');
  if (sort === 'border')
    return say(stage, 'border-title', { seat: Number(seat), other_seat: Number(other) });
  return Number(seat) === stage.view.seat
    ? say(stage, 'fief-yours')
    : say(stage, 'fief-title', { seat: Number(seat) });
}

function fiefTiles(stage: Stage, seat: number): Tile[] {
  const table = stage.view.table;
  const player = table.players[seat]!;
  const zone = `fief-${seat}`;
  const at = (post: string | null) =>
    player.figures
      .filter((figure) => figure.zone === zone && figure.post === post)
      .map((figure) => ({ ...figure, seat }));
  const base = { zone, lord: seat };
  const city: Tile = {
    ...base,
    id: 'city',
    sort: 'city',
    picture: 'city',
    title: say(stage, 'city-title'),
    post: 'city',
    buildings: [],
    output: player.city.output,
    flipped: player.city.flipped,
    figures: at('city'),
  };
  const lands = player.lands.map((land): Tile => ({
    ...base,
    id: land.piece,
    sort: 'land',
    picture: land.card,
    title: say(stage, 'piece-title', { piece: land.piece }),
    post: land.piece,
    buildings: land.buildings,
    output: land.output,
    flipped: land.flipped,
    figures: at(land.piece),
  }));
  const camp: Tile = {
    ...base,
    id: 'camp',
    sort: 'camp',
    picture: 'camp',
    title: say(stage, 'camp-title'),
    post: null,
    buildings: [],
    output: {},
    flipped: false,
    figures: at(null),
  };
  const strangers = figuresIn(table, zone).filter((figure) => figure.seat !== seat);
  const found = [city, ...lands, camp];
  if (strangers.length)
    found.push({
      ...camp,
      id: 'strangers',
      sort: 'strangers',
      title: say(stage, 'strangers-title'),
      figures: strangers,
    });
  return [...found, ...abroad(stage, seat)];
}

/** The player's own figures in other zones. */
function abroad(stage: Stage, seat: number): Tile[] {
  const table = stage.view.table;
  return table.zones.flatMap(({ zone }): Tile[] => {
    const figures = figuresIn(table, zone).filter((figure) => figure.seat === seat);
    if (zone === `fief-${seat}` || !figures.length) return [];
    return [zoneTile(stage, zone, figures)];
  });
}

const zoneTile = (stage: Stage, zone: string, figures: Owned[]): Tile => ({
  id: zone,
  sort: 'zone',
  picture: zone.startsWith('fief-') ? 'camp' : 'border',
  title: zoneTitle(stage, zone),
  post: null,
  zone,
  lord: lordOf(stage.view.table, zone),
  buildings: [],
  output: {},
  flipped: false,
  figures,
});

/** All tiles of a zone. */
export function tilesOf(stage: Stage, zone: string): Tile[] {
  const table = stage.view.table;
  const lord = lordOf(table, zone);
  return lord === null ? [zoneTile(stage, zone, figuresIn(table, zone))] : fiefTiles(stage, lord);
}
