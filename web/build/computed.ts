// Files named *.build.ts run at build time. What they export by default is put into the page:
// data as JSON, or, imported with `?url`, a text such as a picture as a file of its own.
// So maps are projected and woodcuts are drawn before anybody loads them.
import { basename } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const BUILD = /\.build\.ts(\?url)?$/;

let last: Promise<unknown> = Promise.resolve();

/** Where nobody gets a turn for a minute, Vite's runner gives up: then it is asked again. */
async function load(path: string, tries = 5): Promise<unknown> {
  try {
    const { module } = await runnerImport<{ default: unknown }>(path, { configFile: false });
    return module.default;
  } catch (error) {
    if (tries > 1 && String(error).includes('timed out')) return load(path, tries - 1);
    throw error;
  }
}

/** One after the other: while one computes, another that waits for its modules would time out. */
export function run(path: string): Promise<unknown> {
  const made = last.then(() => load(path));
  last = made.catch(() => undefined);
  return made;
}

export function computed(): Plugin {
  let served = false;
  return {
    name: 'tavola:computed',
    enforce: 'pre',
    configResolved(config) {
      served = config.command === 'serve';
    },
    async load(id) {
      if (!BUILD.test(id)) return;
      const [path, query] = id.split('?') as [string, string | undefined];
      const made = await run(path);
      if (query !== 'url') return `export default ${JSON.stringify(made)}`;
      if (typeof made !== 'string')
        throw new Error(`${path} must export a text to have an address`);
      if (served) {
        return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(made)}`)}`;
      }
      const file = this.emitFile({
        type: 'asset',
        name: basename(path).replace('.build.ts', '.svg'),
        source: made,
      });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
