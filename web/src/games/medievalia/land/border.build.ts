import { border } from './draw.ts';

export default border();
