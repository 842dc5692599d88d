// C3.11, C3.15 What a card of the hand can become, and what that takes.
import { buildingsOf, heights, priceOf } from './reckon.ts';
import { HIGHEST, type Card, type Kind, type Table } from './table.ts';

export interface Offer {
  move: string;
  kind: Kind | 'wall';
  height: number;
  /** C3.12 Craftsmen for levels that the card lacks. */
  lacking: number;
  /** C3.27 A craftsman for a further action. */
  action: number;
}

export const costOf = ({ lacking, action }: Offer): number => lacking + action;

/** Everything the card fits on, also what can't be paid: that is answered by why not. */
export function offersFor(table: Table, seat: number, card: Card): Offer[] {
  const player = table.players[seat]!;
  const found: Offer[] = [];
  const add = (kind: Kind | 'wall', height: number) => {
    const wall = kind === 'wall';
    const move = wall ? `wall ${card.id} ${height}` : `build ${card.id} ${kind} ${height}`;
    found.push({ move, kind, height, ...priceOf(table, card, height, wall) });
  };
  for (const kind of card.kinds)
    for (const height of tops(buildingsOf(player, kind))) add(kind, height);
  for (const height of tops(heights(player))) add('wall', height);
  return found;
}

/** One storey more on each height there is, the highest first; last a new one. */
function tops(found: readonly number[]): number[] {
  return [...new Set([0, ...found])]
    .filter((height) => height < HIGHEST)
    .sort((a, b) => b - a)
    .map((height) => height + 1);
}

/** What is considered first when a card is taken up: the most for nothing, else the most that can be paid. */
export function bestOffer(
  offers: readonly Offer[],
  can: (move: string) => boolean,
): Offer | undefined {
  const worth = (offer: Offer) =>
    (offer.kind === 'wall' ? 0 : 10) + offer.height - 5 * costOf(offer);
  return offers.filter(({ move }) => can(move)).sort((a, b) => worth(b) - worth(a))[0];
}
