// Several people at one device: each guest is a person of their own, whose secret this device keeps.
import { post, put, type MeMessage, type TableView } from './api.ts';
import { takePart } from './shares.ts';

export interface Guest {
  seat: number;
  name: string;
  secret: string;
}

const key = (table: string): string => `tavola:hotseat:${table}`;

export function guestsAt(table: string): Guest[] {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? '[]') as Guest[];
  } catch {
    return [];
  }
}

/** Make the guests and seat them, by the table's invite. */
export async function seatGuests(
  table: string,
  invite: string,
  guests: { seat: number; name: string }[],
): Promise<void> {
  const seated: Guest[] = [];
  for (const { seat, name } of guests) {
    const me = await post<MeMessage>('/me', { name, bearer: true }, { secret: '' });
    const secret = me.secret!; // it was asked for
    await post<TableView>('/join', { token: invite }, { secret });
    const view = await put<TableView>(`/tables/${table}/seats/${seat}`, { kind: 'me' }, { secret });
    await takePart(view, { secret });
    seated.push({ seat, name, secret });
  }
  localStorage.setItem(key(table), JSON.stringify(seated));
}
