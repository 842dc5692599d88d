// `@fontsource 'EB Garamond' eb-garamond 400 500-italic;` in a style sheet is this family of the
// package @fontsource/eb-garamond in these weights: a @font-face for each weight and alphabet.
import type { Plugin } from 'vite';

const FAMILY = /^@fontsource '([^']+)' ([\w-]+) ([^;]+);$/gm;
/** What each file of a weight holds: a browser fetches those that a text needs. */
const ALPHABETS = {
  'latin-ext':
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, ' +
    'U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, ' +
    'U+2C60-2C7F, U+A720-A7FF',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, ' +
    'U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
};

function face(family: string, name: string, cut: string, alphabet: string, range: string): string {
  const [weight, style = 'normal'] = cut.split('-') as [string, string?];
  return `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url('@fontsource/${name}/files/${name}-${alphabet}-${weight}-${style}.woff2') format('woff2');
  unicode-range: ${range};
}`;
}

export function fonts(): Plugin {
  return {
    name: 'tavola:fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) =>
        code.replace(FAMILY, (_, family: string, name: string, cuts: string) =>
          cuts
            .split(' ')
            .flatMap((cut) =>
              Object.entries(ALPHABETS).map(([alphabet, range]) =>
                face(family, name, cut, alphabet, range),
              ),
            )
            .join('\n'),
        ),
    },
  };
}
