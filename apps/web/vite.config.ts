import { availableParallelism } from 'node:os';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { LONGEST_TEST_MS, PATIENCE_MS } from '../../packages/domain/src/testing/patience.ts';
import { baseMap } from '../../packages/map/base-map.plugin.ts';
import { firstLoad } from './first-load.plugin.ts';
import { licences, LICENCES } from './licences.plugin.ts';
import { pdfFiles } from './pdf-files.plugin.ts';
import { prerender } from './prerender.plugin.ts';
import { productionRouter } from './production-router.plugin.ts';
import { scenes } from './scenes.plugin.ts';
import { nameOwn, nameSchema, nameShared } from './screen-files.ts';

const api = 'http://localhost:3000';

/** A step below the most: half of the processor time, which was a third of the whole build, for files 2 % larger. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Compressed once: the server sends these files as they are. */
const compressed = compression({
  include: /\.(html|js|css|svg|json|wasm|mjs)$/,
  threshold: 1024,
  algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress', BROTLI)],
});

/** As many screens and dialogs have to need a module before it is put together with others like it. */
const minShareCount = 9;

/**
 * A browser asks for six files at a time: the first load comes in few files, and so do the screens that a visit begins
 * with. The rest is a file for each set of screens and dialogs that needs it.
 */
/** What runs before the application, and must not wait for a file of it. */
const BOOT = new RegExp(
  [
    'src.(boot|app.screens|app.trips.load-map|app.prerender.(prerendered|show-scheme)|i18n.(browser-language|load-hangul))[.]ts',
    'src.lib.(browser-store|early-user|read-limit|stored-language|tell-corrupt|visitor-language)[.]ts',
    'features.admin.lib.(new-world-lab|stored-style)[.]ts',
    'texts.src.languages[.]ts',
    'preload-helper',
  ].join('|'),
);

/** What says the server's answers in a language, without its sentences. */
const ANSWERS =
  /packages.(domain.src.shared.errors.say-answer|texts.src.(say-error|writing.error-parts))\.ts/;

const groups = [
  {
    name: 'boot',
    test: BOOT,
    priority: 5,
  },
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  // Loaded with the English texts, so that another language is one file.
  { name: 'answers', test: ANSWERS, priority: 3 },
  // Likewise: saved places and the demo know these words in every language.
  { name: 'kinds', test: /packages.texts.src.(\w\w.)?kinds\.ts/, priority: 3 },
  { name: nameShared, priority: 2.5 },
  { name: nameOwn, priority: 2 },
  {
    name: 'ui',
    test: /node_modules.(@mantine|@floating-ui|@tabler|react-remove|react-style|react-transition|use-)/,
    minShareCount,
    priority: 1,
  },
  { name: nameSchema, minShareCount, priority: 1 },
  { name: 'shared', test: /apps.web.src|packages.(domain|map|texts)/, minShareCount },
];

export default defineConfig({
  plugins: [
    react(),
    productionRouter(),
    pdfFiles(),
    baseMap(),
    scenes(),
    firstLoad(),
    prerender(),
    licences(),
    compressed,
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { port: 5173, proxy: { '/api': api, '/trpc': api } },
  preview: { port: 4173, proxy: { '/api': api, '/trpc': api } },
  build: {
    outDir: 'dist',
    // A browser without it loads the same files, only later.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    manifest: true,
    // The packages in the bundle, with the licence texts that have to be shipped.
    license: { fileName: LICENCES },
    rolldownOptions: {
      input: {
        index: 'index.html',
        main: 'src/main.tsx',
        landing: 'src/app/routes/landing.route.tsx',
      },
      output: { codeSplitting: { groups } },
    },
  },
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
    testTimeout: LONGEST_TEST_MS,
    hookTimeout: LONGEST_TEST_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    env: { TZ: 'Asia/Kathmandu' },
  },
});
