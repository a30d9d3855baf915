import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../.dependency-cruiser.mjs';

const ROOT = join(import.meta.dirname, '..');

/** For every rule one file that breaks it: where the file lies, and what it imports. */
const VIOLATIONS: Record<string, { file: string; imports: string }> = {
  'no-circular': { file: 'packages/domain/src/a/a.ts', imports: '../b/b.ts' },
  'not-resolvable': { file: 'packages/domain/src/a/lost.ts', imports: './nowhere.ts' },
  'packages-know-no-apps': {
    file: 'packages/db/src/up.ts',
    imports: '../../../apps/api/src/app.ts',
  },
  'client-knows-the-api-as-a-type': {
    file: 'packages/client/src/client.ts',
    imports: '../../../apps/api/src/app.ts',
  },
  'texts-know-nothing': {
    file: 'packages/texts/src/en/plan.ts',
    imports: '../../../domain/src/b/b.ts',
  },
  'domain-is-pure': { file: 'packages/domain/src/a/io.ts', imports: 'kysely' },
  'atlas-knows-domain-only': {
    file: 'packages/atlas/src/airports.ts',
    imports: '../../db/src/connect.ts',
  },
  'db-knows-domain-only': {
    file: 'packages/db/src/queries/x.queries.ts',
    imports: '../../../atlas/src/places.ts',
  },
  'map-knows-domain-only': {
    file: 'packages/map/src/labels/label.layer.ts',
    imports: '../../../texts/src/plan.ts',
  },
  'map-knows-no-framework': { file: 'packages/map/src/pin/pin.layer.ts', imports: 'react-leaflet' },
  'tickets-know-atlas-and-domain': {
    file: 'packages/tickets/src/read.ts',
    imports: '../../db/src/connect.ts',
  },
  'tickets-storeys': {
    file: 'packages/tickets/src/parsers/parse-segments.ts',
    imports: '../readers/pages.ts',
  },
  'only-services-touch-queries': {
    file: 'apps/api/src/features/trips/trips.router.ts',
    imports: '../../../../../packages/db/src/queries/x.queries.ts',
  },
  'rest-goes-through-the-caller': {
    file: 'apps/api/src/rest/trips.rest.ts',
    imports: '../features/trips/trips.service.ts',
  },
  'features-of-the-api-meet-in-services': {
    file: 'apps/api/src/features/pois/pois.service.ts',
    imports: '../trips/trips.router.ts',
  },
  'context-owns-its-ports': {
    file: 'apps/api/src/context/deps.ts',
    imports: '../app.ts',
  },
  'only-one-file-reads-the-environment-of-the-api': {
    file: 'apps/api/src/plugins/headers.ts',
    imports: '../boot/environment.ts',
  },
  'web-knows-domain-only': {
    file: 'apps/web/src/features/trips/api/use-trips.ts',
    imports: '../../../../../../packages/db/src/connect.ts',
  },
  'web-sees-the-api-as-a-type-in-one-file': {
    file: 'apps/web/src/lib/trpc.ts',
    imports: '../../../api/src/app.ts',
  },
  'web-features-meet-in-their-hooks': {
    file: 'apps/web/src/features/map/map.tsx',
    imports: '../saved/list.tsx',
  },
  'web-features-are-named-as-in-the-api': {
    file: 'apps/web/src/features/bookmarks/list.tsx',
    imports: './lib/sort.ts',
  },
  'web-features-have-a-place-in-the-order': {
    file: 'apps/web/src/features/bookmarks/api/use-bookmarks.ts',
    imports: '../../trip-data/api/use-pois.ts',
  },
  'web-lib-knows-no-domain': {
    file: 'apps/web/src/lib/format/visits.ts',
    imports: '../../../../../packages/domain/src/pois/poi.schema.ts',
  },
  'web-demo-is-chosen-in-one-file': {
    file: 'apps/web/src/features/trips/api/use-trips-of-demo.ts',
    imports: '../../../lib/demo/demo-link.ts',
  },
  'web-components-call-hooks': {
    file: 'apps/web/src/features/trips/components/trip-card.tsx',
    imports: '@trpc/react-query',
  },
  'web-knows-jotai-in-one-file': {
    file: 'apps/web/src/features/saved/state/order.atoms.ts',
    imports: 'jotai',
  },
  'web-storeys': { file: 'apps/web/src/lib/dates.ts', imports: '../features/saved/list.tsx' },
  'features-do-not-know-the-app': {
    file: 'apps/web/src/features/saved/card.tsx',
    imports: '../../app/router.tsx',
  },
  'maps-are-drawn-in-one-feature': {
    file: 'apps/web/src/app/day-map.tsx',
    imports: '../../../../packages/map/src/route/route.layer.ts',
  },
  'leaflets-order-of-coordinates-in-one-file': {
    file: 'apps/web/src/features/saved/pin.tsx',
    imports: 'leaflet',
  },
  'no-tests-in-the-product': {
    file: 'packages/domain/src/a/uses-test.ts',
    imports: './a.test.ts',
  },
};

/** Each feature of the web but the last uses the last one. */
const ONE_WAY = 'web-features-go-one-way-';
const rules = (config.forbidden ?? []).map((rule) => rule.name ?? '');
for (const rule of rules.filter((name) => name.startsWith(ONE_WAY))) {
  VIOLATIONS[rule] = {
    file: `apps/web/src/features/${rule.slice(ONE_WAY.length)}/api/use-what-comes-later.ts`,
    imports: '../../tokens/api/use-tokens.ts',
  };
}

