// A comune as it stands, as paths: every storey and every wall level that is drawn is a card.
import type { Kind } from '../../generated/comuni.ts';

/** Shapes with a ground, the parts of them in shade, and ink lines. */
export interface Drawn {
  tinted: string;
  pale: string;
  shade: string;
  lines: string;
}

const f = (value: number): string => value.toFixed(1);

/** The roof tells the kind: gable economic, battlement military, bell religious, dome cultural. It sits on (x, y), as wide as its house. */
export function roof(kind: Kind, x: number, y: number, width: number, scale: number): Drawn {
  const mid = x + width / 2;
  const up = (rise: number) => f(y - rise * scale);
  const at = (along: number) => f(mid + along * scale);
  if (kind === 'economic') {
    const over = 4 * scale;
    return {
      tinted: `M${f(x - over)} ${f(y)}L${f(mid)} ${up(17)}L${f(x + width + over)} ${f(y)}z`,
      pale: '',
      shade: `M${f(mid)} ${up(17)}L${f(x + width + over)} ${f(y)}H${f(mid)}z`,
      lines: '',
    };
  }
  if (kind === 'military')
    return {
      tinted: `M${f(x - 3 * scale)} ${f(y + 1)}v${f(-10 * scale)}${merlons(width + 6 * scale, 4 * scale, 4)}v${f(10 * scale)}z`,
      pale: '',
      shade: `M${f(mid)} ${f(y)}V${up(5)}H${f(x + width + 2 * scale)}V${f(y)}z`,
      lines: '',
    };
  if (kind === 'religious') {
    const eave = width * 0.22;
    const house = `M${f(x - 2 * scale)} ${f(y)}L${f(x + eave)} ${up(11)}H${f(x + width - eave)}L${f(x + width + 2 * scale)} ${f(y)}z`;
    const bell = `M${at(-7)} ${up(11)}V${up(20)}H${at(7)}V${up(11)}zM${at(-9)} ${up(20)}L${f(mid)} ${up(30)}L${at(9)} ${up(20)}z`;
    return {
      tinted: house + bell,
      pale: '',
      shade: `M${f(mid)} ${f(y)}V${up(11)}H${f(x + width - eave)}L${f(x + width + 2 * scale)} ${f(y)}z`,
      lines: `M${f(mid)} ${up(30)}V${up(39)}M${at(-3.5)} ${up(35.5)}H${at(3.5)}M${f(mid)} ${up(13)}V${up(17)}`,
    };
  }
  const curve = `A${f(width / 2)} ${f(19 * scale)} 0 0 1`;
  return {
    tinted: `M${f(x)} ${f(y)}${curve} ${f(x + width)} ${f(y)}z`,
    pale: `M${at(-2.5)} ${up(18)}h${f(5 * scale)}v${f(-7 * scale)}h${f(-5 * scale)}z`,
    shade: `M${f(mid)} ${f(y)}V${up(19)}${curve} ${f(x + width)} ${f(y)}z`,
    lines: `M${f(mid)} ${up(25)}V${up(30)}`,
  };
}

/** Teeth of a battlement over this width, from left to right. */
export function merlons(width: number, tooth: number, teeth: number): string {
  const unit = width / (2 * teeth - 1);
  return `h${f(unit)}${`v${f(tooth)}h${f(unit)}v${f(-tooth)}h${f(unit)}`.repeat(teeth - 1)}`;
}

/** Windows of the upper storeys and the door, as ink. */
export function openings(
  x: number,
  base: number,
  width: number,
  storey: number,
  storeys: number,
): string {
  const wide = Math.min(4.8, width * 0.11);
  let found = `M${f(x + width * 0.34)} ${f(base)}v${f(-storey * 0.4)}a${f(wide)} ${f(wide)} 0 0 1 ${f(2 * wide)} 0v${f(storey * 0.4)}z`;
  for (let at = 1; at < storeys; at++) {
    const sill = base - at * storey - storey * 0.26;
    for (const along of [0.17, 0.42])
      found += `M${f(x + width * along)} ${f(sill)}v${f(-storey * 0.26)}a${f(wide / 2)} ${f(wide / 2)} 0 0 1 ${f(wide)} 0v${f(storey * 0.26)}z`;
  }
  return found;
}

/** Courses of stone in a block. */
export function courses(x: number, y: number, width: number, height: number): string {
  const [a, b] = [f(y + height * 0.34), f(y + height * 0.68)];
  const u = width / 62;
  return `M${f(x + 4 * u)} ${a}h${f(11 * u)}M${f(x + 20 * u)} ${a}h${f(13 * u)}M${f(x + 40 * u)} ${a}h${f(16 * u)}M${f(x + 8 * u)} ${b}h${f(14 * u)}M${f(x + 28 * u)} ${b}h${f(10 * u)}M${f(x + 45 * u)} ${b}h${f(12 * u)}`;
}

/** Where so many things stand side by side: the left edge of each and their width. */
export function stand(
  count: number,
  room: number,
  most: number,
  gap: number,
): { xs: number[]; width: number } {
  if (!count) return { xs: [], width: most };
  const space = Math.min(gap, room / count / 6);
  const width = Math.min(most, (room - (count - 1) * space) / count);
  const first = (room - count * width - (count - 1) * space) / 2;
  return { xs: Array.from({ length: count }, (_, i) => first + i * (width + space)), width };
}
