import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Person } from '../abuse/person.ts';
import { makeCityTrip } from '../plans/made-trip.ts';
import type { MadeTrip } from '../plans/made-trip.types.ts';
import { startProduct } from '../start-product.ts';
import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { UsageError } from '../usage-error.ts';

const SIZE = { places: 60, days: 14 };
const READ_EVERY_MS = 20;
const BATCH = 20;
/** How many travellers plan at the same time. */
const CROWDS = [0, 1, 2, 8];

interface Planner {
  readonly person: Person;
  readonly tripIds: readonly number[];
}

/** Plans trips of 60 places on 14 days over HTTP, with more and more travellers at once, while another one reads a trip. */
async function benchPlanLoad(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seconds: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
  });
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
  if (!Number.isInteger(seed) || !(seconds > 0))
    throw new UsageError('Give --seconds 10 --seed 1.');
  const product = await startProduct({ HOST: '127.0.0.1' });
  try {
    const planners: Planner[] = [];
    for (let index = 0; index < Math.max(...CROWDS); index += 1)
      planners.push(await makePlanner(product.url, index, seed));
    const reader = await makePlanner(product.url, planners.length, seed);
    await planFor(planners.slice(0, 2), AbortSignal.timeout(3000)); // The threads start.
    const lines = [];
    for (const crowd of CROWDS) {
      const end = AbortSignal.timeout(seconds * 1000);
      const [plans, reads] = await Promise.all([
        planFor(planners.slice(0, crowd), end),
        readFor(reader, end),
      ]);
      lines.push({
        planners: crowd,
        plans: plans.length,
        planP50Ms: rounded(median(plans), 1),
        planP95Ms: rounded(quantile(plans, 0.95), 1),
        reads: reads.length,
        readP50Ms: rounded(median(reads), 1),
        readP95Ms: rounded(quantile(reads, 0.95), 1),
        load: rounded(loadavg()[0] ?? Number.NaN, 1),
      });
    }
    printTable(
      Object.keys(lines[0] ?? {}),
      lines.map((line) => Object.values(line).map((one) => (Number.isNaN(one) ? '' : one))),
    );
    console.log(JSON.stringify(lines));
  } finally {
    await product.stop();
  }
}

/** A traveller with three trips to different cities. */
async function makePlanner(url: string, index: number, seed: number): Promise<Planner> {
  const person = new Person(url, `127.0.0.${10 + index}`);
  await person.signIn(`planner-${index}@example.com`);
  const tripIds: number[] = [];
  for (let trip = 0; trip < 3; trip += 1) {
    const made = makeCityTrip(seed + 3 * index + trip, SIZE);
    tripIds.push(await saveTrip(person, made));
  }
  return { person, tripIds };
}

async function saveTrip(person: Person, { city, trip, pois }: MadeTrip): Promise<number> {
  const { id } = await person.make<{ id: number }>('POST', '/api/trips', {
    body: JSON.stringify({ destination: city.city, arrivalAirport: city.airports[0], ...trip }),
  });
  for (let from = 0; from < pois.length; from += BATCH) {
    const batch = pois
      .slice(from, from + BATCH)
      .map((poi, at) => [at, { json: Object.assign({}, poi, { tripId: id, id: undefined }) }]);
    const path = `/trpc/${batch.map(() => 'pois.create').join(',')}?batch=1`;
    await person.make('POST', path, { body: JSON.stringify(Object.fromEntries(batch)) });
  }
  return id;
}

/** Each plans one trip after the other until the end; milliseconds of every request. */
async function planFor(planners: readonly Planner[], end: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  const plan = async ({ person, tripIds }: Planner): Promise<void> => {
    for (let turn = 0; !end.aborted; turn += 1) {
      const path = `/api/trips/${tripIds[turn % tripIds.length]}/auto-plan`;
      const { status, text, ms } = await person.send('POST', path, { body: '{}' });
      if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
      times.push(ms);
    }
  };
  await Promise.all(planners.map(plan));
  return times;
}

/** A read every 20 ms until the end, whether or not the last answer has come. */
async function readFor({ person, tripIds }: Planner, end: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const read = async (): Promise<void> => {
    const { status, ms } = await person.send('GET', `/api/trips/${tripIds[0]}`);
    if (status !== 200) throw new Error(`A read answers ${status}.`);
    times.push(ms);
  };
  while (!end.aborted) {
    asked.push(read());
    await sleep(READ_EVERY_MS);
  }
  await Promise.all(asked);
  return times;
}

await benchPlanLoad(process.argv.slice(2));
