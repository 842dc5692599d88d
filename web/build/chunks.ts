// Into which files the code is cut. What the first view needs and others need, too, is one file;
// what the table and several games share is another, fetched while the home page is looked at. So no
// page waits for forty small files, and the first view for none that only a table needs.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const source = (path: string) => resolve(import.meta.dirname, '../src', path);

/** All that is loaded with this file, and not only when it is asked for. */
const loadedWith = (root: string) => {
  const found = new Set<string>();
  return (context: Context): Set<string> => {
    const open = found.size ? [] : [root];
    for (let id; (id = open.pop());) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  };
};

export function chunks(): Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined> {
  const first = loadedWith(source('main.ts'));
  const table = loadedWith(source('pages/TablePage.svelte'));
  const games = readdirSync(source('games')).map((name) =>
    loadedWith(source(`games/${name}/index.ts`)),
  );
  const shared = (id: string, context: Context) =>
    table(context).has(id) || games.filter((game) => game(context).has(id)).length > 1;
  return {
    groups: [
      {
        name: (id, context) => (first(context).has(id) ? 'shared' : null),
        minShareCount: 2,
      },
      {
        name: (id, context) => (shared(id, context) ? 'table' : null),
        minShareCount: 2,
      },
    ],
  };
}
