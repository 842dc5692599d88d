// What is drawn on Condottiere's cards: a weapon and as many fields on the shield as the card is
// worth; special cards have one tint a kind and a large drawing.
import bishop from 'icon:pope-crown';
import crossbow from 'icon:crossbow';
import drummer from 'icon:drum';
import halberd from 'icon:sharp-halberd';
import helm from 'icon:visored-helm';
import heroine from 'icon:swordwoman';
import knight from 'icon:mounted-knight';
import pitchfork from 'icon:pitchfork';
import scarecrow from 'icon:scarecrow';
import spears from 'icon:spears';
import surrender from 'icon:flying-flag';
import swords from 'icon:crossed-swords';
import winter from 'icon:snowflake-2';

export const WEAPON: Record<string, string> = {
  '1': pitchfork,
  '2': spears,
  '3': crossbow,
  '4': swords,
  '5': halberd,
  '6': helm,
  '10': knight,
};
export const DRAWING: Record<string, string> = {
  ...WEAPON,
  winter,
  drummer,
  heroine,
  scarecrow,
  surrender,
  bishop,
};
export const TINT: Record<string, string> = {
  winter: '#cfdfe6',
  drummer: '#f1d9a2',
  heroine: '#f0c8bb',
  scarecrow: '#e4d8ab',
  surrender: '#e6e0d2',
  bishop: '#dccde4',
};

/** A shield of 48 × 56. */
export const ESCUTCHEON = 'M1 1h46v25c0 15-10.5 24-23 29.5C11.5 50 1 41 1 26z';
export const INESCUTCHEON = 'M15.5 14.5h17v11c0 6-4 9.5-8.5 11.5-4.5-2-8.5-5.5-8.5-11.5z';

function gyronny(): string {
  let path = '';
  for (let i = 0; i < 10; i += 2) {
    const [a, b] = [i, i + 1].map((step) => ((step * 36 - 90) * Math.PI) / 180) as [number, number];
    const point = (angle: number) =>
      `${(24 + 60 * Math.cos(angle)).toFixed(1)} ${(25 + 60 * Math.sin(angle)).toFixed(1)}`;
    path += `M24 25L${point(a)}L${point(b)}Z`;
  }
  return path;
}

const QUARTERLY = 'M24 0h24v25H24zM0 25h24v31H0z';
/** The dark fields of a shield divided into as many parts as the value says. */
export const FIELDS: Record<string, string> = {
  '1': '',
  '2': 'M24 0h24v56H24z',
  '3': 'M0 17h48v17H0z',
  '4': QUARTERLY,
  '5': QUARTERLY,
  '6': 'M0 8h48v8.5H0zM0 25h48v8.5H0zM0 42h48v14H0z',
  '10': gyronny(),
};
