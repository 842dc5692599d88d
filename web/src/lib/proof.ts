// The proof that chance was fair, worked out in this browser, with what it has kept (lib/shares.ts).
import type { GameModule } from '../games/contract.ts';
import { get, type Fairness, type TableView } from './api.ts';
import { followCourse, keepsTo, verify, type Checked, type Draw, type Receipt } from './fair.ts';
import { asSeen, receiptOf } from './shares.ts';

export interface Proof extends Checked {
  /** What the reader's seat saw before it revealed its share, if this browser did. */
  receipt: Receipt | null;
  /** Whether the record keeps to all that this browser saw. */
  kept: boolean;
}

/** All of it holds. */
export const holds = ({ commitment, course, kept, wrong }: Proof): boolean =>
  commitment && course && kept && wrong === null;

export async function prove(
  fair: Fairness,
  { table, seat }: TableView,
  module: GameModule,
): Promise<Proof> {
  const record = await get<{ moves: { chance?: Draw[] }[] }>(`/tables/${table.id}/record`);
  const draws = record.moves.flatMap(({ chance }) => chance ?? []);
  const checked = await verify(fair, draws, (what, drawn) =>
    module.itemsOf(what, table.players, drawn),
  );
  const joint = fair.course ? await followCourse(fair.course, table.players) : null;
  if (!joint) return { ...checked, receipt: null, kept: true };
  const receipt = seat === null ? null : await receiptOf(table.id, seat);
  const kept = (await asSeen(table.id, joint.tables)) && (!receipt || keepsTo(receipt, joint));
  return { ...checked, receipt, kept };
}
