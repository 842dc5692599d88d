// What a move would do, as the engine foresees it (docs/api.md): the page works nothing out itself.

type Changes = Record<string, unknown>;

const isChanges = (value: unknown): value is Changes =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The table after such differences. What did not change is shared with the old one. */
export function changed<T>(now: T, changes: unknown): T {
  if (!isChanges(changes)) return changes as T;
  if (Array.isArray(now)) {
    return now.map((one: unknown, place) => {
      const key = `#${place}`;
      return key in changes ? changed(one, changes[key]) : one;
    }) as T;
  }
  if (!isChanges(now)) return changes as T;
  const then: Changes = { ...now };
  for (const key of (changes['-'] as string[] | undefined) ?? []) delete then[key];
  for (const [key, value] of Object.entries(changes)) {
    if (key !== '-') then[key] = key in now ? changed(now[key], value) : value;
  }
  return then as T;
}
