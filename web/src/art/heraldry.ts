// Six identities. Each is a tincture (colour), its engraver's hatching (Petra Sancta, 1638) and a
// charge. Any one of the three is enough to tell two players apart.
export const IDENTITIES = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable'] as const;
export type Identity = (typeof IDENTITIES)[number];

/** Seats take identities in this order. */
export const identityOf = (seat: number): Identity => IDENTITIES[seat % IDENTITIES.length]!;

function star(points: number, outer: number, inner: number): string {
  return Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const radius = i % 2 ? inner : outer;
    return `${(12 + radius * Math.cos(angle)).toFixed(2)},${(12 + radius * Math.sin(angle)).toFixed(2)}`;
  }).join('L');
}

/** Silhouettes in a square of 24. */
export const CHARGE: Record<Identity, string> = {
  gules:
    'M8.6 1.5h6.8c-1.1 3.4-1.4 5-.9 8 3 .5 4.6.2 8-.9v6.8c-3.4-1.1-5-1.4-8-.9-.5 3-.2 4.6.9 8H8.6c1.1-3.4 1.4-5 .9-8-3-.5-4.6-.2-8 .9V8.6c3.4 1.1 5 1.4 8 .9.5-3 .2-4.6-.9-8z',
  azure:
    'M12 .8c2.3 2.6 3.7 5 3.7 7.8 0 2.1-.8 3.8-1.8 5.6h-3.8c-1-1.8-1.8-3.5-1.8-5.6 0-2.8 1.4-5.2 3.7-7.8zM9 14.2c-.2-3.7-2-6.6-4.6-6.6-2 0-3.5 1.5-3.5 3.5 0 1.9 1.3 3.2 2.9 3.2 1 0 1.7-.5 2.1-1.1.5.3.8.6 1 1zM15 14.2c.2-3.7 2-6.6 4.6-6.6 2 0 3.5 1.5 3.5 3.5 0 1.9-1.3 3.2-2.9 3.2-1 0-1.7-.5-2.1-1.1-.5.3-.8.6-1 1zM5.6 15.2h12.8v2.5H5.6zM9.4 18.6h5.2c.2 1.6 1 3 2.4 4.2-2 .2-3.7-.1-5-1.2-1.3 1.1-3 1.4-5 1.2 1.4-1.2 2.2-2.6 2.4-4.2z',
  or: `M${star(8, 11.4, 5.1)}Z`,
  vert: 'M12 .8c3.6 4.3 5.4 8.7 5.4 12.2 0 3.5-1.7 5.7-4.2 6.2v4h-2.4v-4c-2.5-.5-4.2-2.7-4.2-6.2C6.6 9.5 8.4 5.1 12 .8z',
  purpure:
    'M2.4 5.2C.9 14.4 5.2 22 12 22s11.1-7.6 9.6-16.8c-1.5 5.4-5 8.6-9.6 8.6S3.9 10.6 2.4 5.2z',
  sable:
    'M4.4 2h3.4v2.7h2.5V2h3.4v2.7h2.5V2h3.4v6.5l-1.9 1.8v8.5h1.9V22H14v-4.3c0-1.2-.9-2-2-2s-2 .8-2 2V22H4.4v-3.2h1.9v-8.5L4.4 8.5z',
};

/** A shield of 24 × 28. */
export const SHIELD = 'M2 1.5h20v12.3c0 6.6-4.6 10.9-10 13.2C6.6 24.7 2 20.4 2 13.8z';

export interface Hatching {
  side: number;
  path?: string;
  dots?: [number, number][];
}

/** One tile of the hatching, of this side. */
export function hatching(identity: Identity, side: number): Hatching {
  const s = side;
  switch (identity) {
    case 'gules':
      return { side, path: `M${s / 2} 0V${s}` };
    case 'azure':
      return { side, path: `M0 ${s / 2}H${s}` };
    case 'vert':
      return {
        side,
        path: `M0 0L${s} ${s}M${-s / 2} ${s / 2}L${s / 2} ${s * 1.5}M${s / 2} ${-s / 2}L${s * 1.5} ${s / 2}`,
      };
    case 'purpure':
      return {
        side,
        path: `M0 ${s}L${s} 0M${-s / 2} ${s / 2}L${s / 2} ${-s / 2}M${s / 2} ${s * 1.5}L${s * 1.5} ${s / 2}`,
      };
    case 'sable':
      return { side, path: `M${s / 2} 0V${s}M0 ${s / 2}H${s}` };
    case 'or':
      return {
        side,
        dots: [
          [s / 4, s / 4],
          [(s * 3) / 4, (s * 3) / 4],
        ],
      };
  }
}

/** The side of a tile on maps, in screen pixels. */
export const MAP_TILE: Record<Identity, number> = {
  azure: 5,
  gules: 5,
  or: 8,
  vert: 7,
  purpure: 7,
  sable: 6,
};
/** The same on small pieces. */
export const PIECE_TILE: Record<Identity, number> = {
  azure: 3.6,
  gules: 3.6,
  or: 5,
  vert: 4.6,
  purpure: 4.6,
  sable: 3.6,
};