/** What the violations above lead to, and neighbours that are allowed. */
const BYSTANDERS: Record<string, string> = {
  'packages/domain/src/b/b.ts': "import '../a/a.ts';\n",
  'packages/domain/src/a/a.test.ts': 'export {};\n',
  'packages/domain/src/a/allowed.ts': "import 'zod';\nimport '../../../texts/src/plan.ts';\n",
  'packages/texts/src/plan.ts': 'export {};\n',
  'packages/db/src/connect.ts': "import 'kysely';\n",
  'packages/atlas/src/places.ts': "import '../../domain/src/b/b.ts';\n",
  'packages/map/src/route/route.layer.ts':
    "import 'leaflet';\nimport '../../../domain/src/b/b.ts';\n",
  'packages/map/src/view/covered.ts': 'export {};\n',
  'packages/tickets/src/readers/pages.ts': 'export {};\n',
  'packages/tickets/src/ocr/read-print.ts': "import '../readers/pages.ts';\n",
  'apps/api/src/app.ts': 'export {};\n',
  'apps/api/src/boot/environment.ts': 'export {};\n',
  'apps/api/src/server.ts': "import './boot/environment.ts';\n",
  'apps/api/src/features/trips/trips.service.ts':
    "import '../../../../../packages/db/src/queries/x.queries.ts';\n",
  'apps/api/src/features/places/places.service.ts': "import '../trips/trips.service.ts';\n",
  'apps/web/src/app/router.tsx':
    "import '../features/saved/list.tsx';\nimport '../lib/dates.ts';\n",
  'apps/web/src/app/own-client.tsx':
    "import '../lib/demo/demo-link.ts';\nimport '@trpc/react-query';\n",
  'apps/web/src/lib/paths.ts': "import '../../../../packages/domain/src/trips/trip-ids.ts';\n",
  'apps/web/src/lib/jotai.ts': "import 'jotai';\n",
  'apps/web/src/lib/format/times.ts':
    "import '../../../../../packages/domain/src/shared/wall-time.ts';\n",
  'apps/web/src/lib/demo/demo-link.ts':
    "import '../../../../../packages/domain/src/pois/poi.schema.ts';\n",
  'packages/domain/src/shared/wall-time.ts': 'export {};\n',
  'packages/domain/src/trips/trip-ids.ts': 'export {};\n',
  'packages/domain/src/pois/poi.schema.ts': 'export {};\n',
  'apps/web/src/features/bookmarks/lib/sort.ts': 'export {};\n',
  'apps/web/src/features/saved/list.tsx': "import '../../lib/paths.ts';\nimport './lib/sort.ts';\n",
  'apps/web/src/features/saved/lib/sort.ts': 'export {};\n',
  'apps/web/src/features/trip-data/api/use-pois.ts': "import '@trpc/react-query';\n",
  'apps/web/src/features/planning/api/use-plan.ts': "import '../../trip-data/api/use-pois.ts';\n",
  'apps/web/src/features/tokens/api/use-tokens.ts': "import '@trpc/react-query';\n",
  'apps/web/src/app/map-tab.tsx': "import '../../../../packages/map/src/view/covered.ts';\n",
  'apps/web/src/features/map/lat-lng.ts':
    "import 'leaflet';\nimport '../../../../../packages/map/src/route/route.layer.ts';\n",
  'node_modules/zod/package.json': '{ "name": "zod", "main": "index.js" }',
  'node_modules/zod/index.js': '',
  'node_modules/kysely/package.json': '{ "name": "kysely", "main": "index.js" }',
  'node_modules/kysely/index.js': '',
  'node_modules/leaflet/package.json': '{ "name": "leaflet", "main": "index.js" }',
  'node_modules/leaflet/index.js': '',
  'node_modules/react-leaflet/package.json': '{ "name": "react-leaflet", "main": "index.js" }',
  'node_modules/react-leaflet/index.js': '',
  'node_modules/jotai/package.json': '{ "name": "jotai", "main": "index.js" }',
  'node_modules/jotai/index.js': '',
  'node_modules/@trpc/react-query/package.json':
    '{ "name": "@trpc/react-query", "main": "index.js" }',
  'node_modules/@trpc/react-query/index.js': '',
  'package.json': JSON.stringify({
    name: 'boundaries-fixture',
    dependencies: {
      zod: '*',
      kysely: '*',
      leaflet: '*',
      'react-leaflet': '*',
      jotai: '*',
      '@trpc/react-query': '*',
    },
  }),
  'tsconfig.json': '{ "compilerOptions": { "allowImportingTsExtensions": true } }',
};

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

let root: string;
let found: { file: string; rule: string }[];

async function write(file: string, text: string): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ooo-root-'));
  for (const { file, imports } of Object.values(VIOLATIONS)) {
    await write(file, `import '${imports}';\n`);
  }
  for (const [file, text] of Object.entries(BYSTANDERS)) await write(file, text);
  const report = await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      `--config=${join(ROOT, '.dependency-cruiser.mjs')}`,
      '--output-type=json',
      'apps',
      'packages',
    ],
    { cwd: root, maxBuffer: 32 * 1024 * 1024 },
  ).catch((error: { stdout: string; stderr: string }) => error);
  const parsed = JSON.parse(report.stdout) as Report;
  found = parsed.summary.violations.map(({ from, rule }) => ({ file: from, rule: rule.name }));
});

afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

describe('import boundaries', () => {
  it.each(rules)('%s stops a deliberate violation', (rule) => {
    const violation = VIOLATIONS[rule];
    expect(violation, `no violation is written for ${rule}`).toBeDefined();
    expect(found).toContainEqual({ file: violation?.file, rule });
  });

  it('leaves what is allowed alone', () => {
    const guilty = new Set(Object.values(VIOLATIONS).map(({ file }) => file));
    expect(found.filter(({ file, rule }) => !guilty.has(file) && rule !== 'no-circular')).toEqual(
      [],
    );
  });
});
