import { forest } from './draw.ts';

export default forest();
