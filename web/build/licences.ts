// Writes /licences.txt: every package of which something is in the page, with its licence.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export interface Package {
  name: string;
  version: string;
  license: string;
  homepage?: string;
  text: string;
}

const require = createRequire(import.meta.url);
const MODULES = resolve(import.meta.dirname, '../node_modules');

/** What is drawn from at build time, and so in the page without being a module of it. */
const DRAWN = ['@iconify-json/game-icons', 'world-atlas'];

/** What the packages themselves do not say. */
const NOTES: Record<string, string> = {
  '@iconify-json/game-icons':
    'Icons of game-icons.net by Lorc, Delapouite, Skoll and others, under the Creative Commons ' +
    'Attribution 3.0 licence (https://creativecommons.org/licenses/by/3.0/). Their outlines are ' +
    'drawn here in other colours and sizes:',
  'world-atlas':
    'Coastlines and borders of Natural Earth (https://www.naturalearthdata.com), which are in the ' +
    'public domain, as this package has them:',
};

const ICON = '\0icon:';

/** The folder of the package that a module belongs to. */
export function home(id: string): string | undefined {
  const [, made] = /^\0(vite|rolldown)\//.exec(id) ?? [];
  if (made) return join(MODULES, made);
  const path = id.replaceAll('\\', '/');
  const found = /^(.*\/)?node_modules\/((@[^/]+\/)?[^/]+)\//.exec(path);
  if (!found) return undefined;
  return resolve(found[1] ?? dirname(MODULES), 'node_modules', found[2]!);
}

/** What is in a bundle: modules, and what was a file of a package before (fonts). */
export function ids(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
  );
}

function licenceFile(folder: string): string | undefined {
  const name = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const text = name && readFileSync(join(folder, name), 'utf8');
  // Vite's goes on with those of packages that it holds itself: none of them is in the page.
  return text?.split('# Licenses of bundled dependencies')[0]!.trim();
}

/** Packages without a licence file: the licence itself is the same wherever it lies. */
function common(licence: string): string | undefined {
  if (licence !== 'Apache-2.0') return undefined;
  return licenceFile(dirname(require.resolve('typescript/package.json')));
}

export function describe(folder: string, icons: string[]): Package {
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  const note = NOTES[facts.name];
  const file = licenceFile(folder) ?? common(facts.license);
  const list = facts.name === DRAWN[0] ? icons.join(', ') : undefined;
  const text = [note, list, file].filter(Boolean).join('\n\n');
  if (!text) throw new Error(`${facts.name} comes without a licence`);
  return { ...facts, text };
}

export function write(packages: Package[]): string {
  const head =
    'Tavola itself is under the MIT licence. Its page holds something of these packages, each with ' +
    'its own licence:\n\n' +
    packages.map(({ name, version, license }) => `${name} ${version} (${license})`).join('\n');
  const each = packages.map(({ name, version, license, homepage, text }) => {
    const title = `${name} ${version} (${license})`;
    return [title, '='.repeat(title.length), homepage, '', text].filter((l) => l !== undefined);
  });
  return `${[head, ...each.map((lines) => lines.join('\n'))].join('\n\n\n')}\n`;
}

export function licences(): Plugin {
  return {
    name: 'tavola:licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const all = ids(bundle);
      const icons = all.filter((id) => id.startsWith(ICON)).map((id) => id.slice(ICON.length));
      const homes = [...all.map(home), ...DRAWN.map((name) => join(MODULES, name))];
      const packages = [...new Set(homes.filter((folder) => folder !== undefined))]
        .map((folder) => describe(folder, icons.sort()))
        .sort((a, b) => a.name.localeCompare(b.name));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: write(packages) });
    },
  };
}
