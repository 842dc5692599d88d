// Lances, helmets and a shield charged with Italy.
import { geoConicConformal } from 'd3-geo';
import { countries, path, unite } from '../../../build/geo.ts';
import { sky, lances, helmet, print, fill, INK, PAPER } from '../../art/woodcut.ts';

const W = 316;
const H = 190;

function draw(): string {
  const pen = [
    { i: 3, c: '#b0341b' },
    { i: 9, c: '#dfa526' },
    { i: 23, c: '#2a55a8' },
    { i: 30, c: '#b0341b' },
    { i: 37, c: '#3f7d5e' },
  ];
  let s = sky(W, 5, 150, { seed: 21 });
  s += lances(8, 308, 168, 132, 42, { seed: 17, pennons: pen, lean: 0.13 });
  s += `<path d="M0 170C40 158 90 154 158 156S280 158 316 168V190H0z" fill="${INK}"/>`;
  const hx = [14, 42, 70, 96, 222, 248, 276, 304];
  hx.forEach((x, i) => {
    s += helmet(x, 160 + (i % 2) * 7, 19, x < 158 ? 1 : -1, ['#d9d6ca', '#c8c7bf'][i % 2]);
  });
  [26, 58, 86, 236, 264, 292].forEach((x, i) => {
    s += helmet(x, 178 + (i % 2) * 4, 22, x < 158 ? 1 : -1, ['#cfcdc3', '#e0ddd0'][i % 2]);
  });
  // the shield with Italy for a charge
  const SH = 'M108 30H208V98C208 138 184 162 158 178C132 162 108 138 108 98z';
  const projection = geoConicConformal()
    .parallels([38, 46])
    .rotate([-12.5, 0])
    .fitExtent(
      [
        [0, 0],
        [84, 98],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [7, 36.7],
          [18.4, 36.7],
          [7, 46.9],
          [18.4, 46.9],
        ],
      },
    );
  const italy = unite(
    countries().filter(({ properties }) =>
      ['Italy', 'San Marino', 'Vatican'].includes(properties.name),
    ),
    projection,
  );
  s +=
    fill(SH, PAPER, 2.4) +
    fill('M113 35H203V97C203 133 181 156 158 171C135 156 113 133 113 97z', '#f3e2c0', 1);
  s += `<g transform="translate(117 40)"><path d="${path(italy, 0.8, 2)}" fill="#b0341b" stroke="${INK}" stroke-width=".9"/></g>`;
  return print(W, H, s);
}

export default draw();
