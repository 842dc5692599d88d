// Pictures in the manner of a woodcut: ink line, hatching for shade, one or two flat tints. All drawn here, nothing traced.
// Prints are paper: they keep their light ground in dark mode. Drawn at build time (*.build.ts).
let uid = 0;
type Box = [x: number, y: number, width: number, height: number];
interface HatchOptions {
  gap?: number;
  angle?: number;
  sw?: number;
  o?: number;
}
interface TowerOptions {
  top?: string;
  tint?: string;
  body?: string;
  win?: number;
  gap?: number;
  flag?: string | null;
}

const rng = (seed: number) => {
  let h = (seed * 2654435761) >>> 0 || 1;
  return () => {
    h ^= h << 13;
    h >>>= 0;
    h ^= h >>> 17;
    h ^= h << 5;
    h >>>= 0;
    return h / 4294967296;
  };
};
const f = (v: number) => Math.round(v * 10) / 10;
export const INK = '#2a2018',
  PAPER = '#fcf8ee';
export const line = (d: string, w = 1.2, extra = '') =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const fill = (d: string, c: string, w = 1.2) =>
  `<path d="${d}" fill="${c}" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"/>`;

/** Parallel lines inside a shape: the engraver's grey. */
export function hatch(
  d: string,
  [x, y, w, h]: Box,
  { gap = 2.6, angle = 90, sw = 0.8, o = 0.75 }: HatchOptions = {},
) {
  const id = 'h' + uid++,
    r = Math.hypot(w, h),
    cx = x + w / 2,
    cy = y + h / 2;
  let s = '';
  for (let k = -r; k < r; k += gap) s += `M${f(cx + k)} ${f(cy - r)}V${f(cy + r)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><path d="${s}" transform="rotate(${90 - angle} ${f(cx)} ${f(cy)})" stroke="${INK}" stroke-width="${sw}" opacity="${o}"/></g>`;
}
/** Sky of ruled lines, closer together high up, broken around a disc. */
export const sky = (...how: Parameters<typeof skyLines>) =>
  `<path d="${skyLines(...how)}" stroke="${INK}" stroke-width=".7" opacity=".5"/>`;
