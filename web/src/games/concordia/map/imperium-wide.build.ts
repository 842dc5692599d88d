import { draw } from './draw.ts';

export default draw('imperium', 'wide');
