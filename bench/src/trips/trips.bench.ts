import { parseArgs } from 'node:util';
import { planViolations } from '@ooo/domain/scheduling/plan-violations';
import { planDays } from '@ooo/domain/scheduling/planner';
import { mean, median, quantile, rounded } from '../stats.ts';
import { UsageError } from '../usage-error.ts';
import { randomTrip } from './random-trip.ts';

/** Plans made-up trips, checks every promise of the planner on each, and says how long a plan takes. */
export function benchTrips(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      trips: { type: 'string', default: '100' },
      places: { type: 'string', default: '30' },
      days: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [trips, places, days, seed] = [values.trips, values.places, values.days, values.seed].map(
    Number,
  );
  if (!trips || !places || !days || seed === undefined)
    throw new UsageError('Give whole numbers above 0.');
  const times: number[] = [];
  const placed: number[] = [];
  const violations: string[] = [];
  for (let index = 0; index < trips; index += 1) {
    const input = randomTrip(seed + index, places, days);
    const begun = performance.now();
    const plan = planDays(input);
    times.push(performance.now() - begun);
    placed.push(plan.visits.length / places);
    violations.push(...planViolations(input, plan).map((text) => `trip ${seed + index}: ${text}`));
  }
  for (const violation of violations) console.log(violation);
  console.log(`${trips} trips of ${places} places on ${days} days from seed ${seed}`);
  console.log(
    JSON.stringify({
      trips,
      places,
      days,
      msMedian: rounded(median(times)),
      msP95: rounded(quantile(times, 0.95)),
      msFirst: rounded(times[0] ?? Number.NaN),
      placedShare: rounded(mean(placed)),
      violations: violations.length,
    }),
  );
  if (violations.length > 0) process.exitCode = 1;
}
