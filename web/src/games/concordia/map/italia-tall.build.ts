import { draw } from './draw.ts';

export default draw('italia', 'tall');
