// `import drum from 'icon:drum'` is the drawing of one icon of the package game-icons
// (game-icons.net, CC BY 3.0). Only the icons that are imported come into the page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = 'icon:';

function readSet(): IconSet {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet;
}

/** The outline of an icon, drawn in a square of 512. */
export function outline(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  const path = icon && /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
  if (!path) throw new Error(`no icon ${name} made of one path`);
  return path;
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'tavola:icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      set ??= readSet();
      return `export default ${JSON.stringify(outline(set, id.slice(PREFIX.length + 1)))}`;
    },
  };
}
