import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { COMPOSITIONS, findAffectedTests } from './affected.ts';
import { ROOT } from './run.ts';

const SOURCES = new Map([
  ['packages/domain/src/scheduling/pace.ts', ''],
  ['packages/domain/src/scheduling/plan-trip.ts', "import { pace } from './pace.ts';"],
  ['packages/domain/src/scheduling/plan-trip.test.ts', "import { plan } from './plan-trip.ts';"],
  ['packages/domain/src/scheduling/other.test.ts', "import { other } from './other.ts';"],
  ['apps/api/src/planning.thread.ts', "import { plan } from '@ooo/domain/scheduling/plan-trip';"],
  ['apps/api/src/planner.ts', 'new URL(`planning.thread${EXTENSION}`, here);'],
  ['apps/api/src/planner.test.ts', "const { makePlanner } = await import('./planner.ts');"],
  ['apps/api/src/else.test.ts', "import { nothing } from 'vitest';"],
  [
    'apps/api/src/features/trips/trips.router.ts',
    "import { plan } from '@ooo/domain/scheduling/plan-trip';",
  ],
  ['apps/api/src/trpc/root.ts', "import { trips } from '../features/trips/trips.router.ts';"],
  ['apps/api/src/trpc/every-procedure.test.ts', ''],
  ['apps/api/src/features/trips/trips.test.ts', "import { root } from '../../trpc/root.ts';"],
  ['apps/api/src/features/packing/packing.test.ts', "import { root } from '../../trpc/root.ts';"],
  [
    'packages/domain/src/trips/trip.test.ts',
    "import { type Pace } from 'vitest';\nimport type {\n  Pace,\n} from '../scheduling/pace.ts';",
  ],
  ['packages/atlas/src/places.test.ts', ''],
  ['packages/map/src/route/route.layer.ts', "import { toLatLng } from '../view/leaflet-order.ts';"],
  ['packages/map/src/route/route.layer.dom.test.ts', "import { R } from './route.layer.ts';"],
  ['apps/web/src/features/map/day-route.tsx', "import { R } from '@ooo/map/route/route.layer';"],
  ['apps/web/src/features/map/day-route.test.tsx', "import { D } from './day-route.tsx';"],
  ['apps/web/scripts/read-scene.test.ts', ''],
  ['packages/db/src/tables.test.ts', ''],
  ['scripts/docs.test.ts', ''],
]);

describe('what a change can break', () => {
  it.each<[string, readonly string[]]>([
    [
      'packages/domain/src/scheduling/pace.ts',
      [
        'packages/domain/src/scheduling/plan-trip.test.ts',
        'apps/api/src/planner.test.ts',
        // Of changes that arrive through the whole router: its own feature's tests, and those that call every procedure.
        'apps/api/src/features/trips/trips.test.ts',
        'apps/api/src/trpc/every-procedure.test.ts',
      ],
    ],
    [
      'apps/api/src/trpc/root.ts',
      [
        'apps/api/src/features/trips/trips.test.ts',
        'apps/api/src/features/packing/packing.test.ts',
      ],
    ],
    // It is gone, and its importers are not.
    ['packages/domain/src/scheduling/other.ts', ['packages/domain/src/scheduling/other.test.ts']],
    [
      'packages/domain/src/scheduling/other.test.ts',
      ['packages/domain/src/scheduling/other.test.ts'],
    ],
    [
      'packages/atlas/data/cities/SEL/scene.svg',
      [
        'packages/atlas/src/places.test.ts',
        'packages/map/src/route/route.layer.dom.test.ts',
        'apps/web/scripts/read-scene.test.ts',
      ],
    ],
    [
      'packages/map/data/towns.jsonl',
      ['packages/atlas/src/places.test.ts', 'packages/map/src/route/route.layer.dom.test.ts'],
    ],
    [
      'packages/map/src/view/leaflet-order.ts',
      [
        'packages/map/src/route/route.layer.dom.test.ts',
        'apps/web/src/features/map/day-route.test.tsx',
      ],
    ],
    [
      'packages/db/src/migrations/0001-first.ts',
      [
        'packages/db/src/tables.test.ts',
        'apps/api/src/planner.test.ts',
        'apps/api/src/else.test.ts',
        'apps/api/src/trpc/every-procedure.test.ts',
        'apps/api/src/features/trips/trips.test.ts',
        'apps/api/src/features/packing/packing.test.ts',
      ],
    ],
    // Its readers are unknown.
    ['packages/atlas/licences/MIT.txt', ['packages/atlas/src/places.test.ts']],
    ['docs/api.md', []],
    ['apps/api/README.md', []],
  ])('%s', (path, expected) => {
    expect(findAffectedTests([path], SOURCES)).toEqual(
      new Set(['scripts/docs.test.ts', ...expected]),
    );
  });

  it.each(['package.json', 'pnpm-lock.yaml', 'vitest.config.ts', '.ci/run'])(
    'may be everything: %s',
    (path) => {
      expect(findAffectedTests([path], SOURCES)).toBe('all');
    },
  );

  it('is found in the real sources across packages and threads', () => {
    const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const sources = new Map(
      paths
        .split('\n')
        .filter((path) => path !== '')
        .map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]),
    );
    const found = findAffectedTests(['packages/domain/src/scheduling/best-hours.ts'], sources);
    const affected = found === 'all' ? [] : [...found];
    expect(affected).toEqual(
      expect.arrayContaining([
        'packages/domain/src/scheduling/plan-trip.test.ts',
        'apps/api/src/planning/planner.test.ts',
      ]),
    );
    expect(affected).not.toContain('packages/tickets/src/worker/pool.test.ts');
  });
});

test('the tests that run for files that import everything exist', () => {
  const named = COMPOSITIONS.flatMap(({ tests }) => tests);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
