// One thing, one picture.
import anvil from 'icon:anvil';
import brick from 'icon:brick-pile';
import cloth from 'icon:rolled-cloth';
import consul from 'icon:laurel-crown';
import colonist from 'icon:trireme';
import diplomat from 'icon:shaking-hands';
import greek from 'icon:greek-temple';
import grapes from 'icon:grapes';
import senator from 'icon:roman-toga';
import trade from 'icon:trade';
import tribune from 'icon:centurion-helmet';
import vase from 'icon:column-vase';
import wheat from 'icon:wheat';
import facts from './facts.build.ts';
import type { Good } from '../../generated/concordia.ts';

export const GOOD_ICON: Record<Good, string> = {
  brick,
  food: wheat,
  tool: anvil,
  wine: grapes,
  cloth,
};
const ACTION_ICON: Record<string, string> = {
  tribune,
  architect: greek,
  prefect: vase,
  mercator: trade,
  diplomat,
  senator,
  colonist,
  consul,
};
export const PRAEFECTUS = vase;
export const CAPITAL = consul;

export function cardIcon(card: string): string {
  const { action, good } = facts.cards[card]!;
  return good ? GOOD_ICON[good] : ACTION_ICON[action]!;
}
