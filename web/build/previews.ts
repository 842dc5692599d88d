// Pictures of the games for previews of links: those who show them take no SVG. Each is its game's
// print on paper, under a name that the server knows: previews/GAME.png (server/web/invites.py).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { run } from './computed.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 45;
const PAPER = '#efe6d3';

/** The print in the middle of a sheet of paper. */
const onPaper = (print: string): string => {
  const box = `x="${MARGIN}" y="${MARGIN}" width="${WIDTH - 2 * MARGIN}" height="${HEIGHT - 2 * MARGIN}"`;
  const picture = print.replace(/width="\d+" height="\d+"/, box); // of the print as a whole
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${PAPER}"/>${picture}</svg>`;
};

export function previews(): Plugin {
  let games = '';
  return {
    name: 'tavola:previews',
    apply: 'build',
    configResolved({ root }) {
      games = join(root, 'src', 'games');
    },
    async generateBundle() {
      const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
      await initWasm(readFileSync(wasm));
      for (const game of readdirSync(games)) {
        const file = join(games, game, 'picture.build.ts');
        if (!existsSync(file)) continue;
        const drawn = new Resvg(onPaper(String(await run(file)))).render();
        this.emitFile({
          type: 'asset',
          fileName: `previews/${game}.png`,
          source: drawn.asPng(),
        });
      }
    },
  };
}
