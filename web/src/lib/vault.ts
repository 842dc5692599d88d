// What this browser keeps for proofs, by key: in IndexedDB, or where there is none until it is closed.
const NAME = 'tavola';
const STORE = 'proofs';

let opened: Promise<IDBDatabase | null> | null = null;
const memory = new Map<string, unknown>();

const open = (): Promise<IDBDatabase | null> =>
  (opened ??= new Promise((resolve) => {
    try {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = asked.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  }));

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(STORE));
  });

export async function recall<T>(key: string): Promise<T | undefined> {
  const database = await open();
  if (!database) return memory.get(key) as T | undefined;
  return settled(database.transaction(STORE).objectStore(STORE).get(key) as IDBRequest<T>);
}

export async function keep(key: string, value: unknown): Promise<void> {
  const database = await open();
  if (!database) memory.set(key, value);
  else await settled(database.transaction(STORE, 'readwrite').objectStore(STORE).put(value, key));
}
