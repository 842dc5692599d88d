// This browser's part in making chance (docs/fairness.md): it draws a share when its reader sits down
// and commits to it, reveals it when all commitments stand, and keeps what it saw before.
import { ApiError, get, post, put, type Fairness, type TableView, type Who } from './api.ts';
import { commitShare, followCourse, toHex, type Receipt } from './fair.ts';
import { keep, recall } from './vault.ts';

interface Kept {
  /** The table's commitment that the share is bound to. */
  table: string;
  entropy: string;
  /** What was seen before the reveal; null until then. */
  receipt: Receipt | null;
}

const place = (table: string, seat: number): string => `share:${table}:${seat}`;
const seen = (table: string): string => `seen:${table}`;
const draw = (): string => toHex(crypto.getRandomValues(new Uint32Array(8)).buffer);
/** Hashes are worked out on secure connections only; without them one takes no part. */
const able = (): boolean => Boolean(globalThis.crypto?.subtle);

/** Seats that are being seen to; and commitments that this page has made, with the view that told so. */
const busy = new Map<string, Promise<TableView | null>>();
const made = new Map<string, number>();
/** Shares that this page has revealed: the view that asked for one may come again. */
const told = new Set<string>();

/** Rounds of tables whose commitments are kept. */
const witnessed = new Set<string>();

/** Keep the first commitment that was seen in each round. */
async function witness({ table }: TableView): Promise<void> {
  const round = `${table.id}:${table.round}`;
  if (table.round === null || table.status === 'over' || witnessed.has(round)) return;
  witnessed.add(round);
  const known = await firstSeen(table.id);
  if (!known[table.round])
    await keep(seen(table.id), { ...known, [table.round]: table.commitment });
}

/** The table's commitments that this browser was shown first, by round. */
export const firstSeen = async (table: string): Promise<Record<number, string>> =>
  (await recall<Record<number, string>>(seen(table))) ?? {};

/** Whether these are the table's commitments, round by round, as far as this browser was shown any. */
export const asSeen = async (table: string, tables: readonly string[]): Promise<boolean> =>
  Object.entries(await firstSeen(table)).every(
    ([round, seen]) => tables[Number(round) - 1] === seen,
  );

/** What this browser saw before it revealed the share of a seat. */
export const receiptOf = async (table: string, seat: number): Promise<Receipt | null> =>
  (await recall<Kept>(place(table, seat)))?.receipt ?? null;

/** Commit, or reveal, if it is time for it: the view that came of it, or null. */
export async function takePart(view: TableView, who: Who = null): Promise<TableView | null> {
  const key = place(view.table.id, view.seat ?? -1);
  await busy.get(key);
  const work = see(view, who);
  busy.set(key, work);
  try {
    return await work;
  } finally {
    if (busy.get(key) === work) busy.delete(key);
  }
}

async function see(view: TableView, who: Who): Promise<TableView | null> {
  const { table, seat } = view;
  if (table.round === null) return null;
  try {
    await witness(view);
    if (table.status !== 'open' || seat === null || !able()) return null;
    return table.sealed === null ? await commit(view, seat, who) : await reveal(view, seat, who);
  } catch (error) {
    // Somebody was quicker, or nobody answers: the next view shows what is to be done.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

async function commit(view: TableView, seat: number, who: Who): Promise<TableView | null> {
  const { id, commitment: table } = view.table;
  const before = await recall<Kept>(place(id, seat));
  const known = before?.table === table;
  const once = `${place(id, seat)}:${table}`;
  // Another device may have committed: the one that was opened last has the share.
  const done = made.get(once) ?? -1;
  if (view.seats[seat]!.share === null ? view.number <= done : known || done >= 0) return null;
  const kept: Kept = known ? before : { table, entropy: draw(), receipt: null };
  await keep(place(id, seat), kept); // before anybody counts on it
  const commitment = await commitShare(kept.entropy, table, seat);
  const news = await put<TableView>(`/tables/${id}/commitment`, { commitment }, who);
  made.set(once, news.number);
  return news;
}

const courseOf = async (view: TableView, who: Who = null) =>
  followCourse(
    (await get<Fairness>(`/tables/${view.table.id}/fairness`, who)).course ?? [],
    view.table.players,
  );

async function reveal(view: TableView, seat: number, who: Who): Promise<TableView | null> {
  const { id, commitment: table } = view.table;
  const { share } = view.seats[seat]!;
  const kept = await recall<Kept>(place(id, seat));
  const once = `${place(id, seat)}:${table}`;
  if (share !== 'committed' || kept?.table !== table || told.has(once)) return null;
  const joint = await courseOf(view, who);
  const own = await commitShare(kept.entropy, table, seat);
  if (joint?.commitment !== table || joint.sealed === null || joint.commitments[seat] !== own)
    return null; // that is not what was committed to: nothing is revealed
  if (!(await asSeen(id, joint.tables))) return null; // nor to a table that hides a round
  const receipt = {
    seat,
    entropy: kept.entropy,
    commitment: table,
    commitments: joint.commitments,
    before: joint.tables.slice(0, -1),
  };
  await keep(place(id, seat), { ...kept, receipt });
  const news = await post<TableView>(`/tables/${id}/reveal`, { entropy: kept.entropy }, who);
  told.add(once);
  return news;
}

/** Begin. Whoever is alone with bots brings the share along; else the others' are waited for. */
export async function begin(view: TableView, fill?: string): Promise<TableView> {
  const { table, seat, seats } = view;
  const path = `/tables/${table.id}/start`;
  const form = fill ? { fill } : {};
  const others = seats.some(({ kind, you }) => kind === 'person' && !you);
  if (seat === null || others || table.round === null) {
    await takePart(view);
    return post<TableView>(path, form);
  }
  await witness(view);
  const tables = table.round === 1 ? [table.commitment] : ((await courseOf(view))?.tables ?? []);
  if (!(await asSeen(table.id, tables))) return post<TableView>(path, form); // without a share
  const entropy = draw();
  const commitments = seats.map(() => null as string | null);
  if (able()) commitments[seat] = await commitShare(entropy, table.commitment, seat);
  const before = tables.slice(0, -1);
  const receipt: Receipt | null = able()
    ? { seat, entropy, commitment: table.commitment, commitments, before }
    : null;
  await keep(place(table.id, seat), { table: table.commitment, entropy, receipt });
  try {
    return await post<TableView>(path, { ...form, entropy });
  } catch (error) {
    if (!(error instanceof ApiError) || error.word !== 'not-alone') throw error;
    // Somebody has sat down this very moment: there must be a share that nobody has been told.
    await keep(place(table.id, seat), null);
    await takePart(await get<TableView>(`/tables/${table.id}/view`));
    return post<TableView>(path, form);
  }
}

/** Who looks in anywhere on the site reveals what is waited for at these tables. */
export async function lookIn(tables: { id: string; seat: number | null; status: string }[]) {
  for (const { id, seat, status } of tables) {
    if (seat === null || status !== 'open') continue;
    const kept = await recall<Kept>(place(id, seat));
    if (!kept || kept.receipt) continue;
    try {
      await takePart(await get<TableView>(`/tables/${id}/view`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
