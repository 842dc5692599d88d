import type { Rule } from 'eslint';

export const reckoning: Rule.RuleModule;
export function numbersOf(game: string): Set<string>;
