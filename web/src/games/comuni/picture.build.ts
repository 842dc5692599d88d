// A walled hill town with towers.
import {
  sky,
  sun,
  tower,
  cypress,
  hill,
  print,
  fill,
  line,
  INK,
  PAPER,
} from '../../art/woodcut.ts';

const W = 316;
const H = 190;

function draw(): string {
  const T = '#d9805c';
  let s = sky(W, 5, 120, { sun: [262, 46, 19], seed: 7 }) + sun(262, 46, 16);
  s += hill(
    'M0 132C50 112 110 104 160 108C220 110 270 122 316 128V190H0z',
    [0, 100, 316, 90],
    '#dfe3c4',
  );
  // the hill town, back to front
  s +=
    tower(70, 128, 15, 78, { top: 'battle' }) +
    tower(214, 128, 14, 72, { top: 'battle' }) +
    tower(128, 122, 16, 88, { top: 'battle', flag: '#b0341b' }) +
    tower(176, 124, 15, 88, { top: 'flat' });
  s +=
    tower(48, 136, 26, 36, { top: 'gable', tint: T, win: 2 }) +
    tower(92, 134, 30, 50, { top: 'gable', tint: T, win: 2 }) +
    tower(196, 134, 26, 34, { top: 'gable', tint: T, win: 2 }) +
    tower(230, 138, 28, 40, { top: 'gable', tint: T, win: 2 });
  s +=
    tower(146, 134, 40, 44, { top: 'dome', tint: '#e9b48f', win: 2 }) +
    tower(104, 138, 20, 62, { top: 'cone', tint: T });
  // wall with gate
  const wall =
    'M28 164V134h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v5h6V164z';
  s += fill(wall, PAPER);
  let course = '';
  for (let y = 141; y < 162; y += 6)
    for (let x = 30 + (y % 12 ? 0 : 6); x < 290; x += 14) course += `M${x} ${y}h8`;
  s += line(course, 0.7, 'opacity=".7"');
  s +=
    tower(20, 168, 20, 46, { top: 'battle' }) +
    tower(282, 168, 20, 46, { top: 'battle' }) +
    tower(146, 168, 34, 44, { top: 'battle', win: 2 });
  s +=
    `<path d="M154 168v-14a9 9 0 0 1 18 0v14z" fill="${INK}"/>` +
    line('M158 168v-18M163 168v-20M168 168v-18', 0.8, `style="stroke:${PAPER}"`);
  s +=
    hill(
      'M0 168C60 160 120 166 163 166C220 166 270 162 316 168V190H0z',
      [0, 160, 316, 30],
      '#cdd8ab',
      { angle: 8 },
    ) + fill('M156 168c-6 8 -16 14 -34 22h44c2 -8 4 -14 4 -22z', '#f0e4c8', 1);
  s +=
    cypress(52, 184, 44) +
    cypress(66, 188, 34) +
    cypress(246, 186, 46) +
    cypress(262, 189, 32) +
    cypress(232, 189, 26);
  return print(W, H, s);
}

export default draw();
