import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const node = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

function packageProject(folder: string, extra: object = {}) {
  return {
    ...node,
    test: {
      name: folder.split('/').at(-1) ?? folder,
      root: folder,
      include: ['**/*.test.ts'],
      exclude: ['**/dist/**', '**/node_modules/**'],
      env: { TZ: 'Asia/Kathmandu', NODE_ENV: 'test' },
      ...extra,
    },
  };
}

/** Databases are cloned from a template that this sets up once for a run. */
const withDatabase = {
  globalSetup: [join(import.meta.dirname, 'packages/db/src/testing/global-setup.ts')],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      packageProject('packages/domain'),
      packageProject('packages/atlas'),
      packageProject('packages/tickets', { testTimeout: 20_000 }),
      packageProject('packages/db', withDatabase),
      packageProject('packages/client', withDatabase),
      packageProject('apps/api', withDatabase),
      'apps/web/vite.config.ts',
      packageProject('apps/web', {
        name: 'web-rules',
        include: ['{src,scripts}/**/*.test.ts'],
        exclude: ['**/*.dom.test.ts', '**/*.contract.test.ts'],
        isolate: false,
      }),
      packageProject('apps/web', {
        ...withDatabase,
        name: 'web-contract',
        include: ['src/**/*.contract.test.ts'],
      }),
      packageProject('bench'),
      packageProject('scripts'),
    ],
  },
});
