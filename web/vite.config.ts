import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { chunks } from './build/chunks.ts';
import { computed } from './build/computed.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { licences } from './build/licences.ts';
import { previews } from './build/previews.ts';
import { shell } from './build/shell.ts';

const server = process.env.TAVOLA_SERVER ?? 'http://127.0.0.1:8000';

const parts = () => [computed(), fonts(), icons(), licences(), svelte()];

export default defineConfig({
  plugins: [...parts(), previews(), svelteTesting(), shell(parts)],
  logLevel: 'warn',
  build: {
    outDir: process.env.TAVOLA_PAGE ?? '../src/tavola/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: chunks() },
    },
    chunkSizeWarningLimit: 1000,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    isolate: false,
    testTimeout: 120_000,
  },
});
