import { build } from './build.ts';

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
  import: async (args) => {
    build('@ooo/tickets');
    await (await import('./import/import.bench.ts')).benchImport(args);
  },
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) {
  await bench(args);
} else {
  console.error(`There is no benchmark "${name}". There are: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
}
