// A castle above ploughed fields.
import {
  sky,
  sun,
  tower,
  cypress,
  roundTree,
  hill,
  furrows,
  print,
  fill,
  line,
  hatch,
  INK,
  PAPER,
} from '../../art/woodcut.ts';

const W = 316;
const H = 190;

function draw(): string {
  const T = '#c9785a';
  let s = sky(W, 5, 96, { sun: [58, 50, 22], seed: 31 }) + sun(58, 50, 18);
  s += hill('M0 104C40 88 80 92 120 98C150 102 180 96 200 92V130H0z', [0, 86, 200, 44], '#dbe0c0');
  s += hill(
    'M140 126C180 84 212 68 246 68C276 68 296 82 316 96V130H140z',
    [140, 66, 176, 64],
    '#cfd8b2',
    { angle: 30 },
  );
  s += '<g transform="translate(0 9)">';
  // castle
  s +=
    tower(212, 74, 14, 30, { top: 'battle' }) +
    tower(262, 76, 14, 30, { top: 'battle' }) +
    tower(232, 70, 22, 42, { top: 'battle', win: 2, flag: '#2a55a8' });
  s +=
    fill(
      'M208 84v-16h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v4h5V84c-24 -6 -48 -6 -70 0z',
      PAPER,
    ) +
    hatch('M254 80V66h24v18z', [254, 62, 26, 22], { gap: 2.2 }) +
    `<path d="M239 79v-7a4.5 4.5 0 0 1 9 0v7z" fill="${INK}"/>`;
  s +=
    line('M243 82c-4 10 -22 14 -30 24c-6 8 4 12 -4 22', 3.4, 'style="stroke:#f0e4c8"') +
    line(
      'M239.5 82c-4 10 -22 14 -30 24c-6 8 4 12 -4 22M246.5 82c-4 10 -20 14 -29 25c-5 8 4 12 -4 21',
      0.9,
    );
  s += '</g>';
  s +=
    roundTree(176, 112, 9) +
    roundTree(190, 104, 7) +
    roundTree(290, 108, 9) +
    roundTree(304, 114, 8) +
    cypress(274, 116, 30);
  // fields
  s +=
    furrows(0, 104, 126, 190, 58, 60, '#e6cf8c', 18) +
    furrows(104, 206, 126, 190, 168, 70, '#c9d59b', 16) +
    furrows(206, 316, 126, 190, 262, 60, '#dcb887', 18);
  s += line('M0 126H316', 1.4) + line('M104 126V190M206 126V190', 1.8);
  let hedge = '';
  for (let x = 4; x < 314; x += 7) hedge += `M${x} 126c0 -5 6 -5 6 0`;
  s += fill(hedge, '#8fa873', 0.9);
  // village
  s +=
    tower(22, 122, 24, 14, { top: 'gable', tint: T, win: 1 }) +
    tower(52, 124, 20, 12, { top: 'gable', tint: T, win: 1 }) +
    tower(80, 122, 15, 32, { top: 'cone', tint: T }) +
    tower(94, 122, 22, 16, { top: 'gable', tint: T });
  // sheaves
  for (const [x, y] of [
    [26, 158],
    [60, 166],
    [40, 180],
    [84, 178],
  ] as [number, number][])
    s +=
      fill(
        `M${x - 7} ${y - 8}C${x - 2} ${y - 3} ${x - 2} ${y + 2} ${x - 6} ${y + 9}H${x + 6}C${x + 2} ${y + 2} ${x + 2} ${y - 3} ${x + 7} ${y - 8}L${x + 3.5} ${y - 7}L${x} ${y - 11}L${x - 3.5} ${y - 7}z`,
        '#f3d88a',
        1,
      ) +
      line(`M${x - 3.5} ${y}h7`, 1.8) +
      line(`M${x} ${y + 2}v6M${x} ${y - 3}v-5`, 0.8);
  return print(W, H, s);
}

export default draw();
