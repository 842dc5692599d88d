import { city } from './draw.ts';

export default city();
