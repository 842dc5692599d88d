// The home page is drawn at build time, in every language, into templates of index.html; a small
// script (src/first.ts) shows the reader's before any other has come. Fonts of the first view and
// the words of that language are asked for at once.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { build, type InlineConfig, type Plugin, type PluginOption, type Rolldown } from 'vite';

type Manifest = Record<string, { file: string }>;
interface Shells {
  drawShells: () => Promise<Record<string, string>>;
}

/** Texts and titles of the home page; all others may come later. */
const FONTS = ['eb-garamond-latin-400-normal', 'source-sans-3-latin-400-normal'];
/** What the home page says. */
const WORDS = ['src/tavola/text', 'src/text'];
/** What the page looks at when it is loaded. */
const BROWSER = [
  'addEventListener',
  'document',
  'innerHeight',
  'innerWidth',
  'localStorage',
  'location',
  'matchMedia',
  'window',
] as const;

/** Pages that are loaded when they are asked for are not part of it; words are. */
const alone = (): Plugin => ({
  name: 'tavola:alone',
  enforce: 'pre',
  resolveDynamicImport: (id) =>
    typeof id === 'string' && !id.includes('.ftl') ? { id: `later:${id}`, external: true } : null,
});

const quiet = (root: string): InlineConfig => ({ configFile: false, root, logLevel: 'warn' });

/** The script that runs first: alone in its file, and no module, since those run last. */
async function writeFirst(root: string, outDir: string): Promise<string> {
  const made = (await build({
    ...quiet(root),
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: 'src/first.ts', formats: ['iife'], name: 'first' },
      rolldownOptions: { output: { entryFileNames: 'assets/first-[hash].js' } },
    },
  })) as Rolldown.RolldownOutput[];
  return `/${made[0]!.output[0].fileName}`;
}

async function drawn(root: string, plugins: PluginOption[]): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-shell-'));
  const browser = new Window({ url: 'http://localhost/' });
  try {
    await build({
      ...quiet(root),
      plugins: [alone(), ...plugins],
      ssr: { noExternal: true },
      build: { outDir: folder, emptyOutDir: true, ssr: 'src/shell.ts', assetsInlineLimit: 0 },
    });
    for (const name of BROWSER) Object.assign(globalThis, { [name]: browser[name] });
    const file = pathToFileURL(join(folder, 'shell.js')).href;
    return await ((await import(file)) as Shells).drawShells();
  } finally {
    for (const name of BROWSER) Reflect.deleteProperty(globalThis, name);
    await browser.happyDOM.close();
    rmSync(folder, { recursive: true });
  }
}

export function shell(plugins: () => PluginOption[]): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'tavola:shell',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const manifest = JSON.parse(
          readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8'),
        ) as Manifest;
        const file = (part: string): string => {
          const found = Object.keys(manifest).find((name) => `/${name}`.endsWith(`/${part}`));
          if (!found) throw new Error(`the page has no ${part}`);
          return `/${manifest[found]!.file}`;
        };
        const fonts = FONTS.map(
          (font) =>
            `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file(`${font}.woff2`)}">`,
        );
        const templates = Object.entries(await drawn(root, plugins())).map(([code, body]) => {
          for (const [, asset] of body.matchAll(/"(\/assets\/[^"]+)"/g))
            if (!existsSync(join(outDir, asset!))) throw new Error(`the page has no ${asset}`);
          const words = WORDS.map((folder) => file(`${folder}/${code}.ftl?raw`)).join(' ');
          return `<template lang="${code}" data-words="${words}">${body}</template>`;
        });
        const first = await writeFirst(root, outDir);
        const page = join(outDir, 'index.html');
        const html = readFileSync(page, 'utf8')
          .replace('</title>', `</title>\n    ${fonts.join('\n    ')}`)
          .replace(
            '<div id="app"></div>',
            `<div id="app"></div>\n${templates.join('\n')}\n<script src="${first}"></script>`,
          );
        writeFileSync(page, html);
      },
    },
  };
}
