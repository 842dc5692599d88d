// The places of a fief, 186 × 74 each, in the manner of a woodcut.
import {
  cypress,
  fill,
  furrows,
  hatch,
  hill,
  INK,
  line,
  PAPER,
  roundTree,
  sky,
  sun,
  tower,
} from '../../../art/woodcut.ts';

const W = 186;
const H = 74;
const TILE = '#c9785a';
const MEADOW = '#d8dfb8';

const framed = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMid slice"><rect width="${W}" height="${H}" fill="${PAPER}"/>${inner}</svg>`;

const sheaf = (x: number, y: number) =>
  fill(
    `M${x - 6} ${y - 7}C${x - 2} ${y - 3} ${x - 2} ${y + 2} ${x - 5} ${y + 8}H${x + 5}C${x + 2} ${y + 2} ${x + 2} ${y - 3} ${x + 6} ${y - 7}L${x + 3} ${y - 6}L${x} ${y - 10}L${x - 3} ${y - 6}z`,
    '#f6e09a',
    1,
  ) + line(`M${x - 3} ${y}h6`, 1.6);

const sheep = (x: number, y: number) =>
  fill(`M${x} ${y}c-1 -6 12 -7 13 -1v3h-2.5v4h-2v-4h-4v4h-2v-4h-2.5z`, PAPER, 1.1) +
  `<circle cx="${x - 1.5}" cy="${y - 2}" r="2.6" fill="${INK}"/>`;

/** A wall with merlons, from x over so many of them. */
function wall(x: number, top: number, base: number, merlons: number): string {
  const teeth = 'v-4h5v4h5'.repeat(merlons);
  return fill(`M${x} ${base}V${top}h5${teeth}V${base}z`, PAPER, 1.3);
}

export const field = () =>
  framed(
    sky(W, 0, 34, { sun: [150, 20, 12], seed: 4 }) +
      sun(150, 20, 9) +
      hill('M0 38C40 28 90 30 186 36V50H0z', [0, 28, 186, 22], MEADOW) +
      furrows(0, W, 40, H, 93, 10, '#ead28d', 26) +
      sheaf(24, 54) +
      sheaf(62, 63) +
      sheaf(118, 54) +
      sheaf(158, 63),
  );

export const farm = () =>
  framed(
    sky(W, 0, 36, { seed: 9 }) +
      hill('M0 44C50 30 120 34 186 42V74H0z', [0, 30, 186, 44], '#cfdaa8') +
      tower(26, 58, 36, 20, { top: 'gable', tint: TILE, win: 2 }) +
      tower(70, 58, 17, 30, { top: 'cone', tint: TILE }) +
      roundTree(14, 60, 8) +
      roundTree(168, 56, 9) +
      line('M96 52H186M96 59H186M102 47V64M120 47V64M138 47V64M156 47V64M174 47V64', 1.5) +
      sheep(108, 66) +
      sheep(128, 68) +
      sheep(148, 66),
  );

export const forest = () => {
  const trees: [x: number, base: number, height: number][] = [
    [12, 58, 42],
    [48, 60, 44],
    [82, 60, 46],
    [118, 61, 44],
    [152, 61, 46],
    [30, 66, 50],
    [64, 68, 54],
    [100, 68, 56],
    [134, 69, 52],
    [170, 68, 50],
  ];
  return framed(
    sky(W, 0, 40, { seed: 14 }) +
      hill('M0 58C60 46 120 48 186 56V74H0z', [0, 46, 186, 28], '#c6d2a2') +
      trees
        .map(([x, base, height]) => cypress(x, base, height, x % 4 ? '#86a06e' : '#7a9564'))
        .join(''),
  );
};

export const mine = () =>
  framed(
    sky(W, 0, 30, { seed: 19 }) +
      fill('M-4 74L34 22L58 42L92 8L128 46L150 28L190 66V74z', '#ddd6c6', 1.3) +
      hatch(
        'M34 22L58 42L66 74H48zM92 8L128 46L140 74H104zM150 28L190 66V74H160z',
        [30, 8, 160, 66],
        { angle: 62, gap: 2.6 },
      ) +
      `<path d="M74 74V56c0 -8 24 -8 24 0V74z" fill="${INK}"/>` +
      line('M72 74V54H100V74', 2.4) +
      line('M86 74l22 -4M82 74h-20', 1.2) +
      fill('M108 60h20l-3 10h-14z', '#c99a63', 1.2) +
      `<circle cx="113" cy="72" r="2.5" fill="${INK}"/><circle cx="123" cy="72" r="2.5" fill="${INK}"/>` +
      fill('M110 60l4 -5 4 4 4 -5 4 6z', '#eebf55', 1),
  );

export const city = () =>
  framed(
    sky(W, 0, 40, { seed: 24 }) +
      hill('M0 56C60 44 130 46 186 54V74H0z', [0, 44, 186, 30], MEADOW) +
      tower(62, 50, 14, 34, { top: 'battle' }) +
      tower(100, 50, 26, 22, { top: 'dome', tint: '#e9b48f' }) +
      tower(40, 54, 24, 18, { top: 'gable', tint: TILE }) +
      tower(80, 54, 22, 26, { top: 'gable', tint: TILE }) +
      tower(128, 54, 20, 20, { top: 'gable', tint: TILE }) +
      wall(26, 52, 70, 13) +
      `<path d="M84 70v-8a6 6 0 0 1 12 0v8z" fill="${INK}"/>` +
      line('M0 70H186', 1.3),
  );

/** Tents: figures that stand free. */
export const camp = () =>
  framed(
    sky(W, 0, 40, { seed: 40 }) +
      hill('M0 56C60 46 130 48 186 54V74H0z', [0, 46, 186, 28], '#dfe0c0') +
      fill('M40 66L62 30L84 66z', PAPER, 1.3) +
      hatch('M62 30L84 66H62z', [62, 30, 22, 36], { angle: 58, gap: 2.4 }) +
      fill('M96 68L112 42L128 68z', '#e9c9a0', 1.3) +
      line('M62 30V20', 1.3) +
      fill('M62 20q6 -3 13 0l-3 3.5 3 3.5q-7 -3 -13 0z', '#e6dcc4', 1) +
      roundTree(156, 62, 8),
  );

/** Open country with a road: the fiefs between the players. */
export const border = () =>
  framed(
    sky(W, 0, 42, { sun: [34, 24, 12], seed: 51 }) +
      sun(34, 24, 9) +
      hill('M0 48C30 38 70 42 100 46C130 40 160 38 186 44V74H0z', [0, 38, 186, 36], '#dbdfbd', {
        angle: 12,
      }) +
      fill(
        'M84 46C88 54 70 58 76 64C78 68 70 72 66 74H104C104 68 96 64 92 60C88 55 92 50 88 46z',
        '#efe2c2',
        1,
      ) +
      roundTree(128, 56, 7) +
      roundTree(142, 62, 8) +
      cypress(22, 64, 24) +
      fill('M150 72v-10l5 -2 5 2v10z', '#ddd6c6', 1.1),
  );
