import { mine } from './draw.ts';

export default mine();
