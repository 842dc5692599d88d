// The invader's host, a frieze: lances and helmets, seen from the wall.
import { fill, helmet, INK, lances } from '../../art/woodcut.ts';

const W = 900;
const H = 142;

function draw(): string {
  const base = H - 8;
  const steel = ['#dad8cc', '#c9c8c0', '#e3e0d3'];
  const pennons = [6, 15, 33, 42, 58, 71, 84].map((i, at) => ({
    i,
    c: at % 2 ? '#d9b84f' : '#e9dcb8',
  }));
  let s = lances(34, W - 8, base - 14, H - 34, Math.round(W / 9), {
    seed: 29,
    lean: 0.16,
    pennons,
  });
  s += fill(
    `M0 ${H}C16 ${base - 8} 40 ${base - 14} 70 ${base - 16}C${W * 0.3} ${base - 26} ${W * 0.7} ${base - 24} ${W} ${base - 30}V${H}z`,
    INK,
    1,
  );
  for (let i = 0; i < W / 27; i++)
    s += helmet(44 + i * 27, base - 18 + (i % 2) * 6 - (i / (W / 27)) * 8, 17, -1, steel[i % 3]);
  for (let i = 0; i < W / 27 - 1; i++)
    s += helmet(
      30 + i * 27,
      base + 1 + (i % 2) * 4 - (i / (W / 27)) * 6,
      19,
      -1,
      steel[(i + 1) % 2],
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${s}</svg>`;
}

export default draw();
