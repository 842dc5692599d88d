// What groups give and things cost, worked out before a move is made. The server decides.
import {
  CROP,
  PAIR,
  RESOURCES,
  SURCHARGE,
  type Amounts,
  type Batch,
  type Figure,
  type Land,
  type Player,
  type Resource,
  type Table,
} from './table.ts';

const EQUAL = 4; // M4.6 so many equal ones are exchanged for another
const HALF = 2; // M8.3 so many of an ally's count as one

export const total = (amounts: Amounts): number =>
  RESOURCES.reduce((sum, resource) => sum + (amounts[resource] ?? 0), 0);

export function add(into: Amounts, more: Amounts): Amounts {
  const sum: Amounts = { ...into };
  for (const resource of RESOURCES)
    if (more[resource]) sum[resource] = (sum[resource] ?? 0) + more[resource];
  return sum;
}

/** M4.9 What a figure's labour is worth where it is. */
export function labourOf(table: Table, figure: Figure, land?: Land): Amounts {
  const work = table.printed[figure.card]!.output.labour ?? 0;
  if (!work) return {};
  return { [land ? CROP[land.card]! : 'labour']: work };
}

/** M5.1, M5.2 What a territory or the city gives with all that is on it. */
export function groupOutput(table: Table, player: Player, post: string): Amounts {
  const land = player.lands.find(({ piece }) => piece === post);
  let sum = { ...table.printed[land?.card ?? 'city']!.output };
  for (const building of land?.buildings ?? []) sum = add(sum, table.printed[building]!.output);
  const flipped = land ? land.flipped : player.city.flipped;
  for (const figure of player.figures) {
    // M7.1 Who came to a flipped place does not produce there.
    if (figure.post === post && figure.flipped === flipped)
      sum = add(sum, labourOf(table, figure, land));
  }
  return sum;
}

/** What the unflipped groups of a seat can still give, without those that are in the payment already. */
export function leftOf(table: Table, seat: number): Amounts {
  const player = table.players[seat]!;
  const left: Amounts = { ...player.left };
  const groups = table.batch && table.active_seat === seat ? table.batch.groups : [];
  for (const group of groups) {
    const figure = player.figures.find(({ piece }) => piece === group);
    const given = figure ? labourOf(table, figure) : groupOutput(table, player, group);
    for (const resource of RESOURCES)
      left[resource] = Math.max(0, (left[resource] ?? 0) - (given[resource] ?? 0));
  }
  return left;
}

/** M5.6 Whether the paired building is missing in the seat's fief. */
export function lacksBuilding(table: Table, seat: number, card: string): boolean {
  const needed = PAIR[card];
  return (
    needed !== undefined &&
    !table.players[seat]!.lands.some(({ buildings }) => buildings.includes(needed))
  );
}

/** M5 What a card costs this seat. */
export function priceOf(table: Table, seat: number, card: string): Amounts {
  const { price } = table.printed[card]!;
  return lacksBuilding(table, seat, card) ? add(price, { gold: SURCHARGE }) : price;
}

export const counted = (resources: readonly Resource[]): Amounts => {
  const found: Amounts = {};
  for (const resource of resources) found[resource] = (found[resource] ?? 0) + 1;
  return found;
};

export const spelled = (amounts: Amounts): Resource[] =>
  RESOURCES.flatMap((resource) => Array<Resource>(amounts[resource] ?? 0).fill(resource));

/** M4.5 to M4.11 What a batch has by kind (an ally's help halved), and of any kind. */
export function gathered(batch: Batch): { have: Amounts; any: number } {
  const have: Amounts = {};
  for (const resource of RESOURCES) {
    const count = batch.made[resource] + Math.floor(batch.help[resource] / HALF);
    if (count) have[resource] = count;
  }
  return { have, any: batch.changed + batch.discards.length + batch.given };
}

/** What a batch lacks by kind before anything is exchanged, and what would be lost of it. */
export function balance(batch: Batch): { short: Amounts; surplus: Amounts; exchanged: number } {
  const { have } = gathered(batch);
  const price = counted(batch.price);
  const short: Amounts = {};
  const surplus: Amounts = {};
  let exchanged = 0;
  for (const resource of RESOURCES) {
    const rest = (have[resource] ?? 0) - (price[resource] ?? 0);
    if (rest < 0) short[resource] = -rest;
    if (rest > 0) surplus[resource] = rest;
    if (rest > 0) exchanged += Math.floor(rest / EQUAL);
  }
  return { short, surplus, exchanged };
}
