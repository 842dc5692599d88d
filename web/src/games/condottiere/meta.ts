import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = { name: 'condottiere', title: 'Condottiere', picture, players: [2, 6], minutes: 45, order: 3 };

export default meta;
