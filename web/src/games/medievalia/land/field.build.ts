import { field } from './draw.ts';

export default field();