export function skyLines(
  w: number,
  y0: number,
  y1: number,
  { sun = null, seed = 3 }: { sun?: [number, number, number] | null; seed?: number } = {},
) {
  const r = rng(seed);
  let d = '',
    y = y0 + 3,
    gap = 2.6;
  while (y < y1) {
    let x = r() * 10 - 4;
    while (x < w) {
      const len = 40 + r() * 120 * (1 - ((y - y0) / (y1 - y0)) * 0.6),
        end = Math.min(w, x + len);
      let segs: [number, number][] = [[Math.max(0, x), end]];
      if (sun) {
        const [sx, sy, sr] = sun,
          dy = Math.abs(y - sy);
        if (dy < sr) {
          const c = Math.sqrt(sr * sr - dy * dy);
          segs = segs
            .flatMap(([a, b]): [number, number][] =>
              b < sx - c || a > sx + c
                ? [[a, b]]
                : [
                    [a, Math.min(b, sx - c)],
                    [Math.max(a, sx + c), b],
                  ],
            )
            .filter(([a, b]) => b - a > 2);
        }
      }
      d += segs.map(([a, b]) => `M${f(a)} ${f(y)}H${f(b)}`).join('');
      x = end + 4 + r() * 26 * ((y - y0) / (y1 - y0) + 0.1);
    }
    gap *= 1.075;
    y += gap;
  }
  return d;
}
export function sun(x: number, y: number, r: number, tint = '#eebf55') {
  let rays = '';
  for (let i = 0; i < 24; i++) {
    const a = (i * Math.PI) / 12,
      b = i % 2 ? r + 5 : r + 10;
    rays += `M${f(x + (r + 2.5) * Math.cos(a))} ${f(y + (r + 2.5) * Math.sin(a))}L${f(x + b * Math.cos(a))} ${f(y + b * Math.sin(a))}`;
  }
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${tint}" stroke="${INK}" stroke-width="1.1"/>${line(rays, 1)}`;
}
const crenel = (x: number, y: number, w: number, n: number, h = 5) => {
  const u = w / (2 * n - 1);
  let d = `M${f(x)} ${y}`;
  for (let i = 0; i < n; i++) d += `v${-h}h${f(u)}v${h}${i < n - 1 ? `h${f(u)}` : ''}`;
  return d;
};
/** A tower standing on base. top: flat, battle, gable, cone, dome. */
export function tower(
  x: number,
  base: number,
  w: number,
  h: number,
  {
    top = 'battle',
    tint = '#d9825b',
    body = PAPER,
    win = 1,
    gap = 2.2,
    flag = null,
  }: TowerOptions = {},
) {
  const y = base - h;
  const box = `M${x} ${base}V${y}h${w}V${base}z`;
  let s = fill(box, body);
  s += hatch(
    `M${x + w * 0.6} ${y}H${x + w}V${base}H${x + w * 0.6}z`,
    [x + w * 0.6, y, w * 0.4, h],
    { gap, sw: 0.8 },
  );
  const cols = win,
    rows = Math.max(1, Math.floor((h - 10) / 17));
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const wx = x + w * (cols === 1 ? 0.32 : 0.22 + c * 0.36),
        wy = y + 9 + r * 17;
      if (wy + 8 < base - 2)
        s += `<path d="M${f(wx - 2)} ${f(wy + 7)}v-4.5a2 2 0 0 1 4 0v4.5z" fill="${INK}"/>`;
    }
  if (top === 'battle')
    s += fill(
      `M${x - 2} ${y + 2}v-5${crenel(x - 2, y - 3, w + 4, Math.max(3, Math.round(w / 7)), 4.5).replace(/^M[^v]*/, '')}v5z`,
      body,
    );
  if (top === 'gable') {
    const d = `M${x - 3} ${y}L${x + w / 2} ${y - w * 0.46}L${x + w + 3} ${y}z`;
    s +=
      fill(d, tint) +
      hatch(`M${x + w / 2} ${y - w * 0.46}L${x + w + 3} ${y}H${x + w / 2}z`, [x, y - w, w + 6, w], {
        angle: 40,
        gap: 2.2,
      });
  }
  if (top === 'cone') {
    const d = `M${x - 2} ${y}L${x + w / 2} ${y - w * 1.05}L${x + w + 2} ${y}z`;
    s +=
      fill(d, tint) +
      hatch(
        `M${x + w / 2} ${y - w * 1.05}L${x + w + 2} ${y}H${x + w / 2}z`,
        [x, y - w * 1.1, w, w * 1.2],
        { angle: 66, gap: 2 },
      );
  }
  if (top === 'dome') {
    const rx = w / 2 + 1,
      ry = w * 0.56,
      cx = x + w / 2;
    s +=
      fill(`M${cx - rx} ${y}A${rx} ${ry} 0 0 1 ${cx + rx} ${y}z`, tint) +
      hatch(`M${cx + 2} ${y}V${y - ry}A${rx} ${ry} 0 0 1 ${cx + rx} ${y}z`, [cx, y - ry, rx, ry], {
        angle: 62,
        gap: 2.2,
      });
    s +=
      line(
        `M${cx} ${y - ry}V${y}M${cx - rx * 0.5} ${y - ry * 0.86}Q${cx - rx * 0.62} ${y - ry * 0.4} ${cx - rx * 0.6} ${y}`,
        0.7,
      ) +
      fill(`M${cx - 2.5} ${y - ry + 1}h5v-7h-5z`, body, 1) +
      line(`M${cx} ${y - ry - 6}v-6`, 1.1);
  }
  if (flag) {
    const fx = x + w / 2,
      fy = y - (top === 'cone' ? w * 1.05 : top === 'gable' ? w * 0.46 : 7);
    s +=
      line(`M${fx} ${fy}v-17`, 1.1) +
      fill(`M${fx} ${fy - 17}c5 -2 7 3 13 0l-2 4 2 4c-6 3 -8 -2 -13 0z`, flag, 1);
  }
  return s;
}
/** A cypress with its foot at (x, base). */
export function cypressShape(x: number, base: number, h: number) {
  const w = h * 0.19,
    top = base - h,
    right = `c${w} ${h * 0.3} ${w * 1.3} ${h * 0.58} ${w * 0.9} ${h * 0.76}`;
  return {
    whole: `M${x} ${top}${right}c-${w * 0.2} ${h * 0.12} -${w * 1.6} ${h * 0.12} -${w * 1.8} 0c-${w * 0.4} -${h * 0.18} -${w * 0.1} -${h * 0.46} ${w * 0.9} -${h * 0.76}z`,
    shade: `M${x} ${top}${right}c-${w * 0.1} ${h * 0.09} -${w * 0.6} ${h * 0.09} -${w * 0.9} ${h * 0.09}z`,
    trunk: `M${x} ${base - h * 0.14}V${base}`,
  };
}
export function cypress(x: number, base: number, h: number, tint = '#7f9a6a') {
  const { whole, shade, trunk } = cypressShape(x, base, h),
    w = h * 0.19,
    top = base - h;
  return (
    fill(whole, tint, 1) +
    hatch(shade, [x, top, w, h], { angle: 70, gap: 2, sw: 0.7 }) +
    line(trunk, 1.6)
  );
}
export const roundTree = (x: number, base: number, r: number, tint = '#8fa873') =>
  fill(
    `M${x - r} ${base - r * 1.7}a${r} ${r * 0.95} 0 1 1 ${2 * r} 0a${r} ${r * 0.8} 0 0 1 ${-2 * r} 0z`,
    tint,
    1,
  ) +
  hatch(`M${x} ${base - r * 2.6}a${r} ${r} 0 0 1 0 ${r * 1.75}z`, [x, base - r * 2.7, r, r * 2], {
    angle: 60,
    gap: 2.2,
    sw: 0.7,
  }) +
  line(`M${x} ${base - r * 0.9}V${base}`, 1.8);
