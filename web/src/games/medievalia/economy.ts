// Amounts of resources, added up and listed. What groups give and cards cost comes with the view.
import { RESOURCES, type Amounts, type Resource } from './table.ts';

export const total = (amounts: Amounts): number =>
  RESOURCES.reduce((sum, resource) => sum + (amounts[resource] ?? 0), 0);

export const counted = (resources: readonly Resource[]): Amounts => {
  const found: Amounts = {};
  for (const resource of resources) found[resource] = (found[resource] ?? 0) + 1;
  return found;
};
