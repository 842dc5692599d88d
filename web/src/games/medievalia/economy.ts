// Amounts of resources. What groups give and cards cost comes with the view.
import type { Resource } from '../../generated/medievalia.ts';
import type { Amounts } from './facts.ts';

export const isSomething = (amounts: Amounts): boolean => Object.values(amounts).some(Boolean);

export const counted = (resources: readonly Resource[]): Amounts => {
  const found: Amounts = {};
  for (const resource of resources) found[resource] = (found[resource] ?? 0) + 1;
  return found;
};
