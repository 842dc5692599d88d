// A Roman merchant ship off a lighthouse.
import {
  sky,
  sun,
  tower,
  waves,
  hill,
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
  let s = sky(W, 5, 104, { sun: [66, 62, 24], seed: 11 }) + sun(66, 62, 20);
  s += hill(
    'M196 108C216 92 232 90 246 96C266 84 296 84 316 92V112H196z',
    [196, 84, 120, 28],
    '#e3dcb8',
  );
  // the lighthouse
  s +=
    tower(262, 98, 18, 26, { top: 'flat', win: 1 }) +
    tower(265.5, 72, 11, 20, { top: 'flat', win: 0 }) +
    fill('M266 52h10l-1.5 -7h-7z', '#eebf55', 1) +
    line('M271 45c-4 -5 0 -7 0 -11c4 4 4 7 0 11', 1);
  s += waves(W, 104, 190, { tint: '#b4cccb' });
  // the ship
  const hull =
    'M72 128C84 152 104 160 132 160H196C226 160 244 146 252 118C244 124 238 126 228 126H98C88 128 80 124 70 112C66 112 66 120 72 128z';
  s +=
    line('M160 126V26', 3) + line('M100 40H222', 2.6) + line('M160 30L84 122M160 30L244 118', 0.9);
  const sail = 'M104 42C98 66 100 88 108 106C142 98 182 98 214 106C222 88 224 66 218 42z';
  s +=
    fill(sail, PAPER, 1.5) +
    fill(
      'M140 42C137 64 138 82 142 101C155 99 168 99 180 101C184 82 185 64 182 42z',
      '#d9806a',
      1.1,
    ) +
    hatch('M196 42C200 66 198 86 194 102L214 106C222 88 224 66 218 42z', [190, 42, 34, 66], {
      gap: 3,
      angle: 84,
      sw: 0.8,
    });
  s += line('M122 42C117 66 119 88 125 102M200 42C204 64 203 84 198 102', 0.8);
  s += `<g transform="translate(149 60) scale(.98)"><path d="M12 1.5l2.7 7.4 7.9.3-6.2 4.9 2.2 7.6L12 17.3l-6.6 4.4 2.2-7.6L1.4 9.2l7.9-.3z" fill="${PAPER}" stroke="${INK}" stroke-width="1"/></g>`;
  s +=
    fill(hull, '#c99a63', 1.6) +
    hatch(
      'M72 128C84 152 104 160 132 160H196C226 160 244 146 252 118C240 140 224 148 196 148H132C104 148 84 140 72 128z',
      [66, 118, 190, 44],
      { angle: 12, gap: 2.4 },
    );
  s += line('M82 134H244', 1) + line('M88 142H238', 0.8);
  for (let i = 0; i < 9; i++)
    s +=
      line(`M${108 + i * 14} 138L${94 + i * 14} 170`, 1.6) +
      `<circle cx="${108 + i * 14}" cy="138" r="2.2" fill="${INK}"/>`;
  s +=
    fill(
      'M70 113C62 104 60 96 66 88C70 84 77 86 77 91C77 95 72 96 71 93C68 99 72 106 80 112z',
      '#c99a63',
      1.3,
    ) + fill('M236 126C248 122 254 112 252 98C258 106 260 118 254 130z', '#c99a63', 1.3);
  s += `<circle cx="84" cy="126" r="2.6" fill="${PAPER}" stroke="${INK}"/>`;
  s +=
    line('M78 168q8 -6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0', 1.1) +
    line('M40 178q9 -6 18 0t18 0t18 0M150 180q9 -6 18 0t18 0t18 0t18 0t18 0', 1);
  return print(W, H, s);
}

export default draw();
