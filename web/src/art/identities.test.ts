// Players are told apart by colour, hatching and charge; each alone is enough, for everybody's eyes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = readFileSync('src/design/tokens.css', 'utf8');

const IDENTITIES = ['gules', 'azure', 'or', 'vert', 'purpure', 'sable'];
// How colours look to those who lack one kind of cone (Machado, Oliveira, Fernandes 2009).
const EYES: Record<string, number[][]> = {
  'without the red cone': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without the green cone': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without the blue cone': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const LEAST = 24; // of the distance in CIELAB; 2 can just be seen side by side

/** By day or by night. */
function fill(identity: string, night: boolean): string {
  const value = new RegExp(`--${identity}: ([^;]+);`).exec(tokens)![1]!;
  const colours = value.match(/#[0-9a-f]{6}/g)!;
  return colours[night ? colours.length - 1 : 0]!;
}

const linear = (colour: string): number[] =>
  [1, 3, 5].map((i) => {
    const part = parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
const times = (matrix: number[][], [r, g, b]: number[]): number[] =>
  matrix.map((row) => row[0]! * r! + row[1]! * g! + row[2]! * b!);

function lab(rgb: number[]): number[] {
  const [x, y, z] = times(
    [
      [0.4339, 0.3762, 0.1898],
      [0.2127, 0.7152, 0.0722],
      [0.0178, 0.1095, 0.8727],
    ],
    rgb.map((part) => Math.min(1, Math.max(0, part))),
  ).map((part) => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116));
  return [116 * y! - 16, 500 * (x! - y!), 200 * (y! - z!)];
}

const pairs = IDENTITIES.flatMap((one, i) =>
  IDENTITIES.slice(i + 1).map((other): [string, string] => [one, other]),
);
for (const [who, matrix] of Object.entries(EYES))
  for (const night of [false, true])
    test(`colours of players differ for eyes ${who} by ${night ? 'night' : 'day'}`, () => {
      const seen = (identity: string) => lab(times(matrix, linear(fill(identity, night))));
      const near = pairs
        .map(([one, other]) => {
          const [a, b] = [seen(one), seen(other)];
          return { one, other, apart: Math.hypot(...a.map((part, i) => part - b[i]!)) };
        })
        .filter(({ apart }) => apart < LEAST);
      expect(near).toEqual([]);
    });
