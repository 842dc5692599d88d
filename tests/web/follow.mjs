// Reads what a follower of a game is told, line by line, and keeps the view as the page does: with
// the page's own `changed`. Complains of the first move after which it is not the whole view.
// node follow.mjs <folder of the page's source>

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const web = process.argv[2];
const typescript = createRequire(join(web, 'package.json'))('typescript');
const source = readFileSync(join(web, 'src/lib/foresight.ts'), 'utf8');
const options = { compilerOptions: { module: 'esnext', target: 'esnext' } };
const script = typescript.transpileModule(source, options).outputText;
const { changed } = await import(`data:text/javascript,${encodeURIComponent(script)}`);

let kept = null;
let moves = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { change, whole } = JSON.parse(line);
  kept = kept === null ? whole : changed(kept, change);
  assert.deepEqual(kept, whole);
  moves += 1;
}
console.log(moves);
