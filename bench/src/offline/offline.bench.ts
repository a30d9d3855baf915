import { parseArgs } from 'node:util';
import { findDestination } from '@ooo/atlas/destinations';
import { listSeasonCities } from '@ooo/atlas/seasons';
import { type Post, poster } from '../post.ts';
import { signIn, startProduct } from '../start-product.ts';
import { median, quantile, rounded } from '../stats.ts';
import { printTable } from '../table.ts';
import { UsageError } from '../usage-error.ts';

/** The requests for a trip, by the names of the columns. */
const ASKED = {
  weather: '/api/weather/batch',
  overview: '/api/destination-overview',
  packing: '/api/enhance-packing',
} as const;

interface Trip {
  readonly id: number;
  readonly destination: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** Asks for weather, overview and packing of each core city in each month of a year, without a network. */
async function benchOffline(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { year: { type: 'string', default: '2027' } } });
  if (!/^20\d\d$/u.test(values.year)) throw new UsageError('Give --year as 2027.');
  const product = await startProduct({ OFFLINE: 'on', MAX_TRIPS_PER_USER: '1000' });
  try {
    const post = poster(product.url, await signIn(product.url));
    const times: Record<keyof typeof ASKED, number[]> = { weather: [], overview: [], packing: [] };
    for (const trip of await makeTrips(post, values.year)) {
      const { id: tripId, destination, startDate, endDate } = trip;
      const stay = { tripId, city: destination, destination, startDate, endDate };
      const body = { ...stay, tripData: { id: tripId } };
      for (const [name, path] of Object.entries(ASKED) as [keyof typeof ASKED, string][]) {
        const begun = performance.now();
        const answer = await post(path, body);
        times[name].push(performance.now() - begun);
        if (Array.isArray(answer) && answer.length === 0)
          throw new Error(`There is no ${name} for ${destination} on ${startDate}.`);
      }
    }
    report(times);
  } finally {
    await product.stop();
  }
}

async function makeTrips(post: Post, year: string): Promise<Trip[]> {
  const trips: Trip[] = [];
  for (const code of listSeasonCities()) {
    const destination = findDestination(code)?.city ?? code;
    for (let month = 1; month <= 12; month += 1) {
      const days = `${year}-${String(month).padStart(2, '0')}`;
      const dates = { startDate: `${days}-08`, endDate: `${days}-14` };
      trips.push((await post('/api/trips', { destination, ...dates })) as Trip);
    }
  }
  return trips;
}

function report(times: Readonly<Record<string, number[]>>): void {
  const rows = Object.entries(times).map(([name, all]) => ({
    name,
    asked: all.length,
    first: rounded(all[0] ?? Number.NaN),
    median: rounded(median(all)),
    p99: rounded(quantile(all, 0.99)),
    longest: rounded(Math.max(...all.slice(1))),
  }));
  const headings = ['', 'asked', 'first ms', 'median', 'p99', 'longest after it'];
  printTable(
    headings,
    rows.map((row) => Object.values(row)),
  );
  console.log(JSON.stringify(rows));
}

await benchOffline(process.argv.slice(2));
