import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { planDays, type PlanLimits } from '@ooo/domain/scheduling/planner';
import type { Plan, PlannerInput } from '@ooo/domain/scheduling/planner.types';
import type { Pace } from '@ooo/domain/scheduling/schedule.schema';
import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { UsageError } from '../usage-error.ts';
import { findFaults } from './judge-faults.ts';
import { assess } from './judge-quality.ts';
import { makeCityTrip, type Size } from './made-trip.ts';
import type { MadeTrip } from './made-trip.types.ts';
import { planNearestFirst } from './nearest-first.ts';
import { type Judged, toFigures } from './plan-figures.ts';
import { replanWithoutOne, toInput } from './replan.ts';

const LARGE: Size = { places: 60, days: 14 };
const LARGE_TRIPS = 50;
const PACES: readonly Pace[] = ['relaxed', 'balanced', 'full'];

/** Plans made-up trips to the atlas's cities, and judges the plans with independent code. */
export function benchPlans(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      trips: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      rounds: { type: 'string' },
      notes: { type: 'boolean', default: false },
    },
  });
  const [trips, seed] = [Number(values.trips), Number(values.seed)];
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
  if (![trips, seed, rounds ?? 0].every(Number.isInteger) || trips < 1)
    throw new UsageError('Give --trips, --seed and --rounds as whole numbers.');
  const limits: PlanLimits = rounds === undefined ? {} : { rounds };
  judge(makeCityTrip(seed, LARGE), limits); // Warms the code up.
  const judged = Array.from({ length: trips }, (_, index) => {
    const one = judge(makeCityTrip(seed + index), limits);
    for (const text of one.faults) console.log(`FAULT ${one.made.name}: ${text}`);
    if (values.notes) for (const note of one.notes) console.log(`${one.made.name}: ${note}`);
    return one;
  });
  const large = Array.from({ length: LARGE_TRIPS }, (_, index) =>
    timed(toInput(makeCityTrip(seed + index, LARGE)), limits),
  );
  report(judged, large);
  if (judged.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

function judge(made: MadeTrip, limits: PlanLimits): Judged & { notes: readonly string[] } {
  const input = toInput(made);
  const { plan, ms } = timed(input, limits);
  const faults = findFaults(made, plan).map(({ rule, text }) => `${rule}: ${text}`);
  const { notes, ...quality } = assess(made, plan);
  const greedy = assess(made, planDays(input, { rounds: 0 }));
  const nearest = assess(made, planNearestFirst(made));
  return {
    made,
    faults,
    quality,
    greedy,
    nearest,
    moved: replanWithoutOne(made, plan, limits),
    ms,
    notes,
  };
}

interface Timed {
  readonly plan: Plan;
  readonly ms: number;
  readonly processorMs: number;
}

function timed(input: PlannerInput, limits: PlanLimits): Timed {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  const plan = planDays(input, limits);
  const { user, system } = process.cpuUsage(used);
  return { plan, ms: performance.now() - begun, processorMs: (user + system) / 1000 };
}

function report(judged: readonly Judged[], large: readonly Timed[]): void {
  const all = toFigures(judged);
  const columns = [
    all,
    ...PACES.map((pace) => toFigures(judged.filter(({ made }) => made.pace === pace))),
  ];
  const rows = Object.keys(all).map((name) =>
    [name, columns.map((figures) => toCell(figures[name]))].flat(),
  );
  printTable(['', 'all', ...PACES], rows);
  const tailOf = (field: 'ms' | 'processorMs') => {
    const numbers = large.map((one) => one[field]);
    return { median: rounded(median(numbers), 1), p95: rounded(quantile(numbers, 0.95), 1) };
  };
  const [clock, processor] = [tailOf('ms'), tailOf('processorMs')];
  const load = rounded(loadavg()[0] ?? Number.NaN, 1);
  console.log(
    `${large.length} trips of ${LARGE.places} places on ${LARGE.days} days: median ${clock.median} ms, p95 ${clock.p95} ms; of the processor ${processor.median} and ${processor.p95} ms; load of the machine ${load}`,
  );
  const largeFigures = {
    largeMsMedian: clock.median,
    largeMsP95: clock.p95,
    largeProcessorMsMedian: processor.median,
    largeProcessorMsP95: processor.p95,
  };
  console.log(JSON.stringify({ ...all, ...largeFigures, load }));
}

const toCell = (figure: number | undefined): number | string =>
  figure === undefined || Number.isNaN(figure) ? '' : figure;
