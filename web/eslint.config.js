import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { reckoning } from './build/reckoning.js';
import svelteConfig from './svelte.config.js';

// Types are svelte-check's: rules that need them would take a minute more and find what it finds.
export default defineConfig(
  { ignores: ['src/generated'] },
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$' }],
      // {' '} is the only way to keep a space at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // Boards show what the engine says.
    files: ['src/games/*/**'],
    ignores: ['**/*.test.ts', '**/*.build.ts'],
    plugins: { tavola: { rules: { reckoning } } },
    rules: { 'tavola/reckoning': 'error' },
  },
  {
    // It takes every Set and Map in an exported class for one whose changes are shown.
    files: ['**/*.svelte.ts'],
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
);
