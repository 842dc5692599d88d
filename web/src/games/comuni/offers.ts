// C3.11, C3.15 What a card of the hand can become, as the engine tells it.
import type { Card, Offer, Table } from '../../generated/comuni.ts';

/** Everything the card fits on, also what can't be paid: that is answered by why not. */
export const offersFor = (table: Pick<Table, 'own'>, card: Card): Offer[] =>
  table.own?.offers.filter((offer) => offer.card === card.id) ?? [];

type Weighed = Pick<Offer, 'move' | 'kind' | 'storeys' | 'craftsmen'>;

/** What is considered first when a card is taken up: the most for nothing, else the most that can be paid. */
export function bestOffer<One extends Weighed>(
  offers: readonly One[],
  can: (move: string) => boolean,
): One | undefined {
  const worth = (offer: One) =>
    // eslint-disable-next-line tavola/reckoning -- presentation: which offer is shown first
    (offer.kind === 'wall' ? 0 : 10) + offer.storeys - 5 * offer.craftsmen;
  return offers.filter(({ move }) => can(move)).sort((a, b) => worth(b) - worth(a))[0];
}
