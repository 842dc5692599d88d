import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = { name: 'concordia', title: 'Concordia', picture, players: [2, 5], minutes: 90, order: 2 };

export default meta;
