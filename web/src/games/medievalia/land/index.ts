// The pictures of places, each a file of its own.
import border from './border.build.ts?url';
import camp from './camp.build.ts?url';
import city from './city.build.ts?url';
import farm from './farm.build.ts?url';
import field from './field.build.ts?url';
import forest from './forest.build.ts?url';
import mine from './mine.build.ts?url';

export const PLACE: Record<string, string> = { border, camp, city, farm, field, forest, mine };
