// What was said at tables: how far it was heard, and whose words are not shown. Kept on this device.
import type { ChatTold } from '../generated/messages.ts';
import type { Entry, TableView } from './api.ts';

const HEARD = 'tavola:heard-to';
const MUTED = 'tavola:muted';
/** Tables of which it is kept how far they were heard: the newest. */
const MOST = 50;

function stored<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Whose ears these are: several people may share the device. */
type Place = Pick<TableView, 'seat'> & { table: Pick<TableView['table'], 'id'> };
const placeOf = ({ table, seat }: Place): string => `${table.id}:${seat ?? ''}`;

class Talk {
  /** By place, the number of the last that was heard. */
  #heard = $state.raw<Record<string, number>>(stored(HEARD, {}));
  /** By name: nothing else is known of people. */
  #muted = $state.raw<readonly string[]>(stored(MUTED, []));

  isMuted(name: string): boolean {
    return this.#muted.includes(name);
  }

  mute(name: string, quiet: boolean): void {
    const others = this.#muted.filter((one) => one !== name);
    this.#muted = quiet ? [...others, name] : others;
    localStorage.setItem(MUTED, JSON.stringify(this.#muted));
  }

  /** What others said and the reader wants to hear. */
  #words(place: Place, entries: readonly Entry[]): ChatTold[] {
    return entries.filter(
      (entry): entry is ChatTold =>
        entry.kind === 'chat' &&
        (entry.seat === null || entry.seat !== place.seat) &&
        !this.isMuted(entry.name),
    );
  }

  unread(place: Place, entries: readonly Entry[]): number {
    const since = this.#heard[placeOf(place)] ?? 0;
    return this.#words(place, entries).filter(({ n }) => n > since).length;
  }

  /** All of it has been read. */
  hear(place: Place, entries: readonly Entry[]): void {
    const last = this.#words(place, entries).at(-1)?.n;
    const where = placeOf(place);
    const { [where]: before, ...others } = this.#heard;
    if (last === undefined || last <= (before ?? 0)) return;
    const kept = Object.entries(others).slice(1 - MOST);
    this.#heard = Object.fromEntries([...kept, [where, last]]);
    localStorage.setItem(HEARD, JSON.stringify(this.#heard));
  }
}

export const talk = new Talk();
