import { farm } from './draw.ts';

export default farm();
