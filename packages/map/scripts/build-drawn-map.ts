/** Builds the drawn map alone, with its files, into a folder: `node scripts/build-drawn-map.ts FOLDER`. For its journey. */
import { build } from 'vite';
import { baseMap } from '../base-map.plugin.ts';

const [outDir] = process.argv.slice(2);
if (outDir === undefined) throw new Error('Where to?');

await build({
  configFile: false,
  root: new URL('..', import.meta.url).pathname,
  base: './',
  publicDir: false,
  logLevel: 'error',
  plugins: [baseMap()],
  resolve: { conditions: ['source', 'module', 'browser', 'production'] },
  build: {
    outDir,
    emptyOutDir: true,
    assetsDir: '.',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { 'drawn-map': 'src/testing/drawn-map.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
