// One thing, one picture.
import anvil from 'icon:anvil';
import archer from 'icon:bowman';
import artist from 'icon:palette';
import bank from 'icon:two-coins';
import barn from 'icon:barn';
import bureaucrat from 'icon:scroll-quill';
import carpenter from 'icon:hand-saw';
import castle from 'icon:castle';
import cavalry from 'icon:mounted-knight';
import church from 'icon:church';
import city from 'icon:village';
import deckCard from 'icon:card-pickup';
import energy from 'icon:campfire';
import food from 'icon:wheat';
import forest from 'icon:pine-tree';
import fortress from 'icon:hill-fort';
import horseshoe from 'icon:horseshoe';
import infantry from 'icon:swordman';
import merchant from 'icon:swap-bag';
import mining from 'icon:mining';
import peasant from 'icon:farmer';
import plow from 'icon:plow';
import priest from 'icon:prayer';
import recruit from 'icon:pikeman';
import school from 'icon:open-book';
import sickle from 'icon:sickle';
import tower from 'icon:white-tower';
import workshop from 'icon:hammer-nails';
import type { Resource } from '../../generated/medievalia.ts';
import { CIVIL, LANDS, MILITARY } from './facts.ts';

export const RESOURCE_ICON: Record<Resource, string> = { food, energy, gold: bank, labour: sickle };
export const CARD_ICON: Record<string, string> = {
  field: plow,
  farm: barn,
  forest,
  mine: mining,
  city,
  peasant,
  merchant,
  artist,
  bureaucrat,
  recruit,
  priest,
  archer,
  infantry,
  cavalry,
  school,
  workshop,
  bank,
  church,
  carpenter,
  stable: horseshoe,
  smith: anvil,
  tower,
  fortress,
  castle,
  'deck-card': deckCard,
};

/** One tint a class: land green, civil straw, military steel, building terracotta. */
export function tintOf(card: string): string {
  if (LANDS.includes(card)) return '#dbe2bd';
  if (CIVIL.includes(card)) return '#f0deb4';
  return MILITARY.includes(card) ? '#d5d8d6' : '#ecd0b8';
}
