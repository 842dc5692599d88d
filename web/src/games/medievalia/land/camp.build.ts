import { camp } from './draw.ts';

export default camp();