/** Rows of waves, larger toward the viewer. */
export function waves(w: number, y0: number, y1: number, { tint = '#a9c5c6', gap0 = 4.5 } = {}) {
  const s = `<path d="M0 ${y0}H${w}V${y1}H0z" fill="${tint}"/>`;
  let d = '',
    y = y0 + 3,
    g = gap0,
    k = 0;
  while (y < y1) {
    const L = 7 + (y - y0) * 0.24,
      A = 1 + (y - y0) * 0.035;
    let x = -(k % 2) * L;
    d += `M${f(x)} ${f(y)}`;
    while (x < w) {
      d += `q${f(L / 2)} ${f(-A * 2)} ${f(L)} 0t${f(L)} 0`;
      x += 2 * L;
    }
    y += g;
    g *= 1.15;
    k++;
  }
  return s + `<path d="${d}" fill="none" stroke="${INK}" stroke-width=".85" opacity=".8"/>`;
}
/** A hill with contour hatching. */
export function hill(d: string, box: Box, tint: string, o: HatchOptions = {}) {
  return fill(d, tint, 1.2) + hatch(d, box, { angle: 18, gap: 4.2, sw: 0.7, o: 0.45, ...o });
}
/** Ploughed land: furrows run to a vanishing point. */
export function furrows(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  vx: number,
  vy: number,
  tint: string,
  n = 14,
) {
  const s = `<path d="M${x0} ${y0}H${x1}V${y1}H${x0}z" fill="${tint}" stroke="${INK}" stroke-width="1"/>`;
  let d = '';
  const id = 'u' + uid++;
  for (let i = 0; i <= n; i++) {
    const bx = x0 - (x1 - x0) * 0.6 + ((x1 - x0) * 2.2 * i) / n;
    d += `M${vx} ${vy}L${f(bx)} ${y1 + 2}`;
  }
  return (
    s +
    `<clipPath id="${id}"><path d="M${x0} ${y0}H${x1}V${y1}H${x0}z"/></clipPath><path clip-path="url(#${id})" d="${d}" stroke="${INK}" stroke-width=".9" opacity=".75"/>`
  );
}
/** A forest of lances, as in the old battle pieces: angles differ, some carry pennons. */
export function lances(
  x0: number,
  x1: number,
  base: number,
  h: number,
  n: number,
  {
    seed = 5,
    pennons = [],
    lean = 0.12,
  }: { seed?: number; pennons?: { i: number; c: string }[]; lean?: number } = {},
) {
  const r = rng(seed);
  let s = '',
    d = '',
    tips = '';
  for (let i = 0; i < n; i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5 * r())) / n,
      t = (r() - 0.5) * 2 * lean,
      L = h * (0.78 + r() * 0.3),
      tx = x + L * t,
      ty = base - L;
    d += `M${f(x)} ${base}L${f(tx)} ${f(ty)}`;
    const a = Math.atan2(ty - base, tx - x);
    tips += `M${f(tx + 7 * Math.cos(a))} ${f(ty + 7 * Math.sin(a))}L${f(tx + 1.8 * Math.cos(a + 1.57))} ${f(ty + 1.8 * Math.sin(a + 1.57))}L${f(tx + 1.8 * Math.cos(a - 1.57))} ${f(ty + 1.8 * Math.sin(a - 1.57))}z`;
    const p = pennons.find((q) => q.i === i);
    if (p) {
      const px = tx - (tx - x) * 0.06,
        py = ty + L * 0.06;
      s += fill(`M${f(px)} ${f(py)}q11 -5 20 1t17 -1l-7 8q-8 4 -16 0t-15 4z`, p.c, 1);
    }
  }
  return line(d, 1.3) + `<path d="${tips}" fill="${INK}"/>` + s;
}
/** A helmet in profile (sallet). dir 1 looks right. */
export const helmet = (x: number, y: number, s: number, dir = 1, tint = '#d3d3cc') =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${(f((s / 20) * 10) / 10) * dir} ${f((s / 20) * 10) / 10})">${fill('M-9 6C-11 -6 -4 -12 2 -12C9 -12 12 -6 12 0L11 4H-1L-4 9C-8 9 -11 11 -15 10C-12 9 -10 8 -9 6z', tint, 1.3)}${line('M12 -1H1', 1.5)}${line('M-3 -11C-5 -6 -5 0 -4 5', 0.8)}${hatch('M-9 6C-11 -6 -4 -12 0 -12C-5 -8 -6 2 -4 9z', [-14, -12, 14, 22], { gap: 2, angle: 80, sw: 0.7 })}</g>`;
/** A framed picture as a file of its own. */
export function print(w: number, h: number, inner: string): string {
  const frame = `M5 5H${w - 5}V${h - 5}H5z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><clipPath id="frame"><path d="${frame}"/></clipPath><rect x=".75" y=".75" width="${w - 1.5}" height="${h - 1.5}" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/><g clip-path="url(#frame)">${inner}</g><path d="${frame}" fill="none" stroke="${INK}" stroke-width=".9"/></svg>`;
}
