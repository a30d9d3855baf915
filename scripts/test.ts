import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { binary, build, ROOT, run } from './run.ts';
import { chooseTests, EVERYTHING, tellCount } from './choose-tests.ts';
import { findLeftovers, listOrphans } from './leftovers.ts';
import {
  addCounts,
  type Counts,
  readJourneys,
  readUnitFailures,
  readUnits,
} from './test-counts.ts';

/**
 * `pnpm test`: rules, database, API and components with vitest, then the journeys in a browser on the
 * built product. Ends with one line for all tests together. `pnpm test units` and `pnpm test journeys` run a part.
 * A process that tests left running is a failure.
 * What the work since the last commit of `origin/main`, or else of `main`, cannot break is left out; `--all` runs
 * everything, and so does a clone in which nothing has changed.
 */
const PARTS = ['units', 'journeys'];
const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: process.env['TESTS'] === 'whole' } },
});
const unknown = parts.find((part) => !PARTS.includes(part));
if (unknown !== undefined) throw new Error(`There is no part "${unknown}": ${PARTS.join(', ')}.`);
const { tests, journeys: roads } = values.all ? EVERYTHING : await chooseTests();
const isNamed = (part: string): boolean => parts.length === 0 || parts.includes(part);
/** Some unit tests always run: those that read sources. */
const wanted = {
  units: isNamed('units'),
  journeys: isNamed('journeys') && (roads === 'all' || roads.size > 0),
};
console.log(`Tests: ${tellCount(tests, 'files')}. Journeys: ${tellCount(roads, 'files')}.`);
const SKIPPED = { exitCode: 0 };
const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };
const UNREADABLE: Counts = { passed: 0, failed: 1, skipped: 0 };
const folder = await mkdtemp(join(tmpdir(), 'ooo-tests-'));
const reports = { units: join(folder, 'units.json'), journeys: join(folder, 'journeys.json') };
const startedAt = performance.now();
const orphans = listOrphans();

async function readReport<Result>(
  file: string,
  read: (report: unknown) => Result,
  unreadable: Result,
): Promise<Result> {
  try {
    return read(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return unreadable;
  }
}

// A change of documents is covered by tests that only read sources.
const isOfDocuments = tests !== 'all' && [...tests].every((path) => path.startsWith('scripts/'));
if (wanted.journeys || !isOfDocuments) await build();
const units = wanted.units
  ? await run(binary('vitest'), [
      'run',
      ...(tests === 'all' ? [] : tests),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports.units}`,
    ])
  : SKIPPED;
const journeys = wanted.journeys
  ? await run(
      join(ROOT, 'e2e/node_modules/.bin/playwright'),
      [
        'test',
        '--reporter=list,json',
        ...(roads === 'all' ? [] : [...roads].map((name) => `/${name}.journey`)),
      ],
      {
        cwd: join(ROOT, 'e2e'),
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys },
      },
    )
  : SKIPPED;

const total = addCounts(
  wanted.units ? await readReport(reports.units, readUnits, UNREADABLE) : NONE,
  wanted.journeys ? await readReport(reports.journeys, readJourneys, UNREADABLE) : NONE,
);
const failures = wanted.units ? await readReport(reports.units, readUnitFailures, []) : [];
const left = await findLeftovers(orphans);
await rm(folder, { recursive: true, force: true });

const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
// Vitest's own account of them is minutes above, before the journeys.
for (const failure of failures) console.log(`FAIL ${failure}`);
for (const { pid, command } of left) console.log(`LEFT RUNNING ${pid} ${command}`);
console.log(`\nunits: exit ${units.exitCode}, journeys: exit ${journeys.exitCode}, ${minutes} min`);
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
const isClean = total.failed === 0 && left.length === 0;
process.exitCode = units.exitCode || journeys.exitCode || (isClean ? 0 : 1);
