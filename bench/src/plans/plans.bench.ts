import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { toPlannerInput } from '@ooo/domain/scheduling/plan-input';
import { planDays, type PlanLimits } from '@ooo/domain/scheduling/planner';
import type { Plan, PlannerInput } from '@ooo/domain/scheduling/planner.types';
import type { Pace } from '@ooo/domain/scheduling/schedule.schema';
import { makeRandom } from '../random.ts';
import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { UsageError } from '../usage-error.ts';
import { findFaults } from './judge-faults.ts';
import { assess } from './judge-quality.ts';
import { makeCityTrip, type Size } from './made-trip.ts';
import type { MadeTrip } from './made-trip.types.ts';
import { planNearestFirst } from './nearest-first.ts';
import { type Judged, toFigures } from './plan-figures.ts';

const LARGE: Size = { places: 60, days: 14 };
const LARGE_TRIPS = 50;
const PACES: readonly Pace[] = ['relaxed', 'balanced', 'full'];

/** Plans made-up trips to the atlas's cities, and judges the plans with code that they share nothing with. */
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
  report(
    judged,
    large.map(({ ms }) => ms),
  );
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
    moved: movedShare(made, plan, limits),
    ms,
    notes,
  };
}

const toInput = ({ trip, pois, pace, hoursOf, airportAt }: MadeTrip): PlannerInput =>
  toPlannerInput({ trip, pois, pace, hoursOf, airportAt });

function timed(input: PlannerInput, limits: PlanLimits): { plan: Plan; ms: number } {
  const begun = performance.now();
  const plan = planDays(input, limits);
  return { plan, ms: performance.now() - begun };
}

/** Deletes one of the visits and plans again, with all others where they were. */
function movedShare(made: MadeTrip, { visits }: Plan, limits: PlanLimits): number | undefined {
  const random = makeRandom(made.places.length + made.dates.length);
  const gone = visits[Math.floor(random() * visits.length)];
  const others = visits.filter((visit) => visit !== gone);
  if (!gone || others.length === 0) return undefined;
  const input = toInput({ ...made, pois: made.pois.filter(({ id }) => id !== gone.id) });
  const places = input.places.map((place) => {
    const former = others.find(({ id }) => id === place.id);
    return former ? { ...place, former: { day: former.day, startMin: former.startMin } } : place;
  });
  const again = planDays({ ...input, places }, limits).visits;
  const moved = others.filter(
    ({ id, day, startMin }) =>
      !again.some((now) => now.id === id && now.day === day && now.startMin === startMin),
  );
  return moved.length / others.length;
}

function report(judged: readonly Judged[], large: readonly number[]): void {
  const all = toFigures(judged);
  const columns = [
    all,
    ...PACES.map((pace) => toFigures(judged.filter(({ made }) => made.pace === pace))),
  ];
  const rows = Object.keys(all).map((name) =>
    [name, columns.map((figures) => toCell(figures[name]))].flat(),
  );
  printTable(['', 'all', ...PACES], rows);
  const largeMs = { median: rounded(median(large), 1), p95: rounded(quantile(large, 0.95), 1) };
  const load = rounded(loadavg()[0] ?? Number.NaN, 1);
  console.log(
    `${large.length} trips of ${LARGE.places} places on ${LARGE.days} days: median ${largeMs.median} ms, p95 ${largeMs.p95} ms; load of the machine ${load}`,
  );
  console.log(
    JSON.stringify({ ...all, largeMsMedian: largeMs.median, largeMsP95: largeMs.p95, load }),
  );
}

const toCell = (figure: number | undefined): number | string =>
  figure === undefined || Number.isNaN(figure) ? '' : figure;
