// Two hosts face each other, for the head of a battle: lances, helmets, and pennons without anybody's colours.
import { fill, helmet, hill, INK, lances, PAPER, sky } from '../../art/woodcut.ts';

const W = 420;
const H = 84;

function draw(): string {
  let s =
    sky(W, 0, 60, { seed: 61 }) +
    hill('M0 74C80 62 150 66 210 70C280 64 350 62 420 72V84H0z', [0, 60, 420, 24], '#dfe0c0');
  s += lances(14, 168, 82, 66, 26, {
    seed: 8,
    lean: 0.1,
    pennons: [
      { i: 7, c: '#efe2c2' },
      { i: 18, c: '#e3c27c' },
    ],
  });
  s += lances(252, 406, 82, 66, 26, {
    seed: 15,
    lean: 0.1,
    pennons: [
      { i: 5, c: '#e3c27c' },
      { i: 16, c: '#efe2c2' },
    ],
  });
  s += fill('M6 84C20 70 160 66 178 84z', INK, 1) + fill('M242 84C260 66 400 70 414 84z', INK, 1);
  for (let i = 0; i < 9; i++) s += helmet(24 + i * 17, 74 + (i % 2) * 5, 15, 1);
  for (let i = 0; i < 9; i++) s += helmet(260 + i * 17, 74 + ((i + 1) % 2) * 5, 15, -1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" preserveAspectRatio="xMidYMax slice"><rect width="${W}" height="${H}" fill="${PAPER}"/>${s}</svg>`;
}

export default draw();
