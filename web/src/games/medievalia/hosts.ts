// Who stands where, as the ring of zones shows it.
import type { Table } from '../../generated/medievalia.ts';
import { figuresIn, type Owned } from './facts.ts';

type Zone = Table['zones'][number];
export type Host = Zone['hosts'][number] & { figures: Owned[]; strongest: string };

/** Who stands in a zone, owner by owner; in a fief only strangers. */
export const hostsIn = (table: Table, zone: string): Host[] =>
  table.zones
    .find((one) => one.zone === zone)!
    .hosts.map((host) => {
      const figures = figuresIn(table, zone).filter(({ seat }) => seat === host.seat);
      const best = figures.reduce((one, other) => (other.attack > one.attack ? other : one));
      return { ...host, figures, strongest: best.card };
    });
