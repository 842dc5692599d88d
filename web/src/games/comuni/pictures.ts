// One thing, one picture.
import armies from 'icon:spears';
import craftsmen from 'icon:hammer-nails';
import eagle from 'icon:eagle-emblem';
import gold from 'icon:two-coins';
import lily from 'icon:fleur-de-lys';
import lion from 'icon:lion';
import pilgrims from 'icon:pilgrim-hat';
import type { Invader, Kind, Resource } from '../../generated/comuni.ts';

export { default as ARMY } from 'icon:pikeman';
export { default as CAPTAIN } from 'icon:flying-flag';
export { default as CHECK } from 'icon:check-mark';
export { default as FIRE } from 'icon:small-fire';
export { default as HELM } from 'icon:visored-helm';
export { default as HERO } from 'icon:laurel-crown';
export { default as MASTER } from 'icon:ribbon-medal';
export { default as WALL } from 'icon:stone-wall';

/** C1.1 Each kind of building bears the sign and the tint of what it brings. */
export const SIGN: Record<Kind, Resource> = {
  economic: 'gold',
  military: 'armies',
  religious: 'pilgrims',
  cultural: 'craftsmen',
};
export const RESOURCE_ICON: Record<Resource, string> = { gold, armies, pilgrims, craftsmen };
/** What stands on the banner; the Pope's keys are drawn. */
export const BANNER_ICON: Record<Invader, string | null> = {
  venezia: lion,
  france: lily,
  pope: null,
  emperor: eagle,
};
