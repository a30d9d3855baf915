import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { scenes } from './apps/web/scenes.plugin.ts';
import { LONGEST_TEST_MS, PATIENCE_MS } from './packages/domain/src/testing/patience.ts';
import { baseMap } from './packages/map/base-map.plugin.ts';

const node = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/** Tests start many processes from the sources; compiling those took half of their time. */
const COMPILE_CACHE = join(import.meta.dirname, 'node_modules/.cache/compiled');

const PROPERTIES = join(import.meta.dirname, 'scripts/properties.setup.ts');

const NEVER = ['**/dist/**', '**/node_modules/**'];

/** One more than there are cores: some files wait for processes and limits most of their time. */
const allCores = { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 0 } };
/** What holds a limit against the clock runs after the rest and beside nothing. */
const alone = { maxWorkers: 1, sequence: { groupOrder: 1 } };
/** The longest test of all runs where everything does; `own-database.test.ts` is the sample of its kind. */
const SAMPLED_OUT = process.env['TESTS'] === 'whole' ? [] : ['**/chaos/outside-database.test.ts'];
const TIMED = ['**/worker/bombs.test.ts', '**/*speed.test.ts'];

function packageProject(folder: string, extra: object = {}) {
  return {
    ...node,
    test: {
      name: folder.split('/').at(-1) ?? folder,
      root: folder,
      include: ['**/*.test.ts'],
      exclude: [...NEVER, ...SAMPLED_OUT, ...TIMED],
      testTimeout: LONGEST_TEST_MS,
      hookTimeout: LONGEST_TEST_MS,
      expect: { poll: { timeout: PATIENCE_MS } },
      env: { TZ: 'Asia/Kathmandu', NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILE_CACHE },
      // Files of a worker share the modules that they import: loading them anew took as long as the tests.
      isolate: false,
      setupFiles: [PROPERTIES],
      ...allCores,
      ...extra,
    },
  };
}

/** Databases are cloned from a template that this sets up once for a run. */
const withDatabase = {
  globalSetup: [join(import.meta.dirname, 'packages/db/src/testing/global-setup.ts')],
};

export default defineConfig({
  test: {
    projects: [
      packageProject('packages/texts'),
      packageProject('packages/domain'),
      packageProject('packages/atlas'),
      packageProject('packages/tickets'),
      packageProject('packages/map', { exclude: [...NEVER, '**/*.dom.test.ts'] }),
      {
        ...packageProject('packages/map', {
          name: 'map-dom',
          environment: 'jsdom',
          include: ['src/**/*.dom.test.ts'],
          css: false,
        }),
        plugins: [baseMap()],
      },
      packageProject('packages/db', withDatabase),
      packageProject('packages/client', withDatabase),
      packageProject('apps/api', withDatabase),
      'apps/web/vite.config.ts',
      {
        ...packageProject('apps/web', {
          name: 'web-rules',
          include: ['{src,scripts}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', '**/*.contract.test.ts'],
        }),
        plugins: [scenes()],
      },
      packageProject('apps/web', {
        ...withDatabase,
        name: 'web-contract',
        include: ['src/**/*.contract.test.ts'],
      }),
      packageProject('bench'),
      packageProject('scripts'),
      packageProject('packages', {
        ...withDatabase,
        ...alone,
        name: 'timed',
        include: TIMED,
        exclude: NEVER,
      }),
    ],
  },
});
