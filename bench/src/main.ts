import { build, runFromSource } from './build.ts';
import { UsageError } from './usage-error.ts';

/**
 * `pnpm bench NAME …`. The benchmarks measure the built product: what they need is built first, and they
 * import the packages' `dist`. The last line on standard output is JSON.
 */
const BENCHES: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  plan: async (args) => {
    build('@ooo/domain');
    await (await import('./plan/plan.bench.ts')).benchPlan(args);
  },
  trips: async (args) => {
    build('@ooo/domain');
    (await import('./trips/trips.bench.ts')).benchTrips(args);
  },
  plans: async (args) => {
    build('@ooo/atlas');
    (await import('./plans/plans.bench.ts')).benchPlans(args);
  },
  'plan-load': async (args) => {
    build('@ooo/api');
    runFromSource('plan-load/plan-load.bench.ts', args);
  },
  documents: async (args) => {
    build('@ooo/tickets');
    await (await import('./documents/documents.bench.ts')).benchDocuments(args);
  },
  uploads: async (args) => {
    build('@ooo/api');
    runFromSource('uploads/uploads.bench.ts', args);
  },
  api: async (args) => {
    build('@ooo/api');
    runFromSource('api/api.bench.ts', args);
  },
  abuse: async (args) => {
    build('@ooo/api');
    runFromSource('abuse/abuse.bench.ts', args);
  },
  shares: async (args) => {
    build('@ooo/api');
    runFromSource('shares/shares.bench.ts', args);
  },
  start: async (args) => (await import('./start/start.bench.ts')).benchStart(args),
  chaos: async (args) => (await import('./chaos/chaos.bench.ts')).benchChaos(args),
  offline: async (args) => {
    build('@ooo/api');
    runFromSource('offline/offline.bench.ts', args);
  },
  places: async (args) => {
    build('@ooo/api');
    runFromSource('places/places.bench.ts', args);
  },
  map: async (args) => {
    build('@ooo/api');
    build('@ooo/web');
    runFromSource('../../e2e/src/measures/map.measure.ts', args);
  },
  markers: async (args) => {
    build('@ooo/api');
    runFromSource('../../e2e/src/measures/markers.measure.ts', args);
  },
  drag: async (args) => {
    build('@ooo/api');
    build('@ooo/web');
    runFromSource('../../e2e/src/measures/drag.measure.ts', args);
  },
  web: async (args) => {
    build('@ooo/api');
    build('@ooo/web');
    runFromSource('../../e2e/src/measures/web.measure.ts', args);
  },
  fuzz: async (args) => runFromSource('fuzz/fuzz.bench.ts', args),
  'fuzz-api': async (args) => {
    build('@ooo/api');
    runFromSource('fuzz-api/fuzz-api.bench.ts', args);
  },
  faults: async (args) => (await import('./faults/faults.bench.ts')).benchFaults(args),
  import: async (args) => {
    build('@ooo/tickets');
    await (await import('./import/import.bench.ts')).benchImport(args);
  },
};

async function run([name = '', ...args]: string[]): Promise<void> {
  const bench = BENCHES[name];
  if (!bench) {
    const names = Object.keys(BENCHES).join(', ');
    throw new UsageError(`There is no benchmark "${name}". There are: ${names}.`);
  }
  await bench(args);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
