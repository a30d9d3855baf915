import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../product/browser.ts';
import { Product } from '../product/product.ts';
import { noteBaseMap, readOpening, type Opening } from './base-map-opening.ts';
import { listDrawnCities, type DrawnCity } from './drawn-cities.ts';

const START_DATE = '2027-05-10';
const END_DATE = '2027-05-14';

interface CityOpenings {
  readonly city: DrawnCity;
  readonly openings: readonly Opening[];
}

type Cookies = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** Signs a traveller in and makes a trip to each city, without a place on it: its map shows the city. */
async function makeTrips(
  browser: Browser,
  url: string,
  cities: readonly DrawnCity[],
): Promise<{ readonly cookies: Cookies; readonly tripIds: ReadonlyMap<string, number> }> {
  const context = await browser.newContext();
  const post = async (path: string, data: object) => context.request.post(url + path, { data });
  await post('/api/login/local', { email: 'map@example.com', name: 'Map' });
  await post('/api/invite-check', { code: 'ALLBLUE' });
  const tripIds = new Map<string, number>();
  for (const { code, name } of cities) {
    const trip = { destination: name, startDate: START_DATE, endDate: END_DATE };
    const made = await (await post('/api/trips', trip)).text();
    const id = /"id":(\d+)/.exec(made)?.[1];
    if (id === undefined) throw new Error(`There is no trip to ${name}: ${made}`);
    tripIds.set(code, Number(id));
  }
  const cookies = await context.storageState();
  await context.close();
  return { cookies, tripIds };
}

/** Opens the trip in a browser that has kept nothing. */
async function openCity(
  browser: Browser,
  cookies: Cookies,
  tripUrl: string,
  city: DrawnCity,
): Promise<Opening> {
  const context = await browser.newContext({ viewport, storageState: cookies });
  try {
    const page = await context.newPage();
    await noteBaseMap(page);
    await page.goto(tripUrl);
    const opening = await readOpening(page);
    if (!opening.files.some((file) => file.startsWith(`city-${city.code}-`))) {
      throw new Error(`The map of ${city.name} does not show it: ${opening.files.join(', ')}`);
    }
    return opening;
  } finally {
    await context.close();
  }
}

/** By the nearest rank. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function summarize(numbers: readonly number[]) {
  return {
    median: quantile(numbers, 0.5),
    p95: quantile(numbers, 0.95),
    largest: quantile(numbers, 1),
  };
}

function toRow({ city, openings }: CityOpenings) {
  const median = (what: 'paintMs' | 'openMs' | 'bytes'): number =>
    quantile(
      openings.map((opening) => opening[what]),
      0.5,
    );
  return {
    city: city.name,
    paintMs: Math.round(median('paintMs')),
    openMs: Math.round(median('openMs')),
    kilobytes: Math.round(median('bytes') / 100) / 10,
    files: openings[0]?.files.length ?? 0,
  };
}

function report(all: readonly CityOpenings[]): void {
  const rows = all.map(toRow);
  for (const { city, paintMs, openMs, kilobytes, files } of rows) {
    const columns = [`${paintMs} ms`, `${openMs} ms`, `${kilobytes} kB`, `${files} files`];
    const text = columns.map((column) => column.padStart(10)).join('');
    process.stdout.write(`${city.padEnd(18)}${text}\n`);
  }
  const list = (what: 'paintMs' | 'openMs' | 'kilobytes') => rows.map((row) => row[what]);
  const result = {
    cities: rows.length,
    openings: all.flatMap(({ openings }) => openings).length,
    paintMs: summarize(list('paintMs')),
    openMs: summarize(list('openMs')),
    kilobytes: summarize(list('kilobytes')),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    city: { type: 'string' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
  },
});
const viewport = { width: Number(values.width), height: Number(values.height) };
const cities = listDrawnCities().filter(
  ({ code }) => values.city === undefined || code === values.city,
);
const product = await Product.start({ MAX_TRIPS_PER_USER: '1000' });
const browser = await chromium.launch(await launchOptions());
try {
  const { cookies, tripIds } = await makeTrips(browser, product.url, cities);
  const all: CityOpenings[] = [];
  for (const city of cities) {
    const openings: Opening[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const tripUrl = `${product.url}/trip/${tripIds.get(city.code)}`;
      openings.push(await openCity(browser, cookies, tripUrl, city));
    }
    all.push({ city, openings });
  }
  report(all);
} finally {
  await browser.close();
  await product.dispose();
}
