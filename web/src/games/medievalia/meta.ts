import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = { name: 'medievalia', title: 'Medievalia', picture, players: [2, 4], minutes: 90, order: 4 };

export default meta;
