import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { baseMap } from './base-map.plugin.ts';
import { pdfFiles } from './pdf-files.plugin.ts';

const api = 'http://localhost:3000';

/** Once, and as small as it gets: the server sends these files as they lie there. */
const compressed = compression({
  include: /\.(html|js|css|svg|json|wasm|mjs)$/,
  threshold: 1024,
  algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
});

export default defineConfig({
  plugins: [react(), pdfFiles(), baseMap(), compressed],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': api, '/trpc': api } },
  preview: { port: 4173, proxy: { '/api': api, '/trpc': api } },
  build: { outDir: 'dist', assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  // What needs a document says so by its name; the rest runs in Node, which starts far sooner.
  test: {
    name: 'web',
    environment: 'jsdom',
    // As in vitest.config.ts: modules are loaded once a worker, and every core works; the number is the same there.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    sequence: { groupOrder: 0 },
    setupFiles: ['./src/testing/setup.ts'],
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    css: false,
    testTimeout: 20_000,
    env: { TZ: 'Asia/Kathmandu' },
  },
});
